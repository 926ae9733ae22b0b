/** Schemas are not in `kinds.ts`, because lists read that description without any schema. */
import { z } from 'zod'
import { email, legible, optionalPhone, typedLine } from '../shared/fields.ts'
import { isDay, momentShape } from '../shared/writtenMoment.ts'
import { boundsOf, type Field, plateOf } from './authorizationFields.ts'
import { namesIn, peopleOf } from './group.ts'
import { type AuthType, authorizationStatuses, authTypes, fieldsOf, type Values } from './kinds.ts'

export const authType = z.enum(authTypes)
export const authorizationStatus = z.enum(authorizationStatuses)

/** The values a form may send: the kind's own fields, each validated, plus the rules between fields. */
export const valuesSchema = (type: AuthType) => formSchema(type, schemaOf)

/** The schema of a change: a missing optional field keeps its value, because a page of an earlier release does not know the field. */
export const changesSchema = (type: AuthType) =>
  formSchema(type, (field) => (field.required && !field.unless ? schemaOf(field) : clearable(field).optional()))

function formSchema(type: AuthType, schema: (field: Field) => z.ZodType) {
  const fields = fieldsOf(type)
  const shape = Object.fromEntries(fields.map(([name, field]) => [name, schema(field)]))
  let form = z.strictObject(shape)
  for (const [name, { unless }] of fields) {
    if (!unless) continue
    const isGiven = (values: unknown) => {
      const of = (field: string) => (values && typeof values === 'object' ? Reflect.get(values, field) : undefined)
      return of(unless) === true || !empty(of(name))
    }
    // A form with another mistake also names this one.
    form = form.refine(isGiven, { path: [name], message: 'required', when: () => true })
  }
  return form.superRefine((values: Values, context) => {
    if (values.minor === true && values.can_authorize_access === true) {
      context.addIssue({ code: 'custom', path: ['can_authorize_access'], message: 'invalid' })
    }
    if (namesIn(values.companions).length >= peopleOf(values) && namesIn(values.companions).length > 0) {
      context.addIssue({ code: 'custom', path: ['companions'], message: 'more_names' })
    }
    const { valid_from, valid_until, hours_from, hours_until } = values
    if (typeof valid_from === 'string' && typeof valid_until === 'string') {
      if (endOf(valid_until) <= beginningOf(valid_from)) {
        context.addIssue({ code: 'custom', path: ['valid_until'], message: 'until_before_from' })
      } else if (daysBetween(beginningOf(valid_from), endOf(valid_until)) > mostDays) {
        context.addIssue({ code: 'custom', path: ['valid_until'], message: 'visit_too_long' })
      }
    }
    if (given(hours_from) !== given(hours_until)) {
      const path = hours_from ? 'hours_until' : 'hours_from'
      context.addIssue({ code: 'custom', path: [path], message: 'hours_both' })
    }
    if (hours_from && hours_from === hours_until) {
      context.addIssue({ code: 'custom', path: ['hours_until'], message: 'hours_equal' })
    }
  })
}

/** A change may leave out both hours, but not only one of them. */
const given = (hour: unknown) => typeof hour === 'string' || hour

/** The database has the same limit. */
const mostDays = 366

const beginningOf = (written: string) => (written.length === 10 ? `${written}T00:00` : written)
const endOf = (written: string) => (written.length === 10 ? `${written}T24:00` : written)

function daysBetween(from: string, until: string): number {
  const at = (written: string) => {
    const midnight = Date.parse(`${written.slice(0, 10)}T00:00Z`)
    return midnight + (Number(written.slice(11, 13)) * 60 + Number(written.slice(14, 16))) * 60_000
  }
  return (at(until) - at(from)) / 86_400_000
}

const empty = (value: unknown) =>
  value === null ||
  value === undefined ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0)

export const schemaOf = (field: Field): z.ZodType =>
  field.required && !field.unless ? givenAs(field) : clearable(field).default(null)

const clearable = (field: Field) => z.preprocess((value) => (empty(value) ? null : value), givenAs(field).nullable())

const givenAs = (field: Field) => z.preprocess((value) => (empty(value) ? undefined : value), filledIn(field))

function filledIn(field: Field): z.ZodType {
  const { control, longest = 0, options = [''] } = field
  switch (control) {
    case 'text':
      return typedLine(longest)
    case 'long':
      return z.string().transform(paragraphs).pipe(z.string().max(longest, 'too_long'))
    case 'email':
      return email
    case 'phone':
      return optionalPhone
    case 'choice':
      return z.enum(options, { error: ({ input }) => (input === undefined ? 'required' : 'invalid') })
    case 'yes_no':
      return z.boolean('invalid')
    case 'plate':
      // People write plates with spaces and dashes; neither is part of the plate.
      return z.string().transform(plateOf).pipe(z.string().min(3, 'plate').max(15, 'plate'))
    case 'moment':
      // A date, or a date and time, in the condominium's time zone.
      return z.string().refine((written) => momentShape.test(written) && isDay(written.slice(0, 10)), {
        error: 'moment',
        // Stop at the first problem: an invalid date cannot be compared.
        abort: true,
      })
    case 'people':
    case 'whole':
      return z.preprocess(
        (value) => (typeof value === 'string' && /^\s*-?\d+\s*$/.test(value) ? Number(value) : value),
        z.int('number_range').refine((value) => within(value, boundsOf(field)), 'number_range'),
      )
    case 'weekdays':
      return z.array(z.int().min(1).max(7)).max(7).transform(inOrder)
    case 'hour':
      return z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'hour', abort: true })
  }
}

const within = (value: number, [from, to]: readonly [number, number]) => value >= from && value <= to

const paragraphs = (written: string) =>
  written
    .split('\n')
    .map((row) => legible(row).replace(/\s+/g, ' '))
    .join('\n')
    .trim()

function inOrder(days: readonly number[]): number[] {
  return [...new Set(days)].sort()
}
