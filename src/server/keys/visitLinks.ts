/** The secret links of visitors' pages. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Asking } from '../calls/serve.ts'
import { ofCell } from './tokens.ts'

interface Named {
  readonly pass_id: string
  readonly link_generation: number
}

/** The link's secret is derived from the pass and a generation, so nothing is stored. Changed dates keep it; all other changes revoke it. */
export function linkOf({ pass_id, link_generation }: Named, asking: Asking): string {
  const named = Buffer.concat([Buffer.from(pass_id.replaceAll('-', ''), 'hex'), Buffer.of(link_generation)])
  return ofCell(asking.settings, Buffer.concat([named, proofOf(named, asking)]).toString('base64url'))
}

export function readLink(link: string, asking: Asking): { pass_id: string; generation: number } | null {
  const bytes = Buffer.from(link.split('.').at(-1) ?? '', 'base64url')
  const named = bytes.subarray(0, 17)
  if (bytes.length !== 33 || !timingSafeEqual(bytes.subarray(17), proofOf(named, asking))) return null
  return { pass_id: named.subarray(0, 16).toString('hex'), generation: named[16] ?? 0 }
}

function proofOf(named: Buffer, { keys }: Asking): Buffer {
  return createHmac('sha256', keys.installation['visitor pages']).update(named).digest().subarray(0, 16)
}
