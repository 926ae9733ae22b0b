/** Indexes of a snapshot by id, pass, number and plate; built at the first use and cached. */
import { fromHex, type PassKind } from '../../authorizations/pass.ts'
import type { Entry, Presence, Revocation, Snapshot } from './gate.snapshot.ts'

/** A visitor who entered with a genuine pass that the snapshot does not include. */
export interface Met extends Presence {
  readonly kind: PassKind
  /** The pass, to show it again at the exit. */
  readonly token: string
}

/** A snapshot completed by this station; `met` holds visitors known only by their pass, by pass id. */
export type StationSnapshot = Snapshot & {
  readonly met?: ReadonlyMap<string, Met | null>
  /** Ids of passes that the server does not know either. */
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

/** A plate without spaces and dashes. */
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
