/** What a resident's pass and a visitor's page show. Apart from the contract, because devices keep both for when they are offline. */
import { z } from 'zod'
import { readerChoices } from '../../gate/facts/readerChoices.ts'
import { homeKinds } from '../../households/rights.rules.ts'
import { countries } from '../../shared/countries.ts'
import { moment } from '../../shared/fields.ts'
import { authType } from '../authorizationSchemas.ts'

/** For a pass without an end date: what it may do at an unattended reader, and the day's code where the reader requires one. Null for other passes. */
const atReaders = {
  reader: z.enum(readerChoices).nullable(),
  day: z.strictObject({ token: z.string(), until: moment }).nullable(),
}

/** In the condominium's time zone. */
const window = { valid_from: z.string().nullable(), valid_until: z.string().nullable() }

/** What the host has not handed on since: the same link with other dates, or a pass in place of the one before. */
export const unsent = z.enum(['dates', 'replaced']).nullable()

export const shownPass = z.strictObject({
  token: z.string(),
  ...atReaders,
  link: z.string(),
  /** A pass that was kept from before has none. */
  unsent: unsent.optional(),
  short_id: z.string(),
  access_number: z.string().nullable(),
  condominium: z.string(),
  address: z.string().nullable(),
  ...window,
})

/** Of a person with an account, for themselves alone: no visitor's page shows it. */
export const residentPass = shownPass.omit({ link: true, unsent: true }).extend({
  id: z.uuid(),
  name: z.string(),
  unit_number: z.string(),
  kind: z.enum(homeKinds).nullable(),
})

export const visitorPage = z.strictObject({
  token: z.string(),
  ...atReaders,
  access_number: z.string().nullable(),
  auth_type: authType,
  name: z.string(),
  last_name: z.string().nullable(),
  host: z.string().nullable(),
  country: z.enum(countries).nullable(),
  time_zone: z.string(),
  /** The moment of `valid_until`. */
  ends_at: moment.nullable(),
  condominium: z.string(),
  address: z.string().nullable(),
  ...window,
})
