/** What is kept of a former build: its data, what it had handed out, what a station's device held, and its built page. */
import { readFileSync } from 'node:fs'
import type { AuthType } from '../../src/authorizations/kinds.ts'
import { unpressed } from './pack.ts'

interface FormerAct {
  condominium_id: string
  id: string
  kept: { sequence: number; event: { kind: string; at: string } & Record<string, unknown> }
}

interface FormerPerson {
  id: string
  email: string
  /** Of a session that goes on. */
  token: string
}

export interface Former {
  readonly commit: string
  readonly made_at: string
  /** The installation's own, as its data folder holds it. */
  readonly secret: string
  /** Those that were applied. */
  readonly migrations: readonly string[]
  readonly condominium_id: string
  readonly gate_id: string
  readonly people: Readonly<Record<'admin' | 'agent' | 'resident', FormerPerson>>
  readonly passes: {
    kind: AuthType
    authorization_id: string
    /** The text of the code. */
    token: string
    /** The secret of the visitor's page. */
    link: string
    access_number: string | null
  }[]
  /** A pass that is younger than what the station knew. */
  readonly young_token: string
  readonly device_key: string
  /** A browser that asked to be told, and the server's key that it was shown. */
  readonly push: { endpoint: string; p256dh: string; auth: string; push_key: string }
  /** As the device of a station kept it: named pieces, and the acts that nobody was told yet. */
  readonly station: { pieces: { name: string; value: unknown }[]; acts: FormerAct[] }
}

export const formerCommits = ['d2f3781'] as const
type Commit = (typeof formerCommits)[number]

const read = (name: string) => readFileSync(new URL(name, import.meta.url))

export function formerOf(commit: Commit): Former {
  const former: Omit<Former, 'station'> = JSON.parse(read(`${commit}.json`).toString())
  return { ...former, station: JSON.parse(unpressed(read(`${commit}.station.zst`)).toString()) }
}

/** Each table with its rows. */
export const formerRows = (commit: Commit): Record<string, unknown[]> =>
  JSON.parse(unpressed(read(`${commit}.rows.zst`)).toString())

/** The data folder whole, with the files of its PostgreSQL, to be unpacked. */
export const formerFolder = (commit: Commit): Buffer => read(`${commit}.folder.zst`)

/** Of the built web what a guard's page needs, to be unpacked. */
export const formerWeb = (commit: Commit): Buffer => read(`${commit}.web.zst`)
