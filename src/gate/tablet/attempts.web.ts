/** A guard opens a tablet of a gate with a PIN, a substitute guard with the code of the day. */
import { serverNow } from '../../web/calls/api.ts'
import { stationStore } from '../station/dexieStore.web.ts'
import { readId } from '../station/station.ts'
import { pinKey } from './pinKey.web.ts'
import { openForSubstitute, substituteNow } from './substitute/substitute.ts'
import { type Opened, openFor, type Vault } from './vault.ts'

/** Opens the storage of the tablet; null for a wrong PIN or code. */
export type Attempt = (vault: Vault) => Promise<Opened | null>

export const byPin =
  (guardId: string, pin: string): Attempt =>
  async ({ guards }) => {
    const one = guards.find(({ id }) => id === guardId)
    return one ? openFor(one, pin, pinKey) : null
  }

export const byCode =
  (code: string, name: string): Attempt =>
  async (vault) => {
    const stationId = readId(await (await stationStore()).read('station_id'))
    const wrap = substituteNow(vault, serverNow())
    if (!wrap || !stationId) return null
    return openForSubstitute(wrap, { code, name, condominium_id: vault.condominium.id, station_id: stationId }, pinKey)
  }
