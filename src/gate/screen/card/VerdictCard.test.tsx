// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react'
import { act, type ComponentProps } from 'react'
import { afterAll, expect, test, vi } from 'vitest'
import { screen, show } from '../../../../tests/support/show.tsx'
import { speak } from '../../../shared/messages.ts'
import { webTexts } from '../../../web/language/web.messages.ts'
import { arrivalTexts } from '../../arrivals/arrivals.messages.ts'
import { askTexts } from '../../arrivals/asks.messages.ts'
import { ruleCardTexts } from '../../arrivals/homeRules/homeRules.messages.ts'
import type { HomeRule } from '../../arrivals/homeRules/homeRules.ts'
import { GuardPostProvider } from '../../dialogs/guardPost.tsx'
import type { Entry, Snapshot } from '../../station/facts/gate.snapshot.ts'
import type { Station } from '../../station/station.ts'
import { judge } from '../../station/verdict/verdict.ts'
import { at, chosen, hour, inside, minute, noon, surely, withEntry } from '../../station/verdict/verdictFacts.ts'
import { gateMessages, guardMessages } from '../guard.messages.ts'
import type { ScreenState } from '../useScreenState.web.ts'
import { VerdictCard } from './VerdictCard.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
afterAll(() => vi.unstubAllGlobals())

const { card } = speak(guardMessages, 'es')
const { acts } = speak(gateMessages, 'es')
const { more } = speak(webTexts, 'es').list

function cardOf(snapshot: Snapshot, { now = noon, online = true, code = chosen } = {}) {
  const verdict = judge(code, snapshot, surely(now))
  const glance = { language: 'es', country: 'MX', time_zone: 'America/Mexico_City', now } as const
  cleanup()
  const post = { condominium_id: '' } as ComponentProps<typeof GuardPostProvider>['value']
  show(
    <GuardPostProvider value={post}>
      <VerdictCard
        screen={{ shown: { what: 'code', code, typed: null }, leaving: verdict.act === 'exit' } as ScreenState}
        verdict={verdict}
        station={{ snapshot, online, photo: async () => 'AAAA' } as unknown as Station}
        glance={glance}
        onUnannounced={() => undefined}
        onLeave={() => undefined}
      />
    </GuardPostProvider>,
    'es',
  )
  const container = document.body
  return {
    text: document.querySelector('[data-verdict]')?.textContent ?? '',
    waits: container.querySelector('[data-waits]') !== null,
    acts: () => [...container.querySelectorAll('[data-acts] button')].map((one) => one.textContent),
  }
}

test('offers the exit of a person outside only behind "more"', () => {
  const outside = cardOf(withEntry({}))
  expect(outside.acts()).toEqual([acts.entry, more, card.dismiss])
  act(() => screen.getByRole('button', { name: more }).click())
  expect(outside.acts()).toEqual([acts.entry, acts.exit, card.dismiss])
})

test('offers the exit of a person inside as the main act', () => {
  expect(cardOf(withEntry({ inside })).acts()[0]).toBe(acts.exit)
})

test('says the end of a pass once', () => {
  const { text } = cardOf(withEntry({ valid_until: at(4 * hour) }))
  expect(text.split('16:00')).toHaveLength(2)
})

test('waits in the color of the frame until the time of the request is over, unless no app can answer', () => {
  const ask = { until: at(minute), outcome: null }
  const asked = { status: 'pending_approval', valid_from: null, valid_until: null, created_at: at(0), ask } as const
  const fresh = cardOf(withEntry(asked), { now: noon + 8000 })
  expect(fresh.waits).toBe(true)
  expect(fresh.text).toContain(`${card.wait_word}${card.waits}8 s`)
  const over = cardOf(withEntry(asked), { now: noon + 2 * minute })
  expect(over.waits).toBe(false)
  expect(over.text).toContain(`${speak(askTexts, 'es').time_over}2 min`)
  expect(over.text).toContain(speak(askTexts, 'es').leads.title)
  expect(over.text).not.toContain(speak(gateMessages, 'es').advice.pending)
  expect(cardOf(withEntry(asked), { online: false }).waits).toBe(false)
  expect(cardOf({ ...withEntry(asked), silent_units: ['A-101'] }).waits).toBe(false)
  expect(cardOf(withEntry({ ...asked, call_wanted: { at: at(0), by: 'Ana' } })).waits).toBe(false)
})

