/** Shows the facts that a guard compares with the visitor's words: the unit alone and large, then name, plates and the others. */
import { Button, Group, Stack, Text } from '@mantine/core'
import { IconEye } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { groupTexts } from '../../../authorizations/group.messages.ts'
import { namesIn, peopleOf } from '../../../authorizations/group.ts'
import { kindTexts } from '../../../authorizations/kinds.messages.ts'
import type { Spoken } from '../../../shared/messages.ts'
import { useText } from '../../../web/language/language.tsx'
import { arrivalIcons } from '../../../web/pieces/signs/arrivalIcons.web.ts'
import { arrivalTexts } from '../../arrivals/arrivals.messages.ts'
import { arrivalName } from '../../arrivals/arrivals.ts'
import type { Entry } from '../../station/facts/gate.snapshot.ts'
import { peopleInside } from '../../station/facts/group.ts'
import type { Reason } from '../../station/facts/reasons.ts'
import type { Verdict } from '../../station/verdict/verdict.ts'
import type { Homes } from '../../station/verdict/worker.ts'
import { gateIcons } from '../gateIcons.tsx'
import { beginningText, clockText, endingText, type Glance, hoursText } from '../gateWords.ts'
import { guardMessages } from '../guard.messages.ts'
import { residentTexts } from '../residents.messages.ts'
import { useSeenByVisitor } from '../seenByVisitor.web.ts'
import { partLook } from './partLook.ts'
import styles from './VerdictCard.module.css'

interface SubjectFactsProps {
  subject: NonNullable<Verdict['subject']>
  /** The title of the card says it, so its dates and hours are not repeated. */
  reason: Reason
  /** A worker of several homes has them. */
  homes: Homes | null
  /** Hidden with the name while the visitor sees the screen. */
  photo: ReactNode
  glance: Glance
}

export function SubjectFacts({ subject, reason, homes, photo, glance }: SubjectFactsProps) {
  const { card } = useText(guardMessages)
  const kinds = useText(kindTexts)
  const residents = useText(residentTexts)
  const { names, kinds: arrivals } = useText(arrivalTexts)
  const groups = useText(groupTexts)
  const [seenByVisitor] = useSeenByVisitor()
  const [uncovered, setUncovered] = useState(false)
  const covered = seenByVisitor && !uncovered
  const entry = subject.known ? subject.entry : null
  const kind = subject.known ? subject.entry.kind : subject.pass.kind
  const { arrival_kind: arrival = null, lives = null, host = null, plates = [] } = entry ?? {}
  const Icon = arrival ? arrivalIcons[arrival] : gateIcons[kind]
  // The name of an arrival says its kind, except for a visit.
  const group = entry && groupText(entry, groups)
  const isNamed = !covered && !host && arrival !== null && arrival !== 'visit'
  const expected = homes && homes.now.length > 0
  const unit = expected ? homes.now.join(' · ') : (entry?.unit ?? '')
  return (
    <>
      {entry && !covered ? (
        <Stack
          component="p"
          className={styles.unit}
          gap={0}
          miw={0}
          data-large="unit"
          data-long={unit.length > 6 || undefined}
        >
          <span className={expected ? undefined : 'garita-hidden'}>{expected ? card.expected_in : card.unit}</span>
          <strong className="garita-code">{unit}</strong>
        </Stack>
      ) : null}
      <Stack className={styles.who} {...partLook}>
        {covered ? null : photo}
        {covered ? (
          <Button
            size="lg"
            variant="default"
            justify="start"
            leftSection={<IconEye size={24} aria-hidden />}
            onClick={() => setUncovered(true)}
          >
            {card.uncover}
          </Button>
        ) : (
          <p className={styles.name} data-name>
            {entry ? arrivalName(entry, names) : card.stranger}
          </p>
        )}
        {group ? (
          <p className={styles.kind} data-group>
            {group}
          </p>
        ) : null}
        {isNamed ? null : (
          <p className={styles.kind}>
            <Icon size={22} style={{ verticalAlign: '-0.1em' }} aria-hidden />{' '}
            {arrival ? arrivals[arrival] : lives ? residents.kinds[lives.kind ?? 'unsaid'] : kinds[kind].one}
            {host && !covered ? ` · ${card.host} ${host}` : null}
          </p>
        )}
        {plates.length > 0 ? (
          <Group component="p" className={styles.plates} gap="0 2rem" data-large="plate">
            <span className="garita-hidden">{card.plate}</span>
            {plates.map((plate) => (
              <strong key={plate} className="garita-code">
                {plate}
              </strong>
            ))}
          </Group>
        ) : null}
        {homes && !covered ? <OtherHomes homes={homes} glance={glance} /> : null}
        {entry && !covered ? <EntryFacts {...{ entry, reason, glance }} /> : null}
      </Stack>
    </>
  )
}

