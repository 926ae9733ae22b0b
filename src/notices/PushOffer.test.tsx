// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { screen, show } from '../../tests/support/show.tsx'
import { speak } from '../shared/messages.ts'
import { noticeMessages } from './notices.messages.ts'
import { PushOffer } from './PushOffer.tsx'

const { offer } = speak(noticeMessages, 'en')
const device = vi.hoisted(() => ({ state: 'denied', ready: true, pending: false, set: () => undefined }))
vi.mock('./pushDevice.web.ts', () => ({ usePushDevice: () => device }))
afterEach(() => localStorage.clear())

test('says on the home screen that the browser blocks notifications, until the reader puts it off', async () => {
  const { user } = show(<PushOffer />)
  screen.getByText(offer.blocked)
  expect(screen.queryByRole('button', { name: offer.accept })).toBeNull()
  await user.click(screen.getByRole('button', { name: offer.later }))
  expect(screen.queryByText(offer.blocked)).toBeNull()
})
