/** Who of a unit may answer a guard. */
import { messages } from '../../shared/messages.ts'

export const whoAnswersTexts = messages({
  title: {
    es: (unit: string) => `Quién puede autorizar en ${unit}`,
    en: (unit: string) => `Who may authorize in ${unit}`,
  },
  nobody: {
    es: 'Nadie de esta unidad puede autorizar ahora. Llama a la administración.',
    en: 'Nobody of this unit may authorize now. Call the administration.',
  },
  cannot: { es: 'No pueden autorizar:', en: 'They may not authorize:' },
  phones_of: { es: (unit: string) => `Teléfonos de ${unit}`, en: (unit: string) => `Phones of ${unit}` },
  phones_hint: {
    es: 'Se ven durante un minuto, y queda escrito que los viste.',
    en: 'They show for a minute, and it is written down that you saw them.',
  },
  no_phones: { es: 'No hay teléfonos de esta unidad.', en: 'There are no phones of this unit.' },
  why: { es: 'Motivo para verlos', en: 'Why you look at them' },
  why_hint: {
    es: 'Nadie espera a esta unidad. La administración cuenta estas consultas.',
    en: 'No one waits for this unit. The administration counts these looks.',
  },
  administration_title: {
    es: 'La administración responde por esta unidad',
    en: 'The administration answers for this unit',
  },
  administration: { es: 'la administración, en la aplicación', en: 'the administration, in the app' },
  app: { es: 'en la aplicación y por teléfono', en: 'in the app and by phone' },
  later: {
    es: 'en la aplicación, después de 30 segundos, y por teléfono',
    en: 'in the app, after 30 seconds, and by phone',
  },
  quiet: { es: 'por teléfono; ahora su aplicación no suena', en: 'by phone; their app does not ring now' },
  never: { es: 'por teléfono; su aplicación no suena', en: 'by phone; their app does not ring' },
  nobody_rung: {
    es: 'Ahora no le suena a nadie de esta unidad: llama por teléfono.',
    en: 'Nobody of this unit is rung now: call them by phone.',
  },
  nobody_reached: {
    es: 'Ahora no le suena a nadie de esta unidad, y no hay teléfono. Verán la solicitud cuando abran la aplicación.',
    en: 'Nobody of this unit is rung now, and there is no phone number. They see the request when they open the app.',
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
    es: 'Quien no aparece aquí no puede autorizar por esta unidad.',
    en: 'People who are not listed here may not authorize for this unit.',
  },
})
