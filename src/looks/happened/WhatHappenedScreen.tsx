/** The screen "What happened": a question about a time, and everything that is known of it in one order. */
import { Tabs } from '@mantine/core'
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
import { SheetButton, SheetNote } from '../evidence/SheetButton.tsx'
import { HoldButton, HoldNote } from '../holds/HoldButton.tsx'
import { HoldsList } from '../holds/HoldsList.tsx'
import { holdListTexts } from '../holds/holds.messages.ts'
import { LooksList } from '../LookLists.tsx'
import { looks } from '../looks.contract.ts'
import { asSent, covers, type Looked, needsReason } from '../looks.rules.ts'
import { keptOfCode } from '../passOf.ts'
import { PatternsPanel } from '../patterns/PatternsPanel.tsx'
import { patternTexts } from '../patterns/patterns.messages.ts'
import { ReasonBar } from '../reasons/ReasonBar.tsx'
import { HappenedQuestion } from './HappenedQuestion.tsx'
import { happenedMessages } from './happened.messages.ts'
import { happenedAddress, happenedTabs, isWrongPeriod, lastHours } from './happenedAddress.ts'
import { Timeline } from './Timeline.tsx'

export function WhatHappenedScreen() {
  const text = useText(happenedMessages)
  const patterns = useText(patternTexts)
  const { filter, narrow } = useAddress(happenedAddress)
  const { tab: held } = useText(holdListTexts)
  const home = useHomeZone() ?? defaultTimeZone
  const places = useRead(condominiums.choose, { search: '', id: filter.condominium_id }, { keep: true })
  const place = filter.condominium_id ?? places.data?.[0]?.id
  // A question by the wrong clock is about other hours: it waits for the condominium's own.
  const zone = places.data?.find(({ id }) => id === place)?.time_zone ?? (places.isPlaceholderData ? undefined : home)
  const several = (places.data?.length ?? 0) > 1
  const failed = failureOf(places)
  return (
    <Page
      title={text.title}
      aside={filter.tab === 'question' ? text.subtitle : undefined}
      crumbs={[{ label: text.log, to: '/admin/log' }]}
    >
      <Stack>
        {place && places.data ? (
          <Tabs
            value={filter.tab}
            onChange={(tab) => narrow({ tab: happenedTabs.find((one) => one === tab) })}
            keepMounted={false}
          >
            <div className="garita-happened-head">
              {several ? (
                <ChoiceSelect
                  call={condominiums.choose}
                  aria-label={text.condominium}
                  value={place}
                  onChange={(id) => narrow({ condominium_id: id ?? undefined, gate_id: undefined })}
                />
              ) : null}
              <Tabs.List>
                <Tabs.Tab value="question">{text.title}</Tabs.Tab>
                <Tabs.Tab value="patterns">{patterns.title}</Tabs.Tab>
                <Tabs.Tab value="looks">{text.looks}</Tabs.Tab>
                <Tabs.Tab value="holds">{held}</Tabs.Tab>
              </Tabs.List>
            </div>
            <Tabs.Panel value="question" pt="md">
              {zone ? <Asked key={place} place={place} zone={zone} /> : <Loading />}
            </Tabs.Panel>
            <Tabs.Panel value="patterns" pt="md">
              <PatternsPanel key={place} place={place} />
            </Tabs.Panel>
            <Tabs.Panel value="looks" pt="md">
              <LooksList condominium_id={place} />
            </Tabs.Panel>
            <Tabs.Panel value="holds" pt="md">
              <HoldsList condominium_id={filter.condominium_id} several={several} />
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
  const text = useText(happenedMessages)
  const { filter, narrow } = useAddress(happenedAddress)
  const [now] = useState(useServerNow())
  const { kind, subject, subject_id, gate_id, incident_id } = filter
  // The code of a pass stays out of the address. One that somebody wrote there is taken.
  const [typed, setTyped] = useState('')
  const isCode = kind === 'pass' && !subject_id
  const last = keptOfCode(typed) === subject ? typed : undefined
  const code = !isCode ? undefined : keptOfCode(subject) ? subject : last
  const written = {
    ...lastHours(now, zone),
    ...(filter.from && filter.until ? { from: filter.from, until: filter.until } : {}),
  }
  const asked: Looked = {
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
      <HappenedQuestion
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
  asked: Looked
  gate_id: string | undefined
  incident_id: string | undefined
  zone: string
  now: number
}

/** Older than a day and about somebody, it is read after a reason was given. */
function Answer({ asked, gate_id, incident_id, zone, now }: AnswerProps) {
  const text = useText(happenedMessages)
  const old = needsReason(asked.from, now)
  const open = useRead(looks.open, {}, { enabled: old })
  const given = !old || asked.kind === 'everything' || open.data?.some((one) => covers(one, asked, now))
  const read = useRead(looks.happened, { ...asSent(asked), gate_id }, { enabled: Boolean(given) })
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
            <div className="garita-look-acts">
              <SheetButton asked={asked} gate_id={gate_id} incident_id={incident_id} zone={zone} />
              <HoldButton asked={asked} incident_id={incident_id} zone={zone} />
            </div>
          }
          notes={
            <>
              <SheetNote />
              <HoldNote asked={asked} />
            </>
          }
        />
      ) : given || open.isLoading ? (
        <Loading />
      ) : null}
    </>
  )
}
