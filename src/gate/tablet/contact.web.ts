/** Sends the waiting events of a tablet of a gate, and wipes the tablet if it was reported lost. */
import { session } from '../../session/session.contract.ts'
import { ask } from '../../web/calls/api.ts'
import { lookAgainAt } from '../../web/calls/queries.ts'
import { dropMessages, lettersKept, stationStore, wipeAll } from '../station/dexieStore.web.ts'
import { lockStorage, openedNow } from '../station/sealing.ts'
import { stationKey } from '../station/stationBrowser.web.ts'
import { endSession } from './dutySession.web.ts'
import { station } from './stations.contract.ts'

const mostMessages = 50
const mostCharacters = 40_000
/** The server rejected these sealed messages of the tablet: a guard who signs in sends their events. */
const leftOver = new Set<string>()
let contacting: Promise<{ at: string }> | null = null

/** Reports that the tablet is on, sends its waiting events, and learns whether it was lost. */
export function contact(): Promise<{ at: string }> {
  contacting ??= deliver().finally(() => {
    contacting = null
  })
  contacting.catch(() => undefined)
  return contacting
}

async function deliver(): Promise<{ at: string }> {
  for (;;) {
    const waiting = fitting((await lettersKept()).filter(({ id }) => !leftOver.has(id)))
    const { at, lost, taken } = await ask(station.deliver, { letters: waiting.map(({ sealed }) => sealed) })
    await dropMessages(taken.flatMap((place) => waiting[place]?.id ?? []))
    for (const [place, { id }] of waiting.entries()) if (!taken.includes(place)) leftOver.add(id)
    if (waiting.length > 0) continue
    if (lost) await wipeLost()
    else if (!openedNow() && (await (await stationStore()).read('duty'))) void endSession()
    return { at }
  }
}

function fitting(letters: readonly { id: string; sealed: string }[]) {
  let characters = 0
  const over = letters.findIndex(({ sealed }, place) => {
    characters += sealed.length
    return place === mostMessages || characters > mostCharacters
  })
  return over === -1 ? letters : letters.slice(0, Math.max(1, over))
}

/** The waiting events were sent before. */
async function wipeLost(): Promise<void> {
  lockStorage()
  await ask(session.signOut, {}).catch(() => undefined)
  await wipeAll()
  // The next contact repeats the call if there is no answer.
  await ask(station.wiped, {})
  localStorage.removeItem(stationKey)
  await lookAgainAt('session').catch(() => undefined)
  location.replace('/login')
}
