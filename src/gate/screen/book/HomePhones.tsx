/** The telephones of a home, while it is asked, its pass was just shown, or only a call lets in: covered until a press, and again after a minute. */
import { Button } from '@mantine/core'
import { IconPhone } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { phoneKindTexts } from '../../../units/units.messages.ts'
import { type CallAnswer, kindOf } from '../../../visits/arrivals/arrivals.ts'
import { toastSuccess } from '../../../web/calls/toast.tsx'
import { useText } from '../../../web/language/language.tsx'
import { PhoneLink, PhoneRows } from '../../../web/pieces/PhoneLink.tsx'
import { type BookPage, coversTelephones, type Entry } from '../../facts/gate.snapshot.ts'
import { callsFor, overrideAct } from '../../verdict/acts.ts'
import type { VerdictCardProps } from '../card/VerdictCard.tsx'
import { leftFor } from '../left/leftFor.ts'
import './book.css'
import { bookMessages } from './book.messages.ts'
import { isOpenAsk } from './openAsk.ts'

const shownMs = 60_000

interface HomePhonesProps extends Pick<VerdictCardProps, 'screen' | 'verdict' | 'station' | 'glance' | 'onLeave'> {
  /** Nobody picked up: the card goes on with what a guard does then. */
  onNoAnswer: () => void
}

export function HomePhones(props: HomePhonesProps) {
  const { screen, verdict, station, glance } = props
  const text = useText(bookMessages)
  // By the device's own count: the station's time may be corrected meanwhile.
  const [shownAt, setShownAt] = useState<number | null>(null)
  useEffect(() => {
    if (shownAt === null) return
    const covered = setTimeout(() => setShownAt(null), shownMs)
    return () => clearTimeout(covered)
  }, [shownAt])
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    if (shownAt !== null) section.current?.scrollIntoView({ block: 'nearest' })
  }, [shownAt])
  const entry = verdict.subject?.known ? verdict.subject.entry : null
  const book = station.snapshot && !coversTelephones(station.snapshot) ? station.snapshot.book : undefined
  if (!entry) return null
  const asked = isOpenAsk(entry, glance.now)
  const calls = !asked && callsFor(verdict, station.snapshot, glance.now)
  if (!book) return asked || calls ? <p>{text.not_here}</p> : null
  const shown = screen.shown?.what === 'code' ? screen.shown.code.kind : null
  if (!asked && !calls && shown !== 'pass' && shown !== 'number') return null
  const page = book.find(({ unit }) => unit === entry.unit)
  if (!page) return asked || calls ? <p>{text.nobody(entry.unit)}</p> : null
  const left = shownAt === null ? 0 : Math.ceil((shownAt + shownMs - performance.now()) / 1000)
  const { authorization_id, unit } = entry
  const show = () => {
    // Shown once it is written down, and not otherwise.
    station
      .record({ kind: 'phones_shown', authorization_id, unit_number: unit })
      .then(() => setShownAt(performance.now()))
      .catch(() => screen.show({ what: 'failed' }))
  }
  return (
    <section ref={section} className="garita-home-phones" aria-label={text.show(unit)}>
      {left > 0 ? (
        <>
          <p>
            {text.show(unit)} · {text.covered_in(left)}
          </p>
          <Phones {...props} page={page} asked={asked ? entry : null} calls={calls} />
        </>
      ) : (
        <>
          <Button variant="default" size="lg" leftSection={<IconPhone size={22} aria-hidden />} onClick={show}>
            {text.show(unit)}
          </Button>
          <p>{text.hint}</p>
        </>
      )}
    </section>
  )
}

interface PhonesProps extends HomePhonesProps {
  page: BookPage
  /** Null after a pass: nobody waits for what they say. */
  asked: Entry | null
  /** Only their word lets this person in. */
  calls: boolean
}

function Phones({ page, asked, calls, screen, verdict, station, onLeave, onNoAnswer }: PhonesProps) {
  const text = useText(bookMessages)
  const kinds = useText(phoneKindTexts)
  const stays = asked && kindOf(asked.arrival_kind) === 'delivery' ? (['left_at_gate'] as const) : []
  const write = async (answer: CallAnswer) => {
    if (asked)
      await station.record({ kind: 'call_answer', authorization_id: asked.authorization_id, answer }).catch(() => '')
  }
  const admit = async (name: string) => {
    const entry = overrideAct(verdict, { reason: text.by_phone, authorized_by: name, choice: 'by_phone' })
    await write('admitted')
    if (entry) await screen.record(entry, 'override')
  }
  const end = async (answer: CallAnswer) => {
    await write(answer)
    toastSuccess(text.saved)
    if (answer === 'no_answer') return onNoAnswer()
    screen.dismiss()
    if (answer === 'left_at_gate' && asked) onLeave(leftFor(asked))
  }
  return (
    <>
      <PhoneRows>
        {page.who.map(({ name, kind, number, from, until }) => (
          <li key={`${name} ${number}`}>
            <div>
              <strong>{name}</strong>
              <span>
                {' '}
                {[kind ? kinds[kind] : text.resident, from && until && text.hours(from, until)]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </div>
            {kind === 'intercom' ? <span className="garita-code">{number}</span> : <PhoneLink button text={number} />}
            {asked || calls ? (
              <Button
                size="md"
                disabled={screen.busy}
                aria-label={`${text.admitted}: ${name}`}
                onClick={() => void admit(name)}
              >
                {text.admitted}
              </Button>
            ) : null}
          </li>
        ))}
      </PhoneRows>
      {asked ? (
        <fieldset>
          <legend className="garita-hidden">{text.said}</legend>
          {(['refused', 'no_answer', 'comes_down', ...stays] as const).map((answer) => (
            <Button key={answer} variant="default" size="md" disabled={screen.busy} onClick={() => void end(answer)}>
              {text[answer]}
            </Button>
          ))}
        </fieldset>
      ) : null}
    </>
  )
}
