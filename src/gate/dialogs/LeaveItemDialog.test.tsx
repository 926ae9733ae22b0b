// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { screen, show } from '../../../tests/support/show.tsx'
import { speak } from '../../shared/messages.ts'
import { itemPhotoTexts } from '../arrivals/leftItems/itemPhoto.messages.ts'
import { leftItemTexts, leftItemWords } from '../arrivals/leftItems/leftItems.messages.ts'
import type { Act } from '../station/facts/gateEvents.ts'
import { type GuardPost, GuardPostProvider } from './guardPost.tsx'
import { LeaveItemDialog } from './LeaveItemDialog.tsx'

const text = speak(leftItemTexts, 'en')
const photoText = speak(itemPhotoTexts, 'en')
const words = speak(leftItemWords, 'en')
const of = { unit_number: '101', company: null, authorization_id: null }

/** This DOM decodes and draws nothing. */
let readable = true
beforeEach(() => {
  readable = true
  vi.stubGlobal('createImageBitmap', async () => {
    if (!readable) throw new Error('not a picture')
    return { width: 800, height: 600, close: () => undefined }
  })
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    fillRect: () => undefined,
    drawImage: () => undefined,
  } as never)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) =>
    done(new Blob([Uint8Array.from([1, 2, 3])], { type: 'image/jpeg' })),
  )
})

function open(addItemPhoto: GuardPost['addItemPhoto']) {
  const acts: Act[] = []
  const photos: [string, number[]][] = []
  const post = {
    keepsDrafts: false,
    record: async (act: Act) => {
      acts.push(act)
      return 'the item'
    },
    addItemPhoto: (id: string, jpeg: Uint8Array) => {
      photos.push([id, [...jpeg]])
      return addItemPhoto(id, jpeg)
    },
    failureText: () => 'the reason',
    useUnits: () => ({ units: ['101'], spellings: [], pending: false }),
  } as unknown as GuardPost
  const shown = show(
    <GuardPostProvider value={post}>
      <LeaveItemDialog of={of} onClose={() => undefined} />
    </GuardPostProvider>,
  )
  return { ...shown, acts, photos }
}

const choose = async (user: ReturnType<typeof open>['user']) => {
  await screen.findByText(photoText.hint)
  const field = document.querySelector<HTMLInputElement>('input[type=file]')
  if (!field) throw new Error('there is no field')
  await user.upload(field, new File(['x'], 'box.png', { type: 'image/png' }))
}

test('writes the item down without a photo', async () => {
  const { user, acts, photos } = open(async () => 'sent')
  await user.click(screen.getByRole('button', { name: words.food }))
  await screen.findByText(text.written)
  expect(acts).toMatchObject([{ kind: 'item_left', unit_number: '101', item: 'food' }])
  expect(photos).toEqual([])
})

test.each([
  ['sends it later', async () => 'waits' as const, photoText.waits],
  ['says that it is missing when it fails', () => Promise.reject(new Error('no')), photoText.not_saved],
])('writes the item down before its photo, and %s', async (_, addItemPhoto, said) => {
  const { user, acts, photos } = open(addItemPhoto)
  await choose(user)
  await screen.findByRole('img', { name: photoText.field })
  await user.click(screen.getByRole('button', { name: words.package }))
  await screen.findByText(text.written)
  await screen.findByText(said)
  expect(acts).toHaveLength(1)
  expect(JSON.stringify(acts)).not.toContain('photo')
  expect(photos).toEqual([['the item', [1, 2, 3]]])
})

test('takes another picture or none after a file that is no picture', async () => {
  const { user, photos } = open(async () => 'sent')
  readable = false
  await choose(user)
  await screen.findByText(photoText.unreadable)
  readable = true
  await choose(user)
  await screen.findByRole('img', { name: photoText.field })
  expect(screen.queryByText(photoText.unreadable)).toBeNull()
  await user.click(screen.getByRole('button', { name: photoText.remove }))
  await user.click(screen.getByRole('button', { name: words.keys }))
  await screen.findByText(text.written)
  expect(photos).toEqual([])
})
