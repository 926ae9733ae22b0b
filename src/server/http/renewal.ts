import { readFileSync } from 'node:fs'
import { createSecureContext } from 'node:tls'
import type { Log } from '../watch/log.ts'

// Reads the files instead of watching them: renewals replace links, which many file systems report late or never.
const lookMs = 10_000

export interface Certificate {
  cert: string
  key: string
}

export interface Renewal {
  look(): void
  inUse(): Certificate
  close(): void
}

export interface RenewalOptions {
  files: Certificate
  tls: Certificate
  use(tls: Certificate): void
  log: Pick<Log, 'info' | 'warn'>
}

export function openRenewal({ files, tls, use, log }: RenewalOptions): Renewal {
  let seen = JSON.stringify(tls)
  let inUse = tls
  const look = () => {
    const found = readBoth(files)
    const now = JSON.stringify(found)
    if (now === seen) return
    seen = now
    try {
      if (!found) throw new Error('the files cannot be read')
      // Refuses half a file, and a key that belongs to another certificate.
      createSecureContext(found)
      use(found)
      inUse = found
      log.info('a renewed certificate is in use')
    } catch (error) {
      log.warn({ err: error }, 'the certificate in TLS_CERT and TLS_KEY cannot be used; the one before goes on')
    }
  }
  const looking = setInterval(look, lookMs)
  looking.unref()
  return { look, inUse: () => inUse, close: () => clearInterval(looking) }
}

function readBoth({ cert, key }: Certificate): Certificate | null {
  try {
    return { cert: readFileSync(cert, 'utf8'), key: readFileSync(key, 'utf8') }
  } catch {
    return null
  }
}
