/** The log shows a guard's name for acts of their own session, for proven acts, and with the words "not proven" for others. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cellsOf, download } from '../../../tests/support/files.ts'
import {
  assignedNow,
  beginCareer,
  type Career,
  type Gatehouses,
  letHoursPass,
  onDutyAt,
  proofs,
  steps,
  take,
  withProof,
} from '../../../tests/support/gate/dutyHistories.ts'
import { made, preparedWorld, snapshotOf } from '../../../tests/support/gate/stations.ts'
import { ask } from '../../../tests/support/installation.ts'
import { openForFile } from '../../../tests/support/openForFile.ts'
import { draws, everything } from '../../../tests/support/scope.ts'
import { sharedInstallation } from '../../../tests/support/sharedInstallation.ts'
import { authorize } from '../../../tests/support/visits.ts'
import type { Provenance } from '../../access-log/provenanceSchema.ts'
import { notices } from '../../notices/notices.contract.ts'
import { reports } from '../../reports/reports.contract.ts'
import { newId } from '../../shared/ids.ts'
import { gate } from '../gate.contract.ts'
import type { Act } from '../station/facts/gateEvents.ts'
import { newActKey } from '../station/outbox.ts'
import { visits } from '../visits/visits.contract.ts'

const [batches, together] = draws([1, 12], [40, 30])
const hour = 3_600_000

const garita = openForFile(sharedInstallation)

const act = fc.record({
  kind: fc.constantFrom('entry', 'override', 'exit', 'unannounced'),
  /** The time is before the history, within it, or now. */
  back: fc.nat(),
  proof: fc.constantFrom(...proofs),
  which: fc.constantFrom(0, 0, 1, 2, 3),
  /** The named guard reports the act, if they can sign in. */
  self: fc.oneof({ weight: 3, arbitrary: fc.constant(false) }, fc.constant(true)),
})
type Drawn = typeof act extends fc.Arbitrary<infer T> ? T : never
const history = fc.record({
  steps: fc.array(fc.record({ step: fc.constantFrom(...steps), wait: fc.constantFrom(0, 1, 7, 60) }), {
    minLength: 1,
    maxLength: 7,
  }),
  acts: fc.array(act, { minLength: 4, maxLength: 5 }),
  begins: fc.oneof({ weight: 2, arbitrary: fc.constant(true) }, fc.constant(false)),
  in_order: fc.boolean(),
})

/** The values that every list must show for one act, by the name of its person. */
interface Expected {
  agent_name: string
  sent_by: string | null
  unproven: boolean
  in_other_name: boolean
}
const counted = { own: 0, proven: 0, unproven: 0, in_other_name: 0 }

const letters = (n: number) =>
  [...n.toString(26)].map((sign) => 'abcdefghijklmnopqrstuvwxyz'[Number.parseInt(sign, 26)])
let names = 0
const newName = (first: string) => `${first}${letters(++names).join('')}`

function actOf({ kind }: Drawn, name: string, authorizationId: string): Act {
  const subject = { authorization_id: authorizationId }
  if (kind === 'entry') return { kind, subject, because: 'may_enter' }
  if (kind === 'exit') return { kind, subject }
  if (kind === 'override') return { kind, subject, because: 'expired', reason: 'Lo conozco', authorized_by: null }
  const person = { name, last_name: 'Prueba', id_document: 'INE12345', phone_number: null, purpose: null }
  return { kind: 'unannounced', authorization_id: authorizationId, unit_number: '101', ...person }
}

async function gatehouses() {
  const world = await preparedWorld(garita)
  const places = await world.stranger.call(gate.gates, {})
  const [place] = places.ok ? places.answer : []
  if (!place) throw new Error('there is no gate elsewhere')
  const elsewhere = { condominium_id: place.condominium.id, gate_id: place.id }
  return { ...world, elsewhere }
}
type World = Awaited<ReturnType<typeof gatehouses>>

