/** Existing addresses of other condominiums stay secret, or are revealed one by one, counted and recorded with the caller. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { account, password, revisionOf } from '../../../tests/support/accounts.ts'
import { newOwner } from '../../../tests/support/homes.ts'
import type { Answer, TestPerson } from '../../../tests/support/installation.ts'
import { ask, testInstallation } from '../../../tests/support/installation.ts'
import { openForFile } from '../../../tests/support/openForFile.ts'
import { codeOfNewUnit, joining } from '../../../tests/support/unitCodes.ts'
import { least } from '../../../tests/support/visits.ts'
import { calls } from '../../app/start/calls.server.ts'
import { authorizations } from '../../authorizations/authorizations.contract.ts'
import { supervision } from '../../guards/supervision.contract.ts'
import { logIntegrity } from '../../logIntegrity/logIntegrity.contract.ts'
import { people } from '../../people/people.contract.ts'
import { privacyNotice } from '../../privacy/notice/privacyNotice.contract.ts'
import { ownEmail } from '../../session/account/ownEmail.contract.ts'
import { join } from '../../session/join/join.contract.ts'
import { session } from '../../session/session.contract.ts'
import { newId } from '../../shared/ids.ts'
import { owners } from '../../units/owners/owners.contract.ts'
import { imports } from '../imports.contract.ts'

const garita = openForFile(testInstallation)
let here: string
let there: string
let admin: TestPerson
let stranger: TestPerson
beforeAll(async () => {
  await garita.owner.query('update installation set sends_mail = true')
  there = await garita.condominium('Allá')
})
beforeEach(async () => {
  here = await garita.condominium('Los Encinos')
  admin = await garita.person({ user_role: 'admin', assigned: [here] })
  stranger = await account(garita, { condominium: there })
  await garita.owner.query('delete from attempts')
})

const nobody = () => `${newId()}@garita.test`
const unitCode = () => codeOfNewUnit(admin, here)
const line = (more: object = {}) => ({
  id: newId(),
  residence_id: newId(),
  full_name: 'Ana Peña',
  email: nobody(),
  phone_number: null,
  unit_number: '101',
  ...more,
})
async function outcomes(lines: ReturnType<typeof line>[], who = admin): Promise<string[]> {
  const saved = await who.call(imports.save, { condominium_id: here, language: 'es', lines })
  if (!saved.ok) throw new Error(saved.code)
  const byId = new Map(saved.answer.map(({ id, outcome }) => [id, outcome]))
  return lines.map(({ id }) => byId.get(id) ?? 'lost')
}
const wasWritten = `select actor_id, condominium_id from audit_entries where thing = 'address' and subject_name = $1`
const written = async (email: string) => (await garita.owner.query(wasWritten, [email])).rows
const revision = () => revisionOf(garita, here, 'condominiums')
const witness = (address: string) => ({ condominium_id: here, address })
const counted = async (what: string) =>
  (await garita.owner.query('select count from attempts where key = $1', [`${what} ${here}`])).rows[0]?.count ?? 0
const counts = `insert into attempts (key, count, resets_at) values ($1, $2, now() + interval '1 day')
  on conflict (key) do update set count = excluded.count`
const count = (what: string, number: number) => garita.owner.query(counts, [`${what} ${here}`, number])

describe('an import', () => {
  test('answers the same for every address with an existing id, and creates nothing', async () => {
    const root = await garita.person({ user_role: 'super_admin' })
    const mate = await garita.person({ condominium: here })
    const home = await garita.owner.query('select id from residences where profile_id = $1', [mate.id])
    const before = await garita.owner.query('select from profiles')
    for (const taken of [{ id: admin.id }, { id: mate.id }, { residence_id: home.rows[0].id }]) {
      for (const email of [stranger.email, root.email, nobody()]) {
        expect(await outcomes([line({ ...taken, email })])).toEqual(['not_saved'])
      }
    }
    expect((await garita.owner.query('select from profiles')).rowCount).toBe(before.rowCount)
    expect(await counted('known address')).toBe(0)
  })

  test('records and counts each known address', async () => {
    expect(await outcomes([line({ email: stranger.email })])).toEqual(['email_known'])
    expect(await written(stranger.email)).toEqual([{ actor_id: admin.id, condominium_id: here }])
    expect(await counted('known address')).toBe(1)
  })

  test('answers the same for every address after 200 known ones a day', async () => {
    await count('known address', 199)
    const lines = [line({ email: stranger.email }), line({ email: stranger.email }), line()]
    expect((await outcomes(lines)).toSorted()).toEqual(
      // The order follows the addresses: the new one may come first.
      expect.arrayContaining(['email_known', 'known_too_often']),
    )
    for (const email of [stranger.email, nobody()])
      expect(await outcomes([line({ email })])).toEqual(['known_too_often'])
    const root = await garita.person({ user_role: 'super_admin' })
    expect(await outcomes([line({ email: stranger.email })], root)).toEqual(['email_known'])
    expect(await counted('known address')).toBe(200)
    await garita.owner.query(`update attempts set resets_at = now() - interval '1 second'`)
    expect(await outcomes([line({ email: stranger.email })])).toEqual(['email_known'])
  })

  test('reveals at most 200 known addresses to many concurrent calls', async () => {
    await count('known address', 190)
    const many = await Promise.all(
      Array.from({ length: 6 }, () => outcomes(Array.from({ length: 5 }, () => line({ email: stranger.email })))),
    )
    expect(many.flat().filter((outcome) => outcome === 'email_known')).toHaveLength(10)
    expect(await written(stranger.email)).toHaveLength(10)
  })

  test('sends at most 500 letters a day and then answers the same for every address', async () => {
    await count('letter', 499)
    expect(await outcomes([line()])).toEqual(['saved'])
    for (const email of [stranger.email, nobody()]) {
      expect(await outcomes([line({ email })])).toEqual(['letters_too_many'])
    }
    // A super admin reads unsent letters anyway.
    expect(await outcomes([line()], await garita.person({ user_role: 'super_admin' }))).toEqual(['saved'])
  })
})

describe('changing a person’s address', () => {
  const change = async (email: string, who = admin) => {
    const person = await garita.person({ condominium: here })
    const card = { full_name: 'Ana', phone_number: null, condominium_id: here, unit_number: '101' }
    const eligibility = { user_role: 'resident', approval_status: 'approved', revision: 1 }
    return {
      person,
      answer: await ask(garita, people.change, { id: person.id, email, ...card, ...eligibility }, who.token),
    }
  }

  test('refuses, records and counts a taken address and saves nothing of the form', async () => {
    const { person, answer } = await change(stranger.email)
    expect(answer).toMatchObject({ ok: false, status: 409, code: 'profile_email_taken' })
    expect(await written(stranger.email)).toEqual([{ actor_id: admin.id, condominium_id: here }])
    expect(await counted('known address')).toBe(1)
    const { rows } = await garita.owner.query('select full_name, email from profiles where id = $1', [person.id])
    expect(rows).toEqual([{ full_name: 'Ana Pérez', email: person.email }])
  })

  test('refuses every address after 200 a day, taken or free', async () => {
    await count('known address', 200)
    for (const email of [stranger.email, nobody()]) {
      expect((await change(email)).answer).toMatchObject({ ok: false, status: 429, code: 'addresses_too_many' })
    }
  })

  test('sends at most 500 letters a day; a decision is saved without its letter', async () => {
    await count('letter', 500)
    expect((await change(nobody())).answer).toMatchObject({ ok: false, code: 'letters_too_many' })
    const waiting = await garita.person({ condominium: here, approval_status: 'pending' })
    const decide = { id: waiting.id, from: 'pending', to: 'rejected' } as const
    expect(await admin.call(people.decide, decide)).toMatchObject({ ok: true })
    const { rowCount } = await garita.owner.query(
      `select from unsent_messages where recipient = $1 union all select from jobs where payload->>'profile_id' = $2`,
      [waiting.email, waiting.id],
    )
    expect(rowCount).toBe(0)
  })
})

const agent = (email: string) => ({ id: newId(), full_name: 'Ana', email, language: 'es', user_role: 'agent' })
const coResident = (email: string) => ({ auth_type: 'co_resident', values: { ...least.co_resident(), email } })

/** Each call that accepts an address, as each role sends it: with a taken address of another condominium, and with a free one. */
const takes: Record<string, (email: string, who: Asker) => Promise<Answer<unknown>>> = {
  'session.register': (email, who) =>
    who.ask(session.register, { ...agent(email), phone_number: null, password: 'un caballo correcto' }),
  'join.joinUnit': async (email, who) => who.ask(join.joinUnit, joining(await unitCode(), { email })),
  'session.signIn': (email, who) => who.ask(session.signIn, { email, password: 'otra cosa larga' }),
  'ownEmail.addEmail': (email, who) => who.ask(ownEmail.addEmail, { email }),
  // Only a person who knows the password gets as far as the address.
  'ownEmail.changeEmail': async (email) => {
    const person = await account(garita, { condominium: here })
    return ask(garita, ownEmail.changeEmail, { email, password }, person.token)
  },
  'session.requestReset': (email, who) => who.ask(session.requestReset, { email }),
  'session.begin': (email, who) =>
    who.ask(session.begin, { ...agent(email), user_role: undefined, link: 'a'.repeat(43), password: 'un buen paso' }),
  'people.change': async (email, who) => {
    const person = await garita.person({ condominium: here })
    return who.ask(people.change, {
      ...{ id: person.id, revision: 1, full_name: 'Ana', email, phone_number: null },
      ...{ user_role: 'resident', approval_status: 'approved', condominium_id: here, unit_number: '101' },
    })
  },
  'people.create': (email, who) => who.ask(people.create, { ...agent(email), condominium_ids: [here] }),
  'supervision.makeGuard': (email, who) =>
    who.ask(supervision.makeGuard, { ...agent(email), user_role: undefined, condominium_ids: [here] }),
  'owners.giveOwner': (email, who) => who.ask(owners.giveOwner, newOwner(here, email)),
  'authorizations.create': (email, who) => who.ask(authorizations.create, { id: newId(), ...coResident(email) }),
  'authorizations.change': async (email, who) => {
    const id = newId()
    await who.ask(authorizations.create, { id, ...coResident(nobody()) })
    return who.ask(authorizations.change, { id, revision: 1, ...coResident(email) })
  },
  'logIntegrity.addWitness': (email, who) => who.ask(logIntegrity.addWitness, { ...witness(email), language: 'es' }),
  'logIntegrity.removeWitness': (email, who) => who.ask(logIntegrity.removeWitness, witness(email)),
  'privacyNotice.write': async (contact, who) =>
    who.ask(privacyNotice.write, { id: here, revision: await revision(), contact, es: 'Aviso', en: null }),
  'imports.known': (email, who) => who.ask(imports.known, { emails: [email] }),
  'imports.save': (email, who) =>
    who.ask(imports.save, { condominium_id: here, language: 'es', lines: [line({ email })] }),
}
interface Asker {
  ask(call: Parameters<typeof ask>[1], input: unknown): Promise<Answer<unknown>>
}

