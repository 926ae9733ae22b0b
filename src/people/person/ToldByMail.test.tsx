// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { screen, showToAdmin } from '../../../tests/support/show.tsx'
import { InformedByMail } from './InformedByMail.tsx'

test.each([
  [true, 'We notify them by e-mail.'],
  [false, 'This installation sends no e-mail: tell them yourself.'],
])('announces an e-mail only if one is sent: %s', (sends, said) => {
  showToAdmin(<InformedByMail />, sends)
  expect(screen.getByText(said)).toBeTruthy()
})
