/** The newest minor releases of PostgreSQL that were known when this release of Garita was made: they hold its fixes, and an older one lacks some. */

/** The day on which this table was last looked through. */
export const minorsKnownOn = '2026-11-22'

/** Major, minor, and when it came out, as far as it is known here; there may be newer ones. */
export const fixedMinors: Readonly<Record<number, { minor: number; since: string }>> = {
  15: { minor: 18, since: '2026-05-14' },
  16: { minor: 15, since: '2026-08' },
  17: { minor: 11, since: '2026-08' },
  // There was no 18.5.
  18: { minor: 6, since: '2026-08' },
}

export interface PostgresRelease {
  /** As people write it: 18.4. */
  readonly version: string
  /** The release that holds fixes which this one lacks; null where none is known. */
  readonly fixed_in: string | null
}

/** From `server_version_num`. A major that the table does not name is not judged. */
export function postgresRelease(serverVersionNum: number): PostgresRelease {
  const major = Math.floor(serverVersionNum / 10_000)
  const minor = serverVersionNum % 10_000
  const fixed = fixedMinors[major]
  return {
    version: `${major}.${minor}`,
    fixed_in: fixed && minor < fixed.minor ? `${major}.${fixed.minor}` : null,
  }
}

/** For the log at start, in words of what somebody can do; it never stops a start, for a closed gate helps nobody. */
export function minorWarning({ version, fixed_in }: PostgresRelease, embedded: boolean): string | null {
  if (fixed_in === null) return null
  const advice = embedded
    ? 'It came with Garita: install a newer release of Garita, or set DATABASE_URL to a PostgreSQL of your own that you keep up to date.'
    : `Upgrade the server of DATABASE_URL to ${fixed_in} or a newer ${fixed_in.split('.')[0]}.x; its data stays as it is.`
  return `PostgreSQL ${version} lacks fixes that ${fixed_in} has (as known on ${minorsKnownOn}). ${advice}`
}
