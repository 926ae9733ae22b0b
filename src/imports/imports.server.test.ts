/** Imported residents are created once, in the administrator's own condominium, approved, and sign in through their letter. */
import { beforeAll, expect, test } from 'vitest'
import { allWritten, letterTo, linkIn, password, signIn } from '../../tests/support/accounts.ts'
import { type TestPerson, testInstallation } from '../../tests/support/installation.ts'
import { openForFile } from '../../tests/support/openForFile.ts'
import { visits } from '../gate/visits/visits.contract.ts'
import { people } from '../people/people.contract.ts'
import { session } from '../session/session.contract.ts'
import { newId } from '../shared/ids.ts'
import { imports } from './imports.contract.ts'

const garita = openForFile(testInstallation)
let here: string
let there: string
let admin: TestPerson
beforeAll(async () => {
  await garita.owner.query('update installation set sends_mail = true')
  here = await garita.condominium('Los Encinos')
  there = await garita.condominium('Allá')
  admin = await garita.person({ user_role: 'admin', assigned: [here] })
})

const line = (more: object = {}) => {
  const id = newId()
  const facts = { full_name: 'Ana Peña', email: `${id}@garita.test`, phone_number: null, unit_number: '101' }
  return { id, residence_id: newId(), ...facts, ...more }
}
const into = (condominiumId: string, lines: ReturnType<typeof line>[]) =>
  ({ condominium_id: condominiumId, language: 'es', lines }) as const

async function stored(email: string) {
  const { rows } = await garita.owner.query(
    `select p.id, p.approval_status, p.email_confirmed_at, p.decided_by, r.unit_number, r.condominium_id, r.since
      from profiles p join residences r on r.profile_id = p.id where p.email = $1`,
    [email],
  )
  return rows
}

test('approves an imported resident, begins the residence, and signs them in with the password set by the letter’s link', async () => {
  const ana = line({ full_name: 'Ana Aparicio' })
  const saved = await admin.call(imports.save, into(here, [ana]))
  expect(saved).toMatchObject({ ok: true, answer: [{ id: ana.id, outcome: 'saved' }] })
  const [kept] = await stored(ana.email)
  expect(kept).toMatchObject({ approval_status: 'approved', email_confirmed_at: null, unit_number: '101' })
  expect(kept).toMatchObject({ decided_by: admin.id, condominium_id: here, since: expect.any(Date) })

  const letter = await letterTo(garita, ana.email)
  expect(letter.subject).toBe('Te damos la bienvenida a Los Encinos')
  expect(letter.body).toContain('7 días')
  expect(await signIn(garita, { email: ana.email, password })).toMatchObject({ code: 'credentials_wrong' })
  expect(await garita.nobody.call(session.reset, { link: linkIn(letter), password })).toMatchObject({ ok: true })
  expect(await garita.nobody.call(session.reset, { link: linkIn(letter), password })).toMatchObject({ ok: false })
  expect(await signIn(garita, { email: ana.email, password })).toMatchObject({ ok: true })
  const directory = await admin.call(people.directory, { search: 'aparicio' })
  expect(directory.ok && directory.answer.items).toMatchObject([{ id: ana.id, approval_status: 'approved' }])
  expect((await stored(ana.email))[0].email_confirmed_at).not.toBe(null)
})

test('creates no second person, residence or letter on a retry', async () => {
  const lines = [line({ unit_number: 'b-2' }), line()]
  for (let turn = 0; turn < 3; turn++) {
    const saved = await admin.call(imports.save, into(here, lines))
    expect(saved.ok && saved.answer.map(({ outcome }) => outcome)).toEqual(['saved', 'saved'])
  }
  for (const { email } of lines) {
    await letterTo(garita, email)
    expect(await stored(email)).toHaveLength(1)
    const letters = await garita.owner.query('select from unsent_messages where recipient = $1', [email])
    expect(letters.rowCount).toBe(1)
  }
})

