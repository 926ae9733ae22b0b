/** Columns that exist only in the export of reservations. */
import { messages } from '../shared/messages.ts'

export const reservationFileTexts = messages({
  begins: { es: 'Hora de inicio', en: 'Start time' },
  ends: { es: 'Hora de fin', en: 'End time' },
  unit: { es: 'Unidad', en: 'Unit' },
})
