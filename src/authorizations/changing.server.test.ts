/** Changes of an authorization affect its passes and state; when two changes happen at once, one wins. */
import { beforeAll, describe, expect, test } from 'vitest'
import { ask, type TestPerson } from '../../tests/support/installation.ts'
import { openForFile } from '../../tests/support/openForFile.ts'
import { draws } from '../../tests/support/scope.ts'
import { sharedInstallation } from '../../tests/support/sharedInstallation.ts'
import { atTheGate, authorize, dayIn, least, mexico, passOf, stored, visitor } from '../../tests/support/visits.ts'
import { authorizations } from './authorizations.contract.ts'
import type { AuthType, Values } from './kinds.ts'

const garita = openForFile(sharedInstallation)
let person: TestPerson
beforeAll(async () => {
  person = await garita.person({ condominium: await garita.condominium(), unit: '101' })
})

const change = (id: string, revision: number, more: Values = {}, authType: AuthType = 'temporary_visitor') =>
  ask(
    garita,
    authorizations.change,
    { id, revision, auth_type: authType, values: { ...least[authType](), ...more } },
    person.token,
  )
const ok = { ok: true }
const refused = (code: string, status = 409) => ({ ok: false, status, code })
const visitorPage = (link: string) => garita.nobody.call(authorizations.visit, { link })

