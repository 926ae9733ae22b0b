import { beforeEach, expect, test } from 'vitest'
import { account, password, signIn } from '../../../tests/support/accounts.ts'
import { testInstallation } from '../../../tests/support/installation.ts'
import { openForFile } from '../../../tests/support/openForFile.ts'
import { everything } from '../../../tests/support/scope.ts'
import { people } from '../../people/people.contract.ts'

const garita = openForFile(testInstallation)
beforeEach(() => garita.owner.query('delete from attempts'))

test.runIf(everything)('answers lists while sixty users sign in at once', async () => {
  const root = await garita.person({ user_role: 'super_admin' })
  const known = await account(garita)
  let over = false
  const storm = Promise.all(
    Array.from({ length: 60 }, (_, n) =>
      signIn(garita, { email: n % 10 ? `nadie${n}@garita.test` : known.email, password }),
    ),
  ).finally(() => {
    over = true
  })
  let answered = 0
  while (!over) {
    expect((await root.call(people.list, {})).status).toBe(200)
    answered += 1
  }
  expect(answered).toBeGreaterThan(5)

  const answers = await storm
  const refused = answers.filter((answer) => answer.status === 503)
  expect(refused.length).toBeGreaterThan(0)
  for (const answer of refused) {
    expect(answer).toMatchObject({ ok: false, code: 'busy' })
    expect(Number(answer.response.headers.get('retry-after'))).toBeGreaterThan(0)
  }
  const served = answers.filter((answer) => answer.status !== 503)
  expect(served.length).toBeGreaterThanOrEqual(40)
  expect(new Set(served.map((answer) => answer.status))).toEqual(new Set([200, 422]))
})

test('signs users in again after the overload', async () => {
  const known = await account(garita)
  expect(await signIn(garita, { email: known.email, password })).toMatchObject({ ok: true })
})
