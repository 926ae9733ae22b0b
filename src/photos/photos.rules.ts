/** The size of a photo on a pass, and the square that a person cuts out of a picture. */

/** A side of the stored square in pixels. */
export const photoSide = 320
export const mostPhotoBytes = 40_960
/** Base64 writes three bytes as four characters. */
export const mostPhotoText = Math.ceil(mostPhotoBytes / 3) * 4
/** One answer with this number stays below a megabyte. */
export const mostPhotosAtOnce = 12

/** The sides that the server accepts. */
const leastSide = 64
const mostSide = 400
export const isPhotoSize = ({ width, height }: { width: number; height: number }) =>
  width === height && width >= leastSide && width <= mostSide

const newDays = 3
/** A person adds the photo on their own pass without a second person. While it is new, the guard compares a document as well. */
export const isNewPhoto = (since: string, now: number) => now < Date.parse(since) + newDays * 86_400_000

export interface Picture {
  readonly width: number
  readonly height: number
}

/** The center of the square as a part of the picture, and how many times smaller the square is than the largest one. */
export interface Cut {
  readonly x: number
  readonly y: number
  readonly zoom: number
}

export const mostZoom = 4
/** A face is usually above the middle of an upright picture. */
export const firstCut = ({ width, height }: Picture): Cut =>
  cutIn({ width, height }, { x: 0.5, y: height > width ? 0.4 : 0.5, zoom: 1 })

const sideOf = ({ width, height }: Picture, { zoom }: Pick<Cut, 'zoom'>) => Math.min(width, height) / zoom

const between = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value))

/** Moves the square back into the picture. */
export function cutIn(picture: Picture, { x, y, zoom: asked }: Cut): Cut {
  const zoom = between(1, asked, mostZoom)
  const half = sideOf(picture, { zoom }) / 2
  const within = (place: number, length: number) => between(half / length, place, 1 - half / length)
  return { x: within(x, picture.width), y: within(y, picture.height), zoom }
}

/** Returns the square in pixels of the picture. */
export function squareOf(picture: Picture, cut: Cut): { left: number; top: number; side: number } {
  const side = sideOf(picture, cut)
  return { left: cut.x * picture.width - side / 2, top: cut.y * picture.height - side / 2, side }
}

/** Changes the cut as a finger drags the picture by parts of the square’s side: to the right, the left of the picture comes into the square. */
export function moved(picture: Picture, cut: Cut, right: number, down: number): Cut {
  const side = sideOf(picture, cut)
  return cutIn(picture, {
    ...cut,
    x: cut.x - (right * side) / picture.width,
    y: cut.y - (down * side) / picture.height,
  })
}
