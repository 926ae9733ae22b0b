/** The alarms at a supervisor's gates, without the home or the person who raised them. */
import { IconBellRinging } from '@tabler/icons-react'
import { failureOf, useRead } from '../web/calls/queries.ts'
import { Card } from '../web/cards/Card.tsx'
import { useDates } from '../web/cards/dates.tsx'
import { Failed } from '../web/cards/Failed.tsx'
import { QuietLine } from '../web/cards/Fold.tsx'
import { Loading } from '../web/cards/Loading.tsx'
import { LineList } from '../web/cards/lists/LineList.tsx'
import { useText } from '../web/language/language.tsx'
import { StateBadge } from '../web/pieces/signs/StateBadge.tsx'
import { type SeenAlarm, supervision } from './supervision.contract.ts'
import { supervisionMessages } from './supervision.messages.ts'

/** A quiet line replaces the card without alarms. */
export function AlarmsSeen({ several }: { several: boolean }) {
  const { alarms: text } = useText(supervisionMessages)
  const read = useRead(supervision.alarms, {})
  const failed = failureOf(read)
  if (read.data?.length === 0) return <QuietLine title={text.title} icon={IconBellRinging} said={text.empty} />
  return (
    <Card title={text.title}>
      {failed ? <Failed title={text.failed} {...failed} /> : null}
      {read.data || failed ? null : <Loading />}
      <LineList>
        {read.data?.map((alarm) => (
          <li key={alarm.id}>
            <AlarmLine alarm={alarm} several={several} />
          </li>
        ))}
      </LineList>
    </Card>
  )
}

const tones = { rings: 'bad', taken: 'wait', over: 'idle' } as const
const stateOf = ({ taken_at, ended_at }: SeenAlarm) => (ended_at ? 'over' : taken_at ? 'taken' : 'rings')

function AlarmLine({ alarm, several }: { alarm: SeenAlarm; several: boolean }) {
  const { alarms: text } = useText(supervisionMessages)
  const dates = useDates().at(alarm.condominium.time_zone)
  const { at, raised_as, gate_name, condominium, is_test, taken_by } = alarm
  const state = stateOf(alarm)
  const place = [text.of[raised_as], gate_name, several ? condominium.name : null, is_test ? text.drill : null]
  return (
    <>
      <div>
        <strong>{place.filter(Boolean).join(' · ')}</strong>
        <span className="garita-second">
          {dates.moment(at)} · {taken_by ? text.taken_by(taken_by) : text.nobody}
        </span>
      </div>
      <StateBadge tone={tones[state]}>{text[state]}</StateBadge>
    </>
  )
}
