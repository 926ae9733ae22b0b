/** The browser of a person who works in one condominium and lives in another. */
import { expect, test } from 'vitest'
import { testInstallation } from '../../../tests/support/installation.ts'
import { openStreams } from '../../../tests/support/streams.ts'
import { newId } from '../../shared/ids.ts'
import { people } from '../people.contract.ts'

test('sends staff the topics of a resident for a condominium where they only live', async () => {
  const garita = await testInstallation()
  const [here, there] = [await garita.condominium('Los Encinos'), await garita.condominium('Las Palmas')]
  const root = await garita.person({ user_role: 'super_admin' })
  const both = await garita.person({ user_role: 'admin', assigned: [here], full_name: 'Rita Doble' })
  const home = { id: both.id, residence_id: newId(), condominium_id: there, unit_number: '305' }
  expect(await root.call(people.addHome, home)).toMatchObject({ ok: true })
  const streams = await openStreams(garita, root)
  const stream = await streams.listenAs(both.token)
  await streams.quiet([stream])
  for (const topic of ['audit', 'amenities']) {
    await garita.owner.query('select access.announce($1, $2, null)', [topic, there])
  }
  await streams.settled()
  expect(stream.heard.filter((word) => word !== 'beat')).toEqual(['amenities'])
  await streams.close()
  await garita.close()
})
