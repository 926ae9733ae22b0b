/** Finds the origin of a request: limits count by its network, and only trusted proxies may name it. */
import { BlockList, isIP, isIPv6 } from 'node:net'

/** Limits count this form of an address: without port and brackets, and a /64 network for IPv6, which a single client owns. */
export function networkOf(written: string): string {
  const address = written.replace(/^\[(.*)\](:\d+)?$|^([\d.]+):\d+$|%.*$/, '$1$3')
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  if (!isIPv6(address) || address.startsWith('::')) return address
  const [head = [], tail] = address.split('::').map((part) => part.split(':').filter(Boolean))
  const between = tail === undefined ? [] : Array<string>(8 - head.length - tail.length).fill('0')
  const groups = [...head, ...between, ...(tail ?? [])].slice(0, 4)
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}

/** Users see this shorter network in their sessions: it recognizes a place, not a person. */
export function shortened(network: string): string {
  const groups = /^([\da-f]+:[\da-f]+:[\da-f]+):[\da-f]+::\/64$/.exec(network)?.[1]
  if (groups) return `${groups}::/48`
  const begins = /^(\d+\.\d+\.\d+)\.\d+$/.exec(network)?.[1]
  return begins ? `${begins}.0/24` : network.slice(0, 64)
}

export const privateNetworks = [
  '127.0.0.0/8',
  '10.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '::1/128',
  'fc00::/7',
  'fe80::/10',
]

export function isNetwork(written: string): boolean {
  const [address = '', bits, ...more] = written.split('/')
  if (more.length > 0 || !isIP(address)) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (isIPv6(address) ? 128 : 32))
}

const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4')

export function trustIn(networks: readonly string[]): (peer: string) => boolean {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', bits] = network.split('/')
    if (bits === undefined) list.addAddress(address, familyOf(address))
    else list.addSubnet(address, Number(bits), familyOf(address))
  }
  return (peer) => {
    // Tests call the app without a port.
    if (peer === 'in-process') return networks.length > 0
    const address = peer.replace(/^::ffff:(?=[\d.]+$)/i, '').replace(/%.*$/, '')
    return isIP(address) > 0 && list.check(address, familyOf(address))
  }
}

export interface Proxies {
  /** The number of chained proxies; null if the networks name them all. */
  hops: number | null
  trusts(address: string): boolean
}

/**
 * Reads the client from X-Forwarded-For. Each proxy appends its sender, so entries that a client made up are at the beginning:
 * count from the end, or take the last one that is not a proxy.
 */
export function clientIn(header: string | undefined, { hops, trusts }: Proxies): string | undefined {
  const passed = (header ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)
  if (hops !== null) return passed.at(-Math.min(hops, passed.length))
  return passed.findLast((one) => !trusts(networkOf(one))) ?? passed[0]
}

export interface Proxied {
  trusted_proxy: readonly string[]
  proxy_hops: number | null
}

export function clientNetwork({ trusted_proxy, proxy_hops }: Proxied) {
  const trusts = trustIn(trusted_proxy)
  return (peer: string, forwardedFor: string | undefined): string =>
    networkOf((trusts(peer) && clientIn(forwardedFor, { hops: proxy_hops, trusts })) || peer)
}

const forwarding = ['x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host', 'x-real-ip', 'forwarded']

export const isForwarded = (header: (name: string) => string | undefined): boolean =>
  forwarding.some((name) => header(name) !== undefined)
