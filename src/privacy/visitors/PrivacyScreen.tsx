import { IconFingerprint } from '@tabler/icons-react'
import { failureOf, useRead } from '../../web/calls/queries.ts'
import { Card } from '../../web/cards/Card.tsx'
import { useDates } from '../../web/cards/dates.tsx'
import { Empty } from '../../web/cards/Empty.tsx'
import { Failed } from '../../web/cards/Failed.tsx'
import { Loading } from '../../web/cards/Loading.tsx'
import { LineList } from '../../web/cards/lists/LineList.tsx'
import { Stack } from '../../web/cards/Stack.tsx'
import { Page } from '../../web/frame/Page.tsx'
import { useText } from '../../web/language/language.tsx'
import { StateBadge } from '../../web/pieces/signs/StateBadge.tsx'
import { NoticesCard } from '../notice/NoticesCard.tsx'
import { toneOf } from './OwnRequests.tsx'
import { Asked, RequestsToAnswer } from './RequestsToAnswer.tsx'
import { type VisitorRequest, visitorRights } from './visitorRights.contract.ts'
import { visitorDeskTexts } from './visitorRights.messages.ts'

export function PrivacyScreen() {
  const text = useText(visitorDeskTexts)
  const read = useRead(visitorRights.list, {})
  const failed = failureOf(read)
  return (
    <Page title={text.title}>
      <Stack>
        <Card title={text.waiting}>
          {failed ? (
            <Failed title={text.failed} {...failed} />
          ) : !read.data ? (
            <Loading />
          ) : read.data.waiting.length === 0 ? (
            <Empty compact icon={IconFingerprint} title={text.none} text={text.none_text} />
          ) : (
            <RequestsToAnswer law requests={read.data.waiting} />
          )}
        </Card>
        <NoticesCard />
        {read.data && read.data.answered.length > 0 ? <Answered requests={read.data.answered} /> : null}
      </Stack>
    </Page>
  )
}

function Answered({ requests }: { requests: readonly VisitorRequest[] }) {
  const text = useText(visitorDeskTexts)
  const dates = useDates()
  return (
    <Card title={text.answered}>
      <LineList>
        {requests.map((request) => {
          const { id, outcome, reason, decided_at, decided_by_name, condominium } = request
          if (!outcome || !decided_at) return null
          return (
            <li key={id}>
              <div>
                <Asked request={request}>
                  <StateBadge tone={toneOf[outcome]}>{text[outcome]}</StateBadge>
                </Asked>
                <p className="garita-second">
                  {text.by(decided_by_name, dates.at(condominium.time_zone).day(decided_at))}
                </p>
                {reason ? <p>{reason}</p> : null}
              </div>
            </li>
          )
        })}
      </LineList>
    </Card>
  )
}
