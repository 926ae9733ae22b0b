import { hash, randomBytes } from 'node:crypto'

/**
 * Long-lived secrets begin with their cell (`c0.`), so that a load balancer can route them without a lookup. No other code
 * interprets it; older secrets have no cell.
 */
export const ofCell = ({ cell }: { readonly cell: string }, secret: string): string => `${cell}.${secret}`

export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

export function hashOf(token: string): Buffer {
  return hash('sha256', token, 'buffer')
}