test('asks for the unit and the company of a courier without a name, and compares no document', () => {
  const courier = { name: 'Rappi', last_name: null, arrival_kind: 'delivery' as const, plates: [] }
  const nameless = cardOf(withEntry(courier)).text
  expect(nameless).toContain(card.compare_company)
  expect(nameless).not.toContain(card.compare_document)
  expect(cardOf(withEntry({ ...courier, last_name: 'Paz' })).text).toContain(card.compare_document)
})

test('says to call a home where no app rings, and not to wait for an answer', () => {
  const ask = { until: at(minute), outcome: null }
  const asked = { status: 'pending_approval', valid_from: null, valid_until: null, created_at: at(0), ask } as const
  const wait = speak(gateMessages, 'es').advice.pending
  expect(cardOf(withEntry(asked)).text).toContain(wait)
  const silent = cardOf({ ...withEntry(asked), silent_units: ['A-101'] }).text
  expect(silent).toContain(card.call_home)
  expect(silent).not.toContain(wait)
})

test('says the kind of a courier once, and no dates while the home has not answered', () => {
  const { names, kinds } = speak(arrivalTexts, 'es')
  const courier = { name: 'Rappi', last_name: null, host: null, arrival_kind: 'delivery' as const, plates: [] }
  const ask = { until: at(minute), outcome: null }
  const asked = { ...courier, status: 'pending_approval' as const, created_at: at(0), ask, valid_until: at(4 * hour) }
  const { text } = cardOf(withEntry(asked))
  expect(text).toContain(names.delivery('Rappi'))
  expect(text.split(kinds.delivery)).toHaveLength(2)
  expect(text).not.toContain('16:00')
})

test('warns of a name or a plate like one that the home refuses, until the person leaves', () => {
  const rules = speak(ruleCardTexts, 'es')
  const limit = { let_in: true, daily_most: null }
  const refused: HomeRule = {
    ...{ id: '01980000-0000-7000-8000-0000000000bb', kind: 'visit', action: 'refuse', company: null },
    ...{ name: 'Lucía Núñez Paz', plate: 'QRG123A', days: [], from: null, until: null },
    ...{ daily_most: null, until_day: null, expected_until: null },
  }
  const refusing = (entry: Partial<Entry>): Snapshot => ({
    ...withEntry(entry),
    home_rule_limits: { delivery: limit, taxi: limit, service: limit },
    home_rules: [{ unit: 'A-101', rules: [{ ...refused, days: [] }], uses: [] }],
  })
  expect(cardOf(refusing({})).text).toContain(rules.alike('A-101'))
  expect(cardOf(refusing({ inside })).text).not.toContain(rules.alike('A-101'))
  expect(cardOf(withEntry({})).text).not.toContain(rules.alike('A-101'))
  const car = cardOf(refusing({ plates: [] }), { code: { kind: 'plate', plate: 'QRG123A' } })
  expect(car.text).toContain(rules.car('A-101'))
})

test('says that a resident added the photo, and asks for a document while it is new', async () => {
  const lives = { kind: 'owner', logged: true } as const
  const photo = '01980000-0000-7000-8000-00000000000f'
  const shown = (since: number | null) =>
    cardOf(withEntry({ lives, photo, photo_since: since === null ? null : at(since) }))
  shown(-3 * 24 * hour + minute)
  await screen.findByText(/^Foto nueva: la puso la propia persona, desde .*Compara también un documento\.$/)
  shown(-3 * 24 * hour)
  await screen.findByText(/^Compara su cara con la foto\. La puso la propia persona, desde /)
  shown(null)
  await screen.findByText(card.compare_face)
  expect(screen.queryByText(/propia persona/)).toBeNull()
})
