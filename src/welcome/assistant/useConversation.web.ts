/** The conversation with the assistant, kept as long as the page. */
import { useRef, useState } from 'react'
import { type Language, speak } from '../../shared/messages.ts'
import { platformRefusals } from '../../shared/refusal.ts'
import { askByName, Refused } from '../../web/calls/api.ts'
import type { Answer, welcome } from '../welcome.contract.ts'
import { welcomeRefusals } from '../welcome.refusals.ts'

export interface Message extends Omit<Answer, 'language'> {
  id: number
  isUser: boolean
  language?: Language | undefined
  failed?: boolean
  /** The address of a recording in this browser. */
  voice?: string | undefined
}

const words = { ...welcomeRefusals, too_many: platformRefusals.too_many, busy: platformRefusals.busy }

export function useConversation(language: Language) {
  const [messages, show] = useState<readonly Message[]>([])
  const [sending, wait] = useState(false)
  const count = useRef(0)

  const add = (message: Omit<Message, 'id'>) => {
    count.current += 1
    const id = count.current
    show((before) => [...before, { ...message, id }])
  }

  /** True when it was answered. */
  async function send(text: string, voice?: string): Promise<boolean> {
    add({ text, isUser: true, voice })
    wait(true)
    try {
      const answer = await askByName<typeof welcome.ask>('welcome.ask', { message: text, language })
      add({ ...answer, isUser: false })
      return true
    } catch (error) {
      add({ text: inWords(error, language), isUser: false, failed: true })
      return false
    } finally {
      wait(false)
    }
  }

  return { messages, sending, send }
}

function inWords(error: unknown, language: Language): string {
  const spoken: Record<string, string> & { assistant_failed: string } = speak(words, language)
  return (error instanceof Refused ? spoken[error.code] : undefined) ?? spoken.assistant_failed
}
