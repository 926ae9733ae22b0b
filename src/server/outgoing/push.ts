/** Web push reaches closed browsers through their makers' push services. */
import { createECDH, ECDH } from 'node:crypto'
import type { Settings } from '../settings/settings.ts'

/** A browser names the address the server posts to, so only known push services and those in the settings are allowed. */
const services = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '.push.apple.com',
  '.notify.windows.com',
] as const
const patienceMs = 10_000

interface PushSubscription {
  readonly endpoint: string
  readonly p256dh: Buffer
  readonly auth: Buffer
}

export interface Push {
  readonly public_key: string
  mayReach(endpoint: string): boolean
  /** Returns false if the subscription no longer exists; throws when the service fails temporarily. */
  send(to: PushSubscription, message: unknown, seconds: number): Promise<boolean>
}

export interface PushOptions {
  /** The VAPID key; browsers know its public half. */
  private_key: Buffer
  public_url: string
  settings: Pick<Settings, 'mail_from' | 'push_services'>
}

export function openPush({ private_key, public_url, settings }: PushOptions): Push {
  const keys = keyPair(private_key)
  const vapidDetails = { subject: contact(public_url, settings.mail_from), ...keys }
  return {
    public_key: keys.publicKey,
    mayReach(endpoint) {
      const url = URL.parse(endpoint)
      // Only the normal form of the address is accepted, so that one subscription cannot be stored twice.
      if (!url || url.href !== endpoint || url.hash || url.username || url.password) return false
      if (settings.push_services.includes(url.origin)) return true
      const known = services.some((name) =>
        name.startsWith('.') ? url.hostname.endsWith(name) : url.hostname === name,
      )
      return known && url.protocol === 'https:' && url.port === ''
    },
    async send(to, message, seconds) {
      const subscription = {
        endpoint: to.endpoint,
        keys: { p256dh: to.p256dh.toString('base64url'), auth: to.auth.toString('base64url') },
      }
      const { default: webPush } = await import('web-push')
      const request = webPush.generateRequestDetails(subscription, JSON.stringify(message), {
        vapidDetails,
        TTL: seconds,
        urgency: 'high',
      })
      const response = await fetch(request.endpoint, {
        method: request.method,
        headers: asText(request.headers),
        body: request.body ? new Uint8Array(request.body) : null,
        redirect: 'manual',
        signal: AbortSignal.timeout(patienceMs),
      })
      await response.body?.cancel()
      // The subscription is gone, or made for an earlier key: it will never work again.
      if ([401, 403, 404, 410].includes(response.status)) return false
      if (!response.ok) throw new Error(`push service answered ${response.status}`)
      return true
    },
  }
}

/** A key that is not a point of the curve would fail at every message. */
export function isPublicKey(p256dh: Buffer): boolean {
  try {
    ECDH.convertKey(p256dh, 'prime256v1')
    return true
  } catch {
    return false
  }
}

function keyPair(privateKey: Buffer) {
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(privateKey)
  return { publicKey: pair.getPublicKey('base64url'), privateKey: privateKey.toString('base64url') }
}

function contact(publicUrl: string, mailFrom: string): string {
  if (publicUrl.startsWith('https:')) return publicUrl
  return `mailto:${/<([^>]+)>/.exec(mailFrom)?.[1] ?? mailFrom}`
}

const asText = (headers: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(headers)
      // fetch sets the length itself.
      .filter(([name]) => name.toLowerCase() !== 'content-length')
      .map(([name, value]) => [name, String(value)]),
  )
