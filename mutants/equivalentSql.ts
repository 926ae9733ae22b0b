/** Mutants of the database that change nothing that anybody could see: how the name ends, and why. */
export const equivalentSql: readonly (readonly [ends: string, because: string])[] = [
  ...['(true)', '(true) (2)'].map(
    (becomes) =>
      [
        `view notices: «(current_setting('role'::text) = ANY (ARRAY['garita_admin'::text, 'garita_super_admin'::te» → ${becomes}`,
        'open_objections and retention_changes answer only administrators; not asking them saves time in every other bell.',
      ] as const,
  ),
]
