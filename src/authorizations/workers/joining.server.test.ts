/**
 * Only gate and administration join authorizations of one worker, a home never reads the others, and the worker has a page of their own.
 */
import { beforeAll, describe, expect, test } from 'vitest'
import { never, type WorkerWorld, workerWorld } from '../../../tests/support/gate/workers.ts'
import { openForFile } from '../../../tests/support/openForFile.ts'
import { readable } from '../../../tests/support/readable.ts'
import { sharedInstallation } from '../../../tests/support/sharedInstallation.ts'
import { authorize, passOf } from '../../../tests/support/visits.ts'
import { audit } from '../../audit/audit.contract.ts'
import { visits } from '../../gate/visits/visits.contract.ts'
import { notices } from '../../notices/notices.contract.ts'
import { newId } from '../../shared/ids.ts'
import { authorizations } from '../authorizations.contract.ts'
import { workers } from './workers.contract.ts'

const garita = openForFile(sharedInstallation)
let world: WorkerWorld
beforeAll(async () => {
  world = await workerWorld(garita)
})

describe('workers of several homes', () => {
  test('proposes to join workers by document, or by name and telephone, and never joins them by itself', async () => {
    const [first, second, third] = [
      await world.home({ id_document: 'CC 55-443322' }),
      await world.home({ id_document: 'cc55443322', name: 'Huguito' }),
      await world.home({ id_document: undefined, phone_number: '+52 55 7654 3210', name: 'Noé' }),
    ]
    const fourth = await world.home({ id_document: 'AB 1', phone_number: '5576543210', name: 'noé' })
    const pairs = async () => {
      const list = await world.guard.call(workers.list, world.place)
      if (!list.ok) throw new Error(list.code)
      const wanted = new Set([first, second, third, fourth].map(({ id }) => id))
      return list.answer.proposals
        .filter(({ engagements }) => engagements.every(({ id }) => wanted.has(id)))
        .map(({ by_document, engagements }) => [by_document, ...engagements.map(({ unit_number }) => unit_number)])
        .sort()
    }
    expect(await pairs()).toEqual([
      [false, third.unit, fourth.unit],
      [true, first.unit, second.unit],
    ])
    const about = await world.admin.call(workers.about, { ...world.place, id: first.id })
    expect(about).toMatchObject({ ok: true, answer: { engagements: [], proposals: [{ by_document: true }] } })
    expect(readable(about)).not.toContain('443322')
    await world.join(first, second)
    expect(await pairs()).toEqual([[false, third.unit, fourth.unit]])
    expect(await world.enter(first.id)).toMatchObject({ ok: true })
  })

  test('audits joining and separating workers with their units', async () => {
    const [first, second] = [await world.home(), await world.home()]
    await world.join(first, second)
    await world.admin.call(workers.separate, { ...world.place, id: second.id })
    const entries = await world.admin.call(audit.list, { thing: 'worker' })
    const texts = entries.ok ? entries.answer.items.slice(0, 3) : []
    expect(texts).toMatchObject([
      { act: 'removed', what: { unit_number: [second.unit, null], with_units: [first.unit, null] } },
      { act: 'made', subject_id: expect.any(String) },
      { act: 'made' },
    ])
  })

  test.each([
    ['two homes', 0],
    ['a home that a third one without a document joins them to', 1],
  ])('lets only the administration join workers whose documents differ: %s', async (_, between) => {
    const [first, second, bridge] = [
      await world.home(),
      await world.home({ id_document: 'WW 222222' }),
      await world.home({ id_document: null }),
    ]
    if (between) await world.join(first, bridge)
    const join = { ...world.place, id: between ? bridge.id : first.id, other_id: second.id }
    expect(await world.guard.call(workers.join, join)).toMatchObject({ ok: false, code: 'worker_documents_differ' })
    expect(await world.admin.call(workers.join, join)).toMatchObject({ ok: true })
  })

  test('refuses to join by residents, by guards of other condominiums, and for authorizations of other kinds', async () => {
    const [first, second] = [await world.home(), await world.home()]
    const visit = await authorize(garita, first.host)
    const join = { ...world.place, id: first.id, other_id: second.id }
    expect(await first.host.call(workers.join, join)).toMatchObject({ ok: false, status: 403 })
    expect(await first.host.call(workers.list, world.place)).toMatchObject({ ok: false })
    expect(await first.host.call(workers.about, { ...world.place, id: first.id })).toMatchObject({ ok: false })
    expect(await world.there.stranger.call(workers.join, join)).toMatchObject({ ok: false, status: 404 })
    expect(await world.guard.call(workers.join, { ...join, other_id: visit })).toMatchObject({ ok: false, status: 404 })
    expect(await world.guard.call(workers.join, { ...join, other_id: first.id })).toMatchObject({
      ok: false,
      status: 404,
    })
  })

  test('hides from a home in lists, log, notices and its own data that its worker has other homes', async () => {
    const [first, second] = [
      await world.home({ name: 'Primera' }),
      await world.home({ name: 'Segunda', hours_from: '00:00', hours_until: '23:59' }),
    ]
    const seen = async () => {
      const list = await first.host.call(authorizations.list, { auth_type: 'worker' })
      return JSON.stringify(list.ok ? list.answer.items.map(({ inside: _, ...item }) => item) : list)
    }
    const before = await seen()
    await world.join(first, second)
    expect(await seen()).toBe(before)
    await world.enter(second.id)
    const all = [
      await first.host.call(visits.log, {}),
      await first.host.call(notices.list, {}),
      await first.host.call(authorizations.today, {}),
    ]
    expect(JSON.stringify(all)).toContain('Primera')
    for (const word of ['Segunda', second.unit, second.id]) expect(JSON.stringify(all)).not.toContain(word)
  })
})

