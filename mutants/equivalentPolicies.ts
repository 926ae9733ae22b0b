/** Policies without a visible effect, each with the rule that already decides the same. */

export const equivalentPolicies: readonly (readonly [name: string, because: string])[] = [
  ...[
    '(condominium_id = ( SELECT (access.caller_home()).condominium_id AS condominium_id))',
    '(unit_number = ( SELECT (access.caller_home()).unit_number AS unit_number))',
    '(created_at >= ( SELECT (access.caller_home()).since AS since))',
  ].map(
    (part) =>
      [
        `authorizations.answer: using «${part}» → (true)`,
        'It only allows a lock, and of_unit shows no other request to lock.',
      ] as const,
  ),
  [
    'authorizations.answer: using «(resident_id IS NULL)» → (true)',
    'It only allows a lock, and nothing of a resident’s own waits for an answer.',
  ],
]
