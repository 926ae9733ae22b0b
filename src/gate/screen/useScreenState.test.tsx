// @vitest-environment happy-dom
/** The next person does not wait for a slow disk: what a guard types or shows while an act is being written stays. */
import { act } from 'react'
import { afterAll, expect, test, vi } from 'vitest'
import { show } from '../../../tests/support/show.tsx'
import type { Act } from '../station/facts/gateEvents.ts'
import type { Station } from '../station/station.ts'
import { useScreenState } from './useScreenState.web.ts'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
afterAll(() => vi.unstubAllGlobals())

const call = { kind: 'emergency' } as const

function opened() {
  let write: (id: string) => void = () => undefined
  const station = {
    snapshot: null,
    time: () => ({ now: 0 }),
    record: () =>
      new Promise<string>((done) => {
        write = done
      }),
  } as unknown as Station
  let screen = {} as ReturnType<typeof useScreenState>
  function Screen() {
    screen = useScreenState(station, 0, { language: 'es', country: 'MX' })
    return null
  }
  show(<Screen />)
  return { now: () => screen, written: () => act(async () => write('one')) }
}

test('keeps the text that a guard typed after pressing an act', async () => {
  const { now, written } = opened()
  act(() => void now().record(call, 'entry'))
  act(() => now().write('20222'))
  await written()
  expect(now()).toMatchObject({ text: '20222', busy: false, shown: { what: 'done' } })
})

test('clears the text that a guard typed before pressing an act', async () => {
  const { now, written } = opened()
  act(() => now().write('20222'))
  act(() => void now().record(call, 'entry'))
  await written()
  expect(now()).toMatchObject({ text: '', shown: { what: 'done' } })
})

test('keeps a card that opened after a guard had pressed an act', async () => {
  const { now, written } = opened()
  act(() => void now().record(call, 'entry'))
  const next = { what: 'paused', until: 1 } as const
  act(() => now().show(next))
  await written()
  expect(now()).toMatchObject({ busy: false, shown: next })
})

test('shows an entry by a rule of a home on a card that takes it back, and no card for other ends', () => {
  const { now } = opened()
  const entered = { kind: 'unannounced', authorization_id: 'a', unit_number: 'A-101', by_rule: { action: 'let_in' } }
  act(() => now().ended({ act: entered as unknown as Act, eventId: 'event', name: 'Rappi' }))
  const correction = { kind: 'exit', subject: { authorization_id: 'a' }, corrects: 'event' }
  expect(now().shown).toMatchObject({ what: 'done', act: 'entry', name: 'Rappi', unit: 'A-101', correction })
  act(() => now().write('101'))
  act(() => now().ended(null))
  expect(now()).toMatchObject({ shown: null, text: '' })
})
