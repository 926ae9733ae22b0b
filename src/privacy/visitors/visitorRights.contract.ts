/** Visitors use these calls through the link of a pass; hosts and administrations answer. */
import { z } from 'zod'
import { type Field, optional, plate, text } from '../../authorizations/authorizationFields.ts'
import { authType, schemaOf } from '../../authorizations/authorizationSchemas.ts'
import { visitLink } from '../../authorizations/passes/passText.ts'
import { contract, forAnyone, read, write } from '../../shared/contract.ts'
import { countries } from '../../shared/countries.ts'
import { condominiumThere, id, moment, optionalLine } from '../../shared/fields.ts'
import { mostSaid, outcomes, requestKinds } from './visitorRights.rules.ts'

const link = z.string().regex(visitLink, 'invalid')

const ownRequest = z.strictObject({
  id: z.uuid(),
  kind: z.enum(requestKinds),
  asked_at: moment,
  /** Null while it is pending. */
  outcome: z.enum(outcomes).nullable(),
  reason: z.string().nullable(),
  decided_at: moment.nullable(),
})
export type OwnRequest = z.infer<typeof ownRequest>

const kept = z.strictObject({
  auth_type: authType,
  name: z.string(),
  last_name: z.string().nullable(),
  /** Shows only the last three characters of both. */
  document: z.string().nullable(),
  phone: z.string().nullable(),
  vehicle_plate: z.string().nullable(),
  correctable: z.boolean(),
  entries: z.array(z.strictObject({ event_type: z.enum(['entry', 'exit', 'visitor_checkout']), at: moment })),
})
export type KeptData = z.infer<typeof kept>

/** A correction changes these; a null field stays unchanged. */
const field = (of: Field) => schemaOf(optional(of)) as z.ZodDefault<z.ZodNullable<z.ZodString>>
const wants = {
  name: field(text(80)),
  last_name: field(text(80)),
  id_document: field(text(40)),
  vehicle_plate: field(plate),
}

const values = z.strictObject({
  name: z.string().nullable(),
  last_name: z.string().nullable(),
  document: z.string().nullable(),
  vehicle_plate: z.string().nullable(),
})

const request = z.strictObject({
  ...ownRequest.shape,
  condominium: condominiumThere,
  country: z.enum(countries).nullable(),
  unit_number: z.string(),
  /** Null once the data is deleted, and for the administration also one day after the answer. */
  is: values.nullable(),
  wants: values,
  said: z.string().nullable(),
  /** Whether the request can still be carried out. */
  possible: z.boolean(),
  decided_by_name: z.string().nullable(),
})
export type VisitorRequest = z.infer<typeof request>

const ownData = z.strictObject({
  condominium: z.string(),
  address: z.string().nullable(),
  country: z.enum(countries).nullable(),
  time_zone: z.string(),
  /** The data of the visitor is deleted this many days after the end of the pass. */
  days: z.int(),
  /** How long daily backups are kept. */
  backup_days: z.int(),
  /** The condominium of a published privacy notice. */
  notice: z.uuid().nullable(),
  kept: kept.nullable(),
  requests: z.array(ownRequest),
})
export type OwnData = z.infer<typeof ownData>

export const visitorRights = contract('visitorRights', {
  show: forAnyone(
    read(
      'The page “My data” of a visitor, by the secret link of their pass: what is kept, what they asked, and the answers',
      z.strictObject({ link }),
      ownData,
    ),
  ),
  ask: forAnyone(
    write(
      'Ask for a correction or the deletion of one’s data. It changes nothing until it is answered',
      z.discriminatedUnion('kind', [
        z
          .strictObject({ kind: z.literal('correction'), link, id, ...wants, said: optionalLine(mostSaid) })
          .refine(
            ({ name, last_name, id_document, vehicle_plate }) => name ?? last_name ?? id_document ?? vehicle_plate,
            {
              path: ['name'],
              message: 'required',
            },
          ),
        z.strictObject({ kind: z.literal('deletion'), link, id, said: optionalLine(mostSaid) }),
      ]),
    ),
  ),
  list: read(
    'What visitors asked about their data: for the administration of all its condominiums, for residents the corrections of their own passes',
    z.strictObject({}),
    z.strictObject({ waiting: z.array(request), answered: z.array(request) }),
    ['authorizations', 'visitor_requests'],
  ),
  answer: write(
    'Do what a visitor asked, or refuse it with a reason that they read',
    z
      .strictObject({ condominium_id: id, id, applies: z.boolean(), reason: optionalLine(mostSaid) })
      .refine(({ applies, reason }) => applies || reason !== null, { path: ['reason'], message: 'required' }),
  ),
})
