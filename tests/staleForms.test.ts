import { describe, expect, test } from 'vitest'
import { type Amenity, amenities } from '../src/amenities/amenities.contract.ts'
import { announcements } from '../src/announcements/announcements.contract.ts'
import { calls } from '../src/app/start/calls.server.ts'
import { authorizations } from '../src/authorizations/authorizations.contract.ts'
import { channels } from '../src/channels/channels.contract.ts'
import { condominiums } from '../src/condominiums/condominiums.contract.ts'
import { arrivals } from '../src/gate/arrivals/arrivals.contract.ts'
import { arrivalPresets } from '../src/gate/arrivals/arrivals.ts'
import { gate } from '../src/gate/gate.contract.ts'
import { people } from '../src/people/people.contract.ts'
import { privacyNotice } from '../src/privacy/notice/privacyNotice.contract.ts'
import { session } from '../src/session/session.contract.ts'
import type { Call } from '../src/shared/contract.ts'
import { newId } from '../src/shared/ids.ts'
import { stays } from '../src/stays/stays.contract.ts'
import { units } from '../src/units/units.contract.ts'
import { amenityOf, book, wish } from './support/bookings.ts'
import { ask, type TestPerson, testInstallation } from './support/installation.ts'
import { openForFile } from './support/openForFile.ts'
import { authorize, mexico, visitor } from './support/visits.ts'
import { turnOn } from './support/webhookReceiver.ts'
import { otherWrites } from './support/writes.ts'

const writes = calls.map(({ call }) => call).filter(({ kind }) => kind === 'write')
const forms = writes.filter(({ edits }) => edits)

test('sends with every write the revision of its form, or is listed with the reason', () => {
  const listed = new Set<string>(Object.values(otherWrites).flat())
  const unlisted = writes.filter(({ name, edits }) => !edits && !listed.has(name)).map(({ name }) => name)
  expect(unlisted).toEqual([])
  const names = new Set(writes.filter(({ edits }) => !edits).map(({ name }) => name))
  expect([...listed].filter((name) => !names.has(name))).toEqual([])
})

test('refuses every form without a revision', () => {
  for (const { input, name } of forms) {
    const { error } = input.safeParse(name === 'authorizations.change' ? { auth_type: 'pet' } : { user_role: 'agent' })
    expect(error?.issues, name).toContainEqual(expect.objectContaining({ path: ['revision'] }))
  }
})

interface Edited {
  call: Call
  table: string
  id: string
  /** Two people have the form open, or one person twice. */
  by: readonly [TestPerson, TestPerson]
  /** Two values that the two forms write, and the column that keeps them. */
  values: readonly [string, string]
  column: string
  input: (value: string) => Record<string, unknown>
}

const garita = openForFile(testInstallation)

async function world() {
  const home = await garita.condominium()
  const admins = [
    await garita.person({ user_role: 'admin', assigned: [home] }),
    await garita.person({ user_role: 'admin', assigned: [home] }),
  ] as const
  return { home, admins, ana: await garita.person({ condominium: home, unit: '101' }) }
}