test('does not change known people, and names only the admin’s own people beforehand', async () => {
  const elsewhere = await garita.person({ condominium: there, full_name: 'Beto Allá' })
  const mine = await garita.person({ condominium: here })
  const emails = [elsewhere.email, mine.email, 'nobody@garita.test']
  expect(await admin.call(imports.known, { emails })).toMatchObject({ ok: true, answer: [mine.email] })
  const root = await garita.person({ user_role: 'super_admin' })
  const all = await root.call(imports.known, { emails })
  expect(all.ok && all.answer.toSorted()).toEqual([elsewhere.email, mine.email].toSorted())
  const [taken, fresh] = [line({ email: elsewhere.email }), line()]
  const saved = await admin.call(imports.save, into(here, [taken, fresh]))
  expect(saved.ok && new Map(saved.answer.map(({ id, outcome }) => [id, outcome]))).toEqual(
    new Map([
      [taken.id, 'email_known'],
      [fresh.id, 'saved'],
    ]),
  )
  expect(await stored(elsewhere.email)).toMatchObject([{ id: elsewhere.id, condominium_id: there }])
  // The same holds for an existing id.
  const borrowed = await admin.call(imports.save, into(here, [line({ id: elsewhere.id })]))
  expect(borrowed.ok && borrowed.answer).toMatchObject([{ outcome: 'not_saved' }])
})

test('creates each person once when two admins import the same file at once, and gives each line its result', async () => {
  const other = await garita.person({ user_role: 'admin', assigned: [here] })
  const emails = Array.from({ length: 60 }, () => `${newId()}@garita.test`)
  const files = [emails, emails.toReversed()].map((list) => list.map((email) => line({ email })))
  // On a busy machine the second call may wait too long for the first: it is refused, and repeated.
  const save = async (person: TestPerson, lines: ReturnType<typeof line>[]) => {
    for (;;) {
      const saved = await person.call(imports.save, into(here, lines))
      if (saved.ok || saved.code !== 'busy') return saved
    }
  }
  const answers = await Promise.all([admin, other].map((person, at) => save(person, files[at] ?? [])))
  const outcomes = answers.flatMap((saved) => (saved.ok ? saved.answer.map(({ outcome }) => outcome) : [saved.code]))
  expect(outcomes.filter((outcome) => outcome === 'saved')).toHaveLength(60)
  expect(outcomes.filter((outcome) => outcome === 'email_known')).toHaveLength(60)
  for (const email of emails) expect(await stored(email)).toHaveLength(1)
})

test('refuses an import into a condominium that the user does not run', async () => {
  const attempt = (person: Pick<TestPerson, 'call'>, place: string) => person.call(imports.save, into(place, [line()]))
  expect(await attempt(admin, there)).toMatchObject({ status: 403, code: 'forbidden' })
  expect(await attempt(admin, newId())).toMatchObject({ status: 403, code: 'forbidden' })
  for (const userRole of ['agent', 'resident'] as const) {
    const person = await garita.person({
      user_role: userRole,
      assigned: userRole === 'agent' ? [here] : [],
      condominium: here,
    })
    expect(await attempt(person, here)).toMatchObject({ status: 403, code: 'forbidden' })
    expect(await person.call(imports.known, { emails: [] })).toMatchObject({ status: 403 })
  }
  expect(await attempt(garita.nobody, here)).toMatchObject({ status: 401 })
  expect(await attempt(await garita.person({ user_role: 'super_admin' }), there)).toMatchObject({ ok: true })
  const archived = await garita.condominium('Ya no')
  await garita.owner.query('update condominiums set archived_at = now() where id = $1', [archived])
  expect(await attempt(await garita.person({ user_role: 'super_admin' }), archived)).toMatchObject({ status: 403 })
})

test('counts a repeated line as saved only for the same person in the same home, and refuses the id of a removed person', async () => {
  const both = await garita.person({ user_role: 'admin', assigned: [here, there] })
  const outcome = async (one: ReturnType<typeof line>, place = here) => {
    const saved = await both.call(imports.save, into(place, [one]))
    return saved.ok && saved.answer[0]?.outcome
  }
  const [ana, former] = [line(), line()]
  expect(await outcome(ana)).toBe('saved')
  expect(await outcome(ana)).toBe('saved')
  expect(await outcome({ ...ana, id: newId() })).toBe('not_saved')
  expect(await outcome({ ...ana, residence_id: newId() })).toBe('not_saved')
  expect(await outcome({ ...ana, email: line().email })).toBe('not_saved')
  expect(await outcome(ana, there)).toBe('not_saved')
  expect(await outcome(line({ residence_id: ana.residence_id }))).toBe('not_saved')
  await garita.owner.query('insert into removed_people (id, was_staff) values ($1, false)', [former.id])
  expect(await outcome(former)).toBe('not_saved')
  expect(await outcome(line())).toBe('saved')
})

