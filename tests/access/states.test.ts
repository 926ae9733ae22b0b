/** The database refuses these states of an authorization, also past the calls. */
import { expect, test } from 'vitest'
import { openForFile } from '../support/openForFile.ts'
import { knownWorld } from './world.ts'

const world = openForFile(knownWorld)

const suspend = 'update authorizations set suspended_at = now() where auth_type = $1 and resident_id = $2'

test('suspends only a worker', async () => {
  const { id } = world.named('resident')
  const refused = { refused: 'authorization_not_suspendable' }
  expect(await world.attempt(world.named('resident'), suspend, ['temporary_visitor', id])).toEqual(refused)
  expect(await world.attempt(world.named('resident'), suspend, ['worker', id])).toMatchObject({ count: 1 })
})

test('lets a visitor who is inside only be checked out', async () => {
  const { id } = world.named('resident')
  await world.owner.query(
    `select access.log_access(a, 'entry') from authorizations a where auth_type = 'temporary_visitor' and resident_id = $1`,
    [id],
  )
  const become = `update authorizations set status = $1 where auth_type = 'temporary_visitor' and resident_id = $2`
  for (const status of ['approved', 'denied', 'pending_approval']) {
    await expect(world.owner.query(become, [status, id])).rejects.toMatchObject({
      constraint: 'authorization_transition',
    })
  }
  const checkOut = `select access.check_out(id) as done from authorizations
    where auth_type = 'temporary_visitor' and resident_id = $1`
  expect(await world.attempt(world.named('resident'), checkOut, [id])).toMatchObject({ rows: [{ done: true }] })
})
