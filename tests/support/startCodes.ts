import { invitations } from '../../src/people/invite/invitations.contract.ts'
import { startCodes } from '../../src/session/start/start.contract.ts'
import { account, password } from './accounts.ts'
import { ask, type TestInstallation, type TestPerson } from './installation.ts'

let names = 0
export const freshName = () => `vecino.${(++names).toString(36)}x`

export async function home(garita: TestInstallation, name?: string) {
  const here = await garita.condominium(name)
  return { here, admin: await garita.person({ user_role: 'admin', assigned: [here] }) }
}

export async function codeFor(admin: TestPerson, { id }: Pick<TestPerson, 'id'>): Promise<string> {
  const made = await admin.call(invitations.makeCode, { id })
  if (!made.ok) throw new Error(made.code)
  return made.answer.code
}

/** Confirms the code of an account in use, for which a second admin is needed. */
export async function confirmedCodeFor(garita: TestInstallation, admin: TestPerson, { id }: Pick<TestPerson, 'id'>) {
  const code = await codeFor(admin, { id })
  await garita.owner.query('update one_time_tokens set waits = false where profile_id = $1', [id])
  return code
}

export const look = (garita: TestInstallation, code: string) => ask(garita, startCodes.lookAtCode, { code }, null)
export const begin = (garita: TestInstallation, code: string, more: Record<string, unknown> = {}) =>
  ask(garita, startCodes.start, { code, password, ...more }, null)

export async function withoutEmail(garita: TestInstallation, username: string, facts: Parameters<typeof account>[1]) {
  return account(garita, { email: null, username, ...facts })
}
