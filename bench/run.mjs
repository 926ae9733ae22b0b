/**
 * Runs every bench that takes few minutes and no network, or the named benches. `lists` uses this throwaway PostgreSQL, the other benches
 * start their own.
 */
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stopWithParent } from '../scripts/stopWithParent.mjs'
import { startEmbeddedPostgres } from '../src/server/embedded/start.ts'

stopWithParent()
const wanted = process.argv.slice(2)
const files = (await readdir(import.meta.dirname)).filter((name) => name.endsWith('.bench.ts')).sort()
const onlyWhenNamed = ['capacity.bench.ts', 'memory.bench.ts', 'peers.bench.ts', 'profile.bench.ts']
const chosen = files.filter((name) =>
  wanted.length === 0 ? !onlyWhenNamed.includes(name) : wanted.some((part) => name.includes(part)),
)
const folder = await mkdtemp(join(tmpdir(), 'garita-bench-'))
const postgres = await startEmbeddedPostgres({ folder, secret: Buffer.alloc(32, 1), throwaway: true })
let missed = chosen.length === 0 ? 1 : 0
try {
  for (const name of chosen) {
    console.log(`\n${name.replace('.bench.ts', '')}`)
    const { bench } = await import(`./${name}`)
    for (const { goal, met } of await bench(postgres.owner_url)) {
      if (!met) missed++
      console.log(`${met ? '✓' : '✗'} ${goal}`)
    }
  }
} catch (error) {
  // Print the result before the end: open connections may still end the program with errors of their own.
  console.error(error)
  missed++
} finally {
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
}
process.exitCode = missed === 0 ? 0 : 1
