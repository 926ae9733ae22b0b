import { z } from 'zod'
import { contract, edit, read, write } from '../../shared/contract.ts'
import { condominiumThere, id, moment, optionalText, revision } from '../../shared/fields.ts'
import { arrivalRules } from './arrivalSchemas.ts'
import { afterRules, answersBeside, arrivalKinds, idleLockChoices, mostStrips } from './arrivals.ts'
import { badgeKinds } from './badges/badges.ts'
import { ruleLimits } from './homeRules/ruleSchemas.ts'

const askSeconds = z.int('number_range').min(30, 'number_range').max(300, 'number_range')

const idleLock = z.literal(idleLockChoices)

const urgent = z.strictObject({
  id: z.uuid(),
  kind: z.enum(['emergency', 'authority']),
  at: moment,
  agent_name: z.string(),
  gate_name: z.string().nullable(),
  condominium: condominiumThere,
  /** Null if the administration wrote no protocol. */
  authority_protocol: z.string().nullable(),
})
export type UrgentArrival = z.infer<typeof urgent>

const ask = z.strictObject({
  id: z.uuid(),
  condominium: condominiumThere,
  unit_number: z.string(),
  name: z.string(),
  last_name: z.string().nullable(),
  arrival_kind: z.enum(arrivalKinds),
  approved: z.boolean(),
  company: z.string().nullable(),
  /** The home may answer neither yes nor no, for example "Déjalo en caseta". */
  answer: z.strictObject({ word: z.enum(answersBeside), by: z.string().nullable() }).nullable(),
  /** The resident who asked the gate to call while the request had no answer. */
  call_wanted_by: z.string().nullable(),
  /** The gate waits for the answer from the first time until the second. */
  asked_at: moment,
  until: moment,
  after: z.enum(afterRules),
})
export type OpenAsk = z.infer<typeof ask>

export const arrivals = contract('arrivals', {
  asked: read(
    'What a condominium asks of unannounced arrivals, by their kind',
    z.strictObject({ condominium_id: id }),
    arrivalRules,
    ['condominiums'],
  ),
  rules: read(
    'What the caller’s condominiums ask of unannounced arrivals, for those who choose it',
    z.strictObject({}),
    z.array(
      z.strictObject({
        condominium: condominiumThere,
        rules: arrivalRules,
        authority_protocol: z.string().nullable(),
        ask_seconds: z.int(),
        home_rule_limits: ruleLimits,
        courier_minutes: z.int(),
        idle_lock_minutes: idleLock.nullable(),
        sheet_telephones: z.boolean(),
        badge_kinds: z.array(z.enum(badgeKinds)),
        revision: z.int(),
      }),
    ),
    ['condominiums'],
  ),
  chooseRules: edit(
    'Choose what is asked of unannounced arrivals, and the protocol for authorities',
    z.strictObject({
      condominium_id: id,
      revision,
      rules: arrivalRules,
      authority_protocol: optionalText(2000),
      ask_seconds: askSeconds,
      /** The server keeps a setting that is not sent. */
      home_rule_limits: ruleLimits.optional(),
      courier_minutes: z.int('number_range').min(5, 'number_range').max(480, 'number_range').optional(),
      /** Null: a tablet of the gate never locks by itself. */
      idle_lock_minutes: idleLock.nullable().optional(),
      sheet_telephones: z.boolean().optional(),
      badge_kinds: z.array(z.enum(badgeKinds)).max(badgeKinds.length).optional(),
    }),
  ),
  askAgain: write(
    'Ask a home again that has not answered: the adults who were asked, or everyone whom the home lets be asked',
    z.strictObject({ condominium_id: id, id, everyone: z.boolean() }),
  ),
  asks: read(
    'Who stands at a gate and was asked about within minutes, newest first',
    z.strictObject({}),
    z.array(ask).max(mostStrips),
    ['authorizations', 'access_logs', 'condominiums', 'left_items'],
  ),
  urgent: read(
    'Emergencies and authorities of a day that a guard must still write down, newest first',
    z.strictObject({}),
    z.array(urgent),
    ['access_logs', 'condominiums'],
  ),
})
