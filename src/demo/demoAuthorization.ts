import type { AuthType, Values } from '../authorizations/kinds.ts'

export interface DemoStay {
  /** Days before today; today's stays count back from now, because the demo may start at any hour. */
  days_ago?: number
  from?: string
  until?: string
  minutes_ago?: number
  /** Without it the visitor is still inside. */
  stayed?: number
  /** The people of a group who came; left out, all of them. */
  people?: number
  reason?: string
  by_phone?: string
}

export interface DemoAuthorization {
  auth_type: AuthType
  values: Values
  /** Days from today in the condominium's time zone, with agreed hours if any. */
  window?: readonly [from: number, until: number, from_hour?: string, until_hour?: string]
  made_days_ago: number
  /** True for a visitor who left for good after the last stay. */
  left?: true
  suspended?: true
  stays?: readonly DemoStay[]
}

const two = (number: number) => String(number).padStart(2, '0')

export const clock = (minutes: number) => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`

/** Mexican numbers in one condominium and Colombian in the other; none belongs to anyone. */
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