/** Sends the drawn acts, and returns the values that lists must show for each. */
async function actsOf(there: Gatehouses, career: Career, drawn: readonly Drawn[], inOrder: boolean) {
  const others = { sender: { id: newId(), ...newActKey() }, third: { id: newId(), ...newActKey() } }
  const place = career.stations.here
  // These keys belong to other guards and prove only their acts.
  await there.guard.call(gate.keepKey, { ...place, id: others.sender.id, public_key: others.sender.public_key })
  const third = await garita.person({ user_role: 'agent', assigned: [there.here], full_name: 'Tercero Guardia' })
  await third.call(gate.keepKey, { ...place, id: others.third.id, public_key: others.third.public_key })
  const momentOf = ({ back }: Drawn) => career.hour - (back % (career.hour + 4))
  const ordered = inOrder ? drawn.toSorted((a, b) => momentOf(a) - momentOf(b)) : drawn
  const expected = new Map<string, Expected>()
  // A station orders its acts, so a later act never has an earlier time.
  let latest = Number.NEGATIVE_INFINITY
  for (const one of ordered) {
    const moment = momentOf(one)
    latest = Math.max(latest, moment)
    const name = newName('V')
    const visit =
      one.kind === 'unannounced' ? newId() : await authorize(garita, there.ana, 'permanent_visitor', { name })
    const at = new Date(moment >= career.hour ? Date.now() : Date.now() - (career.hour - moment) * hour + hour / 2)
    const bare = made(there, actOf(one, name, visit), { at, agent_id: career.person.id })
    const { one: sent, shown } = withProof(career, bare, { kind: one.proof, which: one.which, moment }, others)
    const self = one.self && assignedNow(career) && career.token !== null
    const told = await ask(garita, gate.record, { ...place, events: [sent] }, self ? career.token : there.guard.token)
    if (!told.ok) throw new Error(told.code)
    const onDuty = onDutyAt(career, latest)
    const says = self
      ? { agent_name: career.full_name, sent_by: null, unproven: false, in_other_name: false }
      : onDuty
        ? { agent_name: career.full_name, sent_by: 'Gus Garita', unproven: !shown, in_other_name: false }
        : { agent_name: 'Gus Garita', sent_by: null, unproven: false, in_other_name: true }
    expected.set(name, says)
    counted[self ? 'own' : !onDuty ? 'in_other_name' : shown ? 'proven' : 'unproven']++
  }
  return expected
}

interface Line {
  name: string | null
  agent_name: string | null
  provenance: Provenance | null
}
/** Removes the signs, which src/secondApprovals/names.server.test.ts tests. */
const bare = (name: string | null | undefined) => name?.replace(/ · [2-9A-Z]{4}$/, '') ?? null
const said = ({ agent_name, provenance: told }: Line): Expected => ({
  agent_name: bare(agent_name) ?? '',
  sent_by: bare(told?.sent_by),
  unproven: told?.unproven ?? false,
  in_other_name: told?.in_other_name ?? false,
})

async function everyPage<Item>(
  page: (
    after?: string,
  ) => Promise<{ ok: false; code: string } | { ok: true; answer: { items: Item[]; next: string | null } }>,
): Promise<Item[]> {
  const found: Item[] = []
  for (let after: string | undefined; ; ) {
    const one = await page(after)
    if (!one.ok) throw new Error(one.code)
    found.push(...one.answer.items)
    if (one.answer.next === null) return found
    after = one.answer.next
  }
}