const names = ['Uno', 'Dos'] as const
const edited: Record<string, () => Promise<Edited>> = {
  'condominiums.change': async () => {
    const { home, admins } = await world()
    const settings = { address: null, time_zone: mexico, listed: true, retention_days: 90, log_resident_entries: false }
    return {
      ...{ call: condominiums.change, table: 'condominiums', id: home, by: admins, column: 'name' },
      // The name contains the id: two condominiums of one name need different addresses.
      values: [`Uno ${home}`, `Dos ${home}`],
      input: (name) => ({ id: home, name, ...settings }),
    }
  },
  'gate.chooseReaderRules': async () => {
    const { home, admins } = await world()
    const kinds = { co_resident: 'day', permanent_visitor: 'day', vehicle: 'plain' }
    return {
      ...{ call: gate.chooseReaderRules, table: 'condominiums', id: home, by: admins },
      ...{ values: ['none', 'day'], column: 'reader_worker' },
      input: (worker) => ({ condominium_id: home, worker, ...kinds }),
    }
  },
  'arrivals.chooseRules': async () => {
    const { home, admins } = await world()
    const { specification } = arrivalPresets
    return {
      ...{ call: arrivals.chooseRules, table: 'condominiums', id: home, by: admins },
      ...{ values: ['seen', 'never'], column: "arrival_rules -> 'visit' ->> 'document'" },
      input: (document) => ({
        condominium_id: home,
        authority_protocol: null,
        ask_seconds: 90,
        rules: { ...specification, visit: { ...specification.visit, document } },
      }),
    }
  },
  'stays.changeSettings': async () => {
    const { home, admins } = await world()
    const limits = { allowed: true, most_nights: 7, most_guests: 4 }
    return {
      ...{
        call: stays.changeSettings,
        table: 'condominiums',
        id: home,
        by: admins,
        values: names,
        column: 'stay_rules',
      },
      input: (rules) => ({ condominium_id: home, rules, ...limits }),
    }
  },
  'privacyNotice.write': async () => {
    const { home, admins } = await world()
    return {
      ...{ call: privacyNotice.write, table: 'condominiums', id: home, by: admins },
      ...{ values: names, column: 'privacy_notice_es' },
      input: (es) => ({ id: home, contact: 'datos@garita.test', es, en: null }),
    }
  },
  'gate.renameGate': async () => {
    const { home, admins } = await world()
    const { rows } = await garita.owner.query('select id from gates where condominium_id = $1', [home])
    const id = rows[0].id
    return {
      ...{ call: gate.renameGate, table: 'gates', id, by: admins, values: names, column: 'name' },
      input: (name) => ({ condominium_id: home, id, name }),
    }
  },
  'channels.change': async () => {
    const { home, admins } = await world()
    const { channel } = await turnOn(admins[0], home, 'https://8.8.8.8/')
    const choice = { condominium_id: home, with_names: false, takes_answers: false }
    return {
      ...{ call: channels.change, table: 'channels', id: channel, by: admins, column: 'address' },
      values: ['https://8.8.8.8/uno', 'https://8.8.8.8/dos'],
      input: (address) => ({ ...choice, address }),
    }
  },
  'announcements.change': async () => {
    const { home, admins } = await world()
    const id = newId()
    const facts = {
      condominium_id: home,
      id,
      body: 'Texto',
      audience: 'everybody',
      asks_confirmation: false,
      send: 'draft',
    }
    expect(await ask(garita, announcements.write, { ...facts, title: 'Cero' }, admins[0].token)).toMatchObject({
      ok: true,
    })
    return {
      ...{ call: announcements.change, table: 'announcements', id, by: admins, values: names, column: 'title' },
      input: (title) => ({ ...facts, title }),
    }
  },
  'units.change': async () => {
    const { home, admins } = await world()
    const { rows } = await garita.owner.query('select id from units where condominium_id = $1', [home])
    const unit = { condominium_id: home, id: rows[0].id, floor: null, kind: 'home', state: 'occupied', bays: null }
    return {
      ...{ call: units.change, table: 'units', id: rows[0].id, by: admins, values: names, column: 'tower' },
      input: (tower) => ({ ...unit, tower, phones: [] }),
    }
  },
  'people.change': async () => {
    const { home, admins, ana } = await world()
    const standing = { user_role: 'resident', approval_status: 'approved', condominium_id: home, unit_number: '101' }
    return {
      ...{ call: people.change, table: 'profiles', id: ana.id, by: admins, values: names, column: 'full_name' },
      input: (fullName) => ({ id: ana.id, full_name: fullName, email: ana.email, phone_number: null, ...standing }),
    }
  },
  'session.changeCard': async () => {
    const { ana } = await world()
    return {
      ...{
        call: session.changeCard,
        table: 'profiles',
        id: ana.id,
        by: [ana, ana],
        values: names,
        column: 'full_name',
      },
      input: (fullName) => ({ full_name: fullName, phone_number: null, language: 'es' }),
    }
  },
  'amenities.change': async () => {
    const { home, admins } = await world()
    const id = await amenityOf(garita, home)
    const listed = await admins[0].call(amenities.list, { condominium_id: home })
    const found: Amenity[] = listed.ok ? listed.answer.filter((one) => one.id === id) : []
    const [rules] = found.map(({ condominium: _, amenity_type: __, ...form }) => form)
    return {
      ...{ call: amenities.change, table: 'amenities', id, by: admins, values: names, column: 'house_rules' },
      input: (houseRules) => ({ ...rules, house_rules: houseRules }),
    }
  },
  'amenities.amend': async () => {
    const { home, ana } = await world()
    const hall = await amenityOf(garita, home)
    const id = await book(ana, hall)
    return {
      ...{ call: amenities.amend, table: 'amenity_reservations', id, by: [ana, ana], values: names, column: 'purpose' },
      input: (purpose) => ({ ...wish(hall), id, purpose }),
    }
  },
  'authorizations.change': async () => {
    const { ana } = await world()
    const id = await authorize(garita, ana)
    return {
      ...{ call: authorizations.change, table: 'authorizations', id, by: [ana, ana], values: names, column: 'name' },
      input: (name) => ({ id, auth_type: 'temporary_visitor', values: visitor({ name }) }),
    }
  },
}

