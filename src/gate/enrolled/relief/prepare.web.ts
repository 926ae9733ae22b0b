/** While a guard has the tablet open and online it seals the days to come: one after another, and never while somebody works with it. */
import { newId } from '../../../shared/ids.ts'
import { ask, serverNow } from '../../../web/calls/api.ts'
import { whenCalm } from '../../../web/frame/attention.ts'
import { stationStore } from '../../station/dexieStore.web.ts'
import { newActKey } from '../../station/outbox.ts'
import { openedNow } from '../../station/sealing.ts'
import { roundsHere, stretch } from '../stretch.web.ts'
import { type Opened, readVault, type Vault } from '../vault.ts'
import { daysToSeal, isPrepared, withRelief, wrapOf } from './relief.ts'
import { type ReliefDay, reliefs } from './reliefs.contract.ts'

const calmMs = 2_000
let preparing: Promise<void> | null = null

/** Without a line, or refused, it is tried again with the next minute. */
export function prepareReliefs(): Promise<void> {
  preparing ??= prepare()
    .catch(() => undefined)
    .finally(() => {
      preparing = null
    })
  return preparing
}

async function prepare(): Promise<void> {
  const opened = openedNow()
  const vault = await held()
  if (!opened || opened.relief || !vault || isPrepared(vault, serverNow())) return
  const { days } = await ask(reliefs.toPrepare, {})
  const missing = daysToSeal(vault, days, serverNow())
  const rounds = missing.length > 0 ? await roundsHere() : 0
  for (const day of missing) {
    await whenCalm(calmMs)
    if (openedNow() !== opened) return
    if (!(await sealDay(day, opened, rounds))) return
  }
}

/** Kept here once the server has the public half: a code that opens is one whose acts count. */
async function sealDay(day: ReliefDay, { storage_key }: Opened, rounds: number): Promise<boolean> {
  const id = newId()
  const { private_key, public_key } = newActKey()
  const wrap = await wrapOf(day, { storage_key, key: { id, private_key } }, { stretch, rounds })
  const { kept } = await ask(reliefs.keepKey, { id, day: day.day, mark: day.mark, public_key })
  if (!kept) return false
  await (await stationStore()).update('vault', (stored) => {
    const vault = readVault(stored)
    return vault ? withRelief(vault, wrap) : stored
  })
  return true
}

const held = async (): Promise<Vault | null> => readVault(await (await stationStore()).read('vault'))
