// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { screen, serve, show } from '../../tests/support/show.tsx'
import { speak } from '../shared/messages.ts'
import { queries } from '../web/calls/queries.ts'
import { OwnPhoto } from './OwnPhoto.tsx'
import { photoMessages } from './photos.messages.ts'

const text = speak(photoMessages, 'en')

test('offers to add a photo where the pass has none, and names its readers', async () => {
  serve(() => ({ allowed: true, jpeg: null }))
  const { user } = show(<OwnPhoto name="Ana" />)
  await screen.findByText(text.own_hint)
  expect(screen.queryByRole('button', { name: text.remove })).toBeNull()
  await user.click(screen.getByRole('button', { name: text.add }))
  await screen.findByRole('dialog', { name: text.own_title })
  // The user asks themselves for no permission.
  expect(screen.queryByText(text.ask_first)).toBeNull()
})

test('shows the photo and removes it after a question', async () => {
  let jpeg: string | null = 'AAAA'
  const asked = serve(({ call }) => {
    if (call === 'photos.removeOwn') jpeg = null
    return call === 'photos.own' ? { allowed: true, jpeg } : {}
  })
  const { user } = show(<OwnPhoto name="Ana" />)
  await screen.findByRole('img', { name: text.of('Ana') })
  await user.click(screen.getByRole('button', { name: text.remove }))
  await screen.findByText(text.remove_text)
  await user.click(screen.getAllByRole('button', { name: text.remove }).at(-1) as HTMLElement)
  await expect.poll(() => asked.some(({ call }) => call === 'photos.removeOwn')).toBe(true)
  await screen.findByRole('button', { name: text.add })
})

test('shows nothing where the condominium turned photos off', async () => {
  let allowed = true
  serve(() => ({ allowed, jpeg: null }))
  show(<OwnPhoto name="Ana" />)
  await screen.findByText(text.own_title)
  allowed = false
  await queries.invalidateQueries()
  await expect.poll(() => screen.queryByText(text.own_title)).toBeNull()
})
