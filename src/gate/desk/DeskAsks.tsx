/** Shows a line for each open request: the visitor, the time left and the acts of the guard. */
import { Button, Group } from '@mantine/core'
import { IconPhone } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useServerNow } from '../../web/calls/api.ts'
import { useRead } from '../../web/calls/queries.ts'
import { lazyPart } from '../../web/frame/lazyPart.tsx'
import { useText } from '../../web/language/language.tsx'
import { type Act, Acts } from '../../web/pieces/Acts.tsx'
import { arrivals, type OpenAsk } from '../arrivals/arrivals.contract.ts'
import { arrivalTexts } from '../arrivals/arrivals.messages.ts'
import { answersOf, arrivalName, askSays } from '../arrivals/arrivals.ts'
import { askTexts } from '../arrivals/asks.messages.ts'
import { leftItemTexts } from '../arrivals/leftItems/leftItems.messages.ts'
import { AskLeads } from '../dialogs/AskLeads.tsx'
import { AskStrips } from '../dialogs/AskStrips.tsx'
import { useGuardPost } from '../dialogs/guardPost.tsx'
import { type AskEnd, useAskEnd } from '../dialogs/useAskEnd.web.ts'
import { useRecording } from '../dialogs/useRecording.tsx'
import { visitMessages } from '../visits/visits.messages.ts'
import styles from './DeskAsks.module.css'
import { DeskPost } from './DeskPost.tsx'
import { entryAct } from './deskActs.ts'
import { ByPhone, LetIn } from './visitActs.tsx'

const LeaveItemDialog = lazyPart(() =>
  import('../dialogs/LeaveItemDialog.tsx').then((loaded) => loaded.LeaveItemDialog),
)

const dialogs = { call: ByPhone, let_in: LetIn, leave: Leave }

export function DeskAsks() {
  const text = useText(askTexts)
  const { names } = useText(arrivalTexts)
  const asks = useRead(arrivals.asks, {})
  const openAsks = asks.data ?? []
  const now = useServerNow()
  useTick(openAsks.length > 0)
  const [open, setOpen] = useState<{ what: keyof typeof dialogs; ask: OpenAsk } | null>(null)
  const Dialog = open && dialogs[open.what]
  const places = new Set(openAsks.map(({ condominium }) => condominium.id))
  const strips = openAsks.map((ask) => ({
    id: ask.id,
    unit: ask.unit_number,
    name: [arrivalName(ask, names), ...(places.size > 1 ? [ask.condominium.name] : [])].join(' · '),
    ...askSays({ ...ask, answer: ask.answer ?? undefined, calls: Boolean(ask.call_wanted_by) }, now, text),
  }))
  const acts = (id: string) => {
    const ask = openAsks.find((one) => one.id === id)
    return ask ? (
      <DeskPost condominium_id={ask.condominium.id}>
        <Group gap="0.375rem 0.75rem">
          <AskActs ask={ask} now={now} onOpen={(what) => setOpen({ what, ask })} />
        </Group>
      </DeskPost>
    ) : null
  }
  return (
    <>
      {strips.length > 0 ? (
        <div className={styles.asks}>
          <AskStrips label={text.strips} strips={strips} acts={acts} />
        </div>
      ) : null}
      {Dialog ? <Dialog visit={open.ask} onClose={() => setOpen(null)} /> : null}
    </>
  )
}

/** Records an item that stays at the gate. */
function Leave({ visit, onClose }: { visit: OpenAsk; onClose: () => void }) {
  const { condominium, unit_number, company, id } = visit
  return (
    <DeskPost condominium_id={condominium.id}>
      <LeaveItemDialog of={{ unit_number, company, authorization_id: id }} onClose={onClose} />
    </DeskPost>
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
  const left = useText(leftItemTexts)
  const post = useGuardPost()
  const entering = useRecording()
  const ended = (end: AskEnd) => end === 'left_at_gate' && onOpen('leave')
  const ending = useAskEnd(ask.id, ended)
  const [tried, setTried] = useState(false)
  const name = arrivalName(ask, names)
  const about = `${ask.unit_number} ${name}`
  const props = (label: string) => ({
    ...{ variant: 'default', size: 'sm', children: label },
    'aria-label': `${label}: ${about}`,
  })
  if (ask.approved) {
    const said = { name, title: words.entered_title, done: words.entered(name), failed: words.enter_failed }
    return (
      <Button
        {...props(text.enter)}
        variant="filled"
        loading={entering.pending}
        onClick={() => entering.run(post, entryAct(ask.id), said)}
      />
    )
  }
  if (ask.answer) {
    return (
      <>
        <span className="garita-second">{text.beside_text[ask.answer.word]}</span>
        {ask.answer.word === 'left_at_gate' ? (
          <Button {...props(left.write_it)} variant="filled" onClick={() => onOpen('leave')} />
        ) : null}
      </>
    )
  }
  const over = now > Date.parse(ask.until)
  const wanted = ask.call_wanted_by
  const beside = answersOf[ask.arrival_kind]
  const said = wanted ? text.call_wanted_text(wanted) : over ? text.after[ask.after] : null
  const call = { label: text.call, icon: IconPhone, onAct: () => onOpen('call') }
  const acts: Act[] = [
    call,
    ...(over && !wanted && ask.after === 'offer' ? [{ label: text.let_in, onAct: () => onOpen('let_in') }] : []),
    { label: text.leads.no_answer, onAct: () => setTried(true) },
    ...(['refused', 'left', ...beside] as const).map((end) => ({
      label: end === 'refused' || end === 'left' ? text[end] : text.says[end],
      onAct: () => ending.end(end),
      pending: ending.ends(end),
    })),
  ]
  return (
    <>
      {said ? <span className="garita-second">{said}</span> : null}
      {tried ? (
        <AskLeads
          authorization_id={ask.id}
          call={<Button {...props(text.call)} onClick={call.onAct} />}
          ends={[...beside, 'refused', 'left']}
          size="sm"
          online
          onEnded={ended}
          about={about}
        />
      ) : (
        <Acts acts={acts} of={about} shown={3} />
      )}
    </>
  )
}

/** The component renders each second while a clock runs. */
function useTick(running: boolean): void {
  const [, again] = useState(0)
  useEffect(() => {
    if (!running) return
    const timer = setInterval(() => again((ticks) => ticks + 1), 1000)
    return () => clearInterval(timer)
  }, [running])
}
