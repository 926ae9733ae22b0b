/**
 * Posts to an address that an administrator named: by https, to public networks or those of the settings, and for five seconds at
 * most.
 */
import { type LookupAddress, lookup } from 'node:dns'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { BlockList, isIP, isIPv6, type LookupFunction } from 'node:net'
import { trustIn } from '../http/network.ts'

const patienceMs = 5_000

/** These networks are not on the internet: this machine, private networks, documentation, multicast. In IPv6 only 2000::/3 is public. */
const unreachable = new BlockList()
for (const [address, bits] of [
  ...([
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    ['169.254.0.0', 16],
  ] as const),
  ...([
    ['172.16.0.0', 12],
    ['192.0.0.0', 24],
    ['192.0.2.0', 24],
    ['192.88.99.0', 24],
    ['192.168.0.0', 16],
  ] as const),
  ...([
    ['198.18.0.0', 15],
    ['198.51.100.0', 24],
    ['203.0.113.0', 24],
    ['224.0.0.0', 3],
  ] as const),
])
  unreachable.addSubnet(address, bits)
for (const [address, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  unreachable.addSubnet(address, bits, 'ipv6')
const global = new BlockList()
global.addSubnet('2000::', 3, 'ipv6')

export function isPublic(address: string): boolean {
  if (!isIPv6(address)) return isIP(address) === 4 && !unreachable.check(address)
  return global.check(address, 'ipv6') && !unreachable.check(address, 'ipv6')
}

const isLoopback = trustIn(['127.0.0.0/8', '::1/128'])

type WebhookFault = 'web_address' | 'private_address'

interface Delivered {
  readonly status: number | null
  /** A short word that the list of deliveries shows; null after a success. */
  readonly error: string | null
}

export interface Webhooks {
  /** Null if the address seems allowed; each delivery checks again. */
  faultOf(written: string): Promise<WebhookFault | null>
  post(address: string, headers: Readonly<Record<string, string>>, body: string): Promise<Delivered>
}

export function openWebhooks({ webhook_networks }: { readonly webhook_networks: readonly string[] }): Webhooks {
  const isAllowed = trustIn(webhook_networks)
  const mayReach = (address: string) => isPublic(address) || isAllowed(address)

  /** Checks the addresses that the connection then uses: a name cannot change in between. */
  const guarded: LookupFunction = (host, options, done) =>
    lookup(host, { ...options, all: true }, (error, found) => {
      if (error) return done(error, [])
      const refused = found.length === 0 || !found.every(({ address }) => mayReach(address))
      if (refused) return done(new PrivateAddress(), [])
      const [{ address, family }] = found as [LookupAddress]
      return options.all ? done(null, found) : done(null, address, family)
    })

  function shapeOf(written: string): URL | WebhookFault {
    const url = URL.parse(written)
    if (!url || url.username || url.password || url.hash) return 'web_address'
    const host = hostOf(url)
    if (isIP(host) && !mayReach(host)) return 'private_address'
    if (url.protocol === 'https:') return url
    const local = host === 'localhost' ? isAllowed('127.0.0.1') : isLoopback(host)
    return url.protocol === 'http:' && local ? url : 'web_address'
  }

  return {
    async faultOf(written) {
      const url = shapeOf(written)
      if (!(url instanceof URL)) return url
      if (isIP(hostOf(url))) return null
      return new Promise((done) => {
        // A name that does not resolve now may do so tomorrow; each delivery checks again.
        guarded(hostOf(url), { all: true }, (error) => done(error instanceof PrivateAddress ? 'private_address' : null))
      })
    },
    post(address, headers, body) {
      const url = shapeOf(address)
      if (!(url instanceof URL)) return Promise.resolve({ status: null, error: 'address' })
      const send = url.protocol === 'https:' ? requestHttps : requestHttp
      const signal = AbortSignal.timeout(patienceMs)
      return new Promise((done) => {
        const sent = send(
          url,
          {
            method: 'POST',
            headers: { ...headers, 'content-length': Buffer.byteLength(body) },
            agent: false,
            lookup: guarded,
            signal,
          },
          // The status line is enough: redirects are not followed, and the body is not read.
          ({ statusCode = 0 }) => {
            done({ status: statusCode, error: statusCode >= 200 && statusCode < 300 ? null : 'status' })
            sent.destroy()
          },
        )
        sent.on('error', (error) =>
          done({
            status: null,
            error: error instanceof PrivateAddress ? 'private' : signal.aborted ? 'slow' : 'unreached',
          }),
        )
        sent.end(body)
      })
    },
  }
}

class PrivateAddress extends Error {
  override name = 'PrivateAddress'
}

const hostOf = ({ hostname }: URL) => hostname.replace(/^\[(.*)\]$/, '$1')
