import { messages } from '../../shared/messages.ts'

export const myPassTexts = messages({
  open: { es: 'Mi pase', en: 'My pass' },
  lives: { es: (unit: string) => `Vives en ${unit}`, en: (unit: string) => `You live in ${unit}` },
  guest: { es: (unit: string) => `Huésped en ${unit}`, en: (unit: string) => `Guest in ${unit}` },
  until: { es: (day: string) => `hasta ${day}`, en: (day: string) => `until ${day}` },
  show: {
    es: 'Muéstralo en la caseta. Es solo tuyo: no lo envíes.',
    en: 'Show it at the gate. It is yours alone: do not send it.',
  },
  renew: { es: 'Crear otro código', en: 'Create another code' },
  renew_title: { es: '¿Crear otro código?', en: 'Create another code?' },
  renew_text: {
    es: 'El código actual deja de servir de inmediato. Hazlo si otra persona tiene una foto de él.',
    en: 'The current code stops working at once. Do this if another person has a picture of it.',
  },
  renewed: { es: 'Este es tu código nuevo', en: 'This is your new code' },
  renew_failed: { es: 'No se pudo crear otro código', en: 'Another code could not be created' },
})
