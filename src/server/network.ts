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
