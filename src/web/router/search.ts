/** Reads and writes the values after `?` of an address. Quotes mark a text such as "101" or "true", so that each value keeps its type. */
export type Search = Readonly<Record<string, unknown>>

export const readSearch = (written: string): Search =>
  Object.fromEntries([...new URLSearchParams(written)].map(([name, value]) => [name, read(value)]))

export function writeSearch(search: Search): string {
  const given = Object.entries(search).filter(([, value]) => value !== undefined)
  const written = new URLSearchParams(given.map(([name, value]) => [name, write(value)])).toString()
  return written && `?${written}`
}

function read(value: string): unknown {
  if (value === 'true' || value === 'false') return value === 'true'
  if (value !== '' && String(Number(value)) === value) return Number(value)
  return /^".*"$/s.test(value) ? unquoted(value) : value
}

const write = (value: unknown) =>
  typeof value === 'string' && read(value) !== value ? JSON.stringify(value) : String(value)

/** A reader may type quotes that are no JSON. */
function unquoted(value: string): unknown {
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}
