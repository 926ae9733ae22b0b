/** Runs before each test file: sets the seed of all draws, saves a screenshot of every window when a test fails, and cleans up at the end. */
import { relative } from 'node:path'
import fc from 'fast-check'
import { afterAll, afterEach, vi } from 'vitest'
import { keepWindows } from './flows/openWindows.ts'
import { seedOfRun } from './support/chance.ts'

fc.configureGlobal({ seed: seedOfRun })

/** Test files of one worker use the same globals and the same window. */
afterAll(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  if (typeof window === 'undefined') return
  sessionStorage.clear()
  localStorage.clear()
  history.replaceState(null, '', '/')
})

afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return
  const place = await keepWindows(relative(process.cwd(), task.file.filepath), task.name)
  // biome-ignore lint/suspicious/noConsole: a failure says where its pictures are.
  if (place) console.error(`What the windows showed: ${place}`)
})
