/**
 * Station and server must decide the same by the rules of a home, for any rules and any visitor. TEST_ALL draws more of them, and so does
 * RULES=100000 npx vitest run src/gate/arrivals/homeRules/decisions.server.test.ts
 */
import { expect, test } from 'vitest'
import { drawing, seedOfRun } from '../../../../tests/support/chance.ts'
import { openForFile } from '../../../../tests/support/openForFile.ts'
import { draws } from '../../../../tests/support/scope.ts'
import { sharedInstallation } from '../../../../tests/support/sharedInstallation.ts'
import { decideByRules, type HomeRule, openLimits, type RuleFacts } from './homeRules.ts'

const garita = openForFile(sharedInstallation)

const cases = Number(process.env.RULES ?? draws(6_000, 100_000))
const inOneQuery = 1_000
const hour = 3_600_000
const monday = Date.parse('2026-03-02T00:00:00Z')
const { chance, random, one } = drawing(seedOfRun)

const maybe = <T>(likely: number, draw: () => T): T | null => (chance() < likely ? draw() : null)
const kinds = ['visit', 'delivery', 'taxi', 'service'] as const
const companies = ['Rappi', 'RAPPI', 'rappí', 'Uber Eats', 'Amazon', 'Ñandú'] as const
const names = [
  'Luis Gómez',
  'luis',
  'Gomez',
  'Ana Ruiz',
  'José Luis Gómez Peña',
  'LUIS GOMEZ',
  'L. Gómez',
  'Luiz Gomes',
] as const
const plates = ['ABC123', 'A8C123', 'XYZ987'] as const
const zones = ['America/Mexico_City', 'America/Bogota', 'America/Santiago', 'America/Tijuana', 'UTC'] as const
const hours = ['00:00', '05:59', '06:00', '08:00', '20:00', '22:00', '23:30'] as const
const idOf = (at: number) => `01980000-0000-7000-8000-${at.toString(16).padStart(12, '0')}`

function ruleOf(at: number, now: number): HomeRule {
  const bare = { id: idOf(at), company: null, name: null, plate: null, days: [], from: null, until: null }
  if (chance() < 0.15) {
    const until = new Date(now + (random(5) - 2) * hour).toISOString()
    return { ...bare, kind: 'delivery', action: 'let_in', daily_most: null, until_day: null, expected_until: until }
  }
  const kind = chance() < 0.1 ? 'visit' : one(['delivery', 'taxi', 'service'])
  const action = kind === 'visit' ? 'refuse' : one(['let_in', 'let_in', 'leave_at_gate', 'ask', 'refuse'] as const)
  const [from, until] = [one(hours), one(hours)]
  return {
    ...bare,
    ...{ kind, action },
    company: maybe(0.4, () => one(companies)),
    name: kind === 'visit' ? one(names) : maybe(0.1, () => one(names)),
    plate: maybe(0.1, () => one(plates)),
    days: maybe(0.4, () => [1, 2, 3, 4, 5, 6, 7].filter(() => chance() < 0.6)) ?? [],
    ...(from !== until && chance() < 0.5 ? { from, until } : {}),
    daily_most: action === 'let_in' || action === 'leave_at_gate' ? maybe(0.5, () => 1 + random(2)) : null,
    until_day: maybe(0.2, () => new Date(now + (random(4) - 2) * 12 * hour).toISOString().slice(0, 10)),
    expected_until: null,
  }
}

function draw() {
  // The times include the nights on which clocks change.
  const now = monday + random(400 * 24 * 60) * 60_000
  const rules = Array.from({ length: random(6) }, (_, at) => ruleOf(at, now))
  const limit = () => (chance() < 0.7 ? openLimits.delivery : { let_in: chance() < 0.5, daily_most: 1 + random(4) })
  const facts: RuleFacts = {
    rules,
    uses: Array.from({ length: random(5) }, () => ({
      ...{ rule_id: idOf(random(6)), kind: one(kinds) },
      at: new Date(now - random(30 * 60) * 60_000).toISOString(),
    })),
    limits: { delivery: limit(), taxi: limit(), service: limit() },
  }
  const arriving = {
    kind: one(kinds),
    company: maybe(0.7, () => one(companies)),
    name: maybe(0.5, () => one(names)),
    plate: maybe(0.3, () => one(plates)),
    no_document: chance() < 0.2,
  }
  return { facts, arriving, now, zone: one(zones) }
}

test(`makes the same decision at station and server for ${cases} drawn arrivals`, async () => {
  const seen = new Map<string, number>()
  for (let done = 0; done < cases; done += inOneQuery) {
    const drawn = Array.from({ length: Math.min(inOneQuery, cases - done) }, draw)
    const { rows } = await garita.owner.query(
      `select access.rule_decision(d -> 'facts', d -> 'arriving', to_timestamp((d ->> 'now')::float8 / 1000), d ->> 'zone') as said
        from jsonb_array_elements($1::jsonb) with ordinality e(d, at) order by e.at`,
      [JSON.stringify(drawn)],
    )
    drawn.forEach((one, at) => {
      const { action, rule, because } = decideByRules(one.facts, one.arriving, one.now, one.zone)
      expect({ ...one, said: rows[at]?.said }).toEqual({ ...one, said: { action, rule_id: rule?.id ?? null, because } })
      const word = `${action} ${because}`
      seen.set(word, (seen.get(word) ?? 0) + 1)
    })
  }
  // The draws must cover every outcome.
  expect([...seen.keys()].sort()).toEqual([
    ...[
      'ask alike',
      'ask condominium',
      'ask nameless',
      'ask night',
      'ask no_document',
      'ask null',
      'ask tie',
      'ask used_up',
    ],
    ...['leave_at_gate null', 'let_in null', 'refuse null'],
  ])
})
