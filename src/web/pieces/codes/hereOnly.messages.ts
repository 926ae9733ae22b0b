import { messages } from '../../../shared/messages.ts'

export const hereOnlyMessages = messages({
  warning: {
    es: (host: string) =>
      `Este enlace usa ${host}, que solo sirve en esta computadora. Antes de enviarlo, abre Garita con la dirección de las demás personas.`,
    en: (host: string) =>
      `This link uses ${host}, which works only on this computer. Before you send it, open Garita at the address that other people use.`,
  },
})
