/** How the demo speaks of an authorization: the values of its form, and when somebody came and went. */
import type { AuthType, Values } from '../authorizations/kinds.ts'

export interface DemoStay {
  /** Before today; today's stays are told from now, because the demo may begin at any hour. */
  days_ago?: number
  from?: string
  until?: string
  /** Came so many minutes ago. */
  minutes_ago?: number
  /** And left so many minutes after; still inside without. */
  stayed?: number
  /** Why they were let in although they could not simply enter. */
  reason?: string
  /** Who said so by phone. */
  by_phone?: string
}

export interface DemoAuthorization {
  auth_type: AuthType
  values: Values
  /** Days from today, as the condominium's calendar says them; with an hour where one was agreed. */
  window?: readonly [from: number, until: number, from_hour?: string, until_hour?: string]
  made_days_ago: number
  /** Checked out for good after the last stay. */
  left?: true
  suspended?: true
  stays?: readonly DemoStay[]
}

const two = (number: number) => String(number).padStart(2, '0')

/** Of so many minutes after midnight. */
export const clock = (minutes: number) => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`

/** Mexican in one place, Colombian in the other, and nobody's. */
export function plate(number: number): string {
  const letters = 'ABCDEFGHJKLMNPRSTUVWXYZ'
  const letter = (step: number) => letters[(number * step + step) % letters.length] ?? 'X'
  return `${letter(3)}${letter(7)}${letter(11)}-${two((number * 37) % 90)}${number % 10}`
}

export const phone = (number: number) => `+52 55 ${1000 + ((number * 613) % 9000)} ${1000 + ((number * 2711) % 9000)}`
export const document = (number: number) => `INE ${100_000 + ((number * 7_919) % 900_000)}`

export function pick<T>(list: readonly T[], number: number): T {
  const found = list[number % list.length]
  if (found === undefined) throw new Error('nothing to pick from')
  return found
}
