// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { screen, show } from '../../tests/support/show.tsx'
import { PhotoDialog } from './PhotoDialog.tsx'
import { mostPhotoBytes, photoSide } from './photos.rules.ts'

type Square = readonly [left: number, top: number, side: number]

/** This DOM decodes and draws nothing: the test reads what the dialog draws, and decides about the written bytes. */
let drawn: Square[] = []
let written: { quality: number }[] = []
let sizeAt: (quality: number) => number = () => 100
let picture: { width: number; height: number } | null = null

beforeEach(() => {
  drawn = []
  written = []
  sizeAt = () => 100
  picture = { width: 800, height: 400 }
  vi.stubGlobal('createImageBitmap', async () => {
    if (!picture) throw new Error('not a picture')
    return { ...picture, close: () => undefined }
  })
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    fillRect: () => undefined,
    drawImage: (_: unknown, left: number, top: number, width: number) => void drawn.push([left, top, width]),
  } as never)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done, type, quality) => {
    written.push({ quality: Number(quality) })
    done(new Blob([new Uint8Array(sizeAt(Number(quality)))], { type: type ?? '' }))
  })
  return () => {
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  }
})

function open() {
  const used: string[] = []
  const { user } = show(<PhotoDialog name="Rosa" onUse={(jpeg) => used.push(jpeg)} onClose={() => undefined} />)
  const choose = async (type = 'image/jpeg') => {
    const input = document.querySelector<HTMLInputElement>('input[type=file]')
    if (!input) throw new Error('no field for a file')
    await user.upload(input, new File(['x'], 'rosa.jpg', { type }))
  }
  return { user, used, choose }
}
const cutter = () => screen.findByRole('button', { name: /^Cut of the photo/ })

test('begins with the largest square in the middle, and sends the drawn square as base64', async () => {
  const { user, used, choose } = open()
  await choose()
  await cutter()
  expect(drawn.at(-1)).toEqual([200, 0, 400])
  const canvas = document.querySelector('canvas')
  expect([canvas?.width, canvas?.height]).toEqual([photoSide, photoSide])
  await user.click(screen.getByRole('button', { name: 'Use this photo' }))
  await expect.poll(() => used).toHaveLength(1)
  expect(atob(used[0] ?? '')).toHaveLength(100)
})

test('moves and enlarges the face with keys alone, and stays inside the picture', async () => {
  const { user, choose } = open()
  await choose()
  const square = await cutter()
  square.focus()
  await user.keyboard('{ArrowRight}')
  expect(drawn.at(-1)).toEqual([180, 0, 400])
  for (let turn = 0; turn < 20; turn += 1) await user.keyboard('{ArrowLeft}')
  expect(drawn.at(-1)).toEqual([400, 0, 400])
  await user.keyboard('{ArrowDown}')
  expect(drawn.at(-1)).toEqual([400, 0, 400])
  const zoom = screen.getByLabelText('Zoom')
  fireEvent.input(zoom, { target: { value: '2' } })
  expect(drawn.at(-1)?.[2]).toBe(200)
})

test('follows the finger that drags the picture', async () => {
  const { choose } = open()
  await choose()
  const square = await cutter()
  let captured = false
  Object.assign(square, {
    setPointerCapture: () => {
      captured = true
    },
    hasPointerCapture: () => captured,
    getBoundingClientRect: () => ({ width: 200 }),
  })
  fireEvent.pointerMove(square, { pointerId: 1, movementX: 50, movementY: 0 })
  expect(drawn.at(-1)).toEqual([200, 0, 400])
  fireEvent.pointerDown(square, { pointerId: 1 })
  fireEvent.pointerMove(square, { pointerId: 1, movementX: 50, movementY: 0 })
  expect(drawn.at(-1)).toEqual([100, 0, 400])
})

test('writes the photo with less quality until it is small enough', async () => {
  const { user, used, choose } = open()
  sizeAt = (quality) => (quality > 0.65 ? mostPhotoBytes + 1 : mostPhotoBytes)
  await choose()
  await cutter()
  await user.click(screen.getByRole('button', { name: 'Use this photo' }))
  await expect.poll(() => used).toHaveLength(1)
  expect(written.length).toBeGreaterThan(1)
  expect(atob(used[0] ?? '')).toHaveLength(mostPhotoBytes)
})

test('says that a file is no picture or too small, and takes another one', async () => {
  const { choose } = open()
  picture = null
  await choose()
  await screen.findByText('That picture cannot be opened. Choose a photo in JPEG or PNG.')
  picture = { width: 100, height: 900 }
  await choose()
  await screen.findByText('That picture is too small. Choose one with sides of at least 160 pixels.')
  picture = { width: 400, height: 400 }
  await choose()
  await cutter()
  expect(screen.queryByText(/too small/)).toBeNull()
})
