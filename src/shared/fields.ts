/** Field schemas that several slices share, and the texts for problems of a field. */
import { z } from 'zod'
import { inOneAlphabet } from './lookAlikes.ts'
import { languages, messages } from './messages.ts'

export const fieldProblems = messages({
  required: { es: 'Este campo es obligatorio', en: 'This field is required' },
  too_short: { es: 'Es demasiado corto', en: 'It is too short' },
  too_long: { es: 'Es demasiado largo', en: 'It is too long' },
  email: { es: 'Escribe un correo válido, por ejemplo ana@correo.com', en: 'Enter a valid e-mail, like ana@mail.com' },
  phone: { es: 'Escribe un teléfono válido (7 a 15 dígitos)', en: 'Enter a valid phone number (7 to 15 digits)' },
  password_short: { es: 'Usa al menos 10 caracteres', en: 'Use at least 10 characters' },
  password_common: { es: 'Esa contraseña es muy común; elige otra', en: 'That password is too common; choose another' },
  time_zone: { es: 'Elige una zona horaria de la lista', en: 'Choose a time zone from the list' },
  plate: { es: 'Escribe la placa, de 3 a 15 letras y números', en: 'Enter the plate, 3 to 15 letters and digits' },
  moment: { es: 'Escribe una fecha válida', en: 'Enter a valid date' },
  hour: { es: 'Escribe una hora válida', en: 'Enter a valid time' },
  until_before_from: { es: 'Debe ser después del inicio', en: 'It must be after the beginning' },
  visit_too_long: { es: 'Una visita dura a lo más 366 días', en: 'A visit lasts 366 days at most' },
  period_too_long: { es: 'Elige como máximo 366 días', en: 'Choose at most 366 days' },
  hours_both: { es: 'Escribe las dos horas, o ninguna', en: 'Enter both times, or neither' },
  hours_equal: { es: 'Las dos horas no pueden ser iguales', en: 'The two times cannot be the same' },
  number_range: { es: 'El número está fuera de lo permitido', en: 'The number is out of range' },
  year_range: {
    es: 'Escribe un año desde 1950 hasta el próximo, o déjalo vacío',
    en: 'Enter a year from 1950 to next year, or leave it empty',
  },
  unknown: { es: 'Este campo no se conoce', en: 'This field is not known' },
  pass_like: {
    es: 'Esto lo escribió un lector de códigos: escribe el nombre o el texto',
    en: 'A code reader wrote this: type the name or the text',
  },
  invalid: { es: 'El valor no es válido', en: 'The value is not valid' },
})

export type FieldProblemCode = keyof typeof fieldProblems

/** What is wrong with each field, by its path: the first problem found. What was not given at all is missing. */
export function problemsOf(error: z.ZodError): Record<string, string> {
  const found: Record<string, string> = {}
  for (const { path, message, code } of error.issues) {
    const problem = code === 'invalid_type' ? 'required' : message in fieldProblems ? message : 'invalid'
    found[path.join('.')] ??= problem
  }
  return found
}

/** In texts of several lines the joiners and variants of emoji stay, because they are visible there. */
const unseenInTexts = /[[\p{Default_Ignorable_Code_Point}\p{Cf}]--[\u200d\ufe0e\ufe0f]]/gv
const unseen = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu

const without = (signs: RegExp) => (text: string) => text.replace(/[\p{Cc}\p{Cs}]+/gu, ' ').replace(signs, '')

/**
 * Removes control characters, lone surrogates (which PostgreSQL refuses) and invisible or direction-changing characters: names that look
 * alike must be found alike. Removed and not refused, because users paste them without knowing.
 */
export const legible = without(unseen)

/** One line of text, trimmed. */
function line(longest: number) {
  return z
    .string()
    .transform((text) => inOneAlphabet(legible(text)).trim())
    .pipe(z.string().max(longest, 'too_long'))
}

/** A name without a visible character would be an empty line on the guard's screen. */
const somethingVisible = /[[\p{L}\p{N}\p{P}\p{S}]--\p{Default_Ignorable_Code_Point}]/v

export const requiredLine = (longest: number) => line(longest).pipe(z.string().regex(somethingVisible, 'required'))

/** How a pass begins, also from a reader with the layout of another keyboard. */
export const beginsLikePass = (text: string) => /^g1[:ñ]\S/iu.test(text)

/** A line that a person types, never a reader. */
export const typedLine = (longest: number) => requiredLine(longest).refine((text) => !beginsLikePass(text), 'pass_like')

/** An optional line: text without a visible character becomes null, so that "not given" has one form in the database. */
export const optionalLine = (longest: number) =>
  line(longest)
    .transform((text) => (somethingVisible.test(text) ? text : null))
    .nullable()
    .default(null)

/** Several lines, kept as typed, except invisible characters. */
export const optionalText = (longest: number) =>
  z
    .string()
    .transform((text) => text.split(/\r?\n/).map(without(unseenInTexts)).join('\n').trim())
    .pipe(z.string().max(longest, 'too_long'))
    .transform((text) => (somethingVisible.test(text) ? text : null))
    .nullable()
    .default(null)

export const id = z.uuid('invalid').transform((text) => text.toLowerCase())

/** PostgreSQL has no year 0, and no time zone 16 hours from UTC. */
/** How often a thing was changed, as a form had seen it. */
export const revision = z.int().min(1).max(2_147_483_647)

export const hasYear = (written: string) => !written.startsWith('0000')
export const moment = z.iso
  .datetime({ offset: true })
  .refine((written) => hasYear(written) && !/[+-](1[6-9]|2\d):?\d\d$/.test(written), 'moment')

export const email = z
  .string()
  .transform((text) => text.trim().toLowerCase())
  .pipe(z.string().min(1, 'required').max(254, 'too_long').pipe(z.email('email')))

const phoneShape = /^\+?[0-9(][0-9 ().-]{5,26}$/
const phoneDigits = (text: string) => text.replace(/\D/g, '').length

export const optionalPhone = optionalLine(30).refine(
  (text) => text === null || (phoneShape.test(text) && phoneDigits(text) >= 7 && phoneDigits(text) <= 15),
  'phone',
)

/** "a-1" and "A-1" are the same unit. */
export const unitNumber = requiredLine(20).transform((text) => text.replace(/\s+/g, ' ').toUpperCase())

/** The language of a downloaded file: that of the user's screen. */
export const language = z.enum(languages)

export const fullName = typedLine(120)
export const searchText = line(100).default('')
export const cursor = z.string().max(200).optional()

export const page = <Item extends z.ZodType>(item: Item) =>
  z.strictObject({ items: z.array(item), next: z.string().nullable() })

/** A box of choices offers as many; whether there are more is known by one beyond them. */
export const mostChoices = 100

/** Above it a list shows "1000+": counting further would cost more than the number is worth. */
export const mostCounted = 1000

/** A page with the number of rows on all pages, at most `mostCounted` + 1. */
export const countedPage = <Item extends z.ZodType>(item: Item) => page(item).extend({ total: z.int() })

/** A condominium as a thing that happened there names it: times are told in its time zone. */
export const condominiumThere = z.strictObject({ id: z.uuid(), name: z.string(), time_zone: z.string() })
