/** The fields of a worker's own page, shared with attendance. They are not in the contract, whose schemas screens load late. */
import { z } from 'zod'
import { countries } from '../../shared/countries.ts'
import { moment } from '../../shared/fields.ts'
import { readerChoices } from '../passes/readerChoices.ts'

export const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'invalid')

export const agreedHours = {
  weekdays: z.array(z.int()),
  hours_from: z.string().nullable(),
  hours_until: z.string().nullable(),
}

export const stay = z.strictObject({
  day: z.iso.date(),
  came_at: moment.nullable(),
  left_at: moment.nullable(),
  minutes: z.int().nullable(),
})

/** Matches the secret part of the address of a worker's page. */
export const workerLink = /^(c\d{1,4}\.)?[A-Za-z0-9_-]{43}$/

export const workerPage = z.strictObject({
  token: z.string(),
  reader: z.enum(readerChoices).nullable(),
  day: z.strictObject({ token: z.string(), until: moment }).nullable(),
  name: z.string(),
  last_name: z.string().nullable(),
  condominium: z.string(),
  address: z.string().nullable(),
  country: z.enum(countries).nullable().optional(),
  time_zone: z.string(),
  month,
  homes: z.array(
    z.strictObject({
      unit_number: z.string(),
      host: z.string().nullable(),
      ...agreedHours,
      /** True while the home still has the worker. */
      alive: z.boolean(),
      expected: z.boolean(),
      stays: z.array(stay),
    }),
  ),
})
