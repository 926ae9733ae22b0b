/** Shows the steps of a guard after a request without an answer, in this order: each step ends the request or asks again. */
import { Button, type ButtonProps, Group, Stack, Text } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'
import { useAct } from '../../web/calls/act.ts'
import { useText } from '../../web/language/language.tsx'
import { arrivals } from '../arrivals/arrivals.contract.ts'
import { askTexts } from '../arrivals/asks.messages.ts'
import styles from './AskLeads.module.css'
import { useGuardPost } from './guardPost.tsx'
import { type AskEnd, useAskEnd } from './useAskEnd.web.ts'

interface AskLeadsProps {
  authorization_id: string
  /** The first step calls the home. */
  call: ReactNode
  /** Offline, the home cannot be asked again. */
  online: boolean
  ends: readonly AskEnd[]
  size: 'sm' | 'lg'
  /** Names the visitor on each button if the screen shows several asks. */
  about?: string
  /** Scrolls into view at once: the guard has just recorded a call without an answer. */
  revealed?: boolean
  onEnded: (end: AskEnd) => void
}

export function AskLeads({ authorization_id, call, online, ends, size, about, revealed, onEnded }: AskLeadsProps) {
  const text = useText(askTexts)
  const { condominium_id } = useGuardPost()
  const again = useAct(arrivals.askAgain)
  const ending = useAskEnd(authorization_id, onEnded)
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    if (revealed) section.current?.scrollIntoView({ block: 'start' })
  }, [revealed])
  const names = { ...text.says, left_at_gate: text.left_at_gate, refused: text.leads.not_today, left: text.left }
  const numbered = size === 'lg'
  const Steps = numbered ? Stack : Group
  const button = (words: string): ButtonProps & { 'aria-label'?: string; children: string } => ({
    ...{ variant: 'default', size, children: words },
    ...(about ? { 'aria-label': `${words}: ${about}` } : {}),
  })
  return (
    <section ref={section} className={styles.leads} aria-label={text.leads.title}>
      <Text {...(numbered ? { fz: 'lg', fw: 600 } : {})}>{text.leads.title}</Text>
      <Steps
        component="ol"
        mt="0.375rem"
        {...(numbered
          ? { className: styles.numbered, gap: 'xs', ps: '1.75rem', fz: 'lg', fw: 600 }
          : { gap: '0.375rem 0.5rem' })}
      >
        <li>{call}</li>
        {online ? (
          [false, true].map((everyone) => (
            <li key={String(everyone)}>
              <Button
                {...button(everyone ? text.leads.everyone : text.leads.again)}
                loading={again.runs((input) => input.everyone === everyone)}
                onClick={() =>
                  again.run(
                    { condominium_id, id: authorization_id, everyone },
                    { done: text.leads.asked, failed: text.leads.failed },
                  )
                }
              />
            </li>
          ))
        ) : (
          <li>{text.leads.no_line}</li>
        )}
        {ends.map((end) => (
          <li key={end}>
            <Button {...button(names[end])} loading={ending.ends(end)} onClick={() => ending.end(end)} />
          </li>
        ))}
      </Steps>
    </section>
  )
}
