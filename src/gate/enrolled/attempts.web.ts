/** What somebody types to open a tablet of a gate: a guard their PIN, a relief the code of the day. */
import { serverNow } from '../../web/calls/api.ts'
import { stationStore } from '../station/dexieStore.web.ts'
import { readId } from '../station/station.ts'
import { openRelief, reliefNow } from './relief/relief.ts'
import { stretch } from './stretch.web.ts'
import { type Opened, openFor, type Vault } from './vault.ts'

/** Opens what the tablet stores; null for a wrong PIN or code. */
export type Attempt = (vault: Vault) => Promise<Opened | null>

export const byPin =
  (guardId: string, pin: string): Attempt =>
  async ({ guards }) => {
    const one = guards.find(({ id }) => id === guardId)
    return one ? openFor(one, pin, stretch) : null
  }

export const byCode =
  (code: string, name: string): Attempt =>
  async (vault) => {
    const stationId = readId(await (await stationStore()).read('station_id'))
    const wrap = reliefNow(vault, serverNow())
    if (!wrap || !stationId) return null
    return openRelief(wrap, { code, name, condominium_id: vault.condominium.id, station_id: stationId }, stretch)
  }
