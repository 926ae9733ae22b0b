/** One message of the conversation, and the typing indicator. */
import type { Spoken } from '../../shared/messages.ts'
import './AssistantMessage.css'
import type { assistantMessages } from './assistant.messages.ts'
import type { Message } from './useConversation.web.ts'

type Text = Spoken<typeof assistantMessages>

interface AssistantMessageProps {
  id?: string
  text: Text
  message: Omit<Message, 'id'>
}

export function AssistantMessage({ id, text, message }: AssistantMessageProps) {
  const { isUser, failed, language, title, section, voice } = message
  return (
    <div
      id={id}
      className="garita-assistant-said"
      data-user={isUser || undefined}
      data-tone={failed ? 'bad' : undefined}
    >
      <span className="garita-assistant-hidden">{isUser ? text.you : text.it} </span>
      {title ? <strong lang={language}>{title}</strong> : null}
      <p lang={language}>{message.text}</p>
      {voice ? (
        // biome-ignore lint/a11y/useMediaCaption: the user's own recording of a moment ago has no transcript.
        <audio controls src={voice} aria-label={text.voice} />
      ) : null}
      {section ? (
        <p>
          {section.address.includes('#') ? `${text.section} ` : null}
          <a href={section.address} lang={language}>
            {section.title}
          </a>
        </p>
      ) : null}
    </div>
  )
}

export function Typing({ text }: { text: Text }) {
  return (
    <div className="garita-assistant-said garita-assistant-typing">
      <span className="garita-assistant-hidden">{text.typing}</span>
      <i />
      <i />
      <i />
    </div>
  )
}
