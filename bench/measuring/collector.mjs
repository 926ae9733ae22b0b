/** Loaded into a program that a bench measures: on SIGUSR2 it collects its garbage, and writes the file of BENCH_COLLECTED. */
import { renameSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

const rounds = 4
setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc')
const file = process.env.BENCH_COLLECTED

if (file)
  process.on('SIGUSR2', async () => {
    // The second round collects the memory that a finalizer releases.
    for (let round = 0; round < rounds; round++) {
      collect()
      await sleep(50)
    }
    // The file gets its name at the end, because the bench reads it as soon as it exists.
    writeFileSync(`${file}.draft`, JSON.stringify(process.memoryUsage()))
    renameSync(`${file}.draft`, file)
  })
