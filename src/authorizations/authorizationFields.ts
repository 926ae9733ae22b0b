/** The field types that `kinds.ts` is built from: control and options. Their schemas are in authorizationSchemas.ts. */

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
  | 'weekdays'
  | 'hour'

export interface Field {
  readonly control: Control
  readonly required: boolean
  /** The most letters of a text. */
  readonly longest?: number
  readonly options?: readonly [string, ...string[]]
  /** The least and the most of a whole number. */
  readonly bounds?: readonly [from: number, to: number | 'next_year']
}

/** Missing, empty and null all become null. */
export const optional = (field: Field): Field => ({ ...field, required: false })

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
export const weekdays: Field = { control: 'weekdays', required: true }
export const hour: Field = { control: 'hour', required: true }

/** Those of today. */
export function boundsOf({ bounds: [from, to] = [0, 0] }: Field): readonly [from: number, to: number] {
  return [from, to === 'next_year' ? new Date().getFullYear() + 1 : to]
}

export const plateOf = (written: string) => written.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '')
