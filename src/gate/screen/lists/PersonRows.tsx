/** Rows of people; a click opens the card. A row says no word that most rows would repeat, and a time only if it limits the visit. */
import { Text, UnstyledButton } from '@mantine/core'
import { groupTexts } from '../../../authorizations/group.messages.ts'
import { peopleOf } from '../../../authorizations/group.ts'
import { kindTexts } from '../../../authorizations/kinds.messages.ts'
import { useText } from '../../../web/language/language.tsx'
import { arrivalIcons } from '../../../web/pieces/signs/arrivalIcons.web.ts'
import { StateBadge } from '../../../web/pieces/signs/StateBadge.tsx'
import { arrivalTexts } from '../../arrivals/arrivals.messages.ts'
import { arrivalName } from '../../arrivals/arrivals.ts'
import { askTexts } from '../../arrivals/asks.messages.ts'
import { badgeTexts } from '../../arrivals/badges/badges.messages.ts'
import type { Entry } from '../../station/facts/gate.snapshot.ts'
import { peopleInside } from '../../station/facts/group.ts'
import type { Reason } from '../../station/facts/reasons.ts'
import { gateIcons } from '../gateIcons.tsx'
import { ageText, clockText, type Glance, hoursText, limitText, reasonWords } from '../gateWords.ts'
import { guardMessages } from '../guard.messages.ts'
import { residentTexts } from '../residents.messages.ts'
import { Capped } from './Capped.tsx'
import { askedAt, isAsked } from './gateLists.ts'
import styles from './Rows.module.css'

interface PersonRowsProps {
  entries: readonly Entry[]
  label: string
  glance: Glance
  /** Rows do not name this kind, because the list or its title does. */
  ordinary?: Entry['kind']
  /** All are inside: a row ends with the time of the entry. */
  inside?: true
  /** The reasons why people inside should have left. */
  overstays?: ReadonlyMap<string, Reason>
  onChoose: (authorizationId: string) => void
}

export function PersonRows({ entries, label, glance, ordinary, inside, overstays, onChoose }: PersonRowsProps) {
  const { lists } = useText(guardMessages)
  const asks = useText(askTexts)
  const residents = useText(residentTexts)
  const { names } = useText(arrivalTexts)
  return (
    <Capped items={entries} label={label} keyOf={(entry) => entry.authorization_id}>
      {(entry) => {
        const late = overstays?.get(entry.authorization_id)
        const asked = isAsked(entry, glance.now)
        return (
          <li>
            <UnstyledButton
              className={styles.row}
              data-gate-row
              data-waits={asked || undefined}
              onClick={() => onChoose(entry.authorization_id)}
            >
              <strong className={`garita-code ${styles.unit}`}>{entry.unit}</strong>
              <span className={styles.who}>
                <strong>{arrivalName(entry, names)}</strong>
                <More {...{ entry, glance, ordinary, late }} isListed={inside} />
              </span>
              {asked ? (
                <StateBadge tone="wait">{lists.ago(ageText(askedAt(entry), glance.now))}</StateBadge>
              ) : entry.status === 'denied' && !entry.closed ? (
                <StateBadge tone={entry.answer ? 'wait' : 'bad'}>
                  {entry.answer ? asks.says[entry.answer.word] : lists.denied}
                </StateBadge>
              ) : entry.lives && !entry.stands ? (
                <StateBadge tone="bad">{residents.paused_short}</StateBadge>
              ) : entry.inside && inside ? (
                <span className={styles.aside}>{lists.since(clockText(entry.inside.since, glance))}</span>
              ) : entry.inside ? (
                <StateBadge tone="good">{lists.inside}</StateBadge>
              ) : null}
            </UnstyledButton>
          </li>
        )
      }}
    </Capped>
  )
}

interface MoreProps {
  entry: Entry
  glance: Glance
  ordinary: Entry['kind'] | undefined
  late: Reason | undefined
  isListed: true | undefined
}

function More({ entry, glance, ordinary, late, isListed }: MoreProps) {
  const { lists } = useText(guardMessages)
  const kinds = useText(kindTexts)
  const residents = useText(residentTexts)
  const { fact } = useText(badgeTexts)
  const { kinds: arrivals } = useText(arrivalTexts)
  const { people_fact, inside_of } = useText(groupTexts)
  const { kind, arrival_kind, lives, people, badge, plates, notes } = entry
  const Icon = arrival_kind ? arrivalIcons[arrival_kind] : gateIcons[kind]
  // The name of an arrival says its kind, except for a visit.
  const named = late || kind === ordinary || (arrival_kind && arrival_kind !== 'visit')
  const time = late
    ? late.code === 'out_of_hours'
      ? hoursText(late, glance.language)
      : reasonWords(late, glance).title
    : entry.inside
      ? isListed
        ? ''
        : lists.since(clockText(entry.inside.since, glance))
      : isAsked(entry, glance.now)
        ? ''
        : limitText(entry, glance)
  const whole = peopleOf({ people })
  const group = !people ? '' : entry.inside && whole > 1 ? inside_of(peopleInside(entry), whole) : people_fact(people)
  const facts = [time, group, entry.inside && badge ? fact(badge) : ''].filter(Boolean)
  if (named && facts.length + plates.length === 0 && !notes) return null
  return (
    <span className={styles.more}>
      {named ? null : (
        <span>
          <Icon size={16} aria-hidden />
          {arrival_kind ? arrivals[arrival_kind] : lives ? residents.kinds[lives.kind ?? 'unsaid'] : kinds[kind].one}
        </span>
      )}
      {facts.map((said) => (
        <span key={said}>{said}</span>
      ))}
      {plates.length > 0 ? <span className="garita-code">{plates.join(' ')}</span> : null}
      {/* The card has the whole note. */}
      {notes ? (
        <Text span inherit truncate flex="1 1 6rem" miw={0}>
          {notes}
        </Text>
      ) : null}
    </span>
  )
}
