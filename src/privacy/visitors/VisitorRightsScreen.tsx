/** The visitor's page "My data" is behind the secret link of their pass. */
import { Anchor, Box, Button } from '@mantine/core'
import { Fragment, useState } from 'react'
import { visitLink } from '../../authorizations/passes/passText.ts'
import { commonCountry } from '../../shared/countries.ts'
import { wordingOf } from '../../shared/countryWords.ts'
import { useRead } from '../../web/calls/queries.ts'
import { Card } from '../../web/cards/Card.tsx'
import { useDates } from '../../web/cards/dates.tsx'
import { Facts } from '../../web/cards/Facts.tsx'
import { Failed } from '../../web/cards/Failed.tsx'
import { Loading } from '../../web/cards/Loading.tsx'
import { Note } from '../../web/cards/Note.tsx'
import { Row, Stack } from '../../web/cards/Stack.tsx'
import { useHash } from '../../web/frame/hash.ts'
import { PublicFrame } from '../../web/frame/PublicFrame.tsx'
import { useText, Worded } from '../../web/language/language.tsx'
import { AskCorrection, AskDeletion } from './AskDialogs.tsx'
import { OwnRequests } from './OwnRequests.tsx'
import { type KeptData, type OwnData, visitorRights } from './visitorRights.contract.ts'
import { ownDataTexts, visitorFieldTexts } from './visitorRights.messages.ts'

export function VisitorRightsScreen() {
  const text = useText(ownDataTexts)
  const link = useHash() ?? ''
  const wellFormed = visitLink.test(link)
  const opened = useRead(visitorRights.show, { link }, { enabled: wellFormed })
  if (!wellFormed || opened.error?.code === 'visitor_data_over') {
    return (
      <PublicFrame title={text.over} bare>
        <Note tone="bad">{text.over_text}</Note>
      </PublicFrame>
    )
  }
  if (!opened.data) {
    if (!opened.isError) return <Loading whole />
    return (
      <PublicFrame title={text.title}>
        <Failed text={text.failed} onRetry={() => void opened.refetch()} pending={opened.isFetching} />
      </PublicFrame>
    )
  }
  const country = commonCountry([opened.data])
  return (
    <Worded wording={country ? wordingOf(country) : null}>
      <Shown link={link} data={{ ...opened.data, country }} />
    </Worded>
  )
}

interface ShownProps {
  link: string
  data: OwnData
}

function Shown({ link, data }: ShownProps) {
  const text = useText(ownDataTexts)
  const { kept, requests, condominium, days, backup_days } = data
  const waits = requests.some(({ outcome }) => outcome === null)
  return (
    <PublicFrame title={text.title} subtitle={text.subtitle(condominium)}>
      <Stack>
        {requests.length > 0 ? <OwnRequests of={data} /> : null}
        {kept ? (
          <>
            <Kept of={kept} zone={data.time_zone} />
            <Card title={text.rights}>
              <p>{text.term(days, backup_days)}</p>
              <p>{text.rights_text}</p>
              {waits ? null : <Asks link={link} kept={kept} />}
            </Card>
          </>
        ) : (
          <Note tone="info">{text.none}</Note>
        )}
        {data.notice ? (
          <p>
            <Anchor href={`/privacy#${data.notice}`}>{text.notice}</Anchor>
          </p>
        ) : null}
      </Stack>
    </PublicFrame>
  )
}

function Kept({ of: kept, zone }: { of: KeptData; zone: string }) {
  const text = useText(ownDataTexts)
  const fields = useText(visitorFieldTexts)
  const dates = useDates().at(zone)
  const facts = [
    [fields.name, [kept.name, kept.last_name].filter(Boolean).join(' ')],
    [fields.id_document, kept.document],
    [text.phone, kept.phone],
    [fields.vehicle_plate, kept.vehicle_plate],
  ] as const
  return (
    <Card title={text.kept}>
      <Facts>
        {facts.map(([label, value]) =>
          value ? (
            <Fragment key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </Fragment>
          ) : null,
        )}
        <dt>{text.entries}</dt>
        <dd>
          {kept.entries.length === 0 ? (
            text.no_entries
          ) : (
            <Box component="ul" p={0} style={{ listStyle: 'none' }}>
              {kept.entries.map(({ event_type, at }) => (
                <li key={event_type + at}>
                  {event_type === 'entry' ? text.entry : text.exit} · {dates.day(at)}
                </li>
              ))}
            </Box>
          )}
        </dd>
      </Facts>
      {kept.document || kept.phone ? <p className="garita-second">{text.hidden}</p> : null}
    </Card>
  )
}

function Asks({ link, kept }: { link: string; kept: KeptData }) {
  const text = useText(ownDataTexts)
  const [asking, setAsking] = useState<'correction' | 'deletion' | null>(null)
  const close = () => setAsking(null)
  return (
    <Row>
      {kept.correctable ? (
        <Button variant="default" onClick={() => setAsking('correction')}>
          {text.correct}
        </Button>
      ) : null}
      <Button variant="default" onClick={() => setAsking('deletion')}>
        {text.delete}
      </Button>
      {asking === 'correction' ? <AskCorrection link={link} kept={kept} onClose={close} /> : null}
      {asking === 'deletion' ? <AskDeletion link={link} onClose={close} /> : null}
    </Row>
  )
}
