/** While a guard has the tablet open and online it prepares the days to come: one after another, and never while the guard works with it. */
import { ask, serverNow } from '../../../web/calls/api.ts'
import { whenCalm } from '../../../web/frame/attention.ts'
import { stationStore } from '../../station/dexieStore.web.ts'
import { openedNow } from '../../station/sealing.ts'
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
  for (const day of missing) {
    await whenCalm(calmMs)
    if (openedNow() !== opened) return
    if (!(await sealDay(day, opened))) return
  }
}

async function sealDay(day: ReliefDay, { storage_key }: Opened): Promise<boolean> {
  const { envelope } = await ask(reliefs.prepareDay, { day: day.day, mark: day.mark })
  if (!envelope) return false
  const wrap = wrapOf(day, envelope, storage_key)
  await (await stationStore()).update('vault', (stored) => {
    const vault = readVault(stored)
    return vault ? withRelief(vault, wrap) : stored
  })
  return true
}

const held = async (): Promise<Vault | null> => readVault(await (await stationStore()).read('vault'))
