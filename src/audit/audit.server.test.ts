/** Each kind of change leaves entries, which are complete under contention, readable for few, and immutable. */

import { beforeAll, describe, expect, test } from 'vitest'
import { called } from '../../tests/support/called.ts'
import { type TestPerson, testInstallation } from '../../tests/support/installation.ts'
import { openForFile } from '../../tests/support/openForFile.ts'
import { sweep } from '../app/start/jobs.server.ts'
import { condominiums } from '../condominiums/condominiums.contract.ts'
import { people } from '../people/people.contract.ts'
import { sql } from '../server/database/sql.ts'
import { hashOf } from '../server/keys/tokens.ts'
import { session } from '../session/session.contract.ts'
import type { Input } from '../shared/contract.ts'
import { newId } from '../shared/ids.ts'
import { type AuditEntry, audit } from './audit.contract.ts'

const garita = openForFile(testInstallation)
let root: TestPerson
let admin: TestPerson
let stranger: TestPerson
let here: string
let there: string
beforeAll(async () => {
  here = await garita.condominium('Aquí')
  there = await garita.condominium('Allá')
  root = await garita.person({ user_role: 'super_admin', full_name: 'Rosa Root' })
  admin = await garita.person({ user_role: 'admin', full_name: 'Elena Admin', assigned: [here] })
  stranger = await garita.person({ user_role: 'admin', assigned: [there] })
})

async function read(reader: TestPerson, filter: Input<typeof audit.list> = {}) {
  const answer = await reader.call(audit.list, filter)
  if (!answer.ok) throw new Error(answer.code)
  return answer.answer
}
const about = async (reader: TestPerson, subjectId: string): Promise<AuditEntry[]> =>
  (await read(reader, { subject_id: subjectId })).items
const done = async (outcome: Promise<{ ok: boolean }>) => expect(await outcome).toMatchObject({ ok: true })

const form = (id: string) => ({
  id,
  name: `Hecho ${id}`,
  address: null,
  time_zone: 'America/Mexico_City',
  listed: true,
  retention_days: 90,
  log_resident_entries: false,
})

