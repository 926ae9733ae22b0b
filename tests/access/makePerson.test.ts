import { expect, test } from 'vitest'
import { newId } from '../../src/shared/ids.ts'
import { openForFile } from '../support/openForFile.ts'
import { knownWorld } from './world.ts'

const world = openForFile(knownWorld)

interface Sent {
  person: string
  name: string
  address: string | null
  role: string
  places: string[]
}
const card = (): Sent => {
  const person = newId()
  return {
    person,
    name: `Gus ${person.slice(-8)}`,
    address: `${person}@garita.test`,
    role: 'agent',
    places: [world.here],
  }
}
async function make(by: string, { person, name, address, role, places }: Sent): Promise<unknown> {
  const call = `select access.make_person($1, $2, $3, $4, null, $5, '101', $6, 'es') as it`
  const outcome = await world.commit(world.named(by), call, [person, newId(), name, address, role, places])
  return 'refused' in outcome ? outcome.refused : outcome.rows[0]?.it
}

test('makes a super admin for no place, a resident for one, and other roles for at least one', async () => {
  const made = async (role: string, ...places: string[]) => make('super_admin', { ...card(), role, places })
  expect(await made('super_admin')).toBe('saved')
  expect(await made('super_admin', world.here)).toBe('42501')
  for (const role of ['resident', 'agent', 'admin']) {
    expect([role, await made(role), await made(role, world.here)]).toEqual([role, '42501', 'saved'])
  }
  expect([await made('resident', world.here, world.there), await made('agent', world.here, world.there)]).toEqual([
    '42501',
    'saved',
  ])
})

test('accepts a person sent again only from the same admin, with the same name, address and role', async () => {
  const sent = card()
  expect([await make('admin', sent), await make('admin', sent)]).toEqual(['saved', 'saved'])
  expect(await make('other admin', sent)).toBe('not_saved')
  for (const other of [{ name: 'Iván' }, { address: `${newId()}@garita.test` }, { address: null }, { role: 'admin' }]) {
    expect([other, await make('admin', { ...sent, ...other })]).toEqual([other, 'not_saved'])
  }
})
