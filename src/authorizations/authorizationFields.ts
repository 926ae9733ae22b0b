/** The field types that `kinds.ts` is built from: schema, control and options. */
import { z } from 'zod'
import { email, legible, optionalPhone, typedLine } from '../shared/fields.ts'

type Control =
  | 'text'
  | 'long'
  | 'email'
  | 'phone'
  | 'plate'
  | 'choice'
  | 'yes_no'
  | 'moment'
  | 'year'
  | 'weekdays'
  | 'hour'

export interface Field {
  readonly control: Control
  readonly schema: z.ZodType
  readonly required: boolean
  readonly options?: readonly string[]
}

const empty = (value: unknown) =>
  value === null ||
  value === undefined ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0)

/** Missing, empty and null all become null. */
export function optional(field: Field): Field {
  const schema = z.preprocess((value) => (empty(value) ? null : value), field.schema.nullable())
  return { ...field, schema: schema.default(null), required: false }
}

const required = (control: Control, schema: z.ZodType, options?: readonly string[]): Field => ({
  control,
  required: true,
  // A missing field and an empty one mean the same to the user.
  schema: z.preprocess((value) => (empty(value) ? undefined : value), schema),
  ...(options ? { options } : {}),
})

export const text = (longest: number) => required('text', typedLine(longest))
export const long = (longest: number) =>
  required(
    'long',
    z
      .string()
      .transform((written) =>
        written
          .split('\n')
          .map((row) => legible(row).replace(/\s+/g, ' '))
          .join('\n')
          .trim(),
      )
      .pipe(z.string().max(longest, 'too_long')),
  )
export const mail = required('email', email)
export const phone = required('phone', optionalPhone)
export const choice = (options: readonly [string, ...string[]]) =>
  required('choice', z.enum(options, { error: ({ input }) => (input === undefined ? 'required' : 'invalid') }), options)
export const yesNo = required('yes_no', z.boolean('invalid'))

export const plateOf = (written: string) => written.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '')

/** People write plates with spaces and dashes; neither is part of the plate. */
export const plate = required('plate', z.string().transform(plateOf).pipe(z.string().min(3, 'plate').max(15, 'plate')))

const momentShape = /^\d{4}-\d{2}-\d{2}(T([01]\d|2[0-3]):[0-5]\d)?$/
/** A date, or a date and time, in the condominium's time zone. */
export const moment = required(
  'moment',
  z.string().refine((written) => momentShape.test(written) && isDay(written.slice(0, 10)), {
    error: 'moment',
    // Stop at the first problem: an invalid date cannot be compared.
    abort: true,
  }),
)

export const year = required(
  'year',
  z.preprocess(
    (value) => (typeof value === 'string' && /^\s*\d{4}\s*$/.test(value) ? Number(value) : value),
    z
      .int('year_range')
      .min(1950, 'year_range')
      .refine((value) => value <= new Date().getFullYear() + 1, 'year_range'),
  ),
)

export const weekdays = required('weekdays', z.array(z.int().min(1).max(7)).max(7).transform(inOrder))
export const hour = required('hour', z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'hour', abort: true }))

function inOrder(days: readonly number[]): number[] {
  return [...new Set(days)].sort()
}

function isDay(day: string): boolean {
  const parsed = new Date(`${day}T00:00:00Z`)
  return (
    !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(day) && day >= '2000-01-01' && day < '2100-01-01'
  )
}
