/** Rows of people; a click opens the card. */
import { kindTexts } from '../../../authorizations/kinds.messages.ts'
import { arrivalTexts } from '../../../visits/arrivals/arrivals.messages.ts'
import { arrivalName } from '../../../visits/arrivals/arrivals.ts'
import { askTexts } from '../../../visits/arrivals/asks.messages.ts'
import { badgeTexts } from '../../../visits/badges/badges.messages.ts'
import { useText } from '../../../web/language/language.tsx'
import { arrivalIcons } from '../../../web/pieces/signs/arrivalIcons.web.ts'
import { StateBadge } from '../../../web/pieces/signs/StateBadge.tsx'
import type { Entry } from '../../facts/gate.snapshot.ts'
import type { Reason } from '../../facts/reasons.ts'
import { gateIcons } from '../gateIcons.tsx'
import { ageText, beginningText, clockText, type Glance, hoursText, reasonWords, spanText } from '../gateWords.ts'
import { guardMessages } from '../guard.messages.ts'
import { residentTexts } from '../residents.messages.ts'
import { Capped } from './Capped.tsx'
import { askedAt, isAsked } from './gateLists.ts'
import { RowCode } from './RowCode.tsx'

interface PersonRowsProps {
  entries: readonly Entry[]
  label: string
  glance: Glance
  /** Why people inside should have left. */
  overstays?: ReadonlyMap<string, Reason>
  onChoose: (authorizationId: string) => void
}

export function PersonRows({ entries, label, glance, overstays, onChoose }: PersonRowsProps) {
  const { lists } = useText(guardMessages)
  const kinds = useText(kindTexts)
  const residents = useText(residentTexts)
  const asks = useText(askTexts)
  const { fact } = useText(badgeTexts)
  const { names, kinds: arrivals, people_fact } = useText(arrivalTexts)
  return (
    <Capped items={entries} label={label} keyOf={(entry) => entry.authorization_id}>
      {(entry) => {
        const Face = entry.arrival_kind ? arrivalIcons[entry.arrival_kind] : gateIcons[entry.kind]
        const late = overstays?.get(entry.authorization_id)
        const asked = isAsked(entry, glance.now)
        return (
          <li>
            <button
              type="button"
              className="garita-row-press"
              data-gate-row
              onClick={() => onChoose(entry.authorization_id)}
            >
              <strong className="garita-code garita-row-unit">{entry.unit}</strong>
              <span className="garita-row-who">
                <strong>{arrivalName(entry, names)}</strong>
                <span className="garita-row-more">
                  <span className="garita-row-kind">
                    <Face size={16} aria-hidden />{' '}
                    {entry.arrival_kind
                      ? arrivals[entry.arrival_kind]
                      : entry.lives
                        ? residents.kinds[entry.lives.kind ?? 'unsaid']
                        : kinds[entry.kind].one}
                    {entry.people ? ` · ${people_fact(entry.people)}` : null}
                    {entry.inside && entry.badge ? ` · ${fact(entry.badge)}` : null}
                  </span>{' '}
                  <Due entry={entry} glance={glance} />
                </span>
              </span>
              {late ? (
                <StateBadge tone="bad">{reasonWords(late, glance).title}</StateBadge>
              ) : asked ? (
                <StateBadge tone="wait">{lists.ago(ageText(askedAt(entry), glance.now))}</StateBadge>
              ) : entry.status === 'denied' && !entry.closed ? (
                <StateBadge tone={entry.answer ? 'wait' : 'bad'}>
                  {entry.answer ? asks.says[entry.answer.word] : lists.denied}
                </StateBadge>
              ) : entry.lives && !entry.stands ? (
                <StateBadge tone="bad">{residents.paused_short}</StateBadge>
              ) : entry.inside && !overstays ? (
                <StateBadge tone="good">{lists.inside}</StateBadge>
              ) : null}
            </button>
          </li>
        )
      }}
    </Capped>
  )
}

function Due({ entry, glance }: { entry: Entry; glance: Glance }) {
  const { lists, card } = useText(guardMessages)
  const { kind, inside, valid_from, valid_until, schedule, plates, notes } = entry
  const time = inside
    ? lists.since(clockText(inside.since, glance))
    : kind === 'temporary_visitor' && valid_from && valid_until
      ? spanText(valid_from, valid_until, glance)
      : valid_from && Date.parse(valid_from) > glance.now
        ? card.from(beginningText(valid_from, glance))
        : schedule
          ? hoursText(schedule, glance.language)
          : ''
  const codes = [time, plates.join(' ')].filter(Boolean)
  return (
    <>
      {codes.map((code) => (
        <RowCode key={code}>{code}</RowCode>
      ))}
      {notes ? <span className="garita-row-note">{notes}</span> : null}
    </>
  )
}
