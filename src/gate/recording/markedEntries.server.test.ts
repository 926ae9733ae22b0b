/**
 * Drawn histories of requests, answers, passes and reported times: an entry without permission at its time is marked wherever it is read.
 */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { giveReason } from '../../../tests/support/disclosures.ts'
import { cellsOf, download } from '../../../tests/support/files.ts'
import { deviceWorld, reportOf } from '../../../tests/support/gate/devices.ts'
import { entryOf, made, secondStation, tell } from '../../../tests/support/gate/stations.ts'
import type { TestPerson } from '../../../tests/support/installation.ts'
import { openForFile } from '../../../tests/support/openForFile.ts'
import { readPdf } from '../../../tests/support/pdf.ts'
import { draws } from '../../../tests/support/scope.ts'
import { sharedInstallation } from '../../../tests/support/sharedInstallation.ts'
import { authorize, passOf } from '../../../tests/support/visits.ts'
import { provenanceTexts } from '../../access-log/provenance.messages.ts'
import { evidenceFiles } from '../../investigations/evidenceFiles/evidenceFiles.contract.ts'
import { notices } from '../../notices/notices.contract.ts'
import { newId } from '../../shared/ids.ts'
import { speak } from '../../shared/messages.ts'
import { visits } from '../visits/visits.contract.ts'

const garita = openForFile(sharedInstallation)

/** The unit is minutes ago. A history lasts an hour; its times are whole minutes, and reports lie between them. */
const minute = fc.integer({ min: 2, max: 55 })
const steps = fc.uniqueArray(minute, { maxLength: 4 }).map((all) => all.toSorted((a, b) => b - a))
const request = fc.record({ kind: fc.constant('request' as const), steps, firstYes: fc.boolean(), claimed: minute })
const pass = fc.record({
  kind: fc.constant('pass' as const),
  made: minute,
  /** The pass had this window until a minute ago; the tolerance of the gate is far away. */
  window: fc.option(
    fc.tuple(minute, minute).map((pair) => pair.toSorted((a, b) => b - a) as [number, number]),
    { nil: null },
  ),
  steps,
  by: fc.constantFrom('station' as const, 'device' as const),
  claimed: minute,
})
type Drawn =
  typeof request extends fc.Arbitrary<infer R> ? (typeof pass extends fc.Arbitrary<infer P> ? R | P : never) : never

const claimedAt = ({ claimed }: Drawn) => claimed - 0.5
const states = (changes: readonly number[], at: number) => changes.filter((when) => when >= at).length

/** Returns the rule's answer at the reported minute. Returns null within the tolerance of clocks. */
function mayEnter(drawn: Drawn): boolean | null {
  const at = claimedAt(drawn)
  if (drawn.kind === 'request') {
    const said = states(drawn.steps, at)
    return said > 0 && (said % 2 === 1) === drawn.firstYes
  }
  if (drawn.made < at) return false
  if (states(drawn.steps, at) % 2 === 1) return false
  if (!drawn.window) return true
  const [from, until] = drawn.window
  if (Math.abs(from - at) <= 6 || Math.abs(until - at) <= 6) return null
  return at < from && at > until
}

async function world() {
  const there = await deviceWorld(garita)
  const history = (id: string, what: string, ago: number, before: object | null = null) =>
    garita.owner.query(
      `insert into authorization_changes (condominium_id, authorization_id, what, by_role, at, window_before)
        values ($1, $2, $3, 'resident', now() - make_interval(secs => $4), $5)`,
      [there.here, id, what, ago * 60, before],
    )
  const was = (id: string, ago: number) =>
    garita.owner.query(
      'update authorizations set created_at = now() - make_interval(secs => $2), registered_at = case when registered_at is not null then now() - make_interval(secs => $2) end where id = $1',
      [id, ago * 60],
    )
  return { ...there, history, was }
}
type World = Awaited<ReturnType<typeof world>>
const moment = (ago: number) => new Date(Date.now() - ago * 60_000)

