// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { pushBrowser } from '../../tests/support/pushBrowser.ts'
import { screen, serve, showToAdmin } from '../../tests/support/show.tsx'
import { speak } from '../shared/messages.ts'
import { noticeMessages } from './notices.messages.ts'
import { PushOffer } from './PushOffer.tsx'

const { offer } = speak(noticeMessages, 'en')

test('says on the home screen that the browser blocks notifications and where to allow them, until the reader puts it off', async () => {
  serve(() => ({ by_mail: true, push_key: '' }))
  pushBrowser('denied')
  const { user } = showToAdmin(<PushOffer />, true, 'en')
  await screen.findByText(offer.blocked)
  await screen.findByText(/come back here/)
  expect(screen.queryByRole('button', { name: offer.accept })).toBeNull()
  await user.click(screen.getByRole('button', { name: offer.later }))
  expect(screen.queryByText(offer.blocked)).toBeNull()
})
