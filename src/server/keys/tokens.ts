/** Secret tokens: made from the system's random source, and kept only as their hash. */
import { hash, randomBytes } from 'node:crypto'

/**
 * What is in people's hands for long begins with its cell (`c0.`), so that a load balancer before many cells can route it without a
 * lookup. Nobody else reads meaning into it; those of before have no cell.
 */
export const ofCell = ({ cell }: { readonly cell: string }, secret: string): string => `${cell}.${secret}`

export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

export function hashOf(token: string): Buffer {
  return hash('sha256', token, 'buffer')
}