describe('an audit entry is written for', () => {
  test('records an approval, a change of role and unit, and a removal, with author and values', async () => {
    const ana = await garita.person({ condominium: here, unit: '7', approval_status: 'pending', full_name: 'Ana Ruiz' })
    await done(admin.call(people.decide, { id: ana.id, from: 'pending', to: 'approved' }))
    const card = { id: ana.id, full_name: 'Ana Ruiz', email: ana.email, phone_number: '5512345678' }
    const moved = { ...card, approval_status: 'approved', user_role: 'resident', condominium_id: here } as const
    await done(admin.call(people.change, { ...moved, revision: 2, unit_number: '8' }))
    const staff = { ...card, approval_status: 'approved', user_role: 'agent' } as const
    await done(admin.call(people.change, { ...staff, revision: 3 }))
    await done(admin.call(people.remove, { id: ana.id }))

    const entries = await about(admin, ana.id)
    const byAdmin = { actor_name: called('Elena Admin'), actor_role: 'admin', subject_name: 'Ana Ruiz' }
    const place = { condominium: { id: here, name: 'Aquí' } }
    expect(entries.every((entry) => entry.condominium?.id === here)).toBe(true)
    expect(entries.map(({ thing, act, what }) => [thing, act, what]).reverse()).toEqual([
      ['residence', 'made', { unit_number: [null, '7'] }],
      ['person', 'changed', { approval_status: ['pending', 'approved'] }],
      ['residence', 'removed', { unit_number: ['7', null] }],
      ['residence', 'made', { unit_number: [null, '8'] }],
      ['person', 'changed', { phone_number: [null, null] }],
      ['person', 'changed', { user_role: ['resident', 'agent'] }],
      ['assignment', 'made', {}],
      ['residence', 'removed', { unit_number: ['8', null] }],
      [
        'person',
        'removed',
        { email: [ana.email, null], user_role: ['agent', null], approval_status: ['approved', null] },
      ],
    ])
    expect(entries[0]).toMatchObject({ ...byAdmin, ...place })
    // The test made the change as the owner, without a signed-in user.
    expect(entries.at(-1)).toMatchObject({ actor_role: 'system', actor_name: '' })
  })

  test('records an assignment and its end, with the person as subject', async () => {
    const guard = await garita.person({ user_role: 'agent', full_name: 'Beto Guardia' })
    await done(root.call(people.assign, { id: guard.id, condominium_id: here }))
    await done(root.call(people.unassign, { id: guard.id, condominium_id: here }))
    expect(await about(admin, guard.id)).toMatchObject([
      { thing: 'assignment', act: 'removed', subject_name: 'Beto Guardia', actor_name: called('Rosa Root'), what: {} },
      { thing: 'assignment', act: 'made', subject_name: 'Beto Guardia', actor_role: 'super_admin', what: {} },
    ])
  })

  test('records a condominium’s settings, and a renewed invitation without its code', async () => {
    const made = newId()
    await done(root.call(condominiums.create, form(made)))
    await done(root.call(condominiums.change, { ...form(made), revision: 1, retention_days: 120, listed: false }))
    await done(root.call(condominiums.renewInvitation, { id: made }))
    await done(root.call(condominiums.archive, { id: made }))
    const [archived, renewed, changed, born] = (await read(root, { subject_id: made, thing: 'condominium' })).items
    expect(born).toMatchObject({ act: 'made', what: { name: [null, `Hecho ${made}`], invitation_code: [null, null] } })
    expect(changed?.what).toEqual({ retention_days: [90, 120], listed: [true, false] })
    expect(renewed?.what).toEqual({ invitation_code: [null, null] })
    expect(Object.keys(archived?.what ?? {})).toEqual(['archived_at'])
  })

  test('records an amenity’s rules, named by its type until it has a name', async () => {
    const { rows } = await garita.owner.query(
      `select id from amenities where condominium_id = $1 and amenity_type = 'pool'`,
      [here],
    )
    const pool = rows[0]
    await garita.database
      .callerDb({ token_hash: hashOf(admin.token) })
      .execute(sql`update amenities set capacity = 12, is_open = false where id = ${String(pool.id)}`)
    expect(await about(admin, pool.id)).toMatchObject([
      { thing: 'amenity', act: 'changed', subject_name: 'pool', what: { capacity: [30, 12], is_open: [true, false] } },
    ])
  })

  test('records a setting of the installation, which only super admins may read', async () => {
    await garita.owner.query('update installation set requires_second_factor = not requires_second_factor')
    await garita.owner.query('update installation set requires_second_factor = not requires_second_factor')
    expect((await read(root, { thing: 'setting' })).items).toMatchObject([
      { condominium: null, what: { requires_second_factor: [true, false] } },
      { condominium: null, what: { requires_second_factor: [false, true] } },
    ])
    expect((await read(admin, { thing: 'setting' })).items).toEqual([])
  })

  test('records a change of one’s own card; saving without a change writes no entry', async () => {
    const own = await garita.person({ condominium: here, full_name: 'Olga Uno' })
    const card = { phone_number: null, language: 'es' } as const
    await done(own.call(session.changeCard, { ...card, revision: 1, full_name: 'Olga Dos' }))
    await done(own.call(session.changeCard, { ...card, revision: 2, full_name: 'Olga Dos' }))
    const entries = await about(admin, own.id)
    expect(entries).toHaveLength(2)
    expect(entries[0]).toMatchObject({ actor_name: 'Olga Dos', what: { full_name: ['Olga Uno', 'Olga Dos'] } })
  })

  test('records a change of a person in both of two condominiums, and shows each admin one entry', async () => {
    const shared = await garita.person({ user_role: 'agent', assigned: [here, there] })
    await garita.owner.query(`update profiles set full_name = 'Otro Nombre' where id = $1`, [shared.id])
    const persons = async (reader: TestPerson) =>
      (await read(reader, { subject_id: shared.id, thing: 'person' })).items.map(({ condominium }) => condominium?.id)
    expect(await persons(admin)).toEqual([here])
    expect(await persons(stranger)).toEqual([there])
    expect((await persons(root)).sort()).toEqual([here, there].sort())
  })

  test('writes nothing for a refused change', async () => {
    const before = (await about(root, stranger.id)).length
    expect(await admin.call(people.remove, { id: stranger.id })).toMatchObject({ ok: false })
    expect(await about(root, stranger.id)).toHaveLength(before)
  })
})

