import { messages } from '../shared/messages.ts'

export const partyPageTexts = messages({
  guest: { es: 'Tu nombre y apellido', en: 'Your first and last name' },
  guest_needed: { es: 'Escribe tu nombre y apellido.', en: 'Type your first and last name.' },
  each: {
    es: 'Cada persona pide su propio pase con su nombre. Lo ven quien te invita y la caseta.',
    en: 'Each person asks for their own pass with their name. Your host and the gate see it.',
  },
  ask: { es: 'Pedir mi pase', en: 'Get my pass' },
  mine: { es: (name: string) => `Tu pase está listo, ${name}.`, en: (name: string) => `Your pass is ready, ${name}.` },
  open_pass: { es: 'Abrir mi pase', en: 'Open my pass' },
  full: { es: 'Ya no hay lugares', en: 'No places are left' },
  full_text: {
    es: 'Ya no hay lugares con este enlace. Habla con quien te invitó.',
    en: 'No places are left with this link. Talk to the person who invited you.',
  },
  ended: { es: 'Este enlace ya no sirve', en: 'This link no longer works' },
  ended_text: { es: 'Habla con quien te invitó.', en: 'Talk to the person who invited you.' },
  failed: { es: 'No pudimos abrir la invitación', en: 'We could not open the invitation' },
})
