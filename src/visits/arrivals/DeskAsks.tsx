/** The strips of the desk: who stands at a gate, with the clock of the ask, and what a guard does about each. */
import { Button } from '@mantine/core'
import { Fragment, useEffect, useState } from 'react'
import { newId } from '../../shared/ids.ts'
import { useAct } from '../../web/calls/act.ts'
import { useServerNow } from '../../web/calls/api.ts'
import { useRead } from '../../web/calls/queries.ts'
import { later } from '../../web/frame/later.tsx'
import { useText } from '../../web/language/language.tsx'
import { AskStrips } from '../../web/pieces/AskStrips.tsx'
import { ByPhone, LetIn } from '../desk/visitActs.tsx'
import { leftTexts } from '../left/left.messages.ts'
import { visits } from '../visits.contract.ts'
import { visitMessages } from '../visits.messages.ts'
import { gateActOn } from '../visits.rules.ts'
import { arrivals, type OpenAsk } from './arrivals.contract.ts'
import { arrivalTexts } from './arrivals.messages.ts'
import { type AnswerBeside, answersOf, arrivalName, askSays } from './arrivals.ts'
import { askTexts } from './asks.messages.ts'
import './DeskAsks.css'

const LeaveItem = later(() => import('../left/LeaveItem.tsx').then((loaded) => loaded.LeaveItem))

const dialogs = { call: ByPhone, let_in: LetIn, leave: Leave }

export function DeskAsks() {
  const text = useText(askTexts)
  const { names } = useText(arrivalTexts)
  const asks = useRead(arrivals.asks, {})
  const standing = asks.data ?? []
  const now = useServerNow()
  useTick(standing.length > 0)
  const [open, setOpen] = useState<{ what: keyof typeof dialogs; ask: OpenAsk } | null>(null)
  const Dialog = open && dialogs[open.what]
  const places = new Set(standing.map(({ condominium }) => condominium.id))
  const strips = standing.map((ask) => ({
    id: ask.id,
    unit: ask.unit_number,
    name: [arrivalName(ask, names), ...(places.size > 1 ? [ask.condominium.name] : [])].join(' · '),
    ...askSays({ ...ask, answer: ask.answer ?? undefined, calls: Boolean(ask.call_wanted_by) }, now, text),
  }))
  const acts = (id: string) => {
    const ask = standing.find((one) => one.id === id)
    return ask ? <AskActs ask={ask} now={now} onOpen={(what) => setOpen({ what, ask })} /> : null
  }
  return (
    <>
      {strips.length > 0 ? (
        <div className="garita-desk-asks">
          <AskStrips label={text.strips} strips={strips} acts={acts} />
        </div>
      ) : null}
      {Dialog ? <Dialog visit={open.ask} onClose={() => setOpen(null)} /> : null}
    </>
  )
}

/** What stays at the gate. */
function Leave({ visit, onClose }: { visit: OpenAsk; onClose: () => void }) {
  const { condominium, unit_number, company, id } = visit
  return (
    <LeaveItem condominium_id={condominium.id} of={{ unit_number, company, authorization_id: id }} onClose={onClose} />
  )
}

interface AskActsProps {
  ask: OpenAsk
  now: number
  onOpen: (what: keyof typeof dialogs) => void
}

function AskActs({ ask, now, onOpen }: AskActsProps) {
  const text = useText(askTexts)
  const { acts: words } = useText(visitMessages)
  const { names } = useText(arrivalTexts)
  const left = useText(leftTexts)
  const enter = useAct(visits.enter)
  const close = useAct(arrivals.close)
  const name = arrivalName(ask, names)
  const { id, condominium } = ask
  const over = now > Date.parse(ask.until)
  const again = useAct(arrivals.askAgain)
  const [tried, setTried] = useState(false)
  const unanswered = over || tried
  const props = (label: string) => ({
    variant: 'default',
    size: 'sm',
    children: label,
    'aria-label': `${label}: ${ask.unit_number} ${name}`,
  })
  if (ask.approved) {
    const said = { title: words.entered_title, done: words.entered(name), failed: words.enter_failed }
    return (
      <div className="garita-ask-acts">
        <Button
          {...props(text.enter)}
          variant="filled"
          loading={enter.pending}
          onClick={() => enter.run(gateActOn(ask, newId()), said)}
        />
      </div>
    )
  }
  if (ask.answer) {
    return (
      <div className="garita-ask-acts">
        <span className="garita-second">{text.beside_text[ask.answer.word]}</span>
        {ask.answer.word === 'left_at_gate' ? (
          <Button {...props(left.write_it)} variant="filled" onClick={() => onOpen('leave')} />
        ) : null}
      </div>
    )
  }
  const end = (outcome: 'refused' | 'left' | AnswerBeside) => (
    <Button
      {...props(
        outcome === 'refused' && unanswered
          ? text.leads.not_today
          : outcome === 'left_at_gate' && unanswered
            ? text.left_at_gate
            : outcome === 'refused' || outcome === 'left'
              ? text[outcome]
              : text.says[outcome],
      )}
      loading={close.runs((input) => input.outcome === outcome)}
      onClick={() =>
        close.run(
          { condominium_id: condominium.id, id, outcome },
          { done: text.closed, failed: text.failed },
          { done: () => outcome === 'left_at_gate' && onOpen('leave') },
        )
      }
    />
  )
  const askThem = (everyone: boolean) => (
    <Button
      {...props(everyone ? text.leads.everyone : text.leads.again)}
      loading={again.runs((input) => input.everyone === everyone)}
      onClick={() =>
        again.run(
          { condominium_id: condominium.id, id, everyone },
          { done: text.leads.asked, failed: text.leads.failed },
        )
      }
    />
  )
  const beside = answersOf[ask.arrival_kind].map((word) => <Fragment key={word}>{end(word)}</Fragment>)
  const mayLetIn = over && !ask.call_wanted_by && ask.after === 'offer'
  const said = ask.call_wanted_by ? text.call_wanted_text(ask.call_wanted_by) : over ? text.after[ask.after] : null
  return (
    <div className="garita-ask-acts">
      {said ? <span className="garita-second">{said}</span> : null}
      {unanswered && !ask.call_wanted_by ? <span className="garita-second">{text.leads.title}</span> : null}
      <Button
        {...props(text.call)}
        {...(ask.call_wanted_by ? { variant: 'filled' } : {})}
        onClick={() => onOpen('call')}
      />
      {unanswered ? (
        <>
          {askThem(false)}
          {askThem(true)}
          {beside}
          {end('refused')}
          {end('left')}
        </>
      ) : (
        <>
          <Button {...props(text.leads.no_answer)} onClick={() => setTried(true)} />
          {end('refused')}
          {end('left')}
          {beside}
        </>
      )}
      {mayLetIn ? <Button {...props(text.let_in)} onClick={() => onOpen('let_in')} /> : null}
    </div>
  )
}

/** Each second while a clock runs. */
function useTick(running: boolean): void {
  const [, again] = useState(0)
  useEffect(() => {
    if (!running) return
    const timer = setInterval(() => again((ticks) => ticks + 1), 1000)
    return () => clearInterval(timer)
  }, [running])
}