describe('reading the audit', () => {
  test('refuses callers who are not admins', async () => {
    for (const userRole of ['resident', 'agent'] as const) {
      const reader = await garita.person({ user_role: userRole, ...(userRole === 'agent' ? { assigned: [here] } : {}) })
      expect(await reader.call(audit.list, {})).toMatchObject({ ok: false, status: 403 })
    }
    expect(await garita.nobody.call(audit.list, {})).toMatchObject({ ok: false, status: 401 })
  })

  test('hides other condominiums from an admin, whatever the filter', async () => {
    expect((await read(admin, { condominium_id: there })).items).toEqual([])
    expect((await read(admin)).items.every(({ condominium }) => condominium?.id === here)).toBe(true)
    const ofSuper = await read(root, { condominium_id: there })
    expect(ofSuper.items.length).toBeGreaterThan(0)
    expect(ofSuper.items.every(({ condominium }) => condominium?.id === there)).toBe(true)
  })

  test('finds by the name of author or subject without accents, and by days of the condominium’s clock', async () => {
    const { id } = await garita.person({ condominium: here, full_name: 'Nora Núñez' })
    await done(admin.call(people.remove, { id }))
    const found = async (search: string) => (await read(admin, { search })).items.map(({ act }) => act)
    expect([await found('nora nunez'), await found('nadie')]).toEqual([['removed', 'made'], []])
    expect(await found('elena admin')).toContain('removed')
    await leave(id, `timestamptz '2026-03-02 05:30+00'`)
    const on = async (day: string) =>
      (await read(admin, { subject_id: id, from: day, until: day })).items.map((entry) => entry.subject_id)
    // The moment is half past eleven in the evening of the first in that zone.
    expect([await on('2026-03-01'), await on('2026-03-02')]).toEqual([[id], []])
  })

  test('returns each audit entry once, newest first, across pages', async () => {
    await garita.owner.query(`select access.write_audit_entry(
        case n % 3 when 0 then '${here}'::uuid when 1 then '${there}'::uuid end, 'gate', 'changed', null, 'Página', '{}')
      from generate_series(1, 130) n`)
    const seen: AuditEntry[] = []
    let after: string | undefined
    do {
      const { items, next } = await read(root, { search: 'página', ...(after ? { after } : {}) })
      seen.push(...items)
      after = next ?? undefined
    } while (after)
    expect(new Set(seen.map(({ id }) => id)).size).toBe(130)
    expect(seen).toHaveLength(130)
    expect(seen.map(({ at }) => at)).toEqual(
      seen
        .map(({ at }) => at)
        .sort()
        .reverse(),
    )
  })
})

describe('audit entries', () => {
  test.each([`update audit_entries set actor_name = 'Otro'`, 'truncate audit_entries', 'delete from audit_entries'])(
    'refuses changes by the owner of the database too: %s',
    async (act) => {
      await expect(garita.owner.query(act)).rejects.toMatchObject({ constraint: 'audit_is_append_only' })
    },
  )

  test('deletes audit entries after two years and not a day earlier', async () => {
    const ids = async (where: string) =>
      (await garita.owner.query(`select id from audit_entries where ${where} order by id`)).rows
    for (const age of ['2 years 1 minute', '2 years -1 day']) await leave(newId(), `now() - interval '${age}'`)
    const young = await ids(`at > now() - interval '2 years'`)
    expect(await ids('true')).not.toEqual(young)
    await sweep(garita.database.callerDb({ system: 'keeper' }))
    expect(await ids('true')).toEqual(young)
  })

  test('links entries of concurrent changes: each starts with the previous value', async () => {
    const id = newId()
    await done(root.call(condominiums.create, form(id)))
    const changes = Array.from({ length: 24 }, (_, at) =>
      garita.owner.query('update condominiums set name = $2 where id = $1', [id, `Nombre ${at}`]),
    )
    await Promise.all(changes)
    const entries = (await about(root, id)).filter(({ act }) => act === 'changed').reverse()
    const steps = entries.map(({ what }) => what.name ?? [])
    expect(steps).toHaveLength(24)
    expect(steps.map(([was]) => was)).toEqual([`Hecho ${id}`, ...steps.slice(0, -1).map(([, now]) => now)])
  })
})

async function leave(subjectId: string, at: string): Promise<void> {
  await garita.owner.query(
    `insert into audit_entries (id, condominium_id, at, actor_role, actor_name, thing, act, subject_id, subject_name, what)
      values (gen_random_uuid(), $1, ${at}, 'system', '', 'gate', 'changed', $2, 'Antes', '{}')`,
    [here, subjectId],
  )
}
