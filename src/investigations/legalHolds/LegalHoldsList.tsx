/** Lists the legal holds; the second person approves here, and either person ends a hold here. */
import { Button, Group } from '@mantine/core'
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
import { disclosureReasonTexts } from '../disclosures.messages.ts'
import { useScopeText } from '../scopeText.tsx'
import { AgreeDialog, EndDialog } from './LegalHoldDialogs.tsx'
import { type LegalHold, legalHolds } from './legalHolds.contract.ts'
import { holdListTexts, holdStateTexts } from './legalHolds.messages.ts'
import { type LegalHoldState, legalHoldState, withinLastDay } from './legalHolds.rules.ts'

const tones: Readonly<Record<LegalHoldState, Tone>> = {
  waiting: 'wait',
  held: 'good',
  lapsed: 'idle',
  ended: 'idle',
  over: 'idle',
}

interface LegalHoldsListProps {
  /** Undefined shows all condominiums of the reader. */
  condominium_id: string | undefined
  several: boolean
}

export function LegalHoldsList({ condominium_id, several }: LegalHoldsListProps) {
  const text = useText(holdListTexts)
  const list = useList(legalHolds.list, { condominium_id }, useTurning())
  return (
    <Stack>
      <p className="garita-second">{text.text}</p>
      {list.loading ? <Loading /> : null}
      {list.failed ? <Failed {...list.failed} /> : null}
      {list.rows?.length === 0 ? <Empty title={text.none} text={text.none_text} icon={IconShieldLock} /> : null}
      {list.rows?.map((hold) => (
        <LegalHoldCard key={hold.id} hold={hold} several={several} />
      ))}
      <ListingPager next={list.next} first={list.first} previous={list.previous} />
    </Stack>
  )
}

function LegalHoldCard({ hold, several }: { hold: LegalHold; several: boolean }) {
  const text = useText(holdListTexts)
  const states = useText(holdStateTexts)
  const reasons = useText(disclosureReasonTexts)
  const kinds = useText(incidentKindTexts)
  const lookedText = useScopeText()
  const dates = useDates().at(hold.condominium.time_zone)
  const [dialog, setDialog] = useState<'agree' | 'end' | null>(null)
  const state = legalHoldState(hold, useServerNow())
  const lasts = state === 'waiting' || state === 'held'
  const { agreed_at, ended_at, incident, told_from, condominium } = hold
  const byAt = (who: string | null, at: string) => [who, dates.moment(at)].filter(Boolean).join(' · ')
  return (
    <Card title={lookedText(hold)} extra={<StateBadge tone={tones[state]}>{states[state]}</StateBadge>}>
      <FactList
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
        <Group gap="xs">
          {hold.may_agree ? <Button onClick={() => setDialog('agree')}>{text.agree}</Button> : null}
          <Button variant="default" onClick={() => setDialog('end')}>
            {text.end}
          </Button>
        </Group>
      ) : null}
      {dialog === 'agree' ? <AgreeDialog hold={hold} onClose={() => setDialog(null)} /> : null}
      {dialog === 'end' ? <EndDialog hold={hold} onClose={() => setDialog(null)} /> : null}
    </Card>
  )
}
