// @vitest-environment happy-dom
import { notifications } from '@mantine/notifications'
import { act } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { screen, serve, show } from '../../tests/support/show.tsx'
import { requestTexts } from '../gate/visits/request.messages.ts'
import { speak } from '../shared/messages.ts'
import { platformRefusals } from '../shared/refusal.ts'
import { Refused } from '../web/calls/api.ts'
import { DecideButtons } from './DecideButtons.tsx'

const text = speak(requestTexts, 'en')
const id = '018f0000-0000-7000-8000-000000000001'
const button = (name: string) => screen.findByRole('button', { name })

test('shows an approval as one line without a toast, and takes it back as a denial', async () => {
  const requests = serve(() => ({}))
  const toast = vi.spyOn(notifications, 'show')
  const { user } = show(<DecideButtons id={id} size="xl" />)
  await user.click(await button(text.approve))
  expect((await screen.findByText(text.approved)).parentElement?.textContent).toContain(text.gate_knows)
  await user.click(await button(text.undo))
  await screen.findByText(text.denied)
  expect(toast).not.toHaveBeenCalled()
  expect(requests).toEqual([
    { call: 'visits.decide', input: { id, decision: 'approved' } },
    { call: 'visits.changeAnswer', input: { id, decision: 'denied' } },
  ])
})

test('keeps a denial that is taken back until another answer, so that no lost press lets a person in', async () => {
  const requests = serve(() => ({}))
  const { user } = show(<DecideButtons id={id} size="xl" />)
  await user.click(await button(text.deny))
  await user.click(await button(text.undo))
  await screen.findByText(text.wrong, { exact: false })
  expect(requests).toHaveLength(1)
  await user.click(await button(text.approve))
  await expect.poll(() => requests.at(-1)).toEqual({ call: 'visits.changeAnswer', input: { id, decision: 'approved' } })
})

test('ignores presses while a finger may still mean something else', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  show(<DecideButtons id={id} />)
  const takesPresses = () => document.querySelector('[data-live]') !== null
  for (const [ms, takes] of [
    [0, false],
    [600, false],
    [200, true],
  ] as const) {
    act(() => void vi.advanceTimersByTime(ms))
    expect(takesPresses()).toBe(takes)
  }
})

test('ends the time to take an answer back', async () => {
  serve(() => ({}))
  const over = vi.fn()
  const { user } = show(<DecideButtons id={id} onOver={over} />)
  await user.click(await button(text.deny))
  await button(text.undo)
  expect(over).not.toHaveBeenCalled()
  await expect.poll(() => over.mock.calls.length).toBe(1)
  expect(screen.queryByRole('button', { name: text.undo })).toBeNull()
})

test('says without an error that another person was quicker', async () => {
  serve(() => {
    throw new Refused('visit_decided', 409)
  })
  const { user } = show(<DecideButtons id={id} />)
  await user.click(await button(text.approve))
  await screen.findByText(text.late)
  expect(screen.queryByText(text.failed_title)).toBeNull()
})

test('names the lost connection, not the request, when an answer cannot be sent', async () => {
  serve(() => {
    throw new Refused('no_connection', 0)
  })
  const { user } = show(<DecideButtons id={id} />)
  await user.click(await button(text.approve))
  await screen.findByText(speak(platformRefusals, 'en').no_connection)
  expect(screen.queryByText(text.failed)).toBeNull()
})
