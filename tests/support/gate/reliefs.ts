/** A tablet of a gate that is ready for reliefs, and what one of them does there. */
import { pbkdf2Sync } from 'node:crypto'
import { reliefText, sealLetter, signText } from '../../../src/gate/enrolled/letters.ts'
import { codeOfDay, keysOfDay } from '../../../src/gate/enrolled/relief/dayCodes.server.ts'
import { envelopeOf, openRelief, wrapOf } from '../../../src/gate/enrolled/relief/relief.ts'
import { type ReliefDay, reliefs } from '../../../src/gate/enrolled/relief/reliefs.contract.ts'
import { newStorageKey, type Opened, type Stretch } from '../../../src/gate/enrolled/vault.ts'
import { signAct } from '../../../src/gate/station/outbox.ts'
import { sessionCookie } from '../../../src/server/http/cookies.ts'
import { keepKeys } from '../../../src/server/keys/keepKeys.ts'
import { openKeyring } from '../../../src/server/keys/keyring.ts'
import { installationSecret } from '../../../src/server/settings/secret.ts'
import { newId } from '../../../src/shared/ids.ts'
import type { TestInstallation, TestPerson } from '../installation.ts'
import { authorize } from '../visits.ts'
import { entryOf, made } from './stations.ts'
import { from, keyAt, type TabletWorld, tabletWorld } from './tablets.ts'

const stretch: Stretch = async (code, salt, rounds) => pbkdf2Sync(code, salt, rounds, 32, 'sha256')

/** A tablet that a guard opened, and that prepared today. */
export async function reliefWorld(garita: TestInstallation) {
  const there = await tabletWorld(garita)
  const opened = await keyAt(garita, there.guard, there)
  const cookies = { ...there.tablet, [sessionCookie]: there.guard.token }
  const supervisor = await garita.person({ user_role: 'supervisor', assigned: [there.here], full_name: 'Sofía Mora' })
  const asked = await from(garita, cookies, reliefs.toPrepare, {})
  const days: ReliefDay[] = asked.body.days
  const secret = await reliefSecret(garita, there.id)
  await prepareDay(garita, cookies, days[0])
  return { ...there, opened, cookies, supervisor, days, secret }
}
export type ReliefWorld = Awaited<ReturnType<typeof reliefWorld>>

/** The program's own, which no person reads. */
async function reliefSecret(garita: TestInstallation, tabletId: string): Promise<Buffer> {
  const secret = installationSecret(garita.settings)
  const client = await garita.owner.connect()
  try {
    const keys = openKeyring(secret, await keepKeys(client, secret), { warn: () => undefined })
    return keys.reliefSecret(tabletId, 1)
  } finally {
    client.release()
  }
}

export async function prepareDay(
  garita: TestInstallation,
  cookies: Record<string, string>,
  one: ReliefDay | undefined,
) {
  if (!one) throw new Error('no such day')
  const { body } = await from(garita, cookies, reliefs.prepareDay, { day: one.day, mark: one.mark })
  return body.envelope
}

export const readCode = (there: TabletWorld, by: TestPerson, id = newId()) =>
  by.call(reliefs.readCode, { condominium_id: there.here, tablet_id: there.id, id })

/** As the tablet opens with a code that the supervisor read today. */
export async function openAs(there: ReliefWorld, name: string, number = 0): Promise<Opened> {
  await readCode(there, there.supervisor)
  return openUnread(there, name, number)
}

/** The supervisor did not read this code. */
export async function openUnread({ days, secret, station }: ReliefWorld, name: string, number = 0): Promise<Opened> {
  const day = days[number]
  if (!day) throw new Error('no such day')
  const code = codeOfDay(secret, day.day)
  const envelope = await envelopeOf(keysOfDay(secret, day.day), code, { stretch, rounds: 10 })
  const opened = await openRelief(wrapOf(day, envelope, newStorageKey()), { code, name, ...station }, stretch)
  if (!opened) throw new Error('it does not open')
  return opened
}

export function wordOf(
  there: ReliefWorld,
  { agent, key, relief }: Opened,
  at = new Date(),
  place = there.station,
  change = {},
) {
  if (!relief) throw new Error('no relief')
  const word = {
    ...{ agent_id: agent.id, name: relief.name, key: key.id, public_key: key.public_key, at: at.toISOString() },
    ...change,
  }
  const signature = signText(reliefText(place, word), relief.day_key.private_key)
  return sealLetter(there.server_key, { about: 'relief', relief: word, key: relief.day_key.id, signature })
}

export async function actOf(garita: TestInstallation, there: ReliefWorld, { agent, key }: Opened, at?: Date) {
  const one = made(there, entryOf(await authorize(garita, there.ana)), { agent_id: agent.id, ...(at && { at }) })
  const signed = { ...one, proof: signAct(one.event, there.station, key) }
  return { id: one.event.id, one: signed, letter: sealLetter(there.server_key, { about: 'act', act: signed }) }
}
