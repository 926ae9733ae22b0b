/** The file of a kept release: its rows, the sessions, codes and keys of its users, and the unsent acts of a station. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import type { AuthType } from '../../src/authorizations/kinds.ts'
import type { Piece } from '../../src/gate/station/station.ts'
import type { TestPerson } from '../support/installation.ts'

interface KeptPass {
  readonly auth_type: AuthType
  readonly token: string
  /** The secret of the visitor's page. */
  readonly link: string
  readonly access_number: string | null
  readonly valid_until: string | null
}

export interface Kept {
  readonly made_at: string
  readonly migrations: readonly { readonly name: string; readonly sum: string }[]
  readonly secret: string
  /** The rows of each table as JSON text, because parsing would lose digits of long numbers. */
  readonly rows: Readonly<Record<string, string>>
  readonly people: Readonly<Record<'admin' | 'guard' | 'resident', Omit<TestPerson, 'call'>>>
  readonly passes: readonly KeptPass[]
  readonly device_key: string
  readonly push: Readonly<Record<'endpoint' | 'p256dh' | 'auth' | 'push_key', string>>
  readonly station: { readonly pieces: readonly (readonly [Piece, unknown])[]; readonly outbox: unknown }
}

const folder = new URL('./', import.meta.url)
const fileOf = (release: string) => new URL(`${release}.zst`, folder)

export const keptReleases = (): string[] =>
  readdirSync(folder).flatMap((name) => (name.endsWith('.zst') ? [name.slice(0, -'.zst'.length)] : []))

export const readKept = (release: string): Kept =>
  JSON.parse(zstdDecompressSync(readFileSync(fileOf(release))).toString())

export function writeKept(release: string, kept: Kept): number {
  const params = { [constants.ZSTD_c_compressionLevel]: 19 }
  const file = zstdCompressSync(JSON.stringify(kept), { params })
  writeFileSync(fileOf(release), file)
  return file.length
}
