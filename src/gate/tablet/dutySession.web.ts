/** The session of the guard at work on a tablet of a gate: it ends with the lock, or at the next contact. */
import { session } from '../../session/session.contract.ts'
import { ask } from '../../web/calls/api.ts'
import { queries } from '../../web/calls/queries.ts'
import { stationStore } from '../station/dexieStore.web.ts'
import { openedNow } from '../station/sealing.ts'

/** Ends the session of a guard who signed in and set no PIN. */
export async function leaveUnset(): Promise<void> {
  await (await stationStore()).update('duty', () => true)
  await endSession()
}

/** Also ends a session that a lock without network or an earlier run of the page left. */
export async function endSession(): Promise<void> {
  const ended = await ask(session.signOut, {}).then(
    () => true,
    () => false,
  )
  if (openedNow()) return
  if (ended) await (await stationStore()).update('duty', () => undefined)
  await queries.resetQueries()
}
