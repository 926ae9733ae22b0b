/** On the home screen: the reader's own open alarm, and the alarms that the reader may take. */
import { useMe } from '../session/currentSession.web.ts'
import { useRead } from '../web/calls/queries.ts'
import { Note } from '../web/cards/Note.tsx'
import { lazyPart } from '../web/frame/lazyPart.tsx'
import { useText } from '../web/language/language.tsx'
import { alarms } from './alarms.contract.ts'
import { panicTexts } from './alarms.messages.ts'

const AlarmBand = lazyPart(() => import('./AlarmBand.tsx').then((loaded) => loaded.AlarmBand))

export function OwnAlarm() {
  const text = useText(panicTexts)
  const { condominium } = useMe()
  const { data } = useRead(alarms.open, {})
  const own = data?.find((alarm) => !alarm.may_take && alarm.condominium.id === condominium?.id)
  return (
    <>
      {own ? (
        <Note tone="wait">
          <span role="status">{own.taken_by_name === null ? text.is_waiting : text.is_taken(own.taken_by_name)}</span>
        </Note>
      ) : null}
      {data?.some(({ may_take }) => may_take) ? <AlarmBand /> : null}
    </>
  )
}
