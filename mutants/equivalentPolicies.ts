/** The policies among them, and what else decides the same. */

export const equivalentPolicies: readonly (readonly [name: string, because: string])[] = [
  ...[
    '(condominium_id = ( SELECT (access.my_home()).condominium_id AS condominium_id))',
    '(unit_number = ( SELECT (access.my_home()).unit_number AS unit_number))',
    '(created_at >= ( SELECT (access.my_home()).since AS since))',
    '(( SELECT (access.my_home()).frozen_at AS frozen_at) IS NULL)',
  ].map(
    (part) =>
      [
        `authorizations.answer: using «${part}» → (true)`,
        'It only allows a lock, and of_unit shows no other request to lock.',
      ] as const,
  ),
  ['stations.see_all: also for garita_keeper', 'watch lets the keeper see them all.'],
  ['stations.watch: also for garita_super_admin', 'see_all lets a super admin see them all.'],
  [
    'stations.bind_again: with check «(condominium_id = ANY (( SELECT access.my_condominiums() AS my_condominiums)::uuid[]))» → (true)',
    'The column is granted to nobody for an update.',
  ],
  [
    'authorizations.answer: using «(resident_id IS NULL)» → (true)',
    'It only allows a lock, and nothing of a resident’s own waits for an answer.',
  ],
  ['profiles.find: also for garita_keeper', 'write_to lets the keeper see them all.'],
  ['profiles.find: also for garita_super_admin', 'see_all lets a super admin see them all.'],
  ['profiles.see_all: also for garita_identity', 'find lets it see them all.'],
  ['profiles.see_all: also for garita_keeper', 'write_to lets the keeper see them all.'],
  ['profiles.write_to: also for garita_identity', 'find lets it see them all.'],
  ['profiles.write_to: also for garita_super_admin', 'see_all lets a super admin see them all.'],
  ['profiles.run_all: using true', 'edit_own lets a super admin change their own row.'],
  ['profiles.run_all: writes any row', 'edit_own lets a super admin change their own row.'],
  [
    'condominiums.change: using «(archived_at IS NULL)» → (true)',
    'An archived one has no admin: archiving asks for that.',
  ],
  ['condominiums.change: writes any row', 'The columns of the condition are granted to no admin for an update.'],
  ['condominiums.make: with check «(archived_at IS NULL)» → (true)', 'The column is granted to nobody for an insert.'],
  [
    "profiles.sign_up: with check «(approval_status = 'pending'::text)» → (true)",
    'The column is granted to nobody for an insert.',
  ],
  [
    'profiles.sign_up: with check «(email_confirmed_at IS NULL)» → (true)',
    'The column is granted to nobody for an insert.',
  ],
  ['residences.ask: with check true', 'Neither column is granted to anybody for an insert.'],
  ['residences.ask: with check «(since IS NULL)» → (true)', 'The column is granted to nobody for an insert.'],
  ['residences.ask: with check «(until IS NULL)» → (true)', 'The column is granted to nobody for an insert.'],
  [
    "profiles.directory: using «(user_role = 'resident'::text)» → (true)",
    'A user with another role has no home: carry_out_change ends the home.',
  ],
  ['profiles.directory: using «(r.until IS NULL)» → (true)', 'An agent sees no home that was left.'],
  [
    'profiles.directory: using «(r.condominium_id = ANY (( SELECT access.my_condominiums() AS my_condominiums)::uuid[]))» → (true)',
    'An agent sees no home of other condominiums.',
  ],
]
