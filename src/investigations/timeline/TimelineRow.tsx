/** One event; opened, it shows the people, the circumstances and the screen's verdict. */

import { Group, Stack, Text } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { eventTexts, logTexts } from '../../access-log/log.messages.ts'
import { passageOf } from '../../access-log/passages.ts'
import { provenanceTexts } from '../../access-log/provenance.messages.ts'
import { provenanceLines } from '../../access-log/provenance.ts'
import { groupTexts } from '../../authorizations/group.messages.ts'
import { arrivalTexts } from '../../gate/arrivals/arrivals.messages.ts'
import { arrivalName } from '../../gate/arrivals/arrivals.ts'
import { askTexts } from '../../gate/arrivals/asks.messages.ts'
import { keptOverrideReasonTexts } from '../../gate/arrivals/overrideReasons.messages.ts'
import { saidOfLine, saidOr } from '../../gate/arrivals/overrideReasons.ts'
import { incidentKindTexts } from '../../incidents/incidents.messages.ts'
import { wallText } from '../../shared/writtenMoment.ts'
import { useDates } from '../../web/cards/dates.tsx'
import { FactList, given } from '../../web/cards/lists/FactList.tsx'
import { useText } from '../../web/language/language.tsx'
import { TextLink } from '../../web/pieces/Links.tsx'
import { PassageMark } from '../../web/pieces/signs/PassageMark.tsx'
import type { DisclosureScope } from '../disclosures.rules.ts'
import { channelTexts, shownReasonTexts, timelineMessages, verdictTexts } from './timeline.messages.ts'
import type { TimelineAnswer, TimelineEntry } from './timeline.ts'
import { endedAs, type HappenedWords, peopleText, rungAs, screenSaid, whatOf } from './timelineWords.ts'

interface TimelineRowProps {
  item: TimelineEntry
  condominium: TimelineAnswer['condominium']
  asked: DisclosureScope
  /** Adds the day and a link to it, if the event is shown outside of its day. */
  alone?: boolean
}

export function TimelineRow({ item, condominium, asked, alone = false }: TimelineRowProps) {
  const text = useText(timelineMessages)
  const words = useHappenedWords()
  const log = useText(logTexts)
  const { names } = useText(arrivalTexts)
  const dates = useDates().at(condominium.time_zone)
  const what = whatOf(item, words)
  const carried = [peopleText(item, words), item.carried].filter(Boolean).join(' · ')
  const who = item.hidden ? log.hidden : arrivalName(item, names)
  const beside =
    item.correction === 'corrects' ? text.corrects : item.correction === 'corrected' ? text.corrected : null
  return (
    <details>
      <Group component="summary" gap="0.25rem min(0.75rem, 3.3vw)" py="xs">
        <Text
          component="time"
          dateTime={item.at}
          inherit
          {...(alone ? { flex: '1 1 13.5rem' } : { flex: '0 0 3.25rem', fw: 600, style: { whiteSpace: 'nowrap' } })}
        >
          {alone ? dates.moment(item.at) : dates.bareTime(item.at)}
        </Text>
        <PassageMark of={item.group === 'refused' ? 'refused' : passageOf(item.what)} />
        <Stack component="span" flex={alone ? '3 1 8.5rem' : '1 1 8.5rem'} gap={0}>
          <strong>{who || what}</strong>
          <span className="garita-second">
            {[who ? what : null, item.unit_number, item.tower, item.gate_name, beside].filter(Boolean).join(' · ')}
          </span>
          {item.group === 'screen' || carried ? (
            <span className="garita-second">{carried || screenSaid(item, words, dates.moment)}</span>
          ) : null}
          {item.said ? <span className="garita-second">{item.said}</span> : null}
        </Stack>
        <IconChevronDown size={20} style={{ flex: 'none' }} aria-hidden data-turns />
      </Group>
      <TimelineFacts item={item} zone={condominium.time_zone} />
      <Group component="p" gap="0.5rem 1rem" m={0} pb="xs">
        {beside && item.beside ? <a href={`#${item.beside}`}>{`${beside}: ${text.show_beside}`}</a> : null}
        {item.incident_id ? (
          <TextLink to="/dashboard/admin/incident" search={{ condominium_id: condominium.id, id: item.incident_id }}>
            {text.open_incident}
          </TextLink>
        ) : null}
        {alone ? (
          <TextLink to="." search={around(item.at, condominium)}>
            {text.around}
          </TextLink>
        ) : null}
        {item.authorization_id && who && asked.subject_id !== item.authorization_id ? (
          <TextLink
            to="."
            search={(before) => ({
              ...(alone ? { condominium_id: condominium.id, ...period(asked.from, asked.until, condominium) } : before),
              kind: 'pass',
              subject: who,
              subject_id: item.authorization_id ?? undefined,
            })}
          >
            {text.this_pass}
          </TextLink>
        ) : null}
      </Group>
    </details>
  )
}

function useHappenedWords(): HappenedWords {
  return {
    text: useText(timelineMessages),
    events: useText(eventTexts),
    kinds: useText(incidentKindTexts),
    reasons: useText(shownReasonTexts),
    verdicts: useText(verdictTexts),
    outcomes: useText(askTexts).outcomes,
    group: useText(groupTexts),
  }
}

const minute = 60_000

const period = (from: string, until: string, { time_zone }: TimelineAnswer['condominium']) => ({
  from: wallText(Date.parse(from), time_zone),
  until: wallText(Date.parse(until) + minute, time_zone),
})

/** Covers a quarter of an hour before and after. */
const around = (at: string, condominium: TimelineAnswer['condominium']) => {
  const near = (minutes: number) => new Date(Date.parse(at) + minutes * minute).toISOString()
  return { condominium_id: condominium.id, ...period(near(-15), near(15), condominium) }
}

function TimelineFacts({ item, zone }: { item: TimelineEntry; zone: string }) {
  const text = useText(timelineMessages)
  const kept = useText(keptOverrideReasonTexts)
  const channels = useText(channelTexts)
  const texts = useText(provenanceTexts)
  const words = useHappenedWords()
  const dates = useDates().at(zone)
  const { shown } = item
  const how = [
    item.authorized_by ? text.by_phone(saidOr(item.authorized_by, kept)) : null,
    item.answered_by ? text.answered(item.answered_by) : item.invited_by ? text.invited(item.invited_by) : null,
    item.override_reason ? saidOfLine(item.what, saidOr(item.override_reason, kept), text.override) : null,
  ]
  return (
    <FactList
      facts={[
        ...given(text.exact, dates.seconds(item.at)),
        ...given(text.channel, channels[item.channel]),
        ...given(text.by, item.actor_name),
        ...given(text.how, how.filter(Boolean).join(' · ')),
        ...given(words.group.people_label, peopleText(item, words)),
        ...given(text.carried, item.carried),
        ...given(text.rung, rungAs(item, words, dates.seconds)),
        ...given(text.ended, endedAs(item, words, dates.seconds)),
        ...given(text.screen, screenSaid(item, words, dates.moment)),
        ...given(text.age, shown?.taken_at ? dates.moment(shown.taken_at) : null),
        ...given(text.late, provenanceLines(item.provenance, texts, dates.moment).join(' · ')),
      ]}
    />
  )
}
