/** The lines of a condominium’s tile, for the program and for the page of a visitor, which the server writes. */
const arcs = [
  'M0 22A22 22 0 0 0 22 0M42 0A22 22 0 0 0 64 22M64 42A22 22 0 0 0 42 64M22 64A22 22 0 0 0 0 42',
  'M0 30A30 30 0 0 0 30 0M34 0A30 30 0 0 0 64 30M64 34A30 30 0 0 0 34 64M30 64A30 30 0 0 0 0 34',
  'M0 16L16 0M48 0L64 16M64 48L48 64M16 64L0 48M0 28L28 0M36 0L64 28M64 36L36 64M28 64L0 36',
  'M0 0H20V20H0ZM44 0H64V20H44ZM0 44H20V64H0ZM44 44H64V64H44Z',
]
const petals = [
  'M32 12Q42 22 32 32Q22 22 32 12ZM52 32Q42 42 32 32Q42 22 52 32ZM32 52Q22 42 32 32Q42 42 32 52ZM12 32Q22 22 32 32Q22 42 12 32Z',
  'M32 10L54 32L32 54L10 32Z',
  'M32 14A18 18 0 1 1 31.9 14ZM32 22A10 10 0 1 1 31.9 22Z',
  'M18 18Q32 24 46 18Q40 32 46 46Q32 40 18 46Q24 32 18 18Z',
]
const dots = [3, 5, 7, 0]
const frames = ['M0 0H64V64H0Z', 'M3 3H61V61H3Z', 'M32 0V8M32 56V64M0 32H8M56 32H64', '']

/** The same digits always give the same one of 256 drawings. */
export function tileOf(seed: string): { lines: string; dot: number } {
  const number = Number.parseInt(seed.slice(0, 8), 16) || 0
  const pick = <Part>(parts: readonly [Part, ...Part[]] | readonly Part[], by: number) =>
    parts[Math.floor(number / by) % parts.length]
  const lines = [pick(frames, 1), pick(arcs, 4), pick(petals, 16)].filter(Boolean).join('')
  return { lines, dot: pick(dots, 64) ?? 0 }
}
