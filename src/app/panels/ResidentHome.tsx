/** A resident's home: figures, links to new authorizations, and the five latest ones. */
import { IconCalendarEvent } from '@tabler/icons-react'
import { authorizations } from '../../authorizations/authorizations.contract.ts'
import { kindTexts, stateTexts } from '../../authorizations/authorizations.messages.ts'
import { authorizationState } from '../../authorizations/authorizations.rules.ts'
import { kindIcons } from '../../authorizations/kindIcons.tsx'
import { kinds } from '../../authorizations/kinds.ts'
import { FrozenNote } from '../../households/FrozenNote.tsx'
import { PushOffer } from '../../notices/PushOffer.tsx'
import { useServerNow } from '../../web/calls/api.ts'
import { useRead } from '../../web/calls/queries.ts'
import { Card } from '../../web/cards/Card.tsx'
import { useDates } from '../../web/cards/dates.tsx'
import { Empty } from '../../web/cards/Empty.tsx'
import { Failed } from '../../web/cards/Failed.tsx'
import { Loading } from '../../web/cards/Loading.tsx'
import { Row, Stack } from '../../web/cards/Stack.tsx'
import { StatCard, StatRow } from '../../web/cards/StatCard.tsx'
import { useText } from '../../web/language/language.tsx'
import { LinkButton } from '../../web/pieces/Links.tsx'
import { StateBadge } from '../../web/pieces/StateBadge.tsx'
import { appMessages } from '../frame/app.messages.ts'
import './ResidentHome.css'
import { SystemStatus } from './SystemStatus.tsx'

const quick = ['temporary_visitor', 'co_resident', 'permanent_visitor', 'worker', 'vehicle'] as const

export function ResidentHome() {
  const { home, nav } = useText(appMessages)
  const kind = useText(kindTexts)
  const summary = useRead(authorizations.summarize, {})
  const figures = summary.data
  return (
    <Stack>
      <FrozenNote />
      <PushOffer />
      <StatRow>
        <StatCard label={home.total} figure={figures?.total} />
        <StatCard label={home.active_visits} figure={figures?.active_visits} />
        <StatCard label={home.entries_today} figure={figures?.entries_today} />
        <StatCard label={home.pending} figure={figures?.pending} tone={figures?.pending ? 'wait' : undefined} />
      </StatRow>
      <Card title={home.quick}>
        <div className="garita-quick">
          {quick.map((type) => {
            const Face = kindIcons[type]
            return (
              <LinkButton
                key={type}
                to={kinds[type].address}
                variant={type === 'temporary_visitor' ? 'filled' : 'default'}
                leftSection={<Face size={20} stroke={1.75} aria-hidden />}
              >
                {kind[type].title}
              </LinkButton>
            )
          })}
          <LinkButton
            to="/dashboard/reservations"
            variant="default"
            leftSection={<IconCalendarEvent size={20} stroke={1.75} aria-hidden />}
          >
            {nav.reservations}
          </LinkButton>
        </div>
      </Card>
      <Row>
        <Latest />
        <SystemStatus active_passes={figures?.active_passes} />
      </Row>
    </Stack>
  )
}

function Latest() {
  const { home } = useText(appMessages)
  const kind = useText(kindTexts)
  const states = useText(stateTexts)
  const dates = useDates()
  const latest = useRead(authorizations.latest, {})
  const now = useServerNow()
  return (
    <Card title={home.recent}>
      {latest.isPending ? <Loading /> : null}
      {latest.isError ? <Failed onRetry={() => void latest.refetch()} pending={latest.isFetching} /> : null}
      {latest.data?.length === 0 ? <Empty title={home.recent_empty} text={home.recent_empty_text} /> : null}
      <ul className="garita-latest">
        {latest.data?.map((one) => {
          const state = authorizationState(one, now)
          return (
            <li key={one.id}>
              <div>
                <strong>{[one.values.name, one.values.last_name].filter(Boolean).join(' ')}</strong>
                <span>{`${kind[one.auth_type].one} · ${dates.day(one.created_at)}`}</span>
              </div>
              <StateBadge tone={state.tone}>{states[state.word]}</StateBadge>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
