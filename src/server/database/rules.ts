/** The rules that this program brings: the files of database/access, and the number that tells older ones from newer ones. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const folder = new URL('../../../database/access/', import.meta.url)
/** A line for each release: its number and the hash of its rules, written by npm run number-rules. */
export const numbersFile = new URL('../../../database/rules.releases', import.meta.url)

export interface Rules {
  readonly release: number
  readonly hash: string
}

/** In the order in which they are applied. */
export function rulesFiles(): string[] {
  return readdirSync(fileURLToPath(folder))
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => readFileSync(new URL(name, folder), 'utf8'))
}

export const hashOfRules = (): string => createHash('sha256').update(rulesFiles().join('\n')).digest('hex')

export function numberedRules(): Rules[] {
  return readFileSync(numbersFile, 'utf8')
    .split('\n')
    .filter((line) => /^\d/.test(line))
    .map((line) => ({ release: Number.parseInt(line, 10), hash: line.split(' ')[1] ?? '' }))
}

/** While they are being written the last number stands for them, whatever its hash says: a test holds the two together. */
export const rules: Rules = { release: numberedRules().at(-1)?.release ?? 0, hash: hashOfRules() }
