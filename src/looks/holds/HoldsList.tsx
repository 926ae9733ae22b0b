/** What is held: of what, why, by whom and until when; the second person agrees here, and one ends it here. */
import { Button } from '@mantine/core'
import { IconShieldLock } from '@tabler/icons-react'
import { useState } from 'react'
import { incidentKindTexts } from '../../incidents/incidents.messages.ts'
import { useServerNow } from '../../web/calls/api.ts'
import { useList, useTurning } from '../../web/calls/list.ts'
import { Card } from '../../web/cards/Card.tsx'
import { useDates } from '../../web/cards/dates.tsx'
import { Empty } from '../../web/cards/Empty.tsx'
import { Failed } from '../../web/cards/Failed.tsx'
import { Loading } from '../../web/cards/Loading.tsx'
import { FactList, given } from '../../web/cards/lists/FactList.tsx'
import { Stack } from '../../web/cards/Stack.tsx'
import { useText } from '../../web/language/language.tsx'
import { ListingPager } from '../../web/listing/ListingPager.tsx'
import { TextLink } from '../../web/pieces/Links.tsx'
import { StateBadge, type Tone } from '../../web/pieces/signs/StateBadge.tsx'
import { useLookedText } from '../lookedText.tsx'
import { lookReasonTexts } from '../looks.messages.ts'
import { AgreeDialog, EndDialog } from './HoldDialogs.tsx'
import { type Hold, holds } from './holds.contract.ts'
import { holdListTexts, holdStateTexts } from './holds.messages.ts'
import { type HoldState, holdState, withinLastDay } from './holds.rules.ts'
import '../looks.css'

const tones: Readonly<Record<HoldState, Tone>> = {
  waiting: 'wait',
  held: 'good',
  lapsed: 'idle',
  ended: 'idle',
  over: 'idle',
}

interface HoldsListProps {
  /** All that the reader runs where it says none. */
  condominium_id: string | undefined
  several: boolean
}

export function HoldsList({ condominium_id, several }: HoldsListProps) {
  const text = useText(holdListTexts)
  const list = useList(holds.list, { condominium_id }, useTurning())
  return (
    <Stack>
      <p className="garita-second">{text.text}</p>
      {list.loading ? <Loading /> : null}
      {list.failed ? <Failed {...list.failed} /> : null}
      {list.rows?.length === 0 ? <Empty title={text.none} text={text.none_text} icon={IconShieldLock} /> : null}
      {list.rows?.map((hold) => (
        <HoldCard key={hold.id} hold={hold} several={several} />
      ))}
      <ListingPager next={list.next} first={list.first} previous={list.previous} />
    </Stack>
  )
}

function HoldCard({ hold, several }: { hold: Hold; several: boolean }) {
  const text = useText(holdListTexts)
  const states = useText(holdStateTexts)
  const reasons = useText(lookReasonTexts)
  const kinds = useText(incidentKindTexts)
  const lookedText = useLookedText()
  const dates = useDates().at(hold.condominium.time_zone)
  const [dialog, setDialog] = useState<'agree' | 'end' | null>(null)
  const state = holdState(hold, useServerNow())
  const lasts = state === 'waiting' || state === 'held'
  const { agreed_at, ended_at, incident, told_from, condominium } = hold
  const byAt = (who: string | null, at: string) => [who, dates.moment(at)].filter(Boolean).join(' · ')
  return (
    <Card title={lookedText(hold)} extra={<StateBadge tone={tones[state]}>{states[state]}</StateBadge>}>
      <FactList
        none=""
        facts={[
          ...given(text.condominium, several ? condominium.name : null),
          [text.reason, `${reasons[hold.reason]}: ${hold.said}`],
          [
            text.period,
            [text.between(dates.moment(hold.from), dates.moment(hold.until)), text.lines(hold.lines)].join(' · '),
          ],
          [text.until, dates.day(withinLastDay(hold.wanted_until))],
          [text.asked, byAt(hold.asked_by_name, hold.asked_at)],
          ...given(
            text.agreed,
            agreed_at
              ? byAt(hold.agreed_by_name, agreed_at)
              : state === 'waiting'
                ? text.waits(dates.moment(hold.protects_until))
                : null,
          ),
          ...given(text.ended, ended_at ? [byAt(hold.ended_by_name, ended_at), hold.ended_why].join(' · ') : null),
          ...given(text.told, told_from ? dates.day(told_from) : null),
          ...given(
            text.incident,
            incident ? (
              <TextLink to="/dashboard/admin/incident" search={{ condominium_id: condominium.id, id: incident.id }}>
                {kinds[incident.kind]}
              </TextLink>
            ) : null,
          ),
        ]}
      />
      {lasts ? (
        <div className="garita-look-acts">
          {hold.may_agree ? <Button onClick={() => setDialog('agree')}>{text.agree}</Button> : null}
          <Button variant="default" onClick={() => setDialog('end')}>
            {text.end}
          </Button>
        </div>
      ) : null}
      {dialog === 'agree' ? <AgreeDialog hold={hold} onClose={() => setDialog(null)} /> : null}
      {dialog === 'end' ? <EndDialog hold={hold} onClose={() => setDialog(null)} /> : null}
    </Card>
  )
}
