/** Connects to the embedded database as its superuser, starting the server process when nothing answers. */
import { setTimeout as sleep } from 'node:timers/promises'
import { Client, DatabaseError } from 'pg'
import { StartRefused } from '../settings/settings.ts'
import type { Cluster } from './cluster.ts'
import { launch, type Postmaster } from './postmaster.ts'
import { refusal } from './refusals.ts'

const patienceMs = 60_000
// Repeating the writes of before a crash takes what it takes; PostgreSQL says all the while that it is at it.
const recoveryMs = 30 * 60_000

type Answer = Client | 'starting or stopping' | 'silent'

/**
 * Never asks whether the process of postmaster.pid lives and never touches that file: what answers is used as it is (also when an
 * earlier program started it), and when nothing answers, PostgreSQL's own locks decide whether a new server may start.
 */
export async function connectOrStart(cluster: Cluster, signal: AbortSignal): Promise<Client> {
  const began = Date.now()
  let server: Postmaster | null = null
  for (let pause = 15; ; pause = Math.min(pause * 1.5, 500)) {
    signal.throwIfAborted()
    const answer = await ask(cluster)
    if (answer instanceof Client) return answer
    const waited = Date.now() - began
    if (answer === 'silent') {
      if (server?.ended() && !mayPass(server.lastWords())) throw notStarted(cluster, server)
      if (server === null || server.ended()) server = launch(cluster)
    }
    if (waited > (answer === 'silent' ? patienceMs : recoveryMs)) throw notStarted(cluster, server)
    await sleep(pause)
  }
}

async function ask({ address, superuser_password: password }: Cluster): Promise<Answer> {
  const client = new Client({ ...address, user: 'postgres', database: 'postgres', password, ssl: false })
  // Its end is what is watched; without a listener the error before it would end the program.
  client.on('error', () => {})
  try {
    await client.connect()
    return client
  } catch (reason) {
    client.end().catch(() => {})
    if (!(reason instanceof DatabaseError)) return 'silent'
    if (reason.code === '28P01') throw otherSecret()
    return 'starting or stopping'
  }
}

// An older server, or a part of it, is still on its way out.
function mayPass(lastWords: string): boolean {
  return /lock file|pre-existing shared memory block/i.test(lastWords)
}

function notStarted({ folder }: Cluster, server: Postmaster | null): StartRefused {
  return refusal('The database does not start.', server?.lastWords() ?? '', folder)
}

function otherSecret(): StartRefused {
  return new StartRefused(
    'The database was made with another secret. Give SECRET the value it had before, or put back the file "secret" of the data folder. ' +
      'If npm run rotate-secret was interrupted, run it again: it goes on where it was.',
  )
}
