/** Writes a picture that code draws as a baseline JPEG, so that the demo shows pictures without a file of any person or place. */

export type Ink = readonly [red: number, green: number, blue: number]
/** Returns the color of a point; both coordinates go from 0 to 1. */
export type Drawing = (x: number, y: number) => Ink

const order = [
  0, 1, 8, 16, 9, 2, 3, 10, 17, 24, 32, 25, 18, 11, 4, 5, 12, 19, 26, 33, 40, 48, 41, 34, 27, 20, 13, 6, 7, 14, 21, 28,
  35, 42, 49, 56, 57, 50, 43, 36, 29, 22, 15, 23, 30, 37, 44, 51, 58, 59, 52, 45, 38, 31, 39, 46, 53, 60, 61, 54, 47,
  55, 62, 63,
]
/** One step for all frequencies: flat surfaces with sharp edges need the high ones. */
const step = 14

const cosines = Array.from({ length: 64 }, (_, at) => {
  const [frequency, place] = [at >> 3, at & 7]
  return ((frequency === 0 ? Math.SQRT1_2 : 1) / 2) * Math.cos(((2 * place + 1) * frequency * Math.PI) / 16)
})
const cosine = (frequency: number, place: number) => cosines[frequency * 8 + place] ?? 0

/** Every sign has a code of the same length, so that a table is the list of its signs. */
const lengths = { dc: 4, ac: 8 } as const
const signs = {
  dc: Array.from({ length: 12 }, (_, size) => size),
  ac: [0x00, 0xf0, ...Array.from({ length: 160 }, (_, at) => (Math.floor(at / 10) << 4) | ((at % 10) + 1))],
}
const codes = {
  dc: new Map(signs.dc.map((sign, code) => [sign, code])),
  ac: new Map(signs.ac.map((sign, code) => [sign, code])),
}

const word = (value: number) => [value >> 8, value & 255]
const segment = (marker: number, content: readonly number[]) => [0xff, marker, ...word(content.length + 2), ...content]
const table = (place: number, kind: 'dc' | 'ac') =>
  segment(0xc4, [
    place,
    ...Array.from({ length: 16 }, (_, at) => (at + 1 === lengths[kind] ? signs[kind].length : 0)),
    ...signs[kind],
  ])

const components = [1, 2, 3]

export function drawnJpeg(width: number, height: number, drawing: Drawing): Uint8Array {
  const bits = openBits()
  const before = [0, 0, 0]
  for (let top = 0; top < height; top += 8) {
    for (let left = 0; left < width; left += 8) {
      for (const [component, samples] of samplesOf(drawing, { left, top, width, height }).entries()) {
        before[component] = writeBlock(bits, frequenciesOf(samples), before[component] ?? 0)
      }
    }
  }
  return Uint8Array.from([
    ...[0xff, 0xd8],
    ...segment(0xe0, [...Buffer.from('JFIF\0'), 1, 1, 0, 0, 1, 0, 1, 0, 0]),
    ...segment(0xdb, [0, ...order.map(() => step)]),
    ...segment(0xc0, [8, ...word(height), ...word(width), 3, ...components.flatMap((one) => [one, 0x11, 0])]),
    ...table(0x00, 'dc'),
    ...table(0x10, 'ac'),
    ...segment(0xda, [3, ...components.flatMap((one) => [one, 0]), 0, 63, 0]),
    ...bits.whole(),
    ...[0xff, 0xd9],
  ])
}

interface Part {
  left: number
  top: number
  width: number
  height: number
}

/** Each sample is the mean of four points, so that edges are smooth. */
const points = [0.25, 0.75].flatMap((down) => [0.25, 0.75].map((right) => ({ down, right })))

function samplesOf(drawing: Drawing, { left, top, width, height }: Part): number[][] {
  const [light, blueness, redness]: [number[], number[], number[]] = [[], [], []]
  for (let place = 0; place < 64; place++) {
    const [column, row] = [left + (place & 7), top + (place >> 3)]
    let [red, green, blue] = [0, 0, 0]
    for (const { down, right } of points) {
      const ink = drawing((column + right) / width, (row + down) / height)
      red += ink[0] / 4
      green += ink[1] / 4
      blue += ink[2] / 4
    }
    const bright = 0.299 * red + 0.587 * green + 0.114 * blue
    light.push(bright - 128)
    blueness.push((blue - bright) / 1.772)
    redness.push((red - bright) / 1.402)
  }
  return [light, blueness, redness]
}

function frequenciesOf(samples: readonly number[]): number[] {
  const rows = samples.map((_, at) => {
    let sum = 0
    for (let place = 0; place < 8; place++) sum += (samples[(at & 56) + place] ?? 0) * cosine(at & 7, place)
    return sum
  })
  return order.map((at) => {
    let sum = 0
    for (let place = 0; place < 8; place++) sum += (rows[place * 8 + (at & 7)] ?? 0) * cosine(at >> 3, place)
    return Math.round(sum / step)
  })
}

type Bits = ReturnType<typeof openBits>

function openBits() {
  const bytes: number[] = []
  let [held, count] = [0, 0]
  const write = (value: number, length: number) => {
    for (let bit = length - 1; bit >= 0; bit--) {
      held = (held << 1) | ((value >> bit) & 1)
      count += 1
      if (count < 8) continue
      // A byte of ones begins a marker unless a zero follows.
      bytes.push(held, ...(held === 0xff ? [0] : []))
      held = 0
      count = 0
    }
  }
  return {
    write,
    whole() {
      if (count > 0) write((1 << (8 - count)) - 1, 8 - count)
      return bytes
    },
  }
}

/** Writes the difference to the first frequency of the block before, then each frequency with the zeros before it. */
function writeBlock({ write }: Bits, [first = 0, ...others]: readonly number[], before: number): number {
  const signed = (value: number) => {
    const size = Math.abs(value) === 0 ? 0 : Math.floor(Math.log2(Math.abs(value))) + 1
    return { size, written: value < 0 ? value + (1 << size) - 1 : value }
  }
  const put = (kind: 'dc' | 'ac', zeros: number, value: number) => {
    const { size, written } = signed(value)
    write(codes[kind].get((zeros << 4) | size) ?? 0, lengths[kind])
    write(written, size)
  }
  put('dc', 0, first - before)
  let zeros = 0
  for (const value of others) {
    if (value === 0) {
      zeros += 1
      continue
    }
    for (; zeros > 15; zeros -= 16) put('ac', 15, 0)
    put('ac', zeros, value)
    zeros = 0
  }
  if (zeros > 0) put('ac', 0, 0)
  return first
}
