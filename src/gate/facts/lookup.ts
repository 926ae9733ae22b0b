/** Finds somebody in a snapshot at once, by whatever a code names: built when first asked, kept as long as the snapshot. */
import { fromHex, type PassKind } from '../../authorizations/pass.ts'
import type { Entry, Presence, Revocation, Snapshot } from './gate.snapshot.ts'

/** Somebody who came in on a genuine pass: all that is known of them is what the pass itself says. */
export interface Met extends Presence {
  readonly kind: PassKind
  /** The pass, to be shown again when they leave. */
  readonly token: string
}

/** A snapshot as this station sees it, with those it met itself whom the snapshot does not know, by pass id. */
export type StationSnapshot = Snapshot & {
  readonly met?: ReadonlyMap<string, Met | null>
  /** Passes of which the server itself knows nothing, by id. */
  readonly strangers?: ReadonlySet<string>
}

interface Lookup {
  key(id: number): Uint8Array | null
  ofId(id: string): Entry | undefined
  ofPass(id: string): Entry | undefined
  ofNumber(number: string): Entry | undefined
  ofPlate(plate: string): readonly Entry[]
  revokedPass(id: string): Revocation | undefined
  revokedNumber(number: string): Revocation | undefined
}

const built = new WeakMap<Snapshot, Lookup>()

export function lookupIn(snapshot: Snapshot): Lookup {
  const known = built.get(snapshot) ?? build(snapshot)
  built.set(snapshot, known)
  return known
}

/** Spaces and dashes are how people write a plate, not part of it. */
export const plainPlate = (written: string) => written.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '')

function build({ entries, revocations, keys }: Snapshot): Lookup {
  const ids = new Map(entries.map((entry) => [entry.authorization_id, entry]))
  const passes = new Map(entries.map((entry) => [entry.pass?.id, entry]))
  const numbers = new Map(entries.map((entry) => [entry.access_number, entry]))
  const plates = Map.groupBy(
    entries.flatMap((entry) => [...new Set(entry.plates.map(plainPlate))].map((plate) => ({ plate, entry }))),
    ({ plate }) => plate,
  )
  const revoked = new Map<string, Revocation>()
  for (const revocation of revocations) {
    const before = revoked.get(revocation.pass_id)
    if (!before || before.generation < revocation.generation) revoked.set(revocation.pass_id, revocation)
  }
  const revokedNumbers = new Map(revocations.map((revocation) => [revocation.access_number, revocation]))
  return {
    key: (id) => (Object.hasOwn(keys, String(id)) ? fromHex(keys[String(id)] ?? '') : null),
    ofId: (id) => ids.get(id),
    ofPass: (id) => passes.get(id),
    ofNumber: (number) => numbers.get(number),
    ofPlate: (plate) => (plates.get(plainPlate(plate)) ?? []).map(({ entry }) => entry),
    revokedPass: (id) => revoked.get(id),
    revokedNumber: (number) => revokedNumbers.get(number),
  }
}