/** Each list has its name: the log shows whole lines, the others a part. */
async function listsOf({ admin, ana, here, ...there }: World) {
  const proof = { 'Not proven': 'unproven', Sent: 'in_other_name' }
  const [header = [], ...rows] = cellsOf(
    (await download(garita, visits.exportLog, { search: '', language: 'en' }, admin.token)).text,
  )
  const file = rows.map((cells): Line => {
    const cell = (name: string) => cells[header.indexOf(name)] || null
    const word = Object.entries(proof).find(([begin]) => cell('Proof')?.startsWith(begin))?.[1]
    const told = { unproven: word === 'unproven', in_other_name: word === 'in_other_name', sent_by: cell('Sent by') }
    return {
      name: cell('Visitor/User'),
      agent_name: cell('Agent'),
      provenance: { ...told, arrived_at: null, doubt: null, conflict: null },
    }
  })
  const sheet = await admin.call(visits.printout, { search: '' })
  const latest = await admin.call(visits.latest, {})
  const day = (ago: number) => new Date(Date.now() - ago * 24 * hour).toISOString().slice(0, 10)
  const period = { condominium_id: here, from: day(60), until: day(0) }
  const counts = await everyPage((after) =>
    admin.call(reports.rows, { ...period, figure: 'arrivals', ...(after ? { after } : {}) }),
  )
  const requested = await everyPage((after) => admin.call(visits.list, after ? { after } : {}))
  const waiting = await ana.call(visits.waiting, {})
  const bells = await Promise.all([ana, admin].map((person) => person.call(notices.list, {})))
  if (!sheet.ok || !latest.ok || !waiting.ok) throw new Error('a list was refused')
  const asked = [...requested, ...waiting.answer].flatMap(({ name, registered_by_name, provenance: told }) =>
    registered_by_name ? [{ name, agent_name: registered_by_name, provenance: told }] : [],
  )
  const rung = bells.flatMap((bell) => (bell.ok ? bell.answer.items : []))
  const named = rung.flatMap(({ name, kind, by_name, provenance: told }) =>
    kind === 'visitor_entered' ? [] : [{ name, agent_name: by_name, provenance: told }],
  )
  return {
    log: await everyPage((after) => admin.call(visits.log, after ? { after } : {})),
    sheet: sheet.answer.lines,
    file,
    latest: latest.answer,
    reports: counts.map(({ who, ...row }) => ({ ...row, name: who })),
    requests: asked,
    station: (await snapshotOf({ ...there, here, ana })).recent.map(({ name, told }) => {
      const { agent_name = null, ...line } = told ?? {}
      return { name, agent_name, provenance: told ? (line as Provenance) : null }
    }),
    bells: named,
  }
}

test(`judges sender, duty and proof as expected in ${batches * together} random histories of guards`, {
  timeout: 3_600_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(history, { minLength: together, maxLength: together }), async (drawn) => {
      const there = await gatehouses()
      const expected = new Map<string, Expected>()
      for (const one of drawn) {
        const career = await beginCareer(there, newName('Guardia '))
        // Most are on duty and have signed in first.
        const before = one.begins ? (['assign', 'key_here'] as const) : []
        for (const step of before) await take(there, career, step)
        await letHoursPass(there, career, before.length)
        for (const { step, wait } of one.steps) {
          await take(there, career, step)
          await letHoursPass(there, career, wait)
        }
        for (const [name, says] of await actsOf(there, career, one.acts, one.in_order)) expected.set(name, says)
      }
      for (const [list, lines] of Object.entries(await listsOf(there))) {
        const found = lines.flatMap((line) => {
          const name = line.name?.split(' ')[0] ?? ''
          // The station's own list names the guard only if there is a remark.
          const whose = list === 'station' && !line.provenance ? { agent_name: expected.get(name)?.agent_name } : {}
          return expected.has(name) ? [[list, name, { ...said(line), ...whose }] as const] : []
        })
        expect(found).toEqual(found.map(([, name]) => [list, name, expected.get(name)]))
        const whole = ['log', 'sheet', 'file'].includes(list)
        expect([list, whole ? new Set(found.map(([, name]) => name)).size : found.length > 0]).toEqual([
          list,
          whole ? expected.size : true,
        ])
      }
    }),
    { numRuns: batches, endOnFailure: true },
  )
  // A large run must try every case.
  // A few histories need not meet every case.
  if (everything) expect(Math.min(...Object.values(counted))).toBeGreaterThan(0)
})
