/** Messages and input are kept while the panel is closed. */
import { IconPhone, IconX } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { type Language, type Spoken, speak } from '../../shared/messages.ts'
import { platformRefusals } from '../../shared/refusal.ts'
import { askByName, Refused } from '../../web/calls/api.ts'
import frame from '../WelcomeFrame.module.css'
import type { Answer, welcome } from '../welcome.contract.ts'
import { welcomeRefusals } from '../welcome.refusals.ts'
import { AssistantForm } from './AssistantForm.tsx'
import styles from './AssistantPanel.module.css'
import { assistantMessages } from './assistant.messages.ts'
import { firstQuestions } from './firstQuestions.messages.ts'

// The page around the panel comes from another rendering, whose generated ids would be the same.
const title = 'assistant-title'
const greeting = 'assistant-greeting'

export interface AssistantPanelProps {
  language: Language
  opened: boolean
  onClose: () => void
}

export function AssistantPanel({ language, opened, onClose }: AssistantPanelProps) {
  const text = speak(assistantMessages, language)
  const { messages, sending, send } = useConversation(language)
  const log = useRef<HTMLDivElement>(null)

  // Scroll to the start of the newest message: a long answer is read from the top.
  // biome-ignore lint/correctness/useExhaustiveDependencies: new messages are the reason to scroll.
  useEffect(() => {
    const newest = log.current?.lastElementChild
    if (newest instanceof HTMLElement) log.current?.scrollTo({ top: newest.offsetTop - 16 })
  }, [messages, sending, opened])

  return (
    <dialog
      className={`${frame.box} ${styles.panel}`}
      open={opened}
      aria-labelledby={title}
      aria-describedby={greeting}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <header>
        <h2 id={title}>{text.title}</h2>
        <button type="button" className={styles.close} aria-label={text.close} onClick={onClose}>
          <IconX size={22} stroke={1.75} aria-hidden />
        </button>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: without a mouse it is scrolled by its keys. */}
      <div ref={log} className={styles.log} role="log" aria-label={text.conversation} tabIndex={0}>
        <AssistantMessage id={greeting} text={text} message={{ text: text.welcome, isUser: false, language }} />
        {messages.length === 0 ? (
          <ul className={styles.list}>
            {Object.values(speak(firstQuestions, language)).map((question) => (
              <li key={question}>
                <button className={frame.button} type="button" onClick={() => void send(question)}>
                  {question}
                </button>
              </li>
            ))}
          </ul>
        ) : null}
        {messages.map((message) => (
          <AssistantMessage key={message.id} text={text} message={message} />
        ))}
        {sending ? <Typing text={text} /> : null}
      </div>
      <AssistantForm text={text} opened={opened} sending={sending} send={send} />
    </dialog>
  )
}

type Text = Spoken<typeof assistantMessages>

interface AssistantMessageProps {
  id?: string
  text: Text
  message: Omit<Message, 'id'>
}

function AssistantMessage({ id, text, message }: AssistantMessageProps) {
  const { isUser, failed, language, title, links = [], calls = [], voice } = message
  return (
    <div
      id={id}
      className={styles.said}
      data-message
      data-user={isUser || undefined}
      data-tone={failed ? 'bad' : undefined}
    >
      <span className="garita-hidden">{isUser ? text.you : text.it} </span>
      {title ? <strong lang={language}>{title}</strong> : null}
      <p lang={language}>{message.text}</p>
      {voice ? (
        // biome-ignore lint/a11y/useMediaCaption: the user's own recording of a moment ago has no transcript.
        <audio className={styles.voice} controls src={voice} aria-label={text.voice} />
      ) : null}
      {calls.length > 0 ? (
        <ul className={styles.list} lang={language}>
          {calls.map(({ number, where }) => (
            <li key={number}>
              <a className={frame.button} href={`tel:${number}`} aria-label={`${text.call} ${number}, ${where}`}>
                <IconPhone size={20} aria-hidden />
                <strong>{number}</strong>
                {where}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      {links.map(({ address, title: name }, at) => (
        <p key={address}>
          {title ? `${at === 0 ? text.section : text.also} ` : null}
          <a href={address} lang={language}>
            {name}
          </a>
        </p>
      ))}
    </div>
  )
}

function Typing({ text }: { text: Text }) {
  return (
    <div className={`${styles.said} ${styles.typing}`} data-message>
      <span className="garita-hidden">{text.typing}</span>
      <i />
      <i />
      <i />
    </div>
  )
}

interface Message extends Omit<Answer, 'language'> {
  id: number
  isUser: boolean
  language?: Language | undefined
  failed?: boolean
  /** A recording has an address in this browser. */
  voice?: string | undefined
}

const words = { ...welcomeRefusals, too_many: platformRefusals.too_many, busy: platformRefusals.busy }

/** The conversation lasts as long as the page. */
function useConversation(language: Language) {
  const [messages, setMessages] = useState<readonly Message[]>([])
  const [sending, setSending] = useState(false)
  const count = useRef(0)

  const add = (message: Omit<Message, 'id'>) => {
    count.current += 1
    const id = count.current
    setMessages((before) => [...before, { ...message, id }])
  }

  /** Returns true if the assistant answered. */
  async function send(text: string, voice?: string): Promise<boolean> {
    add({ text, isUser: true, voice })
    setSending(true)
    try {
      const answer = await askByName<typeof welcome.ask>('welcome.ask', { message: text, language })
      add({ ...answer, isUser: false })
      return true
    } catch (error) {
      add({ text: inWords(error, language), isUser: false, failed: true })
      return false
    } finally {
      setSending(false)
    }
  }

  return { messages, sending, send }
}

function inWords(error: unknown, language: Language): string {
  const spoken: Record<string, string> & { assistant_failed: string } = speak(words, language)
  return (error instanceof Refused ? spoken[error.code] : undefined) ?? spoken.assistant_failed
}
