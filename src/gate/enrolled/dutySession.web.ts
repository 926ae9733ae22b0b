/** The session of the guard at work on a tablet of a gate: it ends with the lock, or at the next contact. */
import { session } from '../../session/session.contract.ts'
import { ask } from '../../web/calls/api.ts'
import { queries } from '../../web/calls/queries.ts'
import { stationStore } from '../station/dexieStore.web.ts'
import { openedNow } from '../station/sealing.ts'

/** Who signed in and set no PIN leaves no session behind. */
export async function leaveUnset(): Promise<void> {
  await (await stationStore()).update('duty', () => true)
  await endSession()
}

/** Also one that a lock without network or a former run of the page left. */
export async function endSession(): Promise<void> {
  const ended = await ask(session.signOut, {}).then(
    () => true,
    () => false,
  )
  if (openedNow()) return
  if (ended) await (await stationStore()).update('duty', () => undefined)
  await queries.resetQueries()
}
