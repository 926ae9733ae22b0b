/**
 * Shows the telephones of a home on a card, while the home is asked, its pass was just shown, or only a call lets in, and records the
 * answers to calls.
 */
import { Button, Group } from '@mantine/core'
import { toastSuccess } from '../../../web/calls/toast.tsx'
import { useText } from '../../../web/language/language.tsx'
import { type CallAnswer, kindOf } from '../../arrivals/arrivals.ts'
import { HomePhones } from '../../dialogs/HomePhones.tsx'
import { coversTelephones, type Entry } from '../../station/facts/gate.snapshot.ts'
import { callsFor, overrideAct } from '../../station/verdict/acts.ts'
import type { VerdictCardProps } from '../card/VerdictCard.tsx'
import { leftItemFor } from '../leftItems/leftItemFor.ts'
import { bookMessages } from './book.messages.ts'
import { isOpenAsk } from './openAsk.ts'

interface CardPhonesProps extends Pick<VerdictCardProps, 'screen' | 'verdict' | 'station' | 'glance' | 'onLeave'> {
  /** No resident picked up: the card shows the next step. */
  onNoAnswer: () => void
}

export function CardPhones(props: CardPhonesProps) {
  const { screen, verdict, station, glance } = props
  const text = useText(bookMessages)
  const entry = verdict.subject?.known ? verdict.subject.entry : null
  const book = station.snapshot && !coversTelephones(station.snapshot) ? station.snapshot.book : undefined
  if (!entry) return null
  const asked = isOpenAsk(entry, glance.now)
  const calls = !asked && callsFor(verdict, station.snapshot, glance.now)
  if (!book) return asked || calls ? <p>{text.not_here}</p> : null
  const shown = screen.shown?.what === 'code' ? screen.shown.code.kind : null
  if (!asked && !calls && shown !== 'pass' && shown !== 'number') return null
  const { authorization_id, unit } = entry
  if (!book.some((page) => page.unit === unit)) return asked || calls ? <p>{text.nobody(unit)}</p> : null
  const admit = async (name: string) => {
    const made = overrideAct(verdict, { reason: text.by_phone, authorized_by: name, choice: 'by_phone' })
    if (asked) await station.record({ kind: 'call_answer', authorization_id, answer: 'admitted' }).catch(() => '')
    if (made) await screen.record(made, 'override')
  }
  return (
    <HomePhones
      unit={unit}
      authorization_id={authorization_id}
      act={(name) =>
        asked || calls ? (
          <Button
            size="md"
            disabled={screen.busy}
            aria-label={`${text.admitted}: ${name}`}
            onClick={() => void admit(name)}
          >
            {text.admitted}
          </Button>
        ) : null
      }
    >
      {asked ? <CallAnswers {...props} asked={entry} /> : null}
    </HomePhones>
  )
}

function CallAnswers({ asked, screen, station, onLeave, onNoAnswer }: CardPhonesProps & { asked: Entry }) {
  const text = useText(bookMessages)
  const stays = kindOf(asked.arrival_kind) === 'delivery' ? (['left_at_gate'] as const) : []
  const { authorization_id } = asked
  const end = async (answer: CallAnswer) => {
    await station.record({ kind: 'call_answer', authorization_id, answer }).catch(() => '')
    toastSuccess(text.saved)
    if (answer === 'no_answer') return onNoAnswer()
    screen.dismiss()
    if (answer === 'left_at_gate') onLeave(leftItemFor(asked))
  }
  return (
    <Group component="fieldset" gap="xs" m={0} p={0} bd={0}>
      <legend className="garita-hidden">{text.said}</legend>
      {(['refused', 'no_answer', 'comes_down', ...stays] as const).map((answer) => (
        <Button key={answer} variant="default" size="md" disabled={screen.busy} onClick={() => void end(answer)}>
          {text[answer]}
        </Button>
      ))}
    </Group>
  )
}
