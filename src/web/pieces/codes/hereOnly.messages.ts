import { messages } from '../../../shared/messages.ts'

export const hereOnlyMessages = messages({
  warning: {
    es: (host: string) =>
      `Este enlace usa ${host}, una dirección que solo sirve en esta computadora. Antes de entregarlo, abre Garita con la dirección que usarán las personas.`,
    en: (host: string) =>
      `This link uses ${host}, an address that works on this computer only. Before you hand it on, open Garita at the address that people will use.`,
  },
})
