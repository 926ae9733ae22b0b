import { messages } from '../shared/messages.ts'

export const auditRefusals = messages({
  audit_is_append_only: { es: 'La bitácora de cambios no se puede cambiar.', en: 'The change log cannot be changed.' },
})
