/** Prepares the coming days while a guard has the tablet open and online: one at a time, and never during an act. */
import { ask, serverNow } from '../../../web/calls/api.ts'
import { whenCalm } from '../../../web/frame/attention.ts'
import { stationStore } from '../../station/dexieStore.web.ts'
import { openedNow } from '../../station/sealing.ts'
import { type Opened, readVault, type Vault } from '../vault.ts'
import { daysToSeal, isPrepared, withSubstitute, wrapOf } from './substitute.ts'
import { type SubstituteDay, substitutes } from './substitutes.contract.ts'

const calmMs = 2_000
let preparing: Promise<void> | null = null

/** The next minute retries a failed or refused call. */
export function prepareSubstitutes(): Promise<void> {
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
  const { days } = await ask(substitutes.toPrepare, {})
  const missing = daysToSeal(vault, days, serverNow())
  for (const day of missing) {
    await whenCalm(calmMs)
    if (openedNow() !== opened) return
    if (!(await sealDay(day, opened))) return
  }
}

async function sealDay(day: SubstituteDay, { storage_key }: Opened): Promise<boolean> {
  const { envelope } = await ask(substitutes.prepareDay, { day: day.day, mark: day.mark })
  if (!envelope) return false
  const wrap = wrapOf(day, envelope, storage_key)
  await (await stationStore()).update('vault', (stored) => {
    const vault = readVault(stored)
    return vault ? withSubstitute(vault, wrap) : stored
  })
  return true
}

const held = async (): Promise<Vault | null> => readVault(await (await stationStore()).read('vault'))