test('accepts at most two hundred lines at once, residents only', async () => {
  const many = Array.from({ length: 201 }, () => line({ full_name: 'A' }))
  expect(await admin.call(imports.save, into(here, many))).toMatchObject({ ok: false })
  const claim = { ...line(), user_role: 'super_admin' }
  expect(await admin.call(imports.save, into(here, [claim]))).toMatchObject({ status: 422 })
})

test('saves the kind of resident; an employee may not authorize, and an older page sends no kind', async () => {
  const lines = [
    line({ kind: 'tenant', unit_number: '701' }),
    line({ kind: 'employee', unit_number: '701' }),
    line({ unit_number: '701' }),
  ]
  expect(await admin.call(imports.save, into(here, lines))).toMatchObject({ ok: true })
  const { rows } = await garita.owner.query(
    `select r.kind, r.barred_at is null as authorizes from residences r where r.condominium_id = $1 and r.unit_number = '701' order by r.kind`,
    [here],
  )
  expect(rows).toEqual([
    { kind: 'employee', authorizes: false },
    { kind: 'tenant', authorizes: true },
    { kind: null, authorizes: true },
  ])
  const wrong = into(here, [line({ kind: 'king' })])
  expect(await admin.call(imports.save, wrong)).toMatchObject({ code: 'invalid' })
})

test('imports a person without an e-mail, and recognizes the same name in the same unit later', async () => {
  const place = await garita.condominium()
  const runs = await garita.person({ user_role: 'admin', assigned: [place] })
  const outcome = async (one: object) => {
    const saved = await runs.call(imports.save, into(place, [one as ReturnType<typeof line>]))
    return saved.ok && saved.answer[0]?.outcome
  }
  const beto = { ...line({ full_name: 'Alberto Núñez', unit_number: 'A-1' }), email: null }
  expect(await outcome(beto)).toBe('saved')
  expect(await outcome(beto)).toBe('saved')
  const again = () => ({ ...beto, id: newId(), residence_id: newId() })
  expect(await outcome({ ...again(), full_name: 'ALBERTO NUÑEZ' })).toBe('already_there')
  expect(await outcome({ ...again(), email: `${newId()}@garita.test` })).toBe('already_there')
  expect(await outcome({ ...again(), unit_number: 'A-2' })).toBe('saved')
  expect(await outcome({ ...again(), full_name: 'Berta Núñez' })).toBe('saved')
  const listed = await runs.call(people.list, { search: 'Alberto' })
  expect(
    listed.ok && listed.answer.items.map(({ unit_number, email, started }) => [unit_number, email, started]),
  ).toEqual([
    ['A-2', null, false],
    ['A-1', null, false],
  ])
  const units = await (await garita.person({ user_role: 'agent', assigned: [place] })).call(visits.units, {
    condominium_id: place,
  })
  expect(units.ok && units.answer).toContain('A-1')
})

test('creates each resident once when two administrators import the same list without e-mails at once', async () => {
  const place = await garita.condominium()
  const admins = [
    await garita.person({ user_role: 'admin', assigned: [place] }),
    await garita.person({ user_role: 'admin', assigned: [place] }),
  ]
  const list = () =>
    Array.from({ length: 20 }, (_, number) => ({
      ...line({ full_name: `Vecino ${number}`, unit_number: `U${number}` }),
      email: null,
    })) as unknown as ReturnType<typeof line>[]
  await Promise.all(admins.map((one) => one.call(imports.save, into(place, list()))))
  const { rows } = await garita.owner.query(
    'select unit_number from residences where condominium_id = $1 group by 1 having count(*) > 1',
    [place],
  )
  expect(rows).toEqual([])
})

test('sends no letters without a mail server, and mentions no invitation', async () => {
  await garita.owner.query('update installation set sends_mail = false')
  try {
    const ana = line()
    expect(await admin.call(imports.save, into(here, [ana]))).toMatchObject({ ok: true })
    await allWritten(garita)
    const { rowCount } = await garita.owner.query('select from unsent_messages where recipient = $1', [ana.email])
    expect(rowCount).toBe(0)
    const listed = await admin.call(people.list, { started: false })
    expect(listed.ok && listed.answer.items.find(({ id }) => id === ana.id)).toMatchObject({ invited_at: null })
  } finally {
    await garita.owner.query('update installation set sends_mail = true')
  }
})
