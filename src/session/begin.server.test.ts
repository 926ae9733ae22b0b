/** The printed link creates the first super administrator once. */
import { expect, test } from 'vitest'
import { registration, tokenIn } from '../../tests/support/accounts.ts'
import { testSecret } from '../../tests/support/databases.ts'
import { ask, testInstallation } from '../../tests/support/installation.ts'
import { openForFile } from '../../tests/support/openForFile.ts'
import { offerFirstLink } from '../app/start/start.server.ts'
import { newToken } from '../server/keys/tokens.ts'
import { session } from './session.contract.ts'

const garita = openForFile(testInstallation)

function begin(link: string) {
  const { user_role: _, ...card } = registration()
  return ask(garita, session.begin, { ...card, link }, null)
}

test('creates one super administrator from twenty simultaneous uses of the first link; then the link expires', async () => {
  const offer = () => offerFirstLink(garita.owner_url, 'http://garita.test', Buffer.from(testSecret))
  const [line = ''] = await offer()
  // A second node starts, or the same one again: the first printed link stays valid.
  expect(await offer()).toEqual([line])
  const link = /#(\S+)$/.exec(line)?.[1] ?? ''
  expect(await begin(newToken())).toMatchObject({ ok: false, status: 409, code: 'link_dead' })
  await garita.owner.query('delete from attempts')

  const answers = await Promise.all(Array.from({ length: 20 }, () => begin(link)))
  const won = answers.filter((answer) => answer.ok)
  expect(won).toHaveLength(1)
  for (const lost of answers.filter((answer) => !answer.ok))
    expect(lost).toMatchObject({ status: 409, code: 'link_dead' })

  const current = await ask(garita, session.current, {}, won[0] ? tokenIn(won[0]) : null)
  expect(current.ok && current.answer.person).toMatchObject({
    user_role: 'super_admin',
    approval_status: 'approved',
    may_enter: true,
  })
  await garita.owner.query('delete from attempts')
  expect(await begin(link)).toMatchObject({ ok: false, status: 409, code: 'link_dead' })
  expect(await offer()).toEqual([])
})
