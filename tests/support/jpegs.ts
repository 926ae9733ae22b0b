/** The bytes of a JPEG as its readers see them: segments, then coded data. No decoder draws it. */

interface Made {
  width?: number
  height?: number
  /** The header is followed by these segments: marker and content. */
  aside?: readonly (readonly [marker: number, content: string])[]
  coded?: number
}

const segment = (marker: number, content: Buffer) => {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(content.length + 2, 2)
  return Buffer.concat([head, content])
}

const frameOf = (width: number, height: number) => {
  const content = Buffer.from([8, 0, 0, 0, 0, 1, 1, 0x11, 0])
  content.writeUInt16BE(height, 1)
  content.writeUInt16BE(width, 3)
  return segment(0xc0, content)
}

export const jpegOf = ({ width = 320, height = 320, aside = [], coded = 300 }: Made = {}): Buffer =>
  Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xe0, Buffer.from('JFIF\0\x01\x01\0\0\x01\0\x01\0\0', 'latin1')),
    ...aside.map(([marker, content]) => segment(marker, Buffer.from(content))),
    segment(0xdb, Buffer.alloc(65, 1)),
    frameOf(width, height),
    segment(0xc4, Buffer.alloc(20, 1)),
    segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
    // The coded data has a stuffed byte and a restart.
    Buffer.concat([Buffer.alloc(coded, 7), Buffer.from([0xff, 0, 7, 0xff, 0xd0, 7])]),
    Buffer.from([0xff, 0xd9]),
  ])

export const faceOf = (letter = 'a') => jpegOf({ coded: 300 + letter.charCodeAt(0) }).toString('base64')
