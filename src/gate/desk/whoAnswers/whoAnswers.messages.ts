import { messages } from '../../../shared/messages.ts'

export const whoAnswersTexts = messages({
  title: {
    es: (unit: string) => `Quién puede autorizar en ${unit}`,
    en: (unit: string) => `Who may authorize in ${unit}`,
  },
  nobody: {
    es: 'Nadie de esta casa puede autorizar ahora. Llama a la administración.',
    en: 'Nobody of this home may authorize now. Call the administration.',
  },
  cannot: { es: 'No pueden autorizar:', en: 'They may not authorize:' },
  administration_title: {
    es: 'La administración responde por esta unidad',
    en: 'The administration answers for this unit',
  },
  administration: { es: 'la administración, en la app', en: 'the administration, in the app' },
  app: { es: 'en la app y por teléfono', en: 'in the app and by phone' },
  later: {
    es: 'en la app, después de 30 segundos, y por teléfono',
    en: 'in the app, after 30 seconds, and by phone',
  },
  quiet: { es: 'por teléfono; ahora su app no suena', en: 'by phone; their app does not ring now' },
  never: { es: 'por teléfono; su app no suena', en: 'by phone; their app does not ring' },
  nobody_rung: {
    es: 'Ahora la app no le suena a nadie de esta casa: llama por teléfono.',
    en: 'The app rings for nobody of this home now: call them by phone.',
  },
  nobody_reached: {
    es: 'Ahora la app no le suena a nadie de esta casa, y no hay teléfono. Verán la solicitud cuando abran la app.',
    en: 'The app rings for nobody of this home now, and there is no phone number. They see the request when they open the app.',
  },
  phone: { es: 'por teléfono', en: 'by phone' },
  hours: {
    es: (from: string, until: string) => `de ${from} a ${until}`,
    en: (from: string, until: string) => `${from} to ${until}`,
  },
  on_hold: { es: 'cuenta en revisión', en: 'account on hold' },
  phone_before_start: {
    es: 'por teléfono; todavía no ha entrado a su cuenta',
    en: 'by phone; has not signed in yet',
  },
  not_started: { es: 'todavía no ha entrado a su cuenta', en: 'has not signed in yet' },
  not_approved: { es: 'cuenta sin aprobar', en: 'account not approved yet' },
  not_allowed: { es: 'no tiene permiso para autorizar', en: 'has no permission to authorize' },
  others: {
    es: 'Quien no está en esta lista no puede autorizar.',
    en: 'People who are not on this list may not authorize.',
  },
})