describe('codes of an authorization', () => {
  test.each<[string, Values]>([
    ['the document', { id_document: 'INE 2' }],
    ['the last name', { last_name: 'Otra' }],
    ['the plate', { vehicle_plate: 'XYZ987' }],
  ])('revokes the current code with a change of %s, and assigns a new access number', async (_, more) => {
    const id = await authorize(garita, person)
    const [before, shown] = [await stored(garita, id), await passOf(person, id)]
    expect(await change(id, 1, more)).toMatchObject(ok)
    const after = await stored(garita, id)
    expect(after).toMatchObject({ pass_generation: 2, status: 'active', revision: 2 })
    expect(after?.access_number).not.toBe(before?.access_number)
    expect(await visitorPage(shown.link)).toMatchObject(refused('visit_over', 404))
    const renewed = await passOf(person, id)
    expect(renewed.token).not.toBe(shown.token)
    expect(await visitorPage(renewed.link)).toMatchObject(ok)
  })

  test.each<[string, Values]>([
    ['the first day', { valid_from: dayIn(mexico, 1) }],
    ['the end', { valid_until: dayIn(mexico, 2) }],
  ])('changes the code with %s, and keeps the link and the access number', async (_, more) => {
    const id = await authorize(garita, person)
    const [before, shown] = [await stored(garita, id), await passOf(person, id)]
    expect(await change(id, 1, more)).toMatchObject(ok)
    const after = await stored(garita, id)
    expect(after).toMatchObject({ pass_generation: 2, access_number: before?.access_number })
    const held = await garita.owner.query('select held_until from access_numbers where authorization_id = $1', [id])
    expect(held.rows).toEqual([{ held_until: after?.valid_until }])
    const renewed = await passOf(person, id)
    expect([renewed.link, renewed.token === shown.token]).toEqual([shown.link, false])
    const page = await visitorPage(shown.link)
    expect(page).toMatchObject({ ok: true, answer: { token: renewed.token, ...more } })
    // This is another person, so link and number must not remain.
    expect(await change(id, 2, { ...more, id_document: 'INE 2' })).toMatchObject(ok)
    expect(await visitorPage(shown.link)).toMatchObject(refused('visit_over', 404))
    expect((await stored(garita, id))?.access_number).not.toBe(before?.access_number)
  })

  test.each<[string, Values[]]>([
    ['with the dates', [{ name: 'Eva', valid_until: dayIn(mexico, 2) }]],
    ['before the dates', [{ name: 'Eva' }, { name: 'Eva', valid_until: dayIn(mexico, 2) }]],
  ])('ends code, link and access number when the name changed %s', async (_, changes) => {
    const id = await authorize(garita, person)
    const [before, { link }] = [await stored(garita, id), await passOf(person, id)]
    for (const [at, more] of changes.entries()) expect(await change(id, at + 1, more)).toMatchObject(ok)
    expect(await visitorPage(link)).toMatchObject(refused('visit_over', 404))
    expect((await stored(garita, id))?.access_number).not.toBe(before?.access_number)
    // The present link belongs to this person and stays.
    const { link: next } = await passOf(person, id)
    expect(await change(id, changes.length + 1, { name: 'EVA', valid_until: dayIn(mexico, 3) })).toMatchObject(ok)
    expect((await passOf(person, id)).link).toBe(next)
  })

  test('assigns another access number with new dates if the earlier number has a new holder', async () => {
    const id = await authorize(garita, person)
    const number = (await stored(garita, id))?.access_number
    await garita.owner.query('delete from access_numbers where authorization_id = $1', [id])
    expect(await change(id, 1, { valid_until: dayIn(mexico, 2) })).toMatchObject(ok)
    expect((await stored(garita, id))?.access_number).not.toBe(number)
  })

  test('marks a changed code as unsent until the host shares it or the visitor opens the link', async () => {
    const id = await authorize(garita, person)
    const unsent = async () => {
      const listed = await person.call(authorizations.list, { auth_type: 'temporary_visitor', id })
      const shown = await passOf(person, id)
      return [listed.ok && listed.answer.items[0]?.unsent, shown.unsent]
    }
    expect(await unsent()).toEqual([null, null])
    await change(id, 1, { valid_until: dayIn(mexico, 2) })
    expect(await unsent()).toEqual(['dates', 'dates'])
    const neighbor = await garita.person({ condominium: await garita.condominium(), unit: '102' })
    await neighbor.call(authorizations.handOn, { id })
    expect(await unsent()).toEqual(['dates', 'dates'])
    expect(await person.call(authorizations.handOn, { id })).toMatchObject(ok)
    expect(await unsent()).toEqual([null, null])
    await change(id, 2, { valid_until: dayIn(mexico, 2), last_name: 'Otra' })
    // Other dates do not revive the earlier link.
    await change(id, 3, { valid_until: dayIn(mexico, 3), last_name: 'Otra' })
    expect(await unsent()).toEqual(['replaced', 'replaced'])
    expect(await visitorPage((await passOf(person, id)).link)).toMatchObject(ok)
    expect(await unsent()).toEqual([null, null])
    expect(await stored(garita, id)).toMatchObject({ revision: 4 })
  })

  test.each<[string, Values]>([
    ['the first name', { name: 'Luisa' }],
    ['the phone', { phone_number: '+52 55 1234 5678' }],
    ['the notes', { notes: 'Trae flores' }],
    ['nothing at all', {}],
  ])('keeps the code through a change of %s', async (_, more) => {
    const id = await authorize(garita, person)
    const [before, { link }] = [await stored(garita, id), await passOf(person, id)]
    expect(await change(id, 1, more)).toMatchObject(ok)
    expect(await stored(garita, id)).toMatchObject({ pass_generation: 1, access_number: before?.access_number })
    expect(await visitorPage(link)).toMatchObject(ok)
  })

  test('keeps the code of a pass through an edit that changes neither its first hour nor its last day', async () => {
    const window = { valid_from: `${dayIn(mexico, 1)}T10:30`, valid_until: dayIn(mexico, 2) }
    const id = await authorize(garita, person, 'temporary_visitor', window)
    const listed = await person.call(authorizations.list, { auth_type: 'temporary_visitor', id })
    const values = listed.ok ? listed.answer.items[0]?.values : undefined
    expect(values).toMatchObject(window)
    expect(await change(id, 1, { ...values, notes: 'otra vez' })).toMatchObject(ok)
    expect(await stored(garita, id)).toMatchObject({ pass_generation: 1 })
  })

  test('reuses no code, not even after generation 255', async () => {
    const id = await authorize(garita, person, 'worker')
    await garita.owner.query('alter table authorizations disable trigger user')
    await garita.owner.query('update authorizations set pass_generation = 254 where id = $1', [id])
    await garita.owner.query('alter table authorizations enable trigger user')
    const passes = new Set<string>()
    for (let round = 0; round < 4; round++) {
      const row = await stored(garita, id)
      passes.add(`${row?.pass_id} ${row?.pass_generation}`)
      expect(await person.call(authorizations.regeneratePass, { id })).toMatchObject(ok)
    }
    expect(passes.size).toBe(4)
    expect(await stored(garita, id)).toMatchObject({ pass_generation: 3 })
  })

  test('refuses the code of a suspended worker and accepts it again afterwards', async () => {
    const id = await authorize(garita, person, 'worker')
    const { link, token } = await passOf(person, id)
    expect(await person.call(authorizations.suspend, { id })).toMatchObject(ok)
    expect(await person.call(authorizations.showPass, { id })).toMatchObject(refused('pass_dead'))
    expect(await visitorPage(link)).toMatchObject(refused('visit_over', 404))
    expect(await person.call(authorizations.resume, { id })).toMatchObject(ok)
    expect((await passOf(person, id)).token).toBe(token)
    expect(await visitorPage(link)).toMatchObject(ok)
  })
})

test('refuses an action that does not apply to the kind, with its own message', async () => {
  const [pet, guest] = [await authorize(garita, person, 'pet'), await authorize(garita, person)]
  expect(await person.call(authorizations.checkOut, { id: pet })).toMatchObject(refused('authorization_transition'))
  expect(await person.call(authorizations.regeneratePass, { id: pet })).toMatchObject(refused('pass_dead'))
  expect(await person.call(authorizations.suspend, { id: guest })).toMatchObject(
    refused('authorization_not_suspendable'),
  )
})

