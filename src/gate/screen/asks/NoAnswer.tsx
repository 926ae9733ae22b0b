/** Nobody answers about an arrival: what a guard does then, in this order, and each way ends it or asks again. */
import { Button } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'
import { arrivals } from '../../../visits/arrivals/arrivals.contract.ts'
import { kindOf } from '../../../visits/arrivals/arrivals.ts'
import { askTexts } from '../../../visits/arrivals/asks.messages.ts'
import { useAct } from '../../../web/calls/act.ts'
import { useText } from '../../../web/language/language.tsx'
import type { Entry } from '../../facts/gate.snapshot.ts'
import type { VerdictCardProps } from '../card/VerdictCard.tsx'
import { leftFor } from '../left/leftFor.ts'
import './NoAnswer.css'

interface NoAnswerProps extends Pick<VerdictCardProps, 'screen' | 'station' | 'onLeave'> {
  entry: Entry
  /** It comes into sight at once: the guard has just written that nobody picked up. */
  revealed: boolean
  /** The telephones of the home. */
  children: ReactNode
}

export function NoAnswer({ entry, screen, station, revealed, onLeave, children }: NoAnswerProps) {
  const text = useText(askTexts)
  const again = useAct(arrivals.askAgain)
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    if (revealed) section.current?.scrollIntoView({ block: 'start' })
  }, [revealed])
  const { authorization_id } = entry
  const { online, practice, snapshot } = station
  const ask = (everyone: boolean) => {
    if (!snapshot) return
    again.run(
      { condominium_id: snapshot.condominium.id, id: authorization_id, everyone },
      { done: text.leads.asked, failed: text.leads.failed },
    )
  }
  const close = (act: Parameters<typeof station.record>[0]) => {
    station.record(act).catch(() => screen.show({ what: 'failed' }))
    screen.dismiss()
  }
  const leave = () => {
    close({ kind: 'call_answer', authorization_id, answer: 'left_at_gate' })
    onLeave(leftFor(entry))
  }
  return (
    <section ref={section} className="garita-no-answer" aria-label={text.leads.title}>
      <p className="garita-verdict-question">{text.leads.title}</p>
      <ol>
        <li>
          {text.leads.call}
          {children}
        </li>
        {online && !practice ? (
          [false, true].map((everyone) => (
            <li key={String(everyone)}>
              <Button
                variant="default"
                size="lg"
                loading={again.runs((input) => input.everyone === everyone)}
                onClick={() => ask(everyone)}
              >
                {everyone ? text.leads.everyone : text.leads.again}
              </Button>
            </li>
          ))
        ) : (
          <li>{text.leads.no_line}</li>
        )}
        {kindOf(entry.arrival_kind) === 'delivery' ? (
          <li>
            <Button variant="default" size="lg" disabled={screen.busy} onClick={leave}>
              {text.left_at_gate}
            </Button>
          </li>
        ) : null}
        <li>
          <Button
            variant="default"
            size="lg"
            disabled={screen.busy}
            onClick={() => close({ kind: 'arrival_closed', authorization_id, outcome: 'refused' })}
          >
            {text.leads.not_today}
          </Button>
        </li>
      </ol>
    </section>
  )
}
