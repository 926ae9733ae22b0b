/** Each slice has a file here with the facts that the tests cannot read from the catalog of the database. */
import type pg from 'pg'
import type { Announced } from '../access/announcements.ts'
import type { Insert } from '../access/inserts.ts'
import type { Refused } from '../access/limits.ts'
import type { RowAccess } from '../access/rowAccess.ts'
import type { Screen } from '../flows/screen.ts'
import type { Addressed } from '../flows/world.ts'
import type { Traces } from '../support/traces.ts'
import type { WriteReason } from '../support/writes.ts'

export interface SliceFacts {
  /** The rows that each role reaches by each granted act; `here` and `there` are the condominiums of the test world. */
  readonly reach: readonly RowAccess[]
  /** The rows that roles may insert. A table without an insert needs no line. */
  readonly inserts?: readonly Insert[]
  /** The check that each function with the rights of the owner makes. A trigger has the reason for these rights. */
  readonly definers?: Readonly<Record<string, string>>
  readonly triggers?: Readonly<Record<string, string>>
  /** The topics and receivers that a written row announces. */
  readonly announced?: readonly Announced[]
  /** For each constraint, a value that it refuses. */
  readonly refused?: readonly Refused[]
  /** Only a mistake of the program breaks these constraints, so they have no text. */
  readonly internal?: readonly string[]
  /** Calls that write without the revision of a form, by the reason. */
  readonly writes?: Partial<Readonly<Record<WriteReason, readonly string[]>>>
  /** The result of a repeated call, and the test that shows it. */
  readonly repeated?: Readonly<Record<string, string>>
  /** The line that a call leaves when it returns personal data. */
  readonly traces?: Readonly<Record<string, Traces>>
  readonly screens?: (world: Addressed) => readonly Screen[]
  /** Makes rows of the slice's tables in a condominium; the tests of access, exports and screens use them. */
  readonly leave: (owner: pg.Pool, place: string) => Promise<void>
}

export const sliceFacts: readonly SliceFacts[] = Object.values(
  import.meta.glob<SliceFacts>('./*.slice.ts', { eager: true, import: 'facts' }),
)

export const leaveSlices = async (owner: pg.Pool, place: string): Promise<void> => {
  for (const { leave } of sliceFacts) await leave(owner, place)
}
