/** Lists mutants without a visible effect: the end of the name, and the reason. They are not tried. */
import { equivalentPolicies } from './equivalentPolicies.ts'

const revoked = 'A key that was revoked opens no session: caller_of gives it no role to ask with.'

const equivalents: readonly (readonly [ends: string, because: string])[] = [
  ['function gate_facts: «device.id is null» → (false)', revoked],
  ['function record_number_at_device: «device.id is null» → (false)', revoked],
  [
    'function record_number_at_device: «whom is not null» → (true) (2)',
    'A line about nobody breaks access_log_subject, which is swallowed there; not trying it saves time.',
  ],
  [
    'function number_known: «a.valid_until is null» → (false)',
    'Only visitors for a time have numbers, and they have an end.',
  ],
  [
    'function number_pauses: «d.id is null» → (true)',
    'The name of a device is taken first; not looking for another saves time.',
  ],
  ['function tell_host_of_reader: «a.valid_until is null» → (true)', 'Neither a co-resident nor a vehicle has an end.'],
  [
    'function proven_by: «k.station_id = station» → (true)',
    'keys_to_check hands out only the keys of this station, and the program names no other.',
  ],
  ...['a.resident_id is null» → (true)', "a.status = 'pending_approval'» → (true)"].map(
    (part) => [`function decide_visit: «${part}`, 'The policy answer lets nobody lock another row.'] as const,
  ),
  [
    'function keep_newcomer: «r.until is null» → (true)',
    'residence_frozen_current: a home that ended is frozen no more.',
  ],
  [
    'function keep_newcomer: «person = access.caller_id()» → (false)',
    'A user who may answer has no home: a change of role ends it.',
  ],
  ['function caller_household: «r.since is not null» → (true)', 'The home of an approved resident has begun.'],
  ["function settle_pass_keys: «a.auth_type <> 'pet'» → (true)", 'A pet has no end.'],
  ...['', ' (2)', ' (3)', ' (4)'].map(
    (place) =>
      [
        `function gate_revocations: «r.condominium_id = condominium» → (true)${place}`,
        'A pass is of one condominium: the first three find passes, the fourth looks for them there.',
      ] as const,
  ),
  ["function gate_revocations: «a.auth_type <> 'pet'» → (true)", 'A pet has no beginning.'],
  [
    'function keep_station_key: «s.profile_id = access.caller_id()» → (true)',
    'The program passes the hash of the caller’s own session.',
  ],
  ...['pass is null» → (true) (2)', 'number is null» → (true) (2)'].map(
    (part) =>
      [
        `function gate_revocations: «${part}`,
        'A request about one code looks only for that code; leaving the others out saves time.',
      ] as const,
  ),
  [
    'function gate_revocations: «held.condominium_id = r.condominium_id» → (true)',
    'The number and its holder name one authorization.',
  ],
  [
    "function conflict_of: «r.why <> 'superseded'» → (true)",
    'An authorization that is gone left a newer row, which says why.',
  ],
  ...["p.approval_status = 'pending'» → (true)", "p.approval_status = 'pending'» → (true) (2)"].map(
    (part) =>
      [`function forget_abandoned_accounts: «${part}`, 'is_abandoned asks it too; the index saves time.'] as const,
  ),
  [
    'function forget_abandoned_accounts: «access.is_abandoned(p)» → (true)',
    'It only locks more rows than are deleted.',
  ],
  ["function is_abandoned: «person.approval_status <> 'pending'» → (false)", 'Its caller asks it too.'],
  ['function is_abandoned: «s.expires_at > now()» → (true)', 'The same job deletes ended sessions first.'],
  [
    "function out_of_hours: «(details ? 'weekdays' or details ? 'hours_from')» → (true)",
    'Without agreed days and hours at_work always holds; not asking it saves time.',
  ],
  [
    'function shorten_retention_later: «wanted not between 7 and 3650» → (false)',
    'The constraints of both columns refuse such a term.',
  ],
  [
    "function retention_changes: «current_setting('role') = 'garita_admin'» → (true)",
    'The view asks it only for administrators.',
  ],
  ...[
    '«p.id = home.profile_id» → (true)',
    '«perform from profiles p where p.id = home.profile_id for key share» → null',
  ].map((part) => [`function book: ${part}`, 'It only locks, in the order that avoids deadlocks.'] as const),
  ...['r.condominium_id = o.condominium_id', 'r.id = o.residence_id'].map(
    (part) =>
      [`function open_objections: «${part}» → (true)`, 'residence_joining_taken: a joining is of one home.'] as const,
  ),
  [
    'function open_objections: «r.joining = o.joining» → (true)',
    'With another joining an objection is answered: the home that it names finds the same row.',
  ],
  [
    'function caller_device: «d.revoked_at is null» → (true)',
    'A key that was revoked opens no session: caller_of gives it no role to ask with.',
  ],
  [
    'function eligibility_of: «at < now()» → (true)',
    'Of now and of what is to come host_gone says what host_stands says: nothing ends or rests in the future.',
  ],
  ...['true', '«(resident_id = access.caller_id())» → (true)', "«(status = 'active'::text)» → (true)"].map(
    (part) =>
      [`policy authorizations.make_own: with check ${part}`, 'begin_own writes both before the policy asks.'] as const,
  ),
  [
    "function begin_own: «new.status := 'active'» → null",
    'So it begins by itself, and no resident may name the column in an insert.',
  ],
  [
    "function keep_transitions: «new.status = 'inactive'» → (true) (2)",
    'For all but temporary visitors, no state leads to another one.',
  ],
  ...['r.condominium_id = new.condominium_id', 'r.amenity_id = new.amenity_id', 'r.id <> new.id'].map(
    (part) =>
      [
        `function place_booking: «${part}» → (true)`,
        'At one moment more within the hours there are no more guests than at the arrivals.',
      ] as const,
  ),
  [
    "function place_booking: «r.status in ('pending', 'approved')» → (true)",
    'At one moment more within the hours there are no more guests than at the arrivals.',
  ],
  ['function place_booking: «r.condominium_id = new.condominium_id» → (true) (2)', 'An amenity is of one condominium.'],
  ['function place_booking: «other.condominium_id = new.condominium_id» → (true)', 'An amenity is of one condominium.'],
  ...equivalentPolicies.map(([name, because]) => [`policy ${name}`, because] as const),
]

const met = new Set<string>()

export function equivalent({ name }: { name: string }): boolean {
  const found = equivalents.find(([ends]) => name.endsWith(ends))
  if (found) met.add(found[0])
  return found !== undefined
}

/** After a whole run: entries of the list that match no mutant. */
export const neverMet = () => equivalents.map(([ends]) => ends).filter((ends) => !met.has(ends))
