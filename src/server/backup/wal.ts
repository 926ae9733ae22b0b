/** PostgreSQL's write-ahead log (WAL) is split into files of 16 MB. */
export const segmentBytes = 16n * 1024n * 1024n

export function position(written: string): bigint {
  const [high = '0', low = '0'] = written.split('/')
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`)
}

export const written = (at: bigint): string =>
  `${(at >> 32n).toString(16).toUpperCase()}/${(at & 0xffffffffn).toString(16).toUpperCase()}`

/** Sixteen digits, so that names sort in the order of positions. */
export const padded = (at: bigint): string => at.toString(16).padStart(16, '0')

const digits = (value: bigint) => value.toString(16).toUpperCase().padStart(8, '0')

export function segmentName(timeline: number, at: bigint): string {
  const number = at / segmentBytes
  const inFile = 0x100000000n / segmentBytes
  return digits(BigInt(timeline)) + digits(number / inFile) + digits(number % inFile)
}

export function* pieces(from: bigint, to: bigint): Generator<{ at: bigint; bytes: number; offset: number }> {
  for (let at = from; at < to; ) {
    const end = (at / segmentBytes + 1n) * segmentBytes
    const next = end < to ? end : to
    yield { at, bytes: Number(next - at), offset: Number(at % segmentBytes) }
    at = next
  }
}
