/** The contact of a tablet of a gate with the server: hands over what waits, hears whether the tablet was lost, and wipes it then. */
import { session } from '../../session/session.contract.ts'
import { ask } from '../../web/calls/api.ts'
import { lookAgainAt } from '../../web/calls/queries.ts'
import { dropLetters, lettersKept, stationStore, wipeAll } from '../station/dexieStore.web.ts'
import { lockStorage, openedNow } from '../station/sealing.ts'
import { stationKey } from '../station/stationPatience.web.ts'
import { endSession } from './dutySession.web.ts'
import { station } from './stations.contract.ts'

const mostLetters = 50
const mostCharacters = 40_000
/** The server did not take them by themselves: a guard sends those acts. */
const leftOver = new Set<string>()
let contacting: Promise<{ at: string }> | null = null

/** Says that the tablet is there, hands over what waits, and hears whether it was lost. */
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
    await dropLetters(taken.flatMap((place) => waiting[place]?.id ?? []))
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
    return place === mostLetters || characters > mostCharacters
  })
  return over === -1 ? letters : letters.slice(0, Math.max(1, over))
}

/** What waited was handed over before. */
async function wipeLost(): Promise<void> {
  lockStorage()
  await ask(session.signOut, {}).catch(() => undefined)
  await wipeAll()
  // Without an answer the next contact says it again.
  await ask(station.wiped, {})
  localStorage.removeItem(stationKey)
  await lookAgainAt('session').catch(() => undefined)
  location.replace('/login')
}
