import { IconCircleCheck, IconHistory, IconInfoCircle } from '@tabler/icons-react'
import { useList, useTurning } from '../../web/calls/list.ts'
import { ofReader, useDates } from '../../web/cards/dates.tsx'
import { Fold } from '../../web/cards/Fold.tsx'
import { EventList } from '../../web/cards/lists/EventList.tsx'
import { useText } from '../../web/language/language.tsx'
import { securityMessages } from '../security/security.messages.ts'
import { securityEvents } from '../security/securityEvents.contract.ts'
import { deservesALook, linesOf } from '../security/securityWords.ts'

export function Activity() {
  const text = useText(securityMessages)
  const dates = useDates().at(ofReader)
  const list = useList(securityEvents.events, {}, useTurning())
  const latest = list.rows?.[0]
  return (
    <Fold
      title={text.activity.title}
      icon={IconHistory}
      said={latest ? `${text.kinds[latest.kind]} · ${dates.day(latest.at)}` : list.loading ? null : text.activity.empty}
      open={latest && deservesALook(latest)}
    >
      <p>{text.activity.about}</p>
      <EventList
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
    </Fold>
  )
}
