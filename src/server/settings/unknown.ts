/** Finds names in `.env` and in the environment that are not settings: a mistyped one would be ignored silently. */
import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'

export function loadedFile(nodeOptions: readonly string[] = process.execArgv): string | null {
  return nodeOptions.find((one) => one.startsWith('--env-file='))?.slice('--env-file='.length) ?? null
}

/** Node, its libraries and the system read these. */
const ofOthers = /^(TZ|LANG|LC_\w+|NODE_\w+|UV_\w+|PG\w+|SSL_CERT_\w+)$/

interface Unknown {
  mistyped: string[]
  /** Ignored, or meant for another program. */
  doubtful: string[]
}

/**
 * The file belongs only to Garita: a name close to a setting is mistyped. The environment belongs to every program of the
 * machine: there only one letter may differ, and even then another program may be meant.
 */
export function unknownSettings(
  environment: NodeJS.ProcessEnv,
  settings: readonly string[],
  file: string | null,
): Unknown {
  const inFile = file === null ? [] : namesIn(parseEnv(readFileSync(file, 'utf8')))
  const strange = (names: string[]) => names.filter((name) => !settings.includes(name))
  const mistyped: string[] = []
  const doubtful: string[] = []
  for (const name of strange(inFile)) {
    const meant = likely(name, settings, 2)
    if (meant) mistyped.push(`${name} in ${file} is not a setting. Do you mean ${meant}?`)
    else if (!ofOthers.test(name)) doubtful.push(`${name} in ${file} is not a setting of Garita and is ignored.`)
  }
  const long = settings.filter((name) => name.includes('_'))
  for (const name of strange(namesIn(environment)).filter((one) => !inFile.includes(one))) {
    const meant = likely(name, long, 1)
    if (meant) doubtful.push(`${name} in the environment is not a setting. Do you mean ${meant}?`)
  }
  return { mistyped, doubtful }
}

const namesIn = (given: NodeJS.ProcessEnv) => Object.keys(given).filter((name) => given[name]?.trim())

function likely(name: string, settings: readonly string[], most: number): string | undefined {
  const bare = name.toUpperCase().replace(/^GARITA_/, '')
  const apart = (setting: string) => distance(bare, setting)
  const nearest = settings.toSorted((one, other) => apart(one) - apart(other))[0]
  // Two changed letters turn a short name into another word.
  return nearest && apart(nearest) <= Math.min(most, Math.floor(nearest.length / 4)) ? nearest : undefined
}

/** Counts the letters to add, to remove or to change. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1]
    for (let at = 1; at <= other.length; at += 1) {
      const change = (row[at - 1] ?? 0) + (letter === other[at - 1] ? 0 : 1)
      next.push(Math.min(change, (row[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[other.length] ?? 0
}
