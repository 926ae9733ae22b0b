import { messages } from '../../shared/messages.ts'

export const legalHoldRefusals = messages({
  hold_spans_a_month: {
    es: 'Una retención cubre 31 días como máximo. Elige menos tiempo, o pide varias.',
    en: 'A hold covers 31 days at most. Choose a shorter time, or ask for several holds.',
  },
  hold_finds_nothing: {
    es: 'No hay nada que retener en esas fechas.',
    en: 'There is nothing to hold on those dates.',
  },
  hold_until: {
    es: 'Elige una fecha de mañana a dos años.',
    en: 'Choose a date from tomorrow to two years ahead.',
  },
  hold_over: { es: 'Esta retención ya terminó.', en: 'This hold is over already.' },
  hold_agreed_already: { es: 'Otra persona ya lo aceptó.', en: 'Another person has already agreed.' },
  hold_needs_another: {
    es: 'Otra persona de la administración debe aceptarlo. Si no hay otra, lo acepta un super administrador.',
    en: 'Another person of the administration must agree. If there is none, a super administrator agrees.',
  },
})
