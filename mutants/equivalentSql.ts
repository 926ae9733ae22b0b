/** Mutants of the database that change nothing that anybody could see: how the name ends, and why. */
const revoked = 'A key that was revoked opens no session: session_of gives it no role to ask with.'
const oneHome = 'The program makes the id of a home, so no other condominium has it.'

export const equivalentSql: readonly (readonly [ends: string, because: string])[] = [
  ...['(true)', '(true) (2)'].map(
    (becomes) =>
      [
        `view notices: «(current_setting('role'::text) = ANY (ARRAY['garita_admin'::text, 'garita_super_admin'::te» → ${becomes}`,
        'open_objections and retention_changes answer only administrators; not asking them saves time in every other bell.',
      ] as const,
  ),
  ['function gate_facts: «device.id is null» → (false)', revoked],
  ['function record_number_at_device: «device.id is null» → (false)', revoked],
  [
    'function gate_facts: «a.condominium_id = here.id» → (true)',
    'No two passes have one id, and gate_entries takes only those of this condominium.',
  ],
  ["function gate_facts: «a.auth_type <> 'pet'» → (true) (2)", 'A pet has no plate.'],
  [
    'function number_known: «a.condominium_id = n.condominium_id» → (true)',
    'The answer is an id, which is the same one, and what is done with it looks only here.',
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
  ['function begin_keyed_passes: «r.condominium_id = condominium» → (true)', oneHome],
  ['function begin_keyed_passes: «a.condominium_id = condominium» → (true)', oneHome],
  [
    "function begin_keyed_passes: «a.status = 'active'» → (true)",
    'What has a home and no end is active as long as it exists: no state leads away.',
  ],
  ['function object_to: «r.condominium_id = newcomer.condominium_id» → (true)', oneHome],
  ['function end_objections: «o.condominium_id = old.condominium_id» → (true)', oneHome],
  [
    'function keep_newcomer: «r.until is null» → (true)',
    'residence_frozen_current: a home that ended is frozen no more.',
  ],
  [
    'function keep_newcomer: «person = access.me()» → (false)',
    'Whoever may answer has no home: a change of role ends it.',
  ],
  ['function keep_newcomer: «r.condominium_id = newcomer.condominium_id» → (true)', oneHome],
  ['function my_household: «r.since is not null» → (true)', 'The home of an approved resident has begun.'],
  ["function my_household: «p.user_role = 'resident'» → (true)", 'A change of role ends a home.'],
  ['function my_replaced_passes: «a.condominium_id = home.condominium_id» → (true)', oneHome],
  ["function settle_pass_keys: «a.auth_type <> 'pet'» → (true)", 'A pet has no end.'],
  ['function open_objections: «r.condominium_id = o.condominium_id» → (true)', oneHome],
  ...['r.id = o.residence_id', 'r.joining = o.joining'].map(
    (part) =>
      [
        `function open_objections: «${part}» → (true)`,
        'A joining is of one home, and with another joining an objection is answered: each of the two finds the same row.',
      ] as const,
  ),
]
