/** The assistant's panel: messages and input. Both are kept while it is closed. */
import { IconX } from '@tabler/icons-react'
import { useEffect, useId, useRef } from 'react'
import { type Language, speak } from '../../shared/messages.ts'
import { AssistantForm } from './AssistantForm.tsx'
import { AssistantMessage, Typing } from './AssistantMessage.tsx'
import './AssistantPanel.css'
import { assistantMessages } from './assistant.messages.ts'
import { useConversation } from './useConversation.web.ts'

export interface AssistantPanelProps {
  language: Language
  opened: boolean
  onClose: () => void
}

export function AssistantPanel({ language, opened, onClose }: AssistantPanelProps) {
  const text = speak(assistantMessages, language)
  const { messages, sending, send } = useConversation(language)
  const title = useId()
  const greeting = useId()
  const log = useRef<HTMLDivElement>(null)

  // Scroll to the start of the newest message: a long answer is read from the top.
  // biome-ignore lint/correctness/useExhaustiveDependencies: new messages are the reason to scroll.
  useEffect(() => {
    const newest = log.current?.lastElementChild
    if (newest instanceof HTMLElement) log.current?.scrollTo({ top: newest.offsetTop - 16 })
  }, [messages, sending, opened])

  return (
    <dialog
      className="garita-assistant-panel"
      open={opened}
      aria-labelledby={title}
      aria-describedby={greeting}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <header>
        <h2 id={title}>{text.title}</h2>
        <button type="button" className="garita-assistant-close" aria-label={text.close} onClick={onClose}>
          <IconX size={22} stroke={1.75} aria-hidden />
        </button>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: without a mouse it is scrolled by its keys. */}
      <div ref={log} className="garita-assistant-log" role="log" aria-label={text.conversation} tabIndex={0}>
        <AssistantMessage id={greeting} text={text} message={{ text: text.welcome, isUser: false, language }} />
        {messages.map((message) => (
          <AssistantMessage key={message.id} text={text} message={message} />
        ))}
        {sending ? <Typing text={text} /> : null}
      </div>
      <AssistantForm text={text} opened={opened} sending={sending} send={send} />
    </dialog>
  )
}
