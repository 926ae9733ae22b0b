/** The rules of the database change while people work at two programs: what differs is changed without cutting anybody off. */
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { loginPassword } from '../../src/server/settings/secret.ts'
import { startLoad } from '../../trials/cluster/load.ts'
import { bringRules, statementsIn } from '../support/appliedRules.ts'
import { testSecret } from '../support/databases.ts'
import { openBalancer, openNode, openPlace } from '../support/programs.ts'
import { tell } from '../support/tell.ts'

const rounds = 3

test('a changed function and a changed policy cut nobody off', async () => {
  const place = await openPlace(10)
  const nodes = [await openNode(place.owner_url), await openNode(place.owner_url)]
  const balancer = await openBalancer(nodes.map(({ port }) => port))
  onTestFinished(async () => {
    await balancer.close()
    await Promise.all(nodes.map((node) => node.close()))
    await place.close()
  })
  const today = await statementsIn(place.owner)
  const load = startLoad(balancer.port, place.residents, place.guard)
  await sleep(5_000)
  load.phase()
  await sleep(5_000)
  tell(`nothing changes: slowest call ${Math.round(load.phase().slowest_ms)} ms`)

  const bring = async (statements: string[]) => {
    const began = performance.now()
    const { way } = await bringRules({
      owner_url: place.owner_url,
      login_password: loginPassword(Buffer.from(testSecret)),
      statements,
    })
    const took = performance.now() - began
    // Until the calls that waited have their answers.
    await sleep(3_000)
    const { slowest_ms, refused, failed, cut } = load.phase()
    tell(
      `${way}, ${Math.round(took)} ms: slowest call ${Math.round(slowest_ms)} ms, ${refused} refused, ${failed} failed, ${cut} streams cut`,
    )
    return { way, refused, failed, cut }
  }
  const inPart = { way: 'part', refused: 0, failed: 0, cut: 0 }
  for (let round = 0; round < rounds; round++) {
    tell('a function that every call asks')
    const body = today.map((text) => text.replace(/^(create function access.session_of.*?\$\$)/s, `$1 -- ${round}\n`))
    expect(await bring(body)).toEqual(inPart)
    tell('a policy of the busiest table')
    const mark = `using (${Array.from({ length: round + 2 }, () => 'true and').join(' ')} `
    const policy = body.map((text) =>
      /^create policy \w+ on authorizations/.test(text) ? text.replace('using (', mark) : text,
    )
    expect(await bring(policy)).toEqual(inPart)
    tell('everything')
    await place.owner.query('update guard_applied set statements = null')
    expect(await bring(today)).toMatchObject({ way: 'whole' })
  }
  await load.stop()
})
