/** Runs before each test file: sets the seed of all draws, and saves a screenshot of every window when a test fails. */
import { relative } from 'node:path'
import fc from 'fast-check'
import { afterEach } from 'vitest'
import { keepWindows } from './flows/openWindows.ts'
import { seedOfRun } from './support/chance.ts'

fc.configureGlobal({ seed: seedOfRun })

afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return
  const place = await keepWindows(relative(process.cwd(), task.file.filepath), task.name)
  // biome-ignore lint/suspicious/noConsole: a failure says where its pictures are.
  if (place) console.error(`What the windows showed: ${place}`)
})
