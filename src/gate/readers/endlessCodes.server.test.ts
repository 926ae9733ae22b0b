/** Each condominium chooses, for each kind, how a code without an end opens unattended readers. */
import { describe, expect, test } from 'vitest'
import { revisionOf } from '../../../tests/support/accounts.ts'
import { deviceWorld, reportOf } from '../../../tests/support/gate/devices.ts'
import { openForFile } from '../../../tests/support/openForFile.ts'
import { sharedInstallation } from '../../../tests/support/sharedInstallation.ts'
import { authorize, least, passOf } from '../../../tests/support/visits.ts'
import { authorizations } from '../../authorizations/authorizations.contract.ts'
import { readPass } from '../../authorizations/passes/pass.ts'
import { endlessKinds, type ReaderChoice, readerChoices } from '../../authorizations/passes/readerChoices.ts'
import { notices } from '../../notices/notices.contract.ts'
import { sql } from '../../server/database/sql.ts'
import { hashOf } from '../../server/keys/tokens.ts'
import { newId } from '../../shared/ids.ts'
import { gate } from '../gate.contract.ts'
import { readSnapshot } from '../station/facts/gate.snapshot.ts'
import { judge } from '../station/verdict/verdict.ts'

const garita = openForFile(sharedInstallation)

type World = Awaited<ReturnType<typeof deviceWorld>>

const choose = async ({ admin, here }: World, kind: string, choice: ReaderChoice) => {
  const all = { co_resident: 'plain', permanent_visitor: 'plain', worker: 'plain', vehicle: 'plain' } as const
  const revision = await revisionOf(garita, here, 'condominiums')
  const done = await admin.call(gate.chooseReaderRules, { condominium_id: here, revision, ...all, [kind]: choice })
  expect(done.ok).toBe(true)
}
const unchosen = ({ here }: World) =>
  garita.owner.query(
    `update condominiums set reader_co_resident = null, reader_permanent_visitor = null, reader_worker = null, reader_vehicle = null
      where id = $1`,
    [here],
  )
const answered = async ({ said }: World, shown: object) => {
  const { verdict: tone, reason, act, name } = await said('gate.check', shown)
  return { tone, reason, act, told: name !== null }
}
const bell = async (person: World['ana']) => {
  const listed = await person.call(notices.list, {})
  return listed.ok ? listed.answer.items.filter(({ kind }) => kind === 'entered_at_reader') : []
}

const green = { tone: 'green', reason: 'may_enter', act: 'entry', told: true }
const stopped = (reason: string) => ({ tone: 'amber', reason, act: 'none', told: false })

describe.each(endlessKinds)('the code of a %s', (kind) => {
  test.each(readerChoices)('accepts a code without an end at a reader as the condominium chose: %s', async (choice) => {
    const there = await deviceWorld(garita)
    await choose(there, kind, choice)
    const id = await authorize(garita, there.ana, kind, kind === 'vehicle' ? { vehicle_plate: 'XYZ987' } : {})
    const pass = await passOf(there.ana, id)
    const plain = { day: stopped('day_code_needed'), plain: green, none: stopped('not_at_reader') }[choice]

    expect(pass.reader).toBe(choice)
    expect(await answered(there, { code: pass.token })).toEqual(plain)
    if (pass.access_number) expect(await answered(there, { code: pass.access_number, unit: '101' })).toEqual(plain)
    if (kind === 'vehicle') expect(await answered(there, { code: 'XYZ987' })).toEqual(plain)
    expect(pass.day !== null).toBe(choice === 'day')
    if (pass.day) {
      expect(await answered(there, { code: pass.day.token })).toEqual(green)
      // Chosen otherwise since, a code of this day is as good as the plain one.
      await choose(there, kind, 'plain')
      expect(await answered(there, { code: pass.day.token })).toEqual(green)
      await choose(there, kind, 'none')
      expect(await answered(there, { code: pass.day.token })).toEqual(stopped('not_at_reader'))
    }
    // Every code lets a person inside leave.
    await there.said('gate.report', reportOf(pass.token))
    expect(await answered(there, { code: pass.token })).toMatchObject({ act: 'exit' })
  })
})

