/** The texts of the form of an unannounced arrival; `arrivalTexts` has the words of its kinds. */
import { messages } from '../../shared/messages.ts'

export const arrivalDialogTexts = messages({
  unit: { es: 'Unidad', en: 'Unit' },
  choose_unit: { es: 'Escribe o elige la unidad', en: 'Type or choose the unit' },
  submit: { es: 'Solicitar Aprobación', en: 'Request approval' },
  no_units: { es: 'Ninguna unidad coincide', en: 'No unit matches' },
  likely: { es: 'Unidades probables', en: 'Likely units' },
  expects: { es: (unit: string) => `${unit}, espera entrega`, en: (unit: string) => `${unit}, expects a delivery` },
  expecting: { es: 'La caja quiere decir que espera una entrega.', en: 'The box means that it expects a delivery.' },
  name: { es: 'Nombre', en: 'First name' },
  last_name: { es: 'Apellido', en: 'Last name' },
  document: { es: 'Documento', en: 'Document' },
  phone: { es: 'Teléfono', en: 'Phone' },
  more: { es: 'Teléfono, cuántos vienen, motivo', en: 'Phone, how many people, reason' },
  reason: { es: 'Motivo de la visita', en: 'Reason for the visit' },
})
