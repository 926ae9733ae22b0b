/** Why the server refuses an act on holds. */
import { messages } from '../../shared/messages.ts'

export const holdRefusals = messages({
  hold_spans_a_month: {
    es: 'Se retienen a lo más 31 días de registro. Elige menos tiempo, o pide varias retenciones.',
    en: 'At most 31 days of the log are held. Choose a shorter time, or ask for several holds.',
  },
  hold_finds_nothing: {
    es: 'En ese tiempo no hay líneas que retener.',
    en: 'There are no lines to hold in that time.',
  },
  hold_until: {
    es: 'La fecha va después de hoy y a lo más en dos años.',
    en: 'The date comes after today, and within two years.',
  },
  hold_over: { es: 'Esta retención ya terminó.', en: 'This hold is over already.' },
  hold_agreed_already: { es: 'Otra persona ya estuvo de acuerdo.', en: 'Another person agreed already.' },
  hold_needs_another: {
    es: 'Debe estar de acuerdo otra persona de la administración; un super administrador, solo donde no la hay.',
    en: 'Another person of the administration must agree; a super administrator only where there is none.',
  },
})
