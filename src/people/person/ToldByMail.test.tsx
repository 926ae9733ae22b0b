// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { screen, showToAdmin } from '../../../tests/support/show.tsx'
import { ToldByMail } from './ToldByMail.tsx'

test.each([
  [true, 'They are told by e-mail.'],
  [false, 'This installation sends no e-mail: please tell them yourself.'],
])('promises an e-mail only where one is sent: %s', (sends, said) => {
  showToAdmin(<ToldByMail />, sends)
  expect(screen.getByText(said)).toBeTruthy()
})
