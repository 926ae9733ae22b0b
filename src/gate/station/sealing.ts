/**
 * A tablet of a gate seals its stored data with a key that is in memory only while a guard is at work. Other stations store plain values.
 */
import { type Opened, openWith, sealWith, type Vault } from '../tablet/vault.ts'

type Sealing = 'plain' | 'locked' | { opened: Opened; server_key: string; act_key: unknown }

let sealing: Sealing = 'plain'

export function lockIfSealed(vault: Vault | null): void {
  if (vault && vault.guards.length > 0 && typeof sealing !== 'object') sealing = 'locked'
}

export function openStorage(opened: Opened, serverHalf: string): void {
  sealing = { opened, server_key: serverHalf, act_key: opened.key }
}

/** A page that was open before the tablet belonged to its gate calls it, too. */
export function lockStorage(): void {
  sealing = 'locked'
}

/** True on a tablet of a gate, locked or open; false in a browser that stores plain values. */
export const isSealing = (): boolean => sealing !== 'plain'

export const openedNow = (): Opened | null => (typeof sealing === 'object' ? sealing.opened : null)

/** An open tablet seals unsent events for this key. */
export const serverKey = (): string | null => (typeof sealing === 'object' ? sealing.server_key : null)

/** These values contain no person, unit or code. Sealed messages are sealed already. */
const readable = new Set(['station_id', 'binding', 'clock', 'leaving', 'vault', 'duty'])
const isReadable = (name: string) => readable.has(name) || /^(letter|next) /.test(name)

/** The guard at work and their signing key stay in memory, so that no other guard finds them. */
const isOfGuard = (name: string) => name === 'agent' || name === 'key'

interface Sealed {
  sealed: Uint8Array
}
const isSealed = (stored: unknown): stored is Sealed =>
  typeof stored === 'object' && stored !== null && 'sealed' in stored && stored.sealed instanceof Uint8Array

/** Returns nothing while the tablet is locked, and for damaged data. */
export function openStored(name: string, stored: unknown): unknown {
  if (typeof sealing !== 'object') return isSealed(stored) ? undefined : stored
  if (isOfGuard(name)) return name === 'agent' ? sealing.opened.agent : sealing.act_key
  return isSealed(stored) ? opened(sealing.opened, stored) : stored
}

function opened({ storage_key }: Opened, { sealed }: Sealed): unknown {
  try {
    return openWith(storage_key, sealed)
  } catch {
    return undefined
  }
}

/** Seals the value for the store; `undefined` is not stored. */
export function sealedForm(name: string, value: unknown): unknown {
  if (sealing === 'plain' || isReadable(name)) return value
  if (sealing === 'locked') throw new Error('the tablet is locked')
  if (name === 'key') sealing.act_key = value
  if (isOfGuard(name)) return undefined
  return value === undefined ? undefined : sealNow(value)
}

export function openRow<Row extends { kept: unknown }>(row: Row): Row {
  if (sealing === 'locked') throw new Error('the tablet is locked')
  if (typeof sealing !== 'object' || !isSealed(row.kept)) return row
  return { ...row, kept: opened(sealing.opened, row.kept) ?? row.kept }
}

export function sealNow(value: unknown): unknown {
  if (sealing === 'locked') throw new Error('the tablet is locked')
  if (sealing === 'plain' || isSealed(value)) return value
  return { sealed: sealWith(sealing.opened.storage_key, value) } satisfies Sealed
}
