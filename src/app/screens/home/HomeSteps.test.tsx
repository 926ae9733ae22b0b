// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { endpointOfTest, pushBrowser } from '../../../../tests/support/pushBrowser.ts'
import { screen, serve, showToAdmin } from '../../../../tests/support/show.tsx'
import { firstStepsTexts } from '../../../households/firstSteps/firstSteps.messages.ts'
import { noticeMessages } from '../../../notices/notices.messages.ts'
import { testRingTexts } from '../../../notices/testRing.messages.ts'
import { MeProvider } from '../../../session/currentSession.web.ts'
import type { CurrentPerson } from '../../../session/session.contract.ts'
import { speak } from '../../../shared/messages.ts'
import { queries } from '../../../web/calls/queries.ts'
import { HomeSteps } from './HomeSteps.tsx'

const text = speak(firstStepsTexts, 'en')
const ringing = speak(testRingTexts, 'en')
const { offer } = speak(noticeMessages, 'en')

const me = { condominium: { id: 'c', name: 'Los Encinos' }, unit_number: '101' } as CurrentPerson
const open = () =>
  showToAdmin(
    <MeProvider value={me}>
      <HomeSteps />
    </MeProvider>,
    true,
    'en',
  )

const steps = (toDo: string[], shown = true) => {
  let away = !shown
  return serve(({ call }) => {
    if (call === 'firstSteps.putAway') away = true
    return call === 'firstSteps.mine' ? { shown: !away, to_do: toDo } : {}
  })
}

test('shows the remaining steps alone, and puts all of them away', async () => {
  pushBrowser('off')
  const asked = steps(['car'])
  const { user } = open()
  await screen.findByText(text.car)
  await screen.findByText(offer.title)
  expect(screen.queryByText(text.invite)).toBeNull()
  await user.click(screen.getByRole('button', { name: text.away_about }))
  await expect.poll(() => asked.some(({ call }) => call === 'firstSteps.putAway')).toBe(true)
})

test('does not offer the notifications again that were put away with the first steps', async () => {
  pushBrowser('off')
  steps(['car'])
  const { user } = open()
  await screen.findByText(offer.title)
  await user.click(screen.getByRole('button', { name: text.away_about }))
  await expect.poll(() => screen.queryByText(text.title)).toBeNull()
  expect(screen.queryByText(offer.title)).toBeNull()
})

test('keeps the dialog of the invitation open when its code ends the step', async () => {
  pushBrowser('on')
  const toDo = ['invite']
  steps(toDo)
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: text.invite_act_about }))
  const dialog = await screen.findByRole('dialog')
  toDo.splice(0, 1, 'car')
  await queries.invalidateQueries()
  // The other step shows that the screen has the new answer.
  await screen.findByText(text.car)
  expect(screen.getByRole('dialog')).toBe(dialog)
  await user.keyboard('{Escape}')
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  expect(screen.queryByText(text.invite)).toBeNull()
})

test('asks whether the test rang, says the remedy if it did not, and keeps the yes', async () => {
  pushBrowser('on')
  const asked = steps([])
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: ringing.act_about }))
  await screen.findByText(ringing.asked)
  expect(asked).toContainEqual({ call: 'notices.ring', input: { endpoint: endpointOfTest } })
  await user.click(screen.getByRole('button', { name: ringing.no }))
  await screen.findByText(ringing.silent_text)
  await user.click(screen.getByRole('button', { name: ringing.again }))
  await user.click(await screen.findByRole('button', { name: ringing.yes }))
  await expect.poll(() => screen.queryByText(text.ring)).toBeNull()
})

test('says the way out of blocked notifications', async () => {
  pushBrowser('denied')
  steps([])
  open()
  await screen.findByText(offer.blocked)
  await screen.findByText(/come back here/)
})

test('shows nothing when all steps are done', async () => {
  pushBrowser('on')
  localStorage.setItem('garita.push.heard', 'a')
  const toDo = ['car']
  steps(toDo)
  open()
  await screen.findByText(text.title)
  toDo.pop()
  await queries.invalidateQueries()
  await expect.poll(() => screen.queryByText(text.title)).toBeNull()
})

test('offers notifications alone after the first steps', async () => {
  pushBrowser('off')
  steps(['car'], false)
  open()
  await screen.findByText(offer.title)
  expect(screen.queryByText(text.car)).toBeNull()
})
