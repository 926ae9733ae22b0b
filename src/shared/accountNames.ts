/** People sign in by an e-mail, which is optional for people whom an administration adds, or by a user name. */
import { z } from 'zod'
import { email } from './fields.ts'

export const optionalEmail = z
  .string()
  .nullable()
  .default(null)
  .transform((text) => text?.trim().toLowerCase() || null)
  .refine((text) => text === null || text.length <= 254, 'too_long')
  .refine((text) => text === null || email.safeParse(text).success, 'email')

const longest = 32

export const username = z
  .string()
  .transform((text) => text.trim().toLowerCase())
  .pipe(
    z
      .string()
      .min(1, 'required')
      .regex(/^[a-z][a-z0-9._-]{2,31}$/, 'invalid'),
  )

/** Given names that are often the second of two, so that the next word is the surname. */
const secondNames = new Set(
  'alberto alejandra alejandro alicia angel antonia antonio beatriz carlos carmen cecilia cristina daniel david eduardo elena enrique ernesto esther eugenia felipe fernanda fernando francisco gabriel gabriela guadalupe guillermo ignacio isabel jaime javier jesus jose josefina juan julia lourdes lucia luis luisa luz manuel margarita maria marta martha miguel pablo patricia paula pedro pilar rafael ramon ricardo roberto rodrigo rosa sofia teresa veronica victoria'.split(
    ' ',
  ),
)
const particles = new Set(['da', 'de', 'del', 'do', 'el', 'la', 'las', 'los', 'san', 'van', 'von'])

/** The first of two surnames is in use: "Ernesto Núñez Salas" may become ernesto.nunez, "María José Núñez" maria.nunez. */
export function usernameFrom(fullName: string, taken: ReadonlySet<string> = new Set()): string {
  const words = fullName
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word.length > 1 && !particles.has(word))
  const [given, ...others] = words
  const surnames = others.length > 1 && secondNames.has(others[0] ?? '') ? others.slice(1) : others
  const name = [given, surnames.length > 2 ? surnames.at(-2) : surnames[0]]
    .filter(Boolean)
    .join('.')
    .slice(0, longest - 4)
  const base = name.length >= 3 ? name : 'usuario'
  if (!taken.has(base)) return base
  let number = 2
  while (taken.has(`${base}${number}`)) number++
  return `${base}${number}`
}
