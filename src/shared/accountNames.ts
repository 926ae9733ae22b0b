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

/** "María José Núñez" may become maria.nunez; with a number if that is taken. */
export function usernameFrom(fullName: string, taken: ReadonlySet<string> = new Set()): string {
  const words = fullName
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word.length > 1)
  const name = [words[0], words.length > 3 ? words.at(-2) : words.length > 1 ? words.at(-1) : undefined]
    .filter(Boolean)
    .join('.')
    .slice(0, longest - 4)
  const base = name.length >= 3 ? name : 'usuario'
  if (!taken.has(base)) return base
  let number = 2
  while (taken.has(`${base}${number}`)) number++
  return `${base}${number}`
}
