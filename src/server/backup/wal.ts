/** Positions in PostgreSQL's log of changes (WAL), and the files of 16 MB in which it lies. */
export const segmentBytes = 16n * 1024n * 1024n

/** As PostgreSQL writes it: 0/3000028. */
export function position(written: string): bigint {
  const [high = '0', low = '0'] = written.split('/')
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`)
}

export const written = (at: bigint): string =>
  `${(at >> 32n).toString(16).toUpperCase()}/${(at & 0xffffffffn).toString(16).toUpperCase()}`

/** Sixteen digits, so that names sort as positions do. */
export const padded = (at: bigint): string => at.toString(16).padStart(16, '0')

const digits = (value: bigint) => value.toString(16).toUpperCase().padStart(8, '0')

export function segmentName(timeline: number, at: bigint): string {
  const number = at / segmentBytes
  const inFile = 0x100000000n / segmentBytes
  return digits(BigInt(timeline)) + digits(number / inFile) + digits(number % inFile)
}

/** A stretch cut at the ends of the files that hold it. */
export function* pieces(from: bigint, to: bigint): Generator<{ at: bigint; bytes: number; offset: number }> {
  for (let at = from; at < to; ) {
    const end = (at / segmentBytes + 1n) * segmentBytes
    const next = end < to ? end : to
    yield { at, bytes: Number(next - at), offset: Number(at % segmentBytes) }
    at = next
  }
}
