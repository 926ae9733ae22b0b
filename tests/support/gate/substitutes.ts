import { pbkdf2Sync } from 'node:crypto'
import { signAct } from '../../../src/gate/station/outbox.ts'
import { sealMessage, signText, substituteText } from '../../../src/gate/tablet/sealedMessages.ts'
import { codeOfDay, keysOfDay } from '../../../src/gate/tablet/substitute/dailyCodes.server.ts'
import { envelopeOf, openForSubstitute, wrapOf } from '../../../src/gate/tablet/substitute/substitute.ts'
import { type SubstituteDay, substitutes } from '../../../src/gate/tablet/substitute/substitutes.contract.ts'
import { newStorageKey, type Opened, type PinKey } from '../../../src/gate/tablet/vault.ts'
import { sessionCookie } from '../../../src/server/http/cookies.ts'
import { keepKeys } from '../../../src/server/keys/keepKeys.ts'
import { openKeyring } from '../../../src/server/keys/keyring.ts'
import { installationSecret } from '../../../src/server/settings/secret.ts'
import { newId } from '../../../src/shared/ids.ts'
import { beNoon } from '../clocks.ts'
import type { TestInstallation, TestPerson } from '../installation.ts'
import { authorize } from '../visits.ts'
import { entryOf, made } from './stations.ts'
import { from, keyAt, type TabletWorld, tabletWorld } from './tablets.ts'

const pinKey: PinKey = async (code, salt, rounds) => pbkdf2Sync(code, salt, rounds, 32, 'sha256')

/** Opens a tablet as a guard and prepares the code of today. */
export async function substituteWorld(garita: TestInstallation) {
  const there = await tabletWorld(garita)
  // A day of a substitute begins at six, and some tests act minutes ago.
  await beNoon(garita, there.here)
  const opened = await keyAt(garita, there.guard, there)
  const cookies = { ...there.tablet, [sessionCookie]: there.guard.token }
  const supervisor = await garita.person({ user_role: 'supervisor', assigned: [there.here], full_name: 'Sofía Mora' })
  const asked = await from(garita, cookies, substitutes.toPrepare, {})
  const days: SubstituteDay[] = asked.body.days
  const secret = await substituteSecret(garita, there.id)
  await prepareDay(garita, cookies, days[0])
  return { ...there, opened, cookies, supervisor, days, secret }
}
export type SubstituteWorld = Awaited<ReturnType<typeof substituteWorld>>

async function substituteSecret(garita: TestInstallation, tabletId: string): Promise<Buffer> {
  const secret = installationSecret(garita.settings)
  const client = await garita.owner.connect()
  try {
    const keys = openKeyring(secret, await keepKeys(client, secret), { warn: () => undefined })
    return keys.substituteSecret(tabletId, 1)
  } finally {
    client.release()
  }
}

export async function prepareDay(
  garita: TestInstallation,
  cookies: Record<string, string>,
  one: SubstituteDay | undefined,
) {
  if (!one) throw new Error('no such day')
  const { body } = await from(garita, cookies, substitutes.prepareDay, { day: one.day, mark: one.mark })
  return body.envelope
}

export const readCode = (there: TabletWorld, by: TestPerson, id = newId()) =>
  by.call(substitutes.readCode, { condominium_id: there.here, tablet_id: there.id, id })

/** Opens the tablet with a code that the supervisor read today. */
export async function openAs(there: SubstituteWorld, name: string, number = 0): Promise<Opened> {
  await readCode(there, there.supervisor)
  return openUnread(there, name, number)
}

export async function openUnread(
  { days, secret, station }: SubstituteWorld,
  name: string,
  number = 0,
): Promise<Opened> {
  const day = days[number]
  if (!day) throw new Error('no such day')
  const code = codeOfDay(secret, day.day)
  const envelope = await envelopeOf(keysOfDay(secret, day.day), code, { pinKey, rounds: 10 })
  const opened = await openForSubstitute(wrapOf(day, envelope, newStorageKey()), { code, name, ...station }, pinKey)
  if (!opened) throw new Error('it does not open')
  return opened
}

export function wordOf(
  there: SubstituteWorld,
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
  const signature = signText(substituteText(place, word), relief.day_key.private_key)
  return sealMessage(there.server_key, { about: 'relief', relief: word, key: relief.day_key.id, signature })
}

export async function actOf(garita: TestInstallation, there: SubstituteWorld, { agent, key }: Opened, at?: Date) {
  const one = made(there, entryOf(await authorize(garita, there.ana)), { agent_id: agent.id, ...(at && { at }) })
  const signed = { ...one, proof: signAct(one.event, there.station, key) }
  return { id: one.event.id, one: signed, letter: sealMessage(there.server_key, { about: 'act', act: signed }) }
}
