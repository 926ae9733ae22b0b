/** The bytes of a JPEG that no browser draws, for tests of its structure. */
const segment = (marker: number, ...content: number[]) => [0xff, marker, 0, content.length + 2, ...content]

export const drawing = [
  ...segment(0xc0, 8, 0, 240, 1, 64, 1, 1, 17, 0),
  ...[...segment(0xda, 1, 1, 0, 0, 63, 0), 1, 2, 0xff, 0xd9],
]
export const smallJpeg = [0xff, 0xd8, ...drawing]
/** The same picture, with the place where it was taken. */
export const jpegWithPosition = [0xff, 0xd8, ...segment(0xe1, ...Buffer.from('Exif 19.43')), ...drawing]
