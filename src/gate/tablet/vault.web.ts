/**
 * A tablet of a gate in the browser: locked, or open for one guard. Opening needs no network; with a network the server gives that guard a
 * session. Waiting messages are sent whether the tablet is open or locked.
 */
import { useSyncExternalStore } from 'react'
import { newId } from '../../shared/ids.ts'
import { ask, askWhen, Refused, serverNow } from '../../web/calls/api.ts'
import { queries } from '../../web/calls/queries.ts'
import { keepMessage, sealAll, stationStore } from '../station/dexieStore.web.ts'
import { newActKey } from '../station/outbox.ts'
import { lockStorage, openedNow, openStorage } from '../station/sealing.ts'
import { readId } from '../station/station.ts'
import type { Attempt } from './attempts.web.ts'
import { contact } from './contact.web.ts'
import { endSession } from './dutySession.web.ts'
import { pinKey, roundsHere } from './pinKey.web.ts'
import { dutyText, type ShiftWord, sealMessage, shiftText, signText } from './sealedMessages.ts'
import { station, stations } from './stations.contract.ts'
import { prepareSubstitutes } from './substitute/prepare.web.ts'
import { reportSubstitute } from './substitute/reportSubstitute.web.ts'
import { withoutPastDays } from './substitute/substitute.ts'
import { markOfGate, setTabletState } from './tabletState.web.ts'
import { afterWrong, newStorageKey, type Opened, readVault, type Vault, withGuard } from './vault.ts'

export interface VaultNow {
  /** Null until the storage was read. */
  vault: Vault | null
  /** The server refused the guard who opened the tablet. */
  refused: boolean
}

let now: VaultNow = { vault: null, refused: false }
let shift: string | null = null
let begun: Promise<void> | null = null
const hearers = new Set<() => void>()

function change(next: Partial<VaultNow>): void {
  now = { ...now, ...next }
  for (const hear of hearers) hear()
}

export function useVault(): VaultNow {
  return useSyncExternalStore(watch, () => now)
}

function watch(hear: () => void): () => void {
  hearers.add(hear)
  return () => hearers.delete(hear)
}

async function keep(vault: Vault): Promise<void> {
  await (await stationStore()).update('vault', () => vault)
  change({ vault })
}

/** Another tab or the preparation of days may have written in between. */
async function changeVault(changed: (held: Vault) => Vault): Promise<void> {
  await (await stationStore()).update('vault', (stored) => {
    const held = readVault(stored)
    return held ? changed(held) : stored
  })
  await readStored()
}

const otherTabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('garita.station.lock')
otherTabs?.addEventListener('message', () => {
  forgetKeys()
  void readStored()
})

function forgetKeys(): void {
  lockStorage()
  shift = null
  begun = null
  setTabletState({ agent: null })
}

async function readStored(): Promise<Vault | null> {
  const vault = readVault(await (await stationStore()).read('vault'))
  change({ vault })
  return vault
}

/** Includes days that were prepared in between. */
async function forgetPastDays(): Promise<void> {
  const vault = await readStored()
  const past = vault?.relief_days?.some(({ closes_at }) => Date.parse(closes_at) <= serverNow())
  if (past) await changeVault((held) => withoutPastDays(held, serverNow()))
}

let watching = false

/** Starts with the first screen of a tablet of a gate. */
export async function watchVault(): Promise<void> {
  await forgetPastDays()
  if (watching) return
  watching = true
  void contact()
  setInterval(() => void minutely(), contactMs)
  addEventListener('online', () => void contact())
}

async function minutely(): Promise<void> {
  void contact()
  await forgetPastDays()
  await prepareSubstitutes()
}

const contactMs = 60_000

export async function enroll(code: string): Promise<void> {
  const store = await stationStore()
  await store.update('station_id', (held) => readId(held) ?? newId())
  const stationId = readId(await store.read('station_id')) ?? newId()
  const { condominium, gate, server_key, prepared } = await ask(station.enroll, { code, station_id: stationId })
  await store.update('binding', () => ({ condominium, gate }))
  const ready = { sealed_key: prepared?.sealed_key ?? null, relief_days: prepared?.relief_days ?? [] }
  await keep({ condominium, gate, server_key, ...ready, guards: [], wrong: { count: 0, until: 0 } })
  markOfGate()
}

// Every call waits for the session of the current guard.
askWhen(ensureBegun)

