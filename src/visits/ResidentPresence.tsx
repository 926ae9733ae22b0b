/** Whether a resident is inside, with the guard's acts. Hidden where the condominium does not log residents' entries. */
import { IconDoorEnter, IconDoorExit } from '@tabler/icons-react'
import { newId } from '../shared/ids.ts'
import { useAct } from '../web/calls/act.ts'
import { useRead } from '../web/calls/queries.ts'
import { Moment } from '../web/cards/dates.tsx'
import { Row } from '../web/cards/Stack.tsx'
import { useText } from '../web/language/language.tsx'
import { Acts } from '../web/pieces/Acts.tsx'
import { StateBadge } from '../web/pieces/StateBadge.tsx'
import { visits } from './visits.contract.ts'
import { residentVisitTexts, visitMessages } from './visits.messages.ts'
import { residentActs } from './visits.rules.ts'

interface ResidentPresenceProps {
  condominium_id: string
  id: string
  name: string
  /** An account that waits for approval is not a resident yet. */
  approved: boolean
}

export function ResidentPresence({ condominium_id, id, name, approved }: ResidentPresenceProps) {
  const text = useText(residentVisitTexts)
  const { acts: words } = useText(visitMessages)
  const enter = useAct(visits.enterResident)
  const leave = useAct(visits.leaveResident)
  const { data } = useRead(visits.residentPresence, { condominium_id, id })
  const logged = approved && data?.logged === true
  if (!data || !(logged || data.inside)) return null
  const { inside, since } = data
  const atGate = () => ({ condominium_id, id, event_id: newId() })
  const acts = {
    enter: {
      label: text.enter,
      icon: IconDoorEnter,
      onAct: () =>
        enter.run(atGate(), { title: words.entered_title, done: words.entered(name), failed: words.enter_failed }),
    },
    leave: {
      label: text.leave,
      icon: IconDoorExit,
      onAct: () => leave.run(atGate(), { title: words.left_title, done: words.left(name), failed: words.leave_failed }),
    },
  }
  const pending = enter.pending || leave.pending
  return (
    <>
      <dt>{text.presence}</dt>
      <dd>
        <Row>
          <div>
            {inside === null ? (
              text.not_recorded
            ) : (
              <StateBadge tone={inside ? 'good' : 'idle'}>{inside ? text.inside : text.outside}</StateBadge>
            )}
            {since ? (
              <div className="garita-second">
                <Moment at={since} />
              </div>
            ) : null}
          </div>
          <Acts of={name} acts={residentActs({ logged, inside }).map((act) => ({ ...acts[act], pending }))} />
        </Row>
      </dd>
    </>
  )
}
