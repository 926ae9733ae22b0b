/** Code draws these invented people and things. */
import type { Drawing, Ink } from './drawnJpeg.ts'

const within = (x: number, y: number, [left, top, right, bottom]: readonly [number, number, number, number]) =>
  x >= left && x <= right && y >= top && y <= bottom
const oval = (x: number, y: number, [across, down, width, height]: readonly [number, number, number, number]) =>
  ((x - across) / width) ** 2 + ((y - down) / height) ** 2 <= 1

const plaster: Ink = [238, 232, 220]
const slate: Ink = [52, 60, 74]
const white: Ink = [250, 249, 245]
const clay: Ink = [176, 84, 48]

interface Look {
  ground: Ink
  skin: Ink
  hair: Ink
  shirt: Ink
  longHair: boolean
}

const looks: Readonly<Record<'carolina' | 'javier' | 'rosa', Look>> = {
  carolina: {
    ...{ ground: [205, 216, 226], skin: [214, 168, 134], hair: [66, 44, 34], shirt: [54, 92, 140], longHair: true },
  },
  javier: {
    ...{ ground: [226, 219, 204], skin: [196, 148, 112], hair: [40, 38, 40], shirt: [92, 112, 84], longHair: false },
  },
  rosa: {
    ...{ ground: [222, 210, 205], skin: [180, 130, 98], hair: [92, 84, 82], shirt: [150, 70, 84], longHair: true },
  },
}

export const portrait = (of: keyof typeof looks): Drawing => {
  const { ground, skin, hair, shirt, longHair } = looks[of]
  return (x, y) => {
    const away = Math.abs(x - 0.5)
    if (oval(away, y, [0.075, 0.45, 0.017, 0.022])) return slate
    if (oval(x, y, [0.5, 0.55, 0.07, 0.035]) && y > 0.555) return clay
    if (oval(x, y, [0.5, 0.46, 0.18, 0.23]) && y > 0.33 + away * 0.25) return skin
    if (oval(x, y, [0.5, 0.4, 0.22, 0.24]) || (longHair && within(away, y, [0.12, 0.4, 0.22, 0.72]))) return hair
    if (away < 0.075 && y > 0.6 && y < 0.77) return skin
    if (oval(x, y, [0.5, 1.04, 0.4, 0.32])) return shirt
    return ground
  }
}

export const parcel: Drawing = (x, y) => {
  if (within(x, y, [0.55, 0.56, 0.72, 0.7])) return (y * 60) % 2 < 0.8 && x > 0.57 && x < 0.7 ? slate : white
  if (within(x, y, [0.46, 0.36, 0.54, 0.84])) return [222, 196, 150]
  if (within(x, y, [0.22, 0.46, 0.78, 0.84])) return [186, 144, 96]
  if (y > 0.36 && y < 0.46 && x > 0.22 + (0.46 - y) * 0.6 && x < 0.78 - (0.46 - y) * 0.6) return [206, 166, 118]
  return y > 0.8 ? [120, 108, 98] : plaster
}

export const emptyPool: Drawing = (x, y) => {
  if (y < 0.3) return oval(x, y, [0.8, 0.12, 0.06, 0.08]) ? [246, 214, 130] : [196, 216, 228]
  if (y < 0.42) return plaster
  if (x < 0.1 + (0.9 - y) * 0.15 || x > 0.9 - (0.9 - y) * 0.15 || y > 0.92) return [214, 204, 188]
  if (Math.abs(x - 0.24) < 0.008 || (Math.abs(x - 0.3) < 0.008 && y < 0.7)) return slate
  if (x > 0.24 && x < 0.3 && y < 0.7 && (y * 16) % 1 < 0.15) return slate
  const joint = (x * 14) % 1 < 0.06 || (y * 16) % 1 < 0.07
  return joint ? [150, 186, 196] : [178, 210, 216]
}

export const newTiles: Drawing = (x, y) => {
  const [column, row] = [Math.floor(x * 9), Math.floor(y * 6)]
  if ((x * 9) % 1 < 0.05 || (y * 6) % 1 < 0.05) return [226, 220, 208]
  if (row > 3 && column > 5 - (5 - row)) return [168, 158, 146]
  const petal = Math.hypot(((((x * 9) % 1) + 1) % 1) - 0.5, ((((y * 6) % 1) + 1) % 1) - 0.5)
  return petal < 0.22 ? white : petal < 0.3 ? [226, 190, 110] : [46, 84, 140]
}
