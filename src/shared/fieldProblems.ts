import type { z } from 'zod'
import { messages } from './messages.ts'

export const fieldProblems = messages({
  required: { es: 'Falta este dato', en: 'This is missing' },
  too_short: { es: 'Es demasiado corto', en: 'It is too short' },
  too_long: { es: 'Es demasiado largo', en: 'It is too long' },
  email: { es: 'Escribe un correo válido, por ejemplo ana@correo.com', en: 'Enter a valid e-mail, like ana@mail.com' },
  web_address: {
    es: 'Debe empezar con https://',
    en: 'It must begin with https://',
  },
  private_address: {
    es: 'Es una dirección de una red privada',
    en: 'It is an address in a private network',
  },
  phone: { es: 'Escribe un teléfono válido (7 a 15 dígitos)', en: 'Enter a valid phone number (7 to 15 digits)' },
  password_short: { es: 'Usa al menos 10 caracteres', en: 'Use at least 10 characters' },
  password_common: { es: 'Esa contraseña es muy común; elige otra', en: 'That password is too common; choose another' },
  time_zone: { es: 'Elige una zona horaria de la lista', en: 'Choose a time zone from the list' },
  plate: { es: 'Escribe la placa, de 3 a 15 letras y números', en: 'Enter the plate, 3 to 15 letters and digits' },
  moment: { es: 'Escribe una fecha válida', en: 'Enter a valid date' },
  hour: { es: 'Escribe una hora válida', en: 'Enter a valid time' },
  until_before_from: { es: 'Debe ser después del inicio', en: 'It must be after the beginning' },
  visit_too_long: { es: 'Una visita puede durar 366 días como máximo', en: 'A visit can last 366 days at most' },
  period_too_long: { es: 'Elige 366 días como máximo', en: 'Choose 366 days at most' },
  hours_both: { es: 'Escribe las dos horas, o ninguna', en: 'Enter both times, or neither' },
  hours_equal: { es: 'Las dos horas no pueden ser iguales', en: 'The two times cannot be the same' },
  number_range: { es: 'Está fuera de lo permitido', en: 'It is out of range' },
  unknown: { es: 'Este campo no se conoce', en: 'This field is not known' },
  pass_like: {
    es: 'Esto es un código. Escribe el texto',
    en: 'This is a code. Type the text',
  },
  more_names: {
    es: 'Hay más nombres que acompañantes',
    en: 'There are more names than companions',
  },
  invalid: { es: 'No es válido', en: 'It is not valid' },
})

export type FieldProblemCode = keyof typeof fieldProblems

export function problemsOf(error: z.ZodError): Record<string, string> {
  const found: Record<string, string> = {}
  for (const { path, message, code } of error.issues) {
    const problem = code === 'invalid_type' ? 'required' : message in fieldProblems ? message : 'invalid'
    found[path.join('.')] ??= problem
  }
  return found
}
