/** Where a request comes from: the network that limits count by, and which proxies are trusted to say so. */
import { BlockList, isIP, isIPv6 } from 'node:net'

/** An address as limits count it: without port and brackets, and a /64 network for IPv6, which a single client owns. */
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

/** A shorter network, as users see it in their sessions: enough to recognize a place, not to find a person. */
export function shortened(network: string): string {
  const groups = /^([\da-f]+:[\da-f]+:[\da-f]+):[\da-f]+::\/64$/.exec(network)?.[1]
  if (groups) return `${groups}::/48`
  const begins = /^(\d+\.\d+\.\d+)\.\d+$/.exec(network)?.[1]
  return begins ? `${begins}.0/24` : network.slice(0, 64)
}

/** This machine and private networks, where an installation's own proxy runs. */
export const privateNetworks = [
  '127.0.0.0/8',
  '10.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '::1/128',
  'fc00::/7',
  'fe80::/10',
]

/** An address, or a network like 10.0.0.0/8. */
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

const forwarding = ['x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host', 'x-real-ip', 'forwarded']

/** Whether a request has headers of a proxy. */
export const isForwarded = (header: (name: string) => string | undefined): boolean =>
  forwarding.some((name) => header(name) !== undefined)
