/** The network that a request came from, as limits count it: whoever has one IPv6 address has a whole network of them. */
import { isIPv6 } from 'node:net'

/** Proxies write addresses with ports and brackets too, and each new port would be a new stranger. */
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

/** What people are told of it, and what strangers are counted by together: enough to recognise a place, not to find a person. */
export function shortened(network: string): string {
  const groups = /^([\da-f]+:[\da-f]+:[\da-f]+):[\da-f]+::\/64$/.exec(network)?.[1]
  if (groups) return `${groups}::/48`
  const begins = /^(\d+\.\d+\.\d+)\.\d+$/.exec(network)?.[1]
  return begins ? `${begins}.0/24` : network.slice(0, 64)
}
