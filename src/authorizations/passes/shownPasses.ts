/**
 * The fields of a resident's pass and a visitor's page. They are not in the contract, because devices keep both for when they are offline.
 */
import { z } from 'zod'
import { homeKinds } from '../../households/rights.rules.ts'
import { countries } from '../../shared/countries.ts'
import { moment } from '../../shared/fields.ts'
import { authType } from '../authorizationSchemas.ts'
import { readerChoices } from './readerChoices.ts'

/** For a pass without an end date: the setting of unattended readers, and the day's code if they require one. Null for other passes. */
const atReaders = {
  reader: z.enum(readerChoices).nullable(),
  day: z.strictObject({ token: z.string(), until: moment }).nullable(),
}

/** Both are in the condominium's time zone. */
const window = { valid_from: z.string().nullable(), valid_until: z.string().nullable() }

/** The change that the host has not sent yet: the same link with other dates, or a pass that replaces the earlier one. */
export const unsent = z.enum(['dates', 'replaced']).nullable()

export const shownPass = z.strictObject({
  token: z.string(),
  ...atReaders,
  link: z.string(),
  /** A pass from an earlier build has no value here. */
  unsent: unsent.optional(),
  short_id: z.string(),
  access_number: z.string().nullable(),
  condominium: z.string(),
  address: z.string().nullable(),
  ...window,
})

/** Only the person with the account sees this pass, so it has no link. */
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
  /** The size of a group; left out for one person. */
  people: z.int().optional(),
  host: z.string().nullable(),
  country: z.enum(countries).nullable(),
  time_zone: z.string(),
  /** `valid_until` as a moment. */
  ends_at: moment.nullable(),
  condominium: z.string(),
  address: z.string().nullable(),
  ...window,
})

export type Visit = z.infer<typeof visitorPage>
