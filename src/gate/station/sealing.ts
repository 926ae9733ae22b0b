/** What a tablet of a gate stores is sealed with a key that is in memory only while a guard is at work. Other stations store as they are. */
import { type Opened, openWith, sealWith, type Vault } from '../enrolled/vault.ts'

type Sealing = 'plain' | 'locked' | { opened: Opened; server_key: string; act_key: unknown }

let sealing: Sealing = 'plain'

export function lockIfSealed(vault: Vault | null): void {
  if (vault && vault.guards.length > 0 && typeof sealing !== 'object') sealing = 'locked'
}

export function openStorage(opened: Opened, serverHalf: string): void {
  sealing = { opened, server_key: serverHalf, act_key: opened.key }
}

/** Also of a page that was open before the tablet belonged to its gate. */
export function lockStorage(): void {
  sealing = 'locked'
}

/** Locked or open; false in a browser that stores as it is. */
export const isSealing = (): boolean => sealing !== 'plain'

export const openedNow = (): Opened | null => (typeof sealing === 'object' ? sealing.opened : null)

/** To which an open tablet seals what it has not sent. */
export const serverKey = (): string | null => (typeof sealing === 'object' ? sealing.server_key : null)

/** They name no person, unit or code. A piece of a tablet's letters is sealed already. */
const readable = new Set(['station_id', 'binding', 'clock', 'leaving', 'vault', 'duty'])
const isReadable = (name: string) => readable.has(name) || /^(letter|next) /.test(name)

/** The guard at work and the key that signs for them: in memory alone, so that nobody finds another guard's. */
const isOfGuard = (name: string) => name === 'agent' || name === 'key'

interface Sealed {
  sealed: Uint8Array
}
const isSealed = (stored: unknown): stored is Sealed =>
  typeof stored === 'object' && stored !== null && 'sealed' in stored && stored.sealed instanceof Uint8Array

/** Nothing while it is locked, and for what does not open. */
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

/** As it is stored; `undefined` is not stored. */
export function sealedForm(name: string, value: unknown): unknown {
  if (sealing === 'plain' || isReadable(name)) return value
  if (sealing === 'locked') throw new Error('the tablet is locked')
  if (name === 'key') sealing.act_key = value
  if (isOfGuard(name)) return undefined
  return value === undefined ? undefined : sealNow(value)
}

/** A row of the outbox. */
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
