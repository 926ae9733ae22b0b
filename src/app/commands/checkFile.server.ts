/**
 * `npm run check-file` asks an installation whether it made a file with a folio. A stranger runs it on any machine: it needs the file and the
 * address of the installation, and neither a database nor an account. The file does not leave the machine, only its hash does.
 */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { z } from 'zod'
import { folioIn, readFolio } from '../../logIntegrity/folio.ts'
import { StartRefused } from '../../server/settings/settings.ts'

const made = z
  .object({ condominium: z.string(), time_zone: z.string(), made_at: z.string(), lines: z.number() })
  .nullable()

const patienceMs = 20_000

export async function showCheckedFile(path: string, address: string, typed: string | undefined): Promise<string[]> {
  const folio = typed === undefined ? folioIn(basename(path)) : readFolio(typed)
  if (!folio)
    throw new StartRefused('The name of the file has no folio. Say it after the address, for example 8K2M-4TQX-91ZR.')
  const base = URL.parse(address)
  if (!base || !/^https?:$/.test(base.protocol))
    throw new StartRefused(`"${address}" is no address. One looks like https://garita.example.org.`)
  const file = await readFile(path).catch(() => {
    throw new StartRefused(`The file ${path} cannot be read.`)
  })
  const hash = createHash('sha256').update(file).digest('hex')
  const found = await ask(new URL('/api/v1/evidenceFiles.check', base), { folio, hash })
  const about = [`Folio ${folio}`, `SHA-256 ${hash}`]
  if (!found)
    return [
      ...about,
      'THIS IS NOT THE FILE that was made with this folio: a byte of it was changed, or the folio or the address is another one.',
    ]
  const when = new Date(found.made_at).toLocaleString('en', { timeZone: found.time_zone, timeZoneName: 'short' })
  return [
    ...about,
    `The file is unchanged. It was made for ${found.condominium} on ${when}, with ${found.lines} lines.`,
  ]
}

async function ask(address: URL, question: object): Promise<z.infer<typeof made>> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(question),
    redirect: 'manual',
    signal: AbortSignal.timeout(patienceMs),
  }).catch(() => null)
  if (!response?.ok)
    throw new StartRefused(`${address.origin} gives no answer about a folio. Try again later, or check the address.`)
  return made.parse(await response.json())
}