/** Plays one history and reports the entry; answers whether the server took it. */
async function play(there: World, drawn: Drawn, name: string): Promise<boolean> {
  const station = await secondStation(there)
  const at = moment(claimedAt(drawn))
  if (drawn.kind === 'request') {
    const id = newId()
    const arrival = { kind: 'unannounced', unit_number: '101', last_name: 'Gómez', id_document: 'INE12345' } as const
    await tell(
      station,
      made(station, { ...arrival, authorization_id: id, name, phone_number: null, purpose: null }, { at: moment(58) }),
    )
    await there.was(id, 58)
    // The day begins with the call above.
    await there.history(id, 'edited', 1, { hours: {} })
    const answers = drawn.steps.map((_, turn) => ((turn % 2 === 0) === drawn.firstYes ? 'approved' : 'denied'))
    for (const [turn, ago] of drawn.steps.entries()) await there.history(id, answers[turn] ?? '', ago)
    const last = answers.at(-1)
    if (last)
      await garita.owner.query('update authorizations set status = $2, decided_at = now() where id = $1', [id, last])
    await tell(station, made(station, entryOf(id), { at }))
    return true
  }
  const id = await authorize(garita, there.ana, 'worker', { name, last_name: 'Gómez' })
  await there.was(id, drawn.made)
  const [from, until] = drawn.window ?? [null, null]
  const window =
    from === null ? {} : { valid_from: moment(from).toISOString(), valid_until: moment(until).toISOString() }
  await there.history(id, 'edited', 1, { hours: {}, ...window })
  for (const [turn, ago] of drawn.steps.entries())
    await there.history(id, turn % 2 === 0 ? 'suspended' : 'resumed', ago)
  if (drawn.by === 'station') await tell(station, made(station, entryOf(id), { at }))
  else {
    const { token } = await passOf(there.ana, id)
    const said = await there.said('gate.report', reportOf(token, { at: at.toISOString() }))
    return !('error' in said)
  }
  return true
}

/** Returns the marks of an entry at each place that shows it. */
async function marks(there: World, names: ReadonlySet<string>) {
  const { admin, ana, here } = there
  const conflicts = Object.values(speak(provenanceTexts, 'es').conflicts)
  const bell = async (person: TestPerson) => {
    const heard = await person.call(notices.list, {})
    return heard.ok ? heard.answer.items.flatMap(({ kind, name }) => (kind === 'gate_conflict' ? [name] : [])) : []
  }
  const log = await admin.call(visits.log, {})
  const sheet = await there.guard.call(visits.printout, { condominium_id: here })
  const file = cellsOf((await download(garita, visits.exportLog, { language: 'es' }, admin.token)).text)
  const disclosureId = await giveReason(admin, here)
  const question = {
    condominium_id: here,
    kind: 'everything' as const,
    subject: null,
    from: moment(120).toISOString(),
    until: moment(-1).toISOString(),
  }
  const response = await garita.app.request(`/api/v1/${evidenceFiles.make.name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: `garita_session=${admin.token}` },
    body: JSON.stringify({ look_id: disclosureId, language: 'es', question }),
  })
  const { text } = readPdf(Buffer.from(await response.arrayBuffer()))
  const marked = (text_: string) => conflicts.some((said) => text_.includes(said))
  const ofPdf = [...names].filter((name) => {
    const from = text.indexOf(`Entrada · ${name} `)
    const next = text.indexOf('Gómez', text.indexOf('Gómez', from) + 1)
    return from >= 0 && marked(text.slice(from, next < 0 ? undefined : next).replaceAll('\n', ' '))
  })
  const found = {
    log: log.ok
      ? log.answer.items.flatMap(({ event_type, name, provenance: told }) =>
          event_type === 'entry' && told?.conflict ? [name] : [],
        )
      : [],
    sheet: sheet.ok
      ? sheet.answer.lines.flatMap(({ event_type, name, provenance: told }) =>
          event_type === 'entry' && told?.conflict ? [name] : [],
        )
      : [],
    home: await bell(ana),
    administration: await bell(admin),
    export: file
      .filter((cells) => cells.includes('Entrada') && cells.some(marked))
      .flatMap((cells) => [...names].filter((name) => cells.some((cell) => cell.startsWith(`${name} `)))),
    pdf: ofPdf,
  }
  return Object.fromEntries(
    Object.entries(found).map(([place, all]) => [
      place,
      all
        .map((name) => `${name}`.split(' ')[0])
        .filter((name) => names.has(name ?? ''))
        .toSorted(),
    ]),
  )
}

const rounds = draws(4, 25)
test('marks each entry without permission at its time in log, sheet, bell, file and evidence, and no other', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.oneof(request, pass), { minLength: 14, maxLength: 14 }), async (all) => {
      const there = await world()
      const expected: string[] = []
      const entered = new Set<string>()
      for (const [turn, drawn] of all.entries()) {
        const may = mayEnter(drawn)
        if (may === null) continue
        const name = `V${String.fromCharCode(65 + turn)}x`
        if (!(await play(there, drawn, name))) continue
        entered.add(name)
        if (!may) expected.push(name)
      }
      const found = await marks(there, entered)
      const all_ = expected.toSorted()
      expect(found).toEqual({ log: all_, sheet: all_, home: all_, administration: all_, export: all_, pdf: all_ })
    }),
    { numRuns: rounds, endOnFailure: true },
  )
})