const storedOf = async ({ table, id, column }: Edited): Promise<{ revision: number; value: unknown }> =>
  (await garita.owner.query(`select revision, ${column} as value from ${table} where id = $1`, [id])).rows[0]

const send = ({ call, input }: Edited, by: TestPerson, value: string, revision: number) =>
  ask(garita, call, { ...input(value), revision }, by.token)

test('tests every form of the product', () => {
  expect(Object.keys(edited).sort()).toEqual(forms.map(({ name }) => name).sort())
})

describe.each(Object.keys(edited))('%s', (name) => {
  const open = async () => {
    const made = await edited[name]?.()
    if (!made) throw new Error(name)
    return { ...made, before: await storedOf(made) }
  }

  test('refuses a form that was opened before another save, and answers the current values', async () => {
    const one = await open()
    const [first, second] = one.values
    expect(await send(one, one.by[0], first, one.before.revision)).toMatchObject({ ok: true })
    const refused = await send(one, one.by[1], second, one.before.revision)
    const after = await storedOf(one)
    expect(refused).toMatchObject({ status: 409, code: 'changed_meanwhile', now: { revision: after.revision } })
    expect(JSON.stringify(refused.ok || refused.now)).toContain(JSON.stringify(first))
    expect(after).toMatchObject({ value: first })
    // With the new revision the second form is saved.
    expect(await send(one, one.by[1], second, after.revision)).toMatchObject({ ok: true })
    expect(await storedOf(one)).toMatchObject({ value: second })
  })

  test('saves one of two forms sent at once and refuses the other', async () => {
    const one = await open()
    const answers = await Promise.all(
      one.values.map((value, at) => send(one, one.by[at] ?? one.by[0], value, one.before.revision)),
    )
    const saved = answers.findIndex(({ ok }) => ok)
    expect(answers.map(({ ok }) => ok).sort()).toEqual([false, true])
    expect(answers[1 - saved]).toMatchObject({ status: 409, code: 'changed_meanwhile' })
    expect(await storedOf(one)).toMatchObject({ value: one.values[saved] })
  })

  test('refuses a form without the right to send it, and hides the current values', async () => {
    const one = await open()
    const stranger = await garita.person({ user_role: 'admin', assigned: [await garita.condominium()] })
    const neighbor = await garita.person({ condominium: await garita.condominium() })
    for (const by of name === 'session.changeCard' ? [] : [stranger, neighbor]) {
      const refused = await send(one, by, one.values[0], one.before.revision + 1)
      expect(refused).toMatchObject({ ok: false })
      expect(refused).not.toHaveProperty('now.revision')
    }
  })
})