test('ignores every choice for a visitor’s code, because it has an end', async () => {
  const there = await deviceWorld(garita)
  const pass = await passOf(there.ana, await authorize(garita, there.ana))
  expect(pass).toMatchObject({ reader: null, day: null })
  for (const choice of readerChoices) {
    for (const kind of endlessKinds) await choose(there, kind, choice)
    expect(await answered(there, { code: pass.token })).toEqual(green)
  }
})

describe('the day’s code', () => {
  test('opens a reader with the code of the day for 24 hours, also by the link, and later rejects it although the pass is known', async () => {
    const there = await deviceWorld(garita)
    await choose(there, 'co_resident', 'day')
    const id = await authorize(garita, there.ana, 'co_resident')
    const began = Date.now()
    const shown = await passOf(there.ana, id)
    const byLink = await garita.nobody.call(authorizations.visit, { link: shown.link })
    if (!byLink.ok || !shown.day) throw new Error('not shown')
    expect(byLink.answer).toMatchObject({ token: shown.token, reader: 'day', day: { token: expect.any(String) } })

    const [plain, day] = [readPass(shown.token), readPass(shown.day.token)]
    if (!plain.readable || !day.readable) throw new Error('not readable')
    expect(day.pass).toEqual({ ...plain.pass, not_before: day.pass.not_before, minutes: day.pass.minutes })
    expect(plain.pass.minutes).toBeNull()
    expect(day.pass.not_before * 60_000).toBeGreaterThan(began - 3 * 60_000)
    expect(day.pass.not_before * 60_000).toBeLessThanOrEqual(Date.now())
    expect([1440, 1441]).toContain(day.pass.minutes)
    expect(Date.parse(shown.day.until) - began).toBeGreaterThan(23.9 * 60 * 60_000)

    // A station that knows the pass accepts the day's code until five minutes after its end.
    const pulled = await there.guard.call(gate.snapshot, {
      condominium_id: there.here,
      gate_id: there.main,
    })
    const snapshot = pulled.ok ? readSnapshot(pulled.answer) : null
    if (!snapshot || !shown.day) throw new Error('no snapshot')
    const [code, end] = [{ kind: 'pass', token: shown.day.token } as const, Date.parse(shown.day.until)]
    const said = (now: number) => {
      const takenAt = new Date(now - 1_000).toISOString()
      return judge(code, { ...snapshot, taken_at: takenAt }, { now, doubtful: false, why: null })
    }
    expect(said(Date.now())).toMatchObject({ tone: 'green', subject: { known: true } })
    expect(said(end)).toMatchObject({ tone: 'green' })
    expect(said(end + 7 * 60_000)).toMatchObject({ tone: 'red', reason: { code: 'expired' }, subject: { known: true } })
    // The plain code still works for a guard.
    const printed = { kind: 'pass', token: shown.token } as const
    expect(
      judge(
        printed,
        { ...snapshot, taken_at: shown.day.until },
        { now: end + 60 * 60_000, doubtful: false, why: null },
      ),
    ).toMatchObject({ tone: 'green' })
  })

  test('rejects a photograph of a day’s code after a new code was issued', async () => {
    const there = await deviceWorld(garita)
    await choose(there, 'co_resident', 'day')
    const id = await authorize(garita, there.ana, 'co_resident')
    const photographed = (await passOf(there.ana, id)).day?.token ?? ''
    expect(await answered(there, { code: photographed })).toEqual(green)
    await there.ana.call(authorizations.regeneratePass, { id })
    expect(await answered(there, { code: photographed })).toMatchObject({ tone: 'red', told: false })
    expect(await answered(there, { code: (await passOf(there.ana, id)).day?.token })).toEqual(green)
  })
})

