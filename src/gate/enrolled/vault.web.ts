/**
 * A tablet of a gate in the browser: locked, or open for one guard. Opening needs no network; with it the server gives that guard a session.
 * What waits for the server is handed over open or locked.
 */
import { useSyncExternalStore } from 'react'
import { newId } from '../../shared/ids.ts'
import { ask, askWhen, Refused, serverNow } from '../../web/calls/api.ts'
import { queries } from '../../web/calls/queries.ts'
import { keepLetter, sealAll, stationStore } from '../station/dexieStore.web.ts'
import { newActKey } from '../station/outbox.ts'
import { lockStorage, openedNow, openStorage } from '../station/sealing.ts'
import { readId } from '../station/station.ts'
import type { Attempt } from './attempts.web.ts'
import { contact } from './contact.web.ts'
import { markOfGate, setDoor } from './door.web.ts'
import { endSession } from './dutySession.web.ts'
import { dutyText, type ShiftWord, sealLetter, shiftText, signText } from './letters.ts'
import { prepareReliefs } from './relief/prepare.web.ts'
import { withoutPastDays } from './relief/relief.ts'
import { tellRelief } from './relief/tellRelief.web.ts'
import { station, stations } from './stations.contract.ts'
import { roundsHere, stretch } from './stretch.web.ts'
import { afterWrong, newStorageKey, type Opened, readVault, type Vault, withGuard } from './vault.ts'

export interface VaultNow {
  /** Null until storage was read. */
  vault: Vault | null
  /** The server refused the guard who opened it. */
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

/** Another tab, or the days that are prepared meanwhile, may have written something else. */
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
  setDoor({ agent: null })
}

async function readStored(): Promise<Vault | null> {
  const vault = readVault(await (await stationStore()).read('vault'))
  change({ vault })
  return vault
}

/** Those that were prepared meanwhile too. */
async function forgetPastDays(): Promise<void> {
  const vault = await readStored()
  const past = vault?.relief_days?.some(({ closes_at }) => Date.parse(closes_at) <= serverNow())
  if (past) await changeVault((held) => withoutPastDays(held, serverNow()))
}

let watching = false

/** Begins with the first screen of such a tablet. */
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
  await prepareReliefs()
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

// Nothing is asked in the session of the guard before.
askWhen(ensureBegun)

/** For a guard who signed in with their password just now. What the tablet holds already is opened for them by the server. */
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
    vault.sealed_key ?? sealLetter(vault.server_key, { about: 'key', station_id: stationId, key: storageKey })
  const next = await withGuard(vault, opened, pin, { stretch, rounds: await roundsHere() })
  openStorage(opened, vault.server_key)
  otherTabs?.postMessage('another tab works')
  await keep({ ...next, sealed_key: sealedKey, wrong: { count: 0, until: 0 } })
  await sealAll()
  // This session began with a password.
  begun = Promise.resolve()
  await beginShift(opened, null)
  void prepareReliefs()
}

export interface HandedOver {
  handed_by: string
  open: NonNullable<ShiftWord['open']>
}

/** False for a wrong one. With `handed` the guard before goes, in the same moment. */
export async function unlock(attempt: Attempt, handed: HandedOver | null = null): Promise<boolean> {
  // Another tab may have added a guard, or counted.
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
  await tellRelief(opened, vault)
  await beginShift(opened, handed)
  void ensureBegun()
    .then(prepareReliefs)
    .catch(() => undefined)
  return true
}

async function beginShift({ agent }: Opened, handed: HandedOver | null): Promise<void> {
  shift = newId()
  await tellShift('started', null, handed)
  await (await stationStore()).update('duty', () => true)
  change({ refused: false })
  setDoor({ agent })
}

/** Signed by the guard whose shift it is, and kept until the server has it. */
async function tellShift(kind: ShiftWord['kind'], how: ShiftWord['how'], handed: HandedOver | null): Promise<void> {
  const opened = openedNow()
  const { vault } = now
  if (!opened || !vault || !shift) return
  const { key } = opened
  const said = { kind, shift, how, agent_id: opened.agent.id, at: new Date(serverNow()).toISOString() }
  const word = { ...said, handed_by: handed?.handed_by ?? null, open: handed?.open ?? null }
  const signature = signText(shiftText(key, word), key.private_key)
  // A full disk keeps nobody out, and nobody in.
  await keepLetter(
    newId(),
    sealLetter(vault.server_key, { about: 'shift', shift: word, key: key.id, signature }),
  ).catch(() => undefined)
}

/** The session of the guard who opened the tablet, before the first call that needs it. */
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
  // Locked while the answer was on its way.
  if (openedNow()?.key.id !== key.id) return endSession()
  if (opened) return void queries.invalidateQueries()
  await lock()
  change({ refused: true })
  throw new Refused('signed_out', 401)
}

/** The server refused a call of this guard: once more, or they have no right here any more. */
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