describe('the worker’s own page', () => {
  const linkOf = async (id: string) => {
    const about = await world.guard.call(workers.list, world.place)
    const worker = about.ok
      ? about.answer.workers.find(({ engagements }) => engagements.some((one) => one.id === id))
      : undefined
    const link = await world.guard.call(workers.link, { ...world.place, worker_id: worker?.id ?? newId() })
    return { worker_id: worker?.id ?? '', link: link.ok ? link.answer.link : '' }
  }
  test('shows on a worker’s page the code, the homes and the days of the month; a new link ends the former one', async () => {
    const [first, second] = [await world.home(never), await world.home()]
    await world.join(first, second)
    await world.enter(first.id)
    await world.leave(first.id)
    const { link, worker_id } = await linkOf(first.id)
    const page = await garita.nobody.call(workers.page, { link })
    if (!page.ok) throw new Error(page.code)
    expect(page.answer.homes.map(({ unit_number, expected, stays }) => [unit_number, expected, stays.length])).toEqual([
      [second.unit, true, 1],
      [first.unit, false, 0],
    ])
    expect((await world.verdictOf(page.answer.token)).tone).toBe('green')
    expect(await world.guard.call(workers.renewLink, { ...world.place, worker_id })).toMatchObject({ ok: true })
    const noted = await garita.owner.query(
      `select act from audit_entries where thing = 'worker' and what ? 'worker_link' and condominium_id = $1`,
      [world.place.condominium_id],
    )
    expect(noted.rows).toEqual([{ act: 'changed' }])
    expect(await garita.nobody.call(workers.page, { link })).toMatchObject({ ok: false, code: 'worker_page_over' })
    const renewed = await linkOf(first.id)
    expect(await garita.nobody.call(workers.page, { link: renewed.link })).toMatchObject({ ok: true })
    await first.host.call(authorizations.remove, { id: first.id })
    await second.host.call(authorizations.remove, { id: second.id })
    expect(await garita.nobody.call(workers.page, { link: renewed.link })).toMatchObject({ ok: false, status: 404 })
  })

  test('ends the link of a home’s own authorization with it, and gives the home no link to the worker’s page', async () => {
    const [first, second] = [await world.home(), await world.home()]
    await world.join(first, second)
    const { link } = await passOf(first.host, first.id)
    await first.host.call(authorizations.remove, { id: first.id })
    expect(await garita.nobody.call(authorizations.visit, { link })).toMatchObject({ ok: false, status: 404 })
    expect(await first.host.call(workers.link, { ...world.place, worker_id: newId() })).toMatchObject({ ok: false })
  })
})
