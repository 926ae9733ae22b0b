/** Reports a substitute guard who began with the code of the day, signed with the key of that day. */
import { newId } from '../../../shared/ids.ts'
import { serverNow } from '../../../web/calls/api.ts'
import { keepMessage } from '../../station/dexieStore.web.ts'
import { sealMessage, signText, substituteText } from '../sealedMessages.ts'
import type { Opened, Vault } from '../vault.ts'

/** This message comes before the messages of the shift, because the server does not know the guard yet. */
export async function reportSubstitute({ agent, key, relief }: Opened, vault: Vault): Promise<void> {
  if (!relief) return
  const { id, public_key } = key
  const word = { agent_id: agent.id, name: relief.name, key: id, public_key, at: new Date(serverNow()).toISOString() }
  const signature = signText(substituteText(key, word), relief.day_key.private_key)
  const letter = { about: 'relief', relief: word, key: relief.day_key.id, signature } as const
  await keepMessage(newId(), sealMessage(vault.server_key, letter)).catch(() => undefined)
}
