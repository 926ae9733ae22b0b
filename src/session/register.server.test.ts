/** Registration creates pending accounts and reveals nothing to outsiders. */
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { account, allWritten, letterTo, password, registration, signIn, tokenIn } from '../../tests/support/accounts.ts'
import { ask, testInstallation } from '../../tests/support/installation.ts'
import { openForFile } from '../../tests/support/openForFile.ts'
import { least } from '../../tests/support/visits.ts'
import { authorizations } from '../authorizations/authorizations.contract.ts'
import { households } from '../households/households.contract.ts'
import { newId } from '../shared/ids.ts'
import { session } from './session.contract.ts'

const garita = openForFile(testInstallation)
let listed: string
beforeAll(async () => {
  listed = await garita.condominium('Los Encinos')
})
beforeEach(() => garita.owner.query('delete from attempts'))

const register = (input: unknown) => ask(garita, session.register, input, null)
const resident = (more: Record<string, unknown> = {}) =>
  registration({ user_role: 'resident', condominium_id: listed, unit_number: 'a-1', ...more })

async function stored(email: string) {
  const { rows } = await garita.owner.query(
    `select p.user_role, p.approval_status, p.email_confirmed_at, r.unit_number, r.condominium_id, r.since
      from profiles p left join residences r on r.profile_id = p.id where p.email = $1`,
    [email],
  )
  return rows
}

test.each(['agent', 'admin'])('registers an %s as pending', async (userRole) => {
  const input = registration({ user_role: userRole })
  expect(await register(input)).toMatchObject({ ok: true, answer: {} })
  expect(await stored(input.email)).toEqual([
    {
      user_role: userRole,
      approval_status: 'pending',
      email_confirmed_at: null,
      unit_number: null,
      condominium_id: null,
      since: null,
    },
  ])
})

test('gives a resident no residence before the approval', async () => {
  const input = resident()
  expect(await register(input)).toMatchObject({ ok: true })
  expect(await stored(input.email)).toMatchObject([
    { user_role: 'resident', approval_status: 'pending', unit_number: 'A-1', condominium_id: listed, since: null },
  ])
})

test('records the unit as typed, and shows the resident only their own words until the approval', async () => {
  await garita.owner.query(`insert into units (condominium_id, id, unit_number) values ($1, $2, 'C-05')`, [
    listed,
    newId(),
  ])
  const input = resident({ unit_number: 'c 5' })
  expect(await register(input)).toMatchObject({ ok: true, answer: {} })
  expect(await stored(input.email)).toMatchObject([{ unit_number: 'C-05' }])
  const token = tokenIn(await signIn(garita, { email: input.email, password: input.password }))
  const now = await ask(garita, session.current, {}, token)
  expect(now.ok && now.answer.person).toMatchObject({ unit_number: 'C 5' })
  const mine = await garita.owner.query('select unit_number, written_as from residences where profile_id = $1', [
    input.id,
  ])
  expect(mine.rows).toEqual([{ unit_number: 'C-05', written_as: 'C 5' }])
  await garita.owner.query(`update profiles set approval_status = 'approved' where id = $1`, [input.id])
  const after = await garita.owner.query('select unit_number, written_as from residences where profile_id = $1', [
    input.id,
  ])
  expect(after.rows).toEqual([{ unit_number: 'C-05', written_as: null }])
})

test.each<[string, Record<string, unknown>, string, string]>([
  ['a super admin', { user_role: 'super_admin' }, 'user_role', 'invalid'],
  ['an unheard-of type', { user_role: 'keeper' }, 'user_role', 'invalid'],
  ['no type', { user_role: undefined }, 'user_role', 'invalid'],
  ['a standing of one’s own', { approval_status: 'approved' }, 'approval_status', 'unknown'],
  ['a confirmed address', { email_confirmed_at: '2026-01-01T00:00:00Z' }, 'email_confirmed_at', 'unknown'],
  ['an agent with a unit', { unit_number: '1' }, 'unit_number', 'unknown'],
  ['no condominium', { user_role: 'resident', unit_number: '1' }, 'condominium_id', 'required'],
  ['no unit', { user_role: 'resident', condominium_id: newId(), unit_number: '  ' }, 'unit_number', 'required'],
  ['no name', { full_name: ' ' }, 'full_name', 'required'],
  ['a number for a name', { full_name: 5 }, 'full_name', 'invalid'],
  ['no address', { email: 'ana' }, 'email', 'email'],
  ['half a phone', { phone_number: '123' }, 'phone_number', 'phone'],
  ['a short password', { password: 'corta' }, 'password', 'password_short'],
  ['a common password', { password: 'password123' }, 'password', 'password_common'],
])('refuses %s and names the field', async (_, more, field, problem) => {
  const input = registration(more)
  const answer = await register(input)
  expect(answer).toMatchObject({ ok: false, status: 422, code: 'invalid' })
  expect(!answer.ok && answer.fields).toContainEqual({ field, problem })
  expect(await stored(String(input.email))).toEqual([])
})

