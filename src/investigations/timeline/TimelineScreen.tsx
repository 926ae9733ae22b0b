/** The screen "What happened" shows all events of a period in one order. */
import { Group, Tabs } from '@mantine/core'
import { useState } from 'react'
import { condominiums } from '../../condominiums/condominiums.contract.ts'
import { defaultTimeZone } from '../../shared/time.ts'
import { instantOfText } from '../../shared/writtenMoment.ts'
import { useServerNow } from '../../web/calls/api.ts'
import { useHomeZone } from '../../web/calls/currentUser.tsx'
import { useAddress } from '../../web/calls/list.ts'
import { failureOf, useRead } from '../../web/calls/queries.ts'
import { Failed } from '../../web/cards/Failed.tsx'
import { Loading } from '../../web/cards/Loading.tsx'
import { Note } from '../../web/cards/Note.tsx'
import { Stack } from '../../web/cards/Stack.tsx'
import { ChoiceSelect } from '../../web/form/fields/ChoiceSelect.tsx'
import { Page } from '../../web/frame/Page.tsx'
import { useText } from '../../web/language/language.tsx'
import { TextLink } from '../../web/pieces/Links.tsx'
import { DisclosuresList } from '../DisclosureLists.tsx'
import { disclosures } from '../disclosures.contract.ts'
import { asSent, covers, type DisclosureScope, needsReason } from '../disclosures.rules.ts'
import { EvidenceButton, EvidenceNote } from '../evidenceFiles/EvidenceButton.tsx'
import { LegalHoldButton, LegalHoldNote } from '../legalHolds/LegalHoldButton.tsx'
import { LegalHoldsList } from '../legalHolds/LegalHoldsList.tsx'
import { holdListTexts } from '../legalHolds/legalHolds.messages.ts'
import { keptOfCode } from '../passOf.ts'
import { PatternsPanel } from '../patterns/PatternsPanel.tsx'
import { patternTexts } from '../patterns/patterns.messages.ts'
import { ReasonBar } from '../reasons/ReasonBar.tsx'
import { Timeline } from './Timeline.tsx'
import { TimelineQuestion } from './TimelineQuestion.tsx'
import { timelineMessages } from './timeline.messages.ts'
import { isWrongPeriod, lastHours, timelineAddress, timelineTabs } from './timelineAddress.ts'

export function TimelineScreen() {
  const text = useText(timelineMessages)
  const patterns = useText(patternTexts)
  const { filter, narrow } = useAddress(timelineAddress)
  const { tab: held } = useText(holdListTexts)
  const home = useHomeZone() ?? defaultTimeZone
  const places = useRead(condominiums.choose, { search: '', id: filter.condominium_id }, { keep: true })
  const place = filter.condominium_id ?? places.data?.[0]?.id
  // Another condominium's time zone would give other hours: the question waits for the zone of its own condominium.
  const zone = places.data?.find(({ id }) => id === place)?.time_zone ?? (places.isPlaceholderData ? undefined : home)
  const several = (places.data?.length ?? 0) > 1
  const failed = failureOf(places)
  return (
    <Page title={text.title} back={{ label: text.log, to: '/admin/log' }}>
      <Stack>
        {place && places.data ? (
          <Tabs
            value={filter.tab}
            onChange={(tab) => narrow({ tab: timelineTabs.find((one) => one === tab) })}
            keepMounted={false}
          >
            <Group align="end" gap="0.25rem 1.5rem">
              {several ? (
                <ChoiceSelect
                  call={condominiums.choose}
                  flex="1 1 16rem"
                  aria-label={text.condominium}
                  value={place}
                  onChange={(id) => narrow({ condominium_id: id ?? undefined, gate_id: undefined })}
                />
              ) : null}
              <Tabs.List flex="4 1 19rem">
                <Tabs.Tab value="question">{text.title}</Tabs.Tab>
                <Tabs.Tab value="patterns">{patterns.title}</Tabs.Tab>
                <Tabs.Tab value="looks">{text.looks}</Tabs.Tab>
                <Tabs.Tab value="holds">{held}</Tabs.Tab>
              </Tabs.List>
            </Group>
            <Tabs.Panel value="question" pt="md">
              {zone ? <Asked key={place} place={place} zone={zone} /> : <Loading />}
            </Tabs.Panel>
            <Tabs.Panel value="patterns" pt="md">
              <PatternsPanel key={place} place={place} />
            </Tabs.Panel>
            <Tabs.Panel value="looks" pt="md">
              <DisclosuresList condominium_id={place} />
            </Tabs.Panel>
            <Tabs.Panel value="holds" pt="md">
              <LegalHoldsList condominium_id={filter.condominium_id} several={several} />
            </Tabs.Panel>
          </Tabs>
        ) : failed ? (
          <Failed {...failed} />
        ) : (
          <Loading />
        )}
      </Stack>
    </Page>
  )
}

