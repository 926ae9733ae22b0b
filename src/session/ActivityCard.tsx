/** What happened to one's own account, the newest first. */
import { IconCircleCheck, IconInfoCircle } from '@tabler/icons-react'
import { Card } from '../web/Card.tsx'
import { useDates } from '../web/dates.ts'
import { Happenings } from '../web/Happenings.tsx'
import { useText } from '../web/language.tsx'
import { useList, useTurning } from '../web/list.ts'
import { securityMessages } from './security.messages.ts'
import { securityEvents } from './securityEvents.contract.ts'
import { deservesALook, linesOf } from './securityWords.ts'

export function ActivityCard() {
  const text = useText(securityMessages)
  const dates = useDates()
  const list = useList(securityEvents.events, {}, useTurning())
  return (
    <Card title={text.activity.title}>
      <p>{text.activity.about}</p>
      <Happenings
        list={list}
        empty={text.activity.empty}
        itemKey={({ id }) => id}
        item={(event) => ({
          mark: deservesALook(event) ? (
            <IconInfoCircle size={22} stroke={1.75} aria-hidden />
          ) : (
            <IconCircleCheck size={22} stroke={1.5} opacity={0.55} aria-hidden />
          ),
          title: text.kinds[event.kind],
          lines: linesOf(event, dates.moment(event.at), text),
        })}
      />
    </Card>
  )
}
