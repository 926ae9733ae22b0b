/**
 * Compares a list of 50 over HTTP with other ways to the same rows: PostGraphile, without session and row security, and the plain
 * statement as the owner. PostGraphile needs the network, so the bench runs only by name: npm run dev:bench peers.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openHouse } from './fixtures/house.ts'
import { fill } from './fixtures/neighborhood.ts'
import { openCrowd } from './fixtures/people.ts'
import { install, listQuery, openPostgraphile } from './fixtures/postgraphile.ts'
import { median, type Outcome } from './measuring/measure.ts'
import { findPgbench, pgbenchPlain } from './measuring/pgbench.ts'
import { load } from './measuring/processes.ts'

const release = 'postgraphile@5.0.0-rc.3'
const rows = 10_000
const rounds = 5
const seconds = 3
const connections = 48
const least = { times_postgraphile: 2, of_statement: 0.33 }
const kind = 'temporary_visitor'

export async function bench(): Promise<Outcome[]> {
  const program = findPgbench()
  if (!program) console.log('  without pgbench the plain statement is not measured')
  const packages = await install(release)
  if (!packages) return []
  const house = await openHouse()
  const crowd = openCrowd()
  const folder = await mkdtemp(join(tmpdir(), 'garita-bench-'))
  const url = house.owner_url
  const { residents } = await fill(house.owner, rows)
  const peer = await openPostgraphile(packages.folder, url)
  try {
    const statements = residents.map(
      ({
        id,
      }) => `select id, condominium_id, unit_number, auth_type, status, name, last_name, id_document, details, private_details,
        access_number, valid_from, valid_until, created_at from authorizations
        where resident_id = '${id}' and auth_type = '${kind}' order by created_at desc, id desc limit 50;`,
    )
    await peer.check(listQuery(residents[0]?.id ?? '', kind))
    const requests = residents.map(({ id }) => peer.request(listQuery(id, kind)))
    const tokens = residents.map(({ token }) => token)
    const ours = () => {
      const task = { kind: 'calls', port: house.port, name: 'authorizations.list', connections, seconds } as const
      return crowd.play({ ...task, input: { auth_type: kind }, tokens })
    }
    const theirs = () => crowd.play({ kind: 'requests', port: peer.port, requests, connections, seconds })
    const rate = async (play: typeof ours) => {
      const done = await play()
      // A busy machine answers some requests too late; the rate counts the answered ones.
      if (done.refused > done.count) throw new Error(`${done.refused} were refused, ${done.count} answered`)
      return done.count / done.seconds
    }
    await rate(ours)
    await rate(theirs)
    const seen: Record<'ours' | 'theirs' | 'statement', number[]> = { ours: [], theirs: [], statement: [] }
    for (let round = 0; round < rounds; round++) {
      seen.ours.push(await rate(ours))
      seen.theirs.push(await rate(theirs))
      if (program) seen.statement.push(await pgbenchPlain(program, { folder, url, statements, seconds }))
    }
    const told = Object.entries(seen).map(([called, rates]) => `${called} ${median(rates).toFixed(0)}/s`)
    console.log(`  ${rounds} rounds in turn, ${connections} connections, ${load()}: ${told.join(', ')}`)
    const ratio = (to: readonly number[]) => median(to.map((other, round) => (seen.ours[round] ?? 0) / other))
    const [times, share] = [ratio(seen.theirs), ratio(seen.statement)]
    return [
      {
        goal: `50 of a resident over HTTP: ${times.toFixed(2)} times ${release} (at least ${least.times_postgraphile})`,
        met: times >= least.times_postgraphile,
      },
      ...(program
        ? [
            {
              goal: `50 of a resident over HTTP: ${share.toFixed(2)} of the plain statement (at least ${least.of_statement})`,
              met: share >= least.of_statement,
            },
          ]
        : []),
    ]
  } finally {
    crowd.close()
    await peer.close()
    await house.close()
    await packages.remove()
    await rm(folder, { recursive: true, force: true })
  }
}