test('lists every call that accepts an e-mail address', () => {
  const taking = calls
    .filter(({ call }) =>
      (['input', 'output'] as const).some((io) =>
        /"format":"email"|"e_?mails?":/.test(
          JSON.stringify(z.toJSONSchema(call.input, { io, unrepresentable: 'any' })),
        ),
      ),
    )
    .map(({ call }) => call.name)
  expect(taking.toSorted()).toEqual(Object.keys(takes).toSorted())
})

const roles = ['anonymous', 'applicant', 'resident', 'agent', 'supervisor', 'board', 'admin'] as const
describe.each(Object.entries(takes))('%s', (_, take) => {
  // A super admin sees every person, and so every address.
  test.each(roles)('tells %s nothing about an address, or counts and records it', async (role) => {
    const person =
      role === 'anonymous'
        ? null
        : await garita.person({
            user_role: role === 'applicant' ? 'agent' : role,
            ...(role === 'applicant' ? { approval_status: 'pending' } : {}),
            ...(role === 'resident' ? { condominium: here, unit: '7' } : { assigned: [here] }),
          })
    const who: Asker = { ask: (call, input) => ask(garita, call, input, person?.token ?? null) }
    const said = async (email: string) => {
      const answer = await take(email, who)
      const shown = answer.ok ? answer.answer : [answer.code, answer.fields]
      return JSON.stringify([answer.status, shown]).replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'id')
    }
    const free = await said(nobody())
    const known = await said(stranger.email)
    if (known !== free) {
      expect(['supervisor', 'admin']).toContain(role)
      expect(await counted('known address')).toBe(1)
      expect(await written(stranger.email)).toEqual([{ actor_id: person?.id, condominium_id: here }])
    }
  })
})