test.each(['inactive', 'denied', 'pending_approval', 'approved'])(
  'refuses to edit, end or renew an authorization that is %s',
  async (status) => {
    const id = await authorize(garita, person)
    await garita.owner.query('alter table authorizations disable trigger user')
    await garita.owner.query('update authorizations set status = $2 where id = $1', [id, status])
    await garita.owner.query('alter table authorizations enable trigger user')
    const over = { ...refused('authorization_over'), state: status }
    expect(await change(id, 1, { name: 'Otra' })).toMatchObject(over)
    expect(await person.call(authorizations.checkOut, { id })).toMatchObject(over)
    expect(await person.call(authorizations.regeneratePass, { id })).toMatchObject(over)
    expect(await person.call(authorizations.suspend, { id })).toMatchObject(over)
    expect(await person.call(authorizations.remove, { id })).toMatchObject(refused('authorization_not_active'))
    expect(await stored(garita, id)).toMatchObject({ status, name: 'Luis', revision: 1 })
  },
)

test('refuses an edit with a past or too long period, and changes nothing', async () => {
  const id = await authorize(garita, person)
  const past = { valid_from: dayIn(mexico, -3), valid_until: dayIn(mexico, -2) }
  expect(await change(id, 1, past)).toMatchObject(refused('authorization_window_past'))
  expect(await change(id, 1, { valid_until: dayIn(mexico, 400) })).toMatchObject({
    ...refused('invalid', 422),
    fields: [{ field: 'values.valid_until', problem: 'visit_too_long' }],
  })
  expect(await stored(garita, id)).toMatchObject({ revision: 1, pass_generation: 1 })
})

describe('two simultaneous actions on one authorization', () => {
  const rounds = draws(3, 200)
  async function contest(
    acts: (id: string) => readonly (() => Promise<{ ok: boolean; code?: string; status: number }>)[],
    judge: (answers: (string | true)[], id: string) => Promise<void> | void,
  ) {
    for (let round = 0; round < rounds; round++) {
      const id = await authorize(garita, person)
      const both = acts(id)
      const order = round % 2 === 0 ? both : [...both].reverse()
      const answers = await Promise.all(order.map((act) => act()))
      const outcomes = answers.map((answer) => (answer.ok ? true : (answer.code ?? '')))
      await judge(round % 2 === 0 ? outcomes : outcomes.reverse(), id)
    }
  }

  test('saves only one of two simultaneous edits', async () => {
    await contest(
      (id) => [() => change(id, 1, { name: 'Una' }), () => change(id, 1, { name: 'Otra' })],
      async (outcomes, id) => {
        expect([...outcomes].map(String).sort()).toEqual(['changed_meanwhile', 'true'])
        expect(await stored(garita, id)).toMatchObject({ name: outcomes[0] === true ? 'Una' : 'Otra', revision: 2 })
      },
    )
  })

  test('counts two check-outs by the same person as one, in one log row', async () => {
    await contest(
      (id) => [() => person.call(authorizations.checkOut, { id }), () => person.call(authorizations.checkOut, { id })],
      async (outcomes, id) => {
        expect(outcomes).toEqual([true, true])
        const { rows } = await garita.owner.query('select event_type from access_logs where authorization_id = $1', [
          id,
        ])
        expect(rows).toEqual([{ event_type: 'visitor_checkout' }])
      },
    )
  })

  test('accepts a check-out at the moment of an edit, and the edit only before it', async () => {
    await contest(
      (id) => [() => person.call(authorizations.checkOut, { id }), () => change(id, 1, { name: 'Otra' })],
      async ([out, edited], id) => {
        expect(out).toBe(true)
        expect([true, 'authorization_over']).toContain(edited)
        expect(await stored(garita, id)).toMatchObject({ status: 'inactive', name: edited === true ? 'Otra' : 'Luis' })
      },
    )
  })

  test('accepts a deletion at the moment of an edit, and the edit only before it', async () => {
    await contest(
      (id) => [() => person.call(authorizations.remove, { id }), () => change(id, 1, { name: 'Otra' })],
      async ([removed, edited], id) => {
        expect(removed).toBe(true)
        expect([true, 'not_found']).toContain(edited)
        expect(await stored(garita, id)).toBeUndefined()
        expect(await change(id, 2)).toMatchObject(refused('not_found', 404))
      },
    )
  })

  test('accepts either a deletion or a check-out, not both', async () => {
    await contest(
      (id) => [() => person.call(authorizations.remove, { id }), () => person.call(authorizations.checkOut, { id })],
      async ([removed, out], id) => {
        const row = await stored(garita, id)
        if (removed === true) expect([out, row]).toEqual(['not_found', undefined])
        else expect([removed, out, row?.status]).toEqual(['authorization_not_active', true, 'inactive'])
      },
    )
  })
})

test('records the exit when a visitor who is inside is checked out', async () => {
  const id = await authorize(garita, person, 'temporary_visitor', visitor())
  await atTheGate(garita.owner, id, 'entry')
  expect(await person.call(authorizations.checkOut, { id })).toMatchObject(ok)
  const listed = await person.call(authorizations.list, { auth_type: 'temporary_visitor' })
  expect(listed.ok && listed.answer.items.find((item) => item.id === id)).toMatchObject({
    status: 'inactive',
    inside: false,
    ever_entered: true,
  })
})
