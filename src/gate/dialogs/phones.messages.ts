import { messages } from '../../shared/messages.ts'

export const phonesTexts = messages({
  show: { es: (unit: string) => `Teléfonos de ${unit}`, en: (unit: string) => `Phones of ${unit}` },
  hint: {
    es: 'Se ven durante un minuto, y queda escrito que los viste.',
    en: 'They show for a minute, and it is written down that you saw them.',
  },
  covered_in: {
    es: (seconds: number) => `Se ocultan en ${seconds} s`,
    en: (seconds: number) => `Hidden in ${seconds} s`,
  },
  none: { es: 'No hay teléfonos de esta casa.', en: 'There are no phones of this home.' },
  resident: { es: 'Residente', en: 'Resident' },
  hours: {
    es: (from: string, until: string) => `de ${from} a ${until}`,
    en: (from: string, until: string) => `${from} to ${until}`,
  },
  why: { es: 'Para qué los ves', en: 'Why you look at them' },
  why_hint: {
    es: 'Nadie espera aquí a esta casa. La administración ve cuántas veces los miras.',
    en: 'No one waits here for this home. The administration sees how often you look.',
  },
})