/** Makes the PIN of a guard who has just signed in with a password. The server opens the existing storage of the tablet for them. */
export async function setPin(pin: string, agent: Opened['agent']): Promise<void> {
  const store = await stationStore()
  const vault = readVault(await store.read('vault'))
  const stationId = readId(await store.read('station_id'))
  if (!vault || !stationId) throw new Refused('not_found', 404)
  const key = {
    agent_id: agent.id,
    condominium_id: vault.condominium.id,
    station_id: stationId,
    id: newId(),
    ...newActKey(),
  }
  const { id, public_key } = key
  const answer = await ask(stations.keepGuardKey, { id, public_key, sealed_key: vault.sealed_key })
  const storageKey = vault.sealed_key ? answer.storage_key : newStorageKey()
  if (!answer.kept || !storageKey) throw new Refused('not_found', 404)
  const opened = { storage_key: storageKey, agent, key }
  const sealedKey =
    vault.sealed_key ?? sealMessage(vault.server_key, { about: 'key', station_id: stationId, key: storageKey })
  const next = await withGuard(vault, opened, pin, { pinKey, rounds: await roundsHere() })
  openStorage(opened, vault.server_key)
  otherTabs?.postMessage('another tab works')
  await keep({ ...next, sealed_key: sealedKey, wrong: { count: 0, until: 0 } })
  await sealAll()
  // This session began with a password.
  begun = Promise.resolve()
  await beginShift(opened, null)
  void prepareSubstitutes()
}

export interface HandedOver {
  handed_by: string
  open: NonNullable<ShiftWord['open']>
}

/** Returns false for a wrong attempt. With `handed` the former guard leaves in the same moment. */
export async function unlock(attempt: Attempt, handed: HandedOver | null = null): Promise<boolean> {
  // Another tab may have added a guard, or counted a wrong attempt.
  const vault = await readStored()
  if (!vault || vault.wrong.until > Date.now()) return false
  const opened = await attempt(vault)
  if (!opened) {
    await changeVault((held) => ({ ...held, wrong: afterWrong(held, Date.now()) }))
    return false
  }
  if (vault.wrong.count > 0) await changeVault((held) => ({ ...held, wrong: { count: 0, until: 0 } }))
  if (handed) await tellShift('ended', 'handed_over', null)
  openStorage(opened, vault.server_key)
  otherTabs?.postMessage('another tab works')
  begun = null
  await reportSubstitute(opened, vault)
  await beginShift(opened, handed)
  void ensureBegun()
    .then(prepareSubstitutes)
    .catch(() => undefined)
  return true
}

async function beginShift({ agent }: Opened, handed: HandedOver | null): Promise<void> {
  shift = newId()
  await tellShift('started', null, handed)
  await (await stationStore()).update('duty', () => true)
  change({ refused: false })
  setTabletState({ agent })
}

/** The guard of the shift signs the event, and the tablet stores it until the server has it. */
async function tellShift(kind: ShiftWord['kind'], how: ShiftWord['how'], handed: HandedOver | null): Promise<void> {
  const opened = openedNow()
  const { vault } = now
  if (!opened || !vault || !shift) return
  const { key } = opened
  const said = { kind, shift, how, agent_id: opened.agent.id, at: new Date(serverNow()).toISOString() }
  const word = { ...said, handed_by: handed?.handed_by ?? null, open: handed?.open ?? null }
  const signature = signText(shiftText(key, word), key.private_key)
  // A full disk must not prevent opening or locking.
  await keepMessage(
    newId(),
    sealMessage(vault.server_key, { about: 'shift', shift: word, key: key.id, signature }),
  ).catch(() => undefined)
}

/** Opens the session of the guard who opened the tablet, before the first call that needs it. */
function ensureBegun(): Promise<void> {
  const opened = openedNow()
  if (!opened) return Promise.resolve()
  begun ??= begin(opened).catch((error: unknown) => {
    begun = null
    throw error
  })
  return begun
}

async function begin({ key }: Opened): Promise<void> {
  const { at } = await contact()
  const signature = signText(dutyText(key, key.id, at), key.private_key)
  const { opened } = await ask(station.begin, { key: key.id, at, signature })
  // The guard locked the tablet before the answer arrived.
  if (openedNow()?.key.id !== key.id) return endSession()
  if (opened) return void queries.invalidateQueries()
  await lock()
  change({ refused: true })
  throw new Refused('signed_out', 401)
}

/** The server refused a call of this guard: try once more, because the guard may have lost the right to this gate. */
export async function beginAgain(): Promise<void> {
  begun = null
  await ensureBegun().catch(() => undefined)
}

/** The keys leave memory; nothing is deleted. */
export async function lock(): Promise<void> {
  if (!openedNow()) return
  const ended = tellShift('ended', 'locked', null)
  forgetKeys()
  otherTabs?.postMessage('locked')
  await ended
  await endSession()
  void contact()
}
