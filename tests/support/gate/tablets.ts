/** A tablet that belongs to a gate, as a caller: linked by a code, with the keys of its guards. */

import { newActKey } from '../../../src/gate/station/outbox.ts'
import { dutyText, signText } from '../../../src/gate/tablet/sealedMessages.ts'
import { station, stations } from '../../../src/gate/tablet/stations.contract.ts'
import { sessionCookie } from '../../../src/server/http/cookies.ts'
import type { Call, Input } from '../../../src/shared/contract.ts'
import { newId } from '../../../src/shared/ids.ts'
import type { TestInstallation, TestPerson } from '../installation.ts'
import { preparedWorld } from './stations.ts'

export async function from<C extends Call>(
  garita: TestInstallation,
  cookies: Record<string, string>,
  call: C,
  input: Input<C>,
) {
  const response = await garita.app.request(`/api/v1/${call.name}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      cookie: Object.entries(cookies)
        .map(([name, value]) => `${name}=${value}`)
        .join('; '),
    },
    body: JSON.stringify(input),
  })
  const set = Object.fromEntries(
    response.headers.getSetCookie().map((line) => {
      const [pair = ''] = line.split(';')
      return [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)] as const
    }),
  )
  const body = await response.json()
  return { status: response.status, body, set }
}

export async function tabletWorld(garita: TestInstallation) {
  const there = await preparedWorld(garita)
  const id = newId()
  const wish = { condominium_id: there.here, id, gate_id: there.main, name: 'Tableta norte' }
  const madeCode = await there.admin.call(stations.makeCode, wish)
  if (!madeCode.ok) throw new Error(madeCode.code)
  const { station_id } = there.station
  const taken = await from(garita, {}, station.enroll, { code: madeCode.answer.code, station_id })
  return { ...there, id, code: madeCode.answer.code, tablet: taken.set, server_key: String(taken.body.server_key) }
}
export type TabletWorld = Awaited<ReturnType<typeof tabletWorld>>

export async function keyAt(
  garita: TestInstallation,
  guard: TestPerson,
  { tablet }: Pick<TabletWorld, 'tablet'>,
  sealed: string | null = null,
) {
  const key = { id: newId(), ...newActKey() }
  const cookies = { ...tablet, [sessionCookie]: guard.token }
  const kept = await from(garita, cookies, stations.keepGuardKey, {
    id: key.id,
    public_key: key.public_key,
    sealed_key: sealed,
  })
  return { ...key, kept }
}
export type TabletKey = Awaited<ReturnType<typeof keyAt>>

export const beginAt = (
  garita: TestInstallation,
  { tablet, station: here }: Pick<TabletWorld, 'tablet' | 'station'>,
  key: { id: string; private_key: string },
  at = new Date().toISOString(),
) =>
  from(garita, tablet, station.begin, {
    key: key.id,
    at,
    signature: signText(dutyText(here, key.id, at), key.private_key),
  })
