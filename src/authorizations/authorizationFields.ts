/** A field of `kinds.ts` has one of these types, with its control and options. Their schemas are in authorizationSchemas.ts. */
import { mostPeople } from './group.ts'

type Control =
  | 'text'
  | 'long'
  | 'email'
  | 'phone'
  | 'plate'
  | 'choice'
  | 'yes_no'
  | 'moment'
  | 'whole'
  | 'people'
  | 'weekdays'
  | 'hour'

export interface Field {
  readonly control: Control
  readonly required: boolean
  /** The yes-or-no field of the same form that makes a required field optional. */
  readonly unless?: string
  /** A text may have at most this length. */
  readonly longest?: number
  readonly options?: readonly [string, ...string[]]
  /** A whole number lies between these bounds. */
  readonly bounds?: readonly [from: number, to: number | 'next_year']
}

/** A missing, empty or null value becomes null. */
export const optional = (field: Field): Field => ({ ...field, required: false })

/** A required field, except where the named one is true. */
export const requiredUnless = (unless: string, field: Field): Field => ({ ...field, unless })

export const text = (longest: number): Field => ({ control: 'text', required: true, longest })
export const long = (longest: number): Field => ({ control: 'long', required: true, longest })
export const choice = (options: readonly [string, ...string[]]): Field => ({
  control: 'choice',
  required: true,
  options,
})
export const mail: Field = { control: 'email', required: true }
export const phone: Field = { control: 'phone', required: true }
export const yesNo: Field = { control: 'yes_no', required: true }
export const plate: Field = { control: 'plate', required: true }
export const moment: Field = { control: 'moment', required: true }
export const whole = (from: number, to: number | 'next_year'): Field => ({
  control: 'whole',
  required: true,
  bounds: [from, to],
})
/** Stores the size of a group. The form asks how many come with the person on the pass. */
export const people: Field = { control: 'people', required: true, bounds: [1, mostPeople] }
export const weekdays: Field = { control: 'weekdays', required: true }
export const hour: Field = { control: 'hour', required: true }

/** Returns the bounds of today. */
export function boundsOf({ bounds: [from, to] = [0, 0] }: Field): readonly [from: number, to: number] {
  return [from, to === 'next_year' ? new Date().getFullYear() + 1 : to]
}

export const plateOf = (written: string) => written.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '')
