// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { shrinkPicture } from './smallPicture.web.ts'

/** This DOM decodes and draws nothing: the test reads the drawn sizes, and decides about the written bytes. */
let tried: { width: number; height: number; quality: number }[] = []
let sizeAt: (canvas: { width: number }, quality: number) => number = () => 100
let picture: { width: number; height: number } | null = null
let closed = 0
let type: string | undefined

beforeEach(() => {
  tried = []
  closed = 0
  type = undefined
  sizeAt = () => 100
  picture = { width: 4000, height: 3000 }
  vi.stubGlobal('createImageBitmap', async () => {
    if (!picture) throw new Error('not a picture')
    return { ...picture, close: () => (closed += 1) }
  })
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    fillRect: () => undefined,
    drawImage: () => undefined,
  } as never)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
    this: HTMLCanvasElement,
    done,
    asked,
    q,
  ) {
    const { width, height } = this
    tried.push({ width, height, quality: Number(q) })
    done(new Blob([new Uint8Array(sizeAt({ width }, Number(q)))], { type: type ?? asked ?? '' }))
  })
  return () => {
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  }
})

const file = new Blob(['x'])

test('draws a large picture at most 1,600 pixels wide, and enlarges no small one', async () => {
  expect(await shrinkPicture(file, 100)).toHaveLength(100)
  picture = { width: 30, height: 40 }
  await shrinkPicture(file, 100)
  expect(tried.map(({ width, height }) => [width, height])).toEqual([
    [1600, 1200],
    [30, 40],
  ])
  expect(closed).toBe(2)
})

test('lowers the quality first and then the size until the picture keeps the limit', async () => {
  sizeAt = ({ width }, quality) => (width === 1120 && quality <= 0.7 ? 100 : 101)
  expect(await shrinkPicture(file, 100)).toHaveLength(100)
  expect(tried.map(({ width, quality }) => [width, quality])).toEqual([
    [1600, 0.82],
    [1600, 0.7],
    [1600, 0.55],
    [1600, 0.4],
    [1120, 0.82],
    [1120, 0.7],
  ])
})

test('returns null for a file that is no picture, for a huge one, and where the browser writes no JPEG', async () => {
  type = 'image/png'
  expect(await shrinkPicture(file, 100)).toBeNull()
  expect(await shrinkPicture({ size: 41 * 1024 * 1024 } as Blob, 100)).toBeNull()
  picture = null
  expect(await shrinkPicture(file, 100)).toBeNull()
})
