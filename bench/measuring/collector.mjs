/** Loaded into a program that a bench measures: on SIGUSR2 it collects its garbage, and says so by writing the file of BENCH_COLLECTED. */
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
    // What a finalizer lets go of goes with the next round.
    for (let round = 0; round < rounds; round++) {
      collect()
      await sleep(50)
    }
    // Whole or not at all: the bench reads it as soon as it is there.
    writeFileSync(`${file}.draft`, JSON.stringify(process.memoryUsage()))
    renameSync(`${file}.draft`, file)
  })
