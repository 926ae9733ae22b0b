import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const folder = new URL('../../../../database/access/', import.meta.url)
/** One line per release: number and hash, written by npm run dev:number-rules. */
export const numbersFile = new URL('../../../../database/rules.releases', import.meta.url)

export interface Rules {
  readonly release: number
  readonly hash: string
}

/** The folders of database/access in the order in which they are applied; inside a folder, by name. */
const rooms = ['callers', 'people', 'authorizations', 'gate', 'amenities', 'notices', 'upkeep', 'oversight']

export function rulesFiles(): string[] {
  return rooms
    .map((room) => new URL(`${room}/`, folder))
    .flatMap((room) =>
      readdirSync(fileURLToPath(room))
        .filter((name) => name.endsWith('.sql'))
        .sort()
        .map((name) => readFileSync(new URL(name, room), 'utf8')),
    )
}

export const hashOfRules = (): string => createHash('sha256').update(rulesFiles().join('\n')).digest('hex')

export function numberedRules(): Rules[] {
  return readFileSync(numbersFile, 'utf8')
    .split('\n')
    .filter((line) => /^\d/.test(line))
    .map((line) => ({ release: Number.parseInt(line, 10), hash: line.split(' ')[1] ?? '' }))
}

export const accessRules: Rules = { release: numberedRules().at(-1)?.release ?? 0, hash: hashOfRules() }
