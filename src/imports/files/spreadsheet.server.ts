/** Reads a user's spreadsheet in a thread with little memory and time. */
import { Worker } from 'node:worker_threads'
import { z } from 'zod'
import { Refusal } from '../../shared/refusal.ts'
import { fileRow } from '../imports.contract.ts'

const most = { atOnce: 2, ms: 10_000, megabytes: 256 }

const said = z.union([
  z.object({ rows: z.array(fileRow) }),
  z.object({ refused: z.enum(['file_too_large', 'file_unreadable', 'file_locked']) }),
])

let running = 0

export async function readSpreadsheet(bytes: Uint8Array): Promise<z.infer<typeof fileRow>[]> {
  if (running >= most.atOnce) throw new Refusal('busy', 503)
  running++
  try {
    const answer = said.parse(await inThread(bytes))
    if ('refused' in answer) throw new Refusal(answer.refused, 422)
    return answer.rows
  } finally {
    running--
  }
}

/** A file that exceeds memory or time is not a list of residents. */
async function inThread(bytes: Uint8Array): Promise<unknown> {
  const worker = new Worker(new URL('./spreadsheetWorker.server.ts', import.meta.url), {
    workerData: bytes,
    resourceLimits: { maxOldGenerationSizeMb: most.megabytes },
  })
  const deadline = setTimeout(() => void worker.terminate(), most.ms)
  try {
    return await new Promise((resolve) => {
      worker.once('message', resolve)
      worker.once('error', () => resolve({ refused: 'file_too_large' }))
      worker.once('exit', () => resolve({ refused: 'file_too_large' }))
    })
  } finally {
    clearTimeout(deadline)
    await worker.terminate()
  }
}
