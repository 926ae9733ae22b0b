/** One thing that happened; opened, it tells by whom, how, and what the screen said. */
import { IconChevronDown } from '@tabler/icons-react'
import { incidentKindTexts } from '../../incidents/incidents.messages.ts'
import { wallText } from '../../shared/writtenMoment.ts'
import { arrivalTexts } from '../../visits/arrivals/arrivals.messages.ts'
import { arrivalName } from '../../visits/arrivals/arrivals.ts'
import { askTexts } from '../../visits/arrivals/asks.messages.ts'
import { keptReasonTexts } from '../../visits/choices.messages.ts'
import { saidOfLine, saidOr } from '../../visits/choices.ts'
import { passageOf } from '../../visits/log/passages.ts'
import { toldTexts } from '../../visits/log/told.messages.ts'
import { toldLines } from '../../visits/log/told.ts'
import { eventTexts, visitMessages } from '../../visits/visits.messages.ts'
import { useDates } from '../../web/cards/dates.tsx'
import { FactList, given } from '../../web/cards/lists/FactList.tsx'
import { useText } from '../../web/language/language.tsx'
import '../../web/listing/dayRows.css'
import { TextLink } from '../../web/pieces/Links.tsx'
import { PassageMark } from '../../web/pieces/signs/PassageMark.tsx'
import type { Looked } from '../looks.rules.ts'
import { channelTexts, happenedMessages, shownReasonTexts, verdictTexts } from './happened.messages.ts'
import type { Happened, Happening } from './happened.ts'
import { endedAs, type HappenedWords, rungAs, screenSaid, whatOf } from './happenedWords.ts'

interface HappeningRowProps {
  item: Happening
  condominium: Happened['condominium']
  asked: Looked
  /** Where it does not stand among what else happened that day: its day, and the way there. */
  alone?: boolean
}

export function HappeningRow({ item, condominium, asked, alone = false }: HappeningRowProps) {
  const text = useText(happenedMessages)
  const words = useHappenedWords()
  const { log } = useText(visitMessages)
  const { names } = useText(arrivalTexts)
  const dates = useDates().at(condominium.time_zone)
  const what = whatOf(item, words)
  const who = item.hidden ? log.hidden : arrivalName(item, names)
  const beside =
    item.correction === 'corrects' ? text.corrects : item.correction === 'corrected' ? text.corrected : null
  return (
    <details data-alone={alone || undefined}>
      <summary>
        <time dateTime={item.at} className={alone ? undefined : 'garita-code garita-row-time'}>
          {alone ? dates.moment(item.at) : dates.bareTime(item.at)}
        </time>
        <PassageMark of={item.group === 'refused' ? 'refused' : passageOf(item.what)} />
        <span className="garita-happened-words">
          <strong>{who || what}</strong>
          <span className="garita-second">
            {[who ? what : null, item.unit_number, item.tower, item.gate_name, beside].filter(Boolean).join(' · ')}
          </span>
          {item.group === 'screen' || item.carried ? (
            <span className="garita-second">{item.carried ?? screenSaid(item, words, dates.moment)}</span>
          ) : null}
          {item.said ? <span className="garita-second">{item.said}</span> : null}
        </span>
        <IconChevronDown size={20} aria-hidden />
      </summary>
      <HappeningFacts item={item} zone={condominium.time_zone} />
      <p className="garita-happened-links">
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
      </p>
    </details>
  )
}

function useHappenedWords(): HappenedWords {
  return {
    text: useText(happenedMessages),
    events: useText(eventTexts),
    kinds: useText(incidentKindTexts),
    reasons: useText(shownReasonTexts),
    verdicts: useText(verdictTexts),
    outcomes: useText(askTexts).outcomes,
  }
}

const minute = 60_000

const period = (from: string, until: string, { time_zone }: Happened['condominium']) => ({
  from: wallText(Date.parse(from), time_zone),
  until: wallText(Date.parse(until) + minute, time_zone),
})

/** A quarter of an hour before and after. */
const around = (at: string, condominium: Happened['condominium']) => {
  const near = (minutes: number) => new Date(Date.parse(at) + minutes * minute).toISOString()
  return { condominium_id: condominium.id, ...period(near(-15), near(15), condominium) }
}

function HappeningFacts({ item, zone }: { item: Happening; zone: string }) {
  const text = useText(happenedMessages)
  const kept = useText(keptReasonTexts)
  const channels = useText(channelTexts)
  const told = useText(toldTexts)
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
      none={text.unknown}
      facts={[
        ...given(text.exact, dates.seconds(item.at)),
        ...given(text.channel, channels[item.channel]),
        ...given(text.by, item.actor_name),
        ...given(text.how, how.filter(Boolean).join(' · ')),
        ...given(text.carried, item.carried),
        ...given(text.rung, rungAs(item, words, dates.seconds)),
        ...given(text.ended, endedAs(item, words, dates.seconds)),
        ...given(text.screen, screenSaid(item, words, dates.moment)),
        ...given(text.age, shown?.taken_at ? dates.moment(shown.taken_at) : null),
        ...given(text.late, toldLines(item.told, told, dates.moment).join(' · ')),
      ]}
    />
  )
}
