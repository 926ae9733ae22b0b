import { createHmac, timingSafeEqual } from 'node:crypto'
import type { CallContext } from '../calls/serve.ts'
import { ofCell } from './tokens.ts'

interface Named {
  readonly pass_id: string
  readonly link_generation: number
}

/**
 * The link's secret is derived from the pass and a generation, so nothing is stored. Changed dates keep it; all other changes
 * revoke it.
 */
export function linkOf({ pass_id, link_generation }: Named, context: CallContext): string {
  const named = Buffer.concat([Buffer.from(pass_id.replaceAll('-', ''), 'hex'), Buffer.of(link_generation)])
  return ofCell(context.settings, Buffer.concat([named, proofOf(named, context)]).toString('base64url'))
}

export function readLink(link: string, context: CallContext): { pass_id: string; generation: number } | null {
  const bytes = Buffer.from(link.split('.').at(-1) ?? '', 'base64url')
  const named = bytes.subarray(0, 17)
  if (bytes.length !== 33 || !timingSafeEqual(bytes.subarray(17), proofOf(named, context))) return null
  return { pass_id: named.subarray(0, 16).toString('hex'), generation: named[16] ?? 0 }
}

function proofOf(named: Buffer, { keys }: CallContext): Buffer {
  return createHmac('sha256', keys.installation['visitor pages']).update(named).digest().subarray(0, 16)
}

/** The secret of a party's link. The word before the id keeps it apart from the secrets of passes. */
export function partyLinkOf(linkId: string, context: Pick<CallContext, 'keys' | 'settings'>): string {
  const named = Buffer.from(linkId.replaceAll('-', ''), 'hex')
  return ofCell(context.settings, Buffer.concat([named, proofOfParty(named, context)]).toString('base64url'))
}

export function readPartyLink(link: string, context: Pick<CallContext, 'keys'>): string | null {
  const bytes = Buffer.from(link.split('.').at(-1) ?? '', 'base64url')
  const named = bytes.subarray(0, 16)
  if (bytes.length !== 32 || !timingSafeEqual(bytes.subarray(16), proofOfParty(named, context))) return null
  return named.toString('hex')
}

const proofOfParty = (named: Buffer, { keys }: Pick<CallContext, 'keys'>) =>
  createHmac('sha256', keys.installation['visitor pages']).update('party ').update(named).digest().subarray(0, 16)