test('accepts the invitation of an unlisted condominium, and otherwise answers like an unknown one', async () => {
  const invitationCode = 'an-invitation-to-nowhere-else'
  const unlisted = await garita.condominium('Privado', { listed: false, invitation_code: invitationCode })
  const refused = await register(resident({ condominium_id: unlisted }))
  expect(refused).toMatchObject({ ok: false, status: 409, code: 'condominium_closed' })
  expect(await register(resident({ condominium_id: unlisted, invitation_code: 'another' }))).toMatchObject({
    ok: false,
    status: 409,
    code: 'condominium_closed',
  })
  expect(await register(resident({ condominium_id: newId() }))).toMatchObject({
    ok: false,
    status: 409,
    code: 'condominium_closed',
  })
  expect(await register(resident({ condominium_id: unlisted, invitation_code: invitationCode }))).toMatchObject({
    ok: true,
  })
})

test('creates one person and one letter for a retried call', async () => {
  const input = resident()
  const answers = await Promise.all([register(input), register(input), register(input)])
  expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200])
  expect(await stored(input.email)).toHaveLength(1)
  await allWritten(garita)
  const { rowCount } = await garita.owner.query('select from unsent_messages where recipient = $1', [input.email])
  expect(rowCount).toBe(1)
})

test('lets a new account sign in at once, and gives it nothing before the approval and the confirmed address', async () => {
  const input = resident({ unit_number: '77' })
  await register(input)
  const token = tokenIn(await signIn(garita, { email: input.email, password }))
  const seen = async () => {
    const current = await ask(garita, session.current, {}, token)
    return current.ok ? current.answer.person : null
  }
  const allowed = async () =>
    Promise.all([
      ask(garita, authorizations.today, {}, token),
      ask(garita, households.mine, {}, token),
      ask(garita, authorizations.create, { id: newId(), auth_type: 'pet', values: least.pet() }, token),
    ]).then((answers) => answers.map(({ status }) => status))
  expect(await seen()).toMatchObject({ approval_status: 'pending', may_enter: false, email_confirmed: false })
  expect(await allowed()).toEqual([403, 403, 403])
  await garita.owner.query('update installation set sends_mail = true')
  await garita.owner.query(`update profiles set approval_status = 'approved' where id = $1`, [input.id])
  expect(await seen()).toMatchObject({ approval_status: 'approved', may_enter: false, email_confirmed: false })
  expect(await allowed()).toEqual([403, 403, 403])
  await garita.owner.query('update profiles set email_confirmed_at = now() where id = $1', [input.id])
  expect(await seen()).toMatchObject({ may_enter: true })
  await garita.owner.query('update installation set sends_mail = false')
})

test('answers a known address alike, changes nothing and sends it a letter', async () => {
  const known = await account(garita, { full_name: 'Rosa Luna' })
  const input = registration({ full_name: 'Otra Persona', email: known.email.toUpperCase() })
  const [asKnown, asNew] = [await register(input), await register(registration())]
  expect(asKnown).toMatchObject({ ok: true, status: 200, answer: {} })
  const headersOf = (answer: { response: Response }) => {
    const headers = Object.fromEntries(answer.response.headers)
    return { ...headers, 'x-request-id': '' }
  }
  expect(headersOf(asKnown)).toEqual(headersOf(asNew))
  expect(await letterTo(garita, known.email)).toMatchObject({
    subject: 'Ya tienes una cuenta de Garita',
    body: expect.stringContaining('Rosa Luna'),
  })
  const { rows } = await garita.owner.query('select full_name from profiles where email = $1', [known.email])
  expect(rows).toEqual([{ full_name: 'Rosa Luna' }])
})

test('limits repeated registrations', async () => {
  const statuses: number[] = []
  const email = `${newId()}@garita.test`
  for (let count = 0; count < 6; count++) statuses.push((await register(registration({ email }))).status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
})

test('refuses the id of a removed person, which would appear as them in the log', async () => {
  const condominiumId = await garita.condominium()
  const { id: gone } = await garita.person({ condominium: condominiumId })
  await garita.owner.query('delete from profiles where id = $1', [gone])
  const wish = { user_role: 'resident', condominium_id: condominiumId, unit_number: '999', invitation_code: null }
  expect(await ask(garita, session.register, registration({ ...wish, id: gone }), null)).toMatchObject({ ok: true })
  const { rows } = await garita.owner.query(
    `select from profiles where id = $1 union all select from residences where profile_id = $1
      union all select from credentials where profile_id = $1`,
    [gone],
  )
  expect(rows).toEqual([])
})
