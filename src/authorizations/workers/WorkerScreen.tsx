/** A worker's own page, opened by its secret link: one code for all homes, the hours of each home, and the days of this month. */
import type { Output } from '../../shared/contract.ts'
import { wordingOf } from '../../shared/countryWords.ts'
import { useRead } from '../../web/calls/queries.ts'
import { Card } from '../../web/cards/Card.tsx'
import { Failed } from '../../web/cards/Failed.tsx'
import { Loading } from '../../web/cards/Loading.tsx'
import { Note } from '../../web/cards/Note.tsx'
import { Stack } from '../../web/cards/Stack.tsx'
import { useHash } from '../../web/frame/hash.ts'
import { PublicFrame } from '../../web/frame/PublicFrame.tsx'
import { useText, Worded } from '../../web/language/language.tsx'
import { StateBadge } from '../../web/pieces/signs/StateBadge.tsx'
import { PassCard } from '../passes/PassCard.tsx'
import { StaysTable } from './StaysTable.tsx'
import { useHoursText } from './useHoursText.web.ts'
import { workerLink } from './workerPage.ts'
import { workers } from './workers.contract.ts'
import { workerPageTexts } from './workers.messages.ts'

export function WorkerScreen() {
  const text = useText(workerPageTexts)
  const link = useHash() ?? ''
  const wellFormed = workerLink.test(link)
  const opened = useRead(workers.page, { link }, { enabled: wellFormed })
  const { data } = opened
  if (!wellFormed || opened.error?.code === 'worker_page_over') {
    return (
      <PublicFrame title={text.over} bare>
        <Note tone="bad">{text.over_text}</Note>
      </PublicFrame>
    )
  }
  if (!data) {
    if (!opened.isError) return <Loading whole />
    return (
      <PublicFrame title={text.title}>
        <Failed text={text.failed} onRetry={() => void opened.refetch()} pending={opened.isFetching} />
      </PublicFrame>
    )
  }
  return (
    <Worded wording={data.country ? wordingOf(data.country) : null}>
      <Shown page={data} />
    </Worded>
  )
}

function Shown({ page: data }: { page: Output<typeof workers.page> }) {
  const text = useText(workerPageTexts)
  return (
    <PublicFrame title={text.title} subtitle={text.subtitle}>
      <Stack>
        <PassCard
          of={{ token: data.token, reader: data.reader, day: data.day, access_number: null }}
          view={{
            name: [data.name, data.last_name].filter(Boolean).join(' '),
            when: text.homes_of(data.homes.filter(({ alive }) => alive).length),
            place: data.condominium,
            address: data.address,
          }}
        />
        {data.homes.map((home) => (
          <HomeCard key={home.unit_number + home.host} of={home} zone={data.time_zone} />
        ))}
      </Stack>
    </PublicFrame>
  )
}

type Home = NonNullable<ReturnType<typeof useRead<typeof workers.page>>['data']>['homes'][number]

function HomeCard({ of: home, zone }: { of: Home; zone: string }) {
  const text = useText(workerPageTexts)
  const hoursText = useHoursText()
  return (
    <Card
      title={[home.unit_number, home.host].filter(Boolean).join(' · ')}
      extra={
        !home.alive ? (
          <StateBadge tone="idle">{text.ended}</StateBadge>
        ) : home.expected ? (
          <StateBadge tone="good">{text.expected}</StateBadge>
        ) : null
      }
    >
      <p>{hoursText(home) || text.any_time}</p>
      {home.stays.length > 0 ? (
        <StaysTable stays={home.stays} zone={zone} />
      ) : (
        <p className="garita-second">{text.no_days}</p>
      )}
    </Card>
  )
}