/** Says "Con 4 acompañantes: 5 personas en total · 3 de 5 adentro"; null for one person. */
function groupText(entry: Entry, text: Spoken<typeof groupTexts>) {
  const people = peopleOf(entry)
  if (people === 1) return null
  const inside = entry.inside ? ` · ${text.inside_of(peopleInside(entry), people)}` : ''
  return `${text.with_companions(people - 1)}: ${text.people_fact(people)}${inside}`
}

/** Homes that expect the same person at other times. */
function OtherHomes({ homes: { others }, glance }: { homes: Homes; glance: Glance }) {
  const { card } = useText(guardMessages)
  if (others.length === 0) return null
  return (
    <p>
      {card.other_homes}{' '}
      {others
        .map(({ unit, schedule, suspended, stands }) =>
          [unit, suspended || !stands ? card.home_ended : schedule ? hoursText(schedule, glance.language) : null]
            .filter(Boolean)
            .join(' '),
        )
        .join(' · ')}
    </p>
  )
}

/** The titles of these reasons say the dates, the hours or the entry. A request without an answer has no dates yet. */
const saysDates: readonly Reason['code'][] = ['may_enter', 'not_yet_valid', 'expired', 'pending']
const saysEntry: readonly Reason['code'][] = ['inside', 'stay_open', 'already_inside']

function EntryFacts({ entry, reason, glance }: { entry: Entry; reason: Reason; glance: Glance }) {
  const { card, lists } = useText(guardMessages)
  const arrivals = useText(arrivalTexts)
  const { valid_from, valid_until, schedule, inside } = entry
  const names = namesIn(entry.companions)
  const ahead = valid_from && Date.parse(valid_from) > glance.now
  const window = [
    ahead ? card.from(beginningText(valid_from, glance)) : null,
    valid_until ? card.until(endingText(valid_until, glance)) : null,
  ]
  const facts: [name: string, value: string | null, look?: 'plain' | 'code'][] = [
    [arrivals.companions, names.length > 0 ? names.join(', ') : null],
    [card.vehicle, entry.kind === 'vehicle' ? null : entry.vehicle],
    // “hasta 21:00” and “de 8 a 18” are clear without a label.
    [card.valid, saysDates.includes(reason.code) ? null : window.filter(Boolean).join(' · '), 'plain'],
    [card.hours, schedule && reason.code !== 'out_of_hours' ? hoursText(schedule, glance.language) : null, 'plain'],
    [card.document, entry.document, 'code'],
    [card.inside, inside && !saysEntry.includes(reason.code) ? lists.since(clockText(inside.since, glance)) : null],
    [card.notes, entry.notes, 'plain'],
  ]
  return (
    <Group component="dl" gap="0 1.75rem" my={0} fz="lg">
      {facts.map(([name, value, look]) =>
        value ? (
          <Group key={name} gap="0 0.625rem">
            <dt className={look === 'plain' ? 'garita-hidden' : undefined}>{name}</dt>
            <Text component="dd" inherit m={0} fw={600} {...(look === 'code' ? { className: 'garita-code' } : {})}>
              {value}
            </Text>
          </Group>
        ) : null,
      )}
    </Group>
  )
}
