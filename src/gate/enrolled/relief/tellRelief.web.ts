/** Says that somebody began with the code of a day, signed with the key of that day. */
import { newId } from '../../../shared/ids.ts'
import { serverNow } from '../../../web/calls/api.ts'
import { keepLetter } from '../../station/dexieStore.web.ts'
import { reliefText, sealLetter, signText } from '../letters.ts'
import type { Opened, Vault } from '../vault.ts'

/** Before their shift: the server does not know them. */
export async function tellRelief({ agent, key, relief }: Opened, vault: Vault): Promise<void> {
  if (!relief) return
  const { id, public_key } = key
  const word = { agent_id: agent.id, name: relief.name, key: id, public_key, at: new Date(serverNow()).toISOString() }
  const signature = signText(reliefText(key, word), relief.day_key.private_key)
  const letter = { about: 'relief', relief: word, key: relief.day_key.id, signature } as const
  await keepLetter(newId(), sealLetter(vault.server_key, letter)).catch(() => undefined)
}
