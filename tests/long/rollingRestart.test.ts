import { expect, onTestFinished, test } from 'vitest'
import { startLoad } from '../../trials/cluster/load.ts'
import { eventually } from '../support/eventually.ts'
import { openBalancer, openNode, openPlace } from '../support/programs.ts'
import { tell } from '../support/tell.ts'

const rounds = 3

test('restarts two programs in turn without a failure for a client that never repeats a request', async () => {
  const place = await openPlace(10)
  const nodes = [await openNode(place.owner_url), await openNode(place.owner_url)]
  const balancer = await openBalancer(nodes.map(({ port }) => port))
  onTestFinished(async () => {
    await balancer.close()
    await Promise.all(nodes.map((node) => node.close()))
    await place.close()
  })
  const load = startLoad(balancer.port, place.residents, place.guard)
  const works = async () => {
    const before = load.acknowledged.length
    await eventually(() => expect(load.acknowledged.length).toBeGreaterThan(before + 20))
  }
  await works()
  for (let round = 0; round < rounds; round++) {
    for (const node of nodes) {
      await node.restart('SIGTERM')
      // Wait until the balancer sees the program ready.
      await expect.poll(() => balancer.ready).toBe(nodes.length)
      await works()
    }
  }
  await load.stop()
  const { writes, reads, refused, failed, slowest_ms } = load.phase()
  const { rows } = await place.owner.query('select id from authorizations where id = any($1)', [load.acknowledged])
  tell(
    `${rounds * 2} restarts: ${writes} writes, ${reads} reads, ${failed} failed, ${refused} refused, slowest ${Math.round(slowest_ms)} ms`,
  )
  expect(balancer.failures.filter((why) => !why.includes('/live'))).toEqual([])
  expect({ failed, refused, lost: load.acknowledged.length - rows.length }).toEqual({
    failed: 0,
    refused: 0,
    lost: 0,
  })
  expect(writes).toBeGreaterThan(100)
})
