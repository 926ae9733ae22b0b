import type { Call, Input } from '../../src/shared/contract.ts'
import type { TestInstallation } from './installation.ts'

export interface Fetched {
  status: number
  code: string | undefined
  name: string | undefined
  promised: number
  text: string
  bytes: Buffer
}

export async function download<C extends Call>(
  { app }: Pick<TestInstallation, 'app'>,
  call: C,
  input: Input<C>,
  token: string | null,
): Promise<Fetched> {
  const response = await app.request(`/api/v1/${call.name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { cookie: `garita_session=${token}` } : {}) },
    body: JSON.stringify(input),
  })
  // response.text() would remove the byte-order mark.
  const bytes = Buffer.from(await response.arrayBuffer())
  const text = bytes.toString('utf8')
  return {
    status: response.status,
    code: response.ok ? undefined : JSON.parse(text).error.code,
    name: /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1],
    promised: Number(response.headers.get('x-garita-rows')),
    text,
    bytes,
  }
}

/** Parses the cells of a file by RFC 4180, and expects the byte-order mark. */
export function cellsOf(text: string): string[][] {
  if (!text.startsWith('\ufeff')) throw new Error('no byte-order mark')
  const found = [...text.slice(1).matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)]
  if (found.map(([whole]) => whole).join('') !== text.slice(1)) throw new Error('not a file by RFC 4180')
  const rows: string[][] = [[]]
  for (const [, quoted, bare = '', end] of found) {
    rows.at(-1)?.push(quoted === undefined ? bare : quoted.replaceAll('""', '"'))
    if (end !== ',') rows.push([])
  }
  return rows.slice(0, -1)
}
