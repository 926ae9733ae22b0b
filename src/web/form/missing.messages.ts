/** One sentence for each field that a dialog misses, by the field's path. */
import { messages } from '../../shared/messages.ts'

export const missingTexts: Record<string, { es: string; en: string }> = messages({
  name: { es: 'Falta el nombre', en: 'The name is missing' },
  full_name: { es: 'Falta el nombre', en: 'The name is missing' },
  last_name: { es: 'Falta el apellido', en: 'The last name is missing' },
  unit_number: { es: 'Falta la unidad', en: 'The unit is missing' },
  condominium_id: { es: 'Falta el condominio', en: 'The condominium is missing' },
  id_document: { es: 'Falta el documento', en: 'The document is missing' },
  document_seen: { es: 'Falta ver el documento', en: 'The document was not seen' },
  vehicle_plate: { es: 'Falta la placa', en: 'The plate is missing' },
  plate: { es: 'Falta la placa', en: 'The plate is missing' },
  company: { es: 'Falta la empresa', en: 'The company is missing' },
  email: { es: 'Falta el correo', en: 'The e-mail is missing' },
  phone_number: { es: 'Falta el teléfono', en: 'The phone is missing' },
  telephone: { es: 'Falta el teléfono', en: 'The phone is missing' },
  password: { es: 'Falta la contraseña', en: 'The password is missing' },
  code: { es: 'Falta el código', en: 'The code is missing' },
  reason: { es: 'Falta el motivo', en: 'The reason is missing' },
  purpose: { es: 'Falta el motivo', en: 'The reason is missing' },
  authorized_by: { es: 'Falta el nombre', en: 'The name is missing' },
  handed_to: { es: 'Falta el nombre', en: 'The name is missing' },
  badge: { es: 'Falta el gafete', en: 'The badge is missing' },
  address: { es: 'Falta la dirección', en: 'The address is missing' },
  tower: { es: 'Falta la torre', en: 'The tower is missing' },
  until_day: { es: 'Falta el día', en: 'The day is missing' },
})
