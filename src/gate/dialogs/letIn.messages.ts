import { messages } from '../../shared/messages.ts'

export const letInTexts = messages({
  override: { es: 'Dejar pasar con motivo', en: 'Let in with a reason' },
  by_phone: { es: 'Ya llamé y dijo que sí', en: 'I called, they said yes' },
  close_stay: { es: 'Cerrar estancia anterior', en: 'Close the earlier stay' },
  reason: { es: 'Motivo', en: 'Reason' },
  reason_hint: {
    es: 'Queda en la bitácora con tu nombre, y la casa lo ve.',
    en: 'The log keeps it with your name, and the home sees it.',
  },
  who: { es: '¿Quién dijo que sí?', en: 'Who said yes?' },
  who_hint: { es: 'Nombre de quien contestó', en: 'Name of the person who answered' },
  submit: { es: 'Registrar entrada', en: 'Record entry' },
})