function Asked({ place, zone }: { place: string; zone: string }) {
  const text = useText(timelineMessages)
  const { filter, narrow } = useAddress(timelineAddress)
  const [now] = useState(useServerNow())
  const { kind, subject, subject_id, gate_id, incident_id } = filter
  // The code of a pass stays out of the address, because it opens the gate: after a reload the screen knows only its short form.
  const [typed, setTyped] = useState('')
  const isCode = kind === 'pass' && !subject_id
  const last = keptOfCode(typed) === subject ? typed : undefined
  const code = !isCode ? undefined : keptOfCode(subject) ? subject : last
  const written = {
    ...lastHours(now, zone),
    ...(filter.from && filter.until ? { from: filter.from, until: filter.until } : {}),
  }
  const asked: DisclosureScope = {
    ...{
      condominium_id: place,
      kind,
      subject: kind === 'everything' ? null : (code && keptOfCode(code)) || subject || null,
      subject_id: subject_id ?? null,
    },
    ...{ from: instantOfText(written.from, zone), until: instantOfText(written.until, zone) },
    ...(code ? { code } : {}),
  }
  const wrong = isWrongPeriod(asked)
  const unsaid = kind !== 'everything' && !asked.subject
  const noCode = isCode && !code
  const [asks, setAsks] = useState(0)
  return (
    <Stack>
      {incident_id ? (
        <Note>
          {text.for_incident}{' '}
          <TextLink to="/dashboard/admin/incident" search={{ condominium_id: place, id: incident_id }}>
            {text.to_incident}
          </TextLink>
        </Note>
      ) : null}
      <TimelineQuestion
        key={`${zone} ${JSON.stringify(asked)}`}
        place={place}
        first={{ kind, subject: isCode ? (code ?? '') : subject, gate_id: gate_id ?? null, ...written }}
        answered={!wrong && !unsaid && !noCode}
        returns={asks > 0}
        onAsk={({ gate_id, ...question }) => {
          setAsks(asks + 1)
          const kept = question.kind === 'pass' ? keptOfCode(question.subject) : undefined
          setTyped(kept ? question.subject : '')
          narrow({
            ...question,
            subject: kept ?? question.subject,
            gate_id: gate_id ?? undefined,
            subject_id: undefined,
          })
        }}
      />
      {wrong ? (
        <Note tone="wait">{text.wrong_period}</Note>
      ) : unsaid ? null : noCode ? (
        <Note tone="wait">{text.no_code}</Note>
      ) : (
        <Answer asked={asked} gate_id={gate_id} incident_id={incident_id} zone={zone} now={now} />
      )}
    </Stack>
  )
}

interface AnswerProps {
  asked: DisclosureScope
  gate_id: string | undefined
  incident_id: string | undefined
  zone: string
  now: number
}

/** A period older than a day with a subject needs a reason. */
function Answer({ asked, gate_id, incident_id, zone, now }: AnswerProps) {
  const text = useText(timelineMessages)
  const old = needsReason(asked.from, now)
  const open = useRead(disclosures.open, {}, { enabled: old })
  const given = !old || asked.kind === 'everything' || open.data?.some((one) => covers(one, asked, now))
  const read = useRead(disclosures.timeline, { ...asSent(asked), gate_id }, { enabled: Boolean(given) })
  const failed = failureOf(read) ?? failureOf(open)
  return (
    <>
      {old ? <ReasonBar asked={asked} zone={zone} /> : null}
      {failed ? (
        <Failed title={text.failed} {...failed} />
      ) : read.data ? (
        <Timeline
          happened={read.data}
          asked={asked}
          acts={
            <Group gap="xs">
              <EvidenceButton asked={asked} gate_id={gate_id} incident_id={incident_id} zone={zone} />
              <LegalHoldButton asked={asked} incident_id={incident_id} zone={zone} />
            </Group>
          }
          notes={
            <>
              <EvidenceNote />
              <LegalHoldNote asked={asked} />
            </>
          }
        />
      ) : given || open.isLoading ? (
        <Loading />
      ) : null}
    </>
  )
}
