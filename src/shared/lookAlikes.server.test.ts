/** The server's search and the station must compare names in the same form, also names stored in an older form. */
import { expect, test } from 'vitest'
import { enter } from '../../tests/support/arrivals.ts'
import { giveReason } from '../../tests/support/disclosures.ts'
import { openForFile } from '../../tests/support/openForFile.ts'
import { sharedInstallation } from '../../tests/support/sharedInstallation.ts'
import { authorize } from '../../tests/support/visits.ts'
import { audit } from '../audit/audit.contract.ts'
import { authorizations } from '../authorizations/authorizations.contract.ts'
import { visits } from '../gate/visits/visits.contract.ts'
import { people } from '../people/people.contract.ts'
import { plain } from './lookAlikes.ts'

const garita = openForFile(sharedInstallation)

const inSql = async (written: readonly string[]): Promise<string[]> =>
  (
    await garita.owner.query(
      'select array_agg(plain(w) order by at) as all from unnest($1::text[]) with ordinality a (w, at)',
      [written],
    )
  ).rows[0].all

test('reads every Latin, Greek and Cyrillic letter of a name alike in SQL and TypeScript, in any case and accent', async () => {
  const from = (first: number, last: number) =>
    Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at))
  // Ligatures that Unicode gives up and Sámi letters occur in no name here, so they are left out.
  const letters = [...from(0x41, 0x17e), ...from(0x386, 0x3ce), ...from(0x400, 0x52f)].filter((sign) =>
    /[\p{L}--[ªºµĲĳĸĿŀŉŊŋŦŧ]]/v.test(sign),
  )
  const written = ['Іvаn Ñandú', 'Νίκος', 'ΝΙΚΟΣ', 'Нина НОРА', 'Søren Łódź Straße', "O'Higgins-2 %_\\", ...letters]
  expect(await inSql(written)).toEqual(written.map(plain))
})

test('finds a name by its appearance, in small letters and capitals', () => {
  const alike = [
    ['Сара', 'capa'],
    ['НОРА', 'нора'],
    ['Нора', 'hopa'],
    ['ΝΙΚΟ', 'niko'],
    ['Нικo', 'hiko'],
    ['Józef', 'jozef'],
  ]
  for (const [one = '', other = ''] of alike) expect(plain(one)).toBe(plain(other))
})

test('finds people, authorizations, log lines and audit entries by the look of a name', async () => {
  const here = await garita.condominium('Los Encinos')
  const root = await garita.person({ user_role: 'super_admin' })
  const guard = await garita.person({ user_role: 'agent', assigned: [here] })
  const sara = await garita.person({ condominium: here, full_name: 'Сара', approval_status: 'pending' })
  expect(await root.call(people.decide, { id: sara.id, from: 'pending', to: 'approved' })).toMatchObject({ ok: true })
  const visitor = await authorize(garita, sara, 'temporary_visitor', { name: 'НОРА' })
  expect(await enter(guard, here, visitor)).toMatchObject({ ok: true })
  await giveReason(root, here)
  const found = async () => {
    const lists = [
      await root.call(people.list, { search: 'capa' }),
      await sara.call(authorizations.list, { auth_type: 'temporary_visitor', search: 'hopa' }),
      await root.call(visits.log, { search: 'hopa' }),
      await root.call(audit.list, { search: 'capa', thing: 'person' }),
    ]
    return lists.map((list) => list.ok && list.answer.items.length > 0)
  }
  expect(await found()).toEqual([true, true, true, true])
})