describe('the notice of an entry with the plain code', () => {
  test.each(['co_resident', 'vehicle'] as const)('tells the host of a %s of each entry', async (kind) => {
    const there = await deviceWorld(garita)
    const neighbor = await garita.person({ condominium: there.here, unit: '102' })
    await garita.owner.query(
      `insert into push_subscriptions (id, profile_id, session_id, endpoint, p256dh, auth)
        select gen_random_uuid(), s.profile_id, s.id, 'https://push.test/' || s.id, decode(repeat('04', 65), 'hex'), decode(repeat('05', 16), 'hex') from sessions s where s.profile_id = $1`,
      [there.ana.id],
    )
    // A condominium without a choice sends the same notices.
    await unchosen(there)
    const { token } = await passOf(there.ana, await authorize(garita, there.ana, kind))
    for (const act of ['entry', 'exit', 'entry']) await there.said('gate.report', reportOf(token, { kind: act }))
    expect(await bell(there.ana)).toMatchObject(
      Array.from({ length: 2 }, () => ({ by_name: 'Barrera', reason: 'Acceso principal', unit_number: '101' })),
    )
    expect(await bell(neighbor)).toEqual([])
    const { rows } = await garita.owner.query(
      `select payload ->> 'kind' as kind from jobs where name = 'notices.push' and payload ->> 'condominium_id' = $1`,
      [there.here],
    )
    expect(rows.map((row) => row.kind)).toEqual(['entered_at_reader', 'entered_at_reader'])

    await choose(there, kind, 'day')
    await there.said('gate.report', reportOf(token, { kind: 'exit' }))
    await there.said('gate.report', reportOf(token))
    expect(await bell(there.ana)).toHaveLength(2)
  })
})

test('notifies other hosts of an entry at a reader in the same way as at the gate', async () => {
  const there = await deviceWorld(garita)
  await unchosen(there)
  const elsewhere = await deviceWorld(garita)
  await unchosen(elsewhere)
  await authorize(garita, there.ana, 'co_resident')
  for (const kind of ['temporary_visitor', 'permanent_visitor', 'worker'] as const) {
    const id = await authorize(garita, there.ana, kind)
    // A co-resident of another condominium may have the same id.
    const values = least.co_resident()
    expect((await elsewhere.ana.call(authorizations.create, { id, auth_type: 'co_resident', values })).ok).toBe(true)
    await there.said('gate.report', reportOf((await passOf(there.ana, id)).token))
  }
  expect(await bell(there.ana)).toEqual([])
  const heard = await there.ana.call(notices.list, {})
  expect(heard.ok && heard.answer.items.map(({ kind }) => kind)).toEqual(Array(3).fill('visitor_entered'))
})

describe('the choice of codes', () => {
  test('starts with the day’s code for people and the plain code for vehicles', async () => {
    const there = await deviceWorld(garita)
    const listed = async () => {
      const rules = await there.admin.call(gate.readerRules, { condominium_id: there.here })
      const [rule] = rules.ok ? rules.answer : []
      if (!rule) return null
      const { revision: _, ...choices } = rule
      return { ...choices, condominium: choices.condominium.id }
    }
    const begun = {
      condominium: there.here,
      co_resident: 'day',
      permanent_visitor: 'day',
      worker: 'day',
      vehicle: 'plain',
    }
    expect(await listed()).toEqual(begun)
    await unchosen(there)
    expect(await listed()).toMatchObject({ co_resident: null, permanent_visitor: null, worker: null, vehicle: null })
    await choose(there, 'worker', 'none')
    expect(await listed()).toMatchObject({ co_resident: 'plain', worker: 'none', vehicle: 'plain' })
  })

  test('lets only the condominium’s admins choose the codes for readers', async () => {
    const [there, elsewhere] = [await deviceWorld(garita), await deviceWorld(garita)]
    const wish = {
      condominium_id: there.here,
      revision: 1,
      co_resident: 'none',
      permanent_visitor: 'none',
      worker: 'none',
      vehicle: 'none',
    } as const
    for (const person of [there.guard, there.ana])
      expect(await person.call(gate.chooseReaderRules, wish)).toMatchObject({ status: 403 })
    expect(await elsewhere.admin.call(gate.chooseReaderRules, wish)).toMatchObject({ status: 404 })
    expect(await elsewhere.admin.call(gate.chooseReaderRules, { ...wish, condominium_id: newId() })).toMatchObject({
      status: 404,
    })
    const db = garita.database.callerDb({ token_hash: hashOf(elsewhere.ana.token) })
    const asked = sql`select to_json(coalesce(access.reader_choice(${there.here}::uuid, 'worker'), 'nothing'))`
    expect((await db.json(asked)).text).toBe('"nothing"')
    const read = await elsewhere.admin.call(gate.readerRules, {})
    expect(read.ok && read.answer.map(({ condominium }) => condominium.id)).toEqual([elsewhere.here])
  })
})
