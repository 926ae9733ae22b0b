/** What a guard compares with what the visitor says: unit, plate and name first and large, the other facts below. */
import { Button } from '@mantine/core'
import { IconEye } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { kindTexts } from '../../../authorizations/kinds.messages.ts'
import { arrivalTexts } from '../../../visits/arrivals/arrivals.messages.ts'
import { arrivalName } from '../../../visits/arrivals/arrivals.ts'
import { Facts } from '../../../web/cards/Facts.tsx'
import { useText } from '../../../web/language/language.tsx'
import { arrivalIcons } from '../../../web/pieces/signs/arrivalIcons.web.ts'
import type { Entry } from '../../facts/gate.snapshot.ts'
import type { Verdict } from '../../verdict/verdict.ts'
import type { Homes } from '../../verdict/worker.ts'
import { gateIcons } from '../gateIcons.tsx'
import { beginningText, clockText, endingText, type Glance, hoursText } from '../gateWords.ts'
import { guardMessages } from '../guard.messages.ts'
import { residentTexts } from '../residents.messages.ts'
import { useSeenByVisitor } from '../seenByVisitor.web.ts'
import './SubjectFacts.css'

interface SubjectFactsProps {
  subject: NonNullable<Verdict['subject']>
  /** Of a worker of several homes. */
  homes: Homes | null
  glance: Glance
  /** What to ask, between what is compared and the other facts. */
  children: ReactNode
}

export function SubjectFacts({ subject, homes, glance, children }: SubjectFactsProps) {
  const { card } = useText(guardMessages)
  const kinds = useText(kindTexts)
  const residents = useText(residentTexts)
  const { names, kinds: arrivals } = useText(arrivalTexts)
  const [seenByVisitor] = useSeenByVisitor()
  const [uncovered, setUncovered] = useState(false)
  const covered = seenByVisitor && !uncovered
  const kind = subject.known ? subject.entry.kind : subject.pass.kind
  const arrival = subject.known ? subject.entry.arrival_kind : null
  const lives = subject.known ? subject.entry.lives : null
  const Face = arrival ? arrivalIcons[arrival] : gateIcons[kind]
  return (
    <>
      {subject.known ? (
        <div className="garita-verdict-large">
          {covered ? null : (
            <Large
              name={
                homes && homes.now.length > 0 ? card.expected_in : <span className="garita-hidden">{card.unit}</span>
              }
              value={homes && homes.now.length > 0 ? homes.now.join(' · ') : subject.entry.unit}
              what="unit"
            />
          )}
          {subject.entry.plates.map((plate) => (
            <Large key={plate} name={<span className="garita-hidden">{card.plate}</span>} value={plate} what="plate" />
          ))}
        </div>
      ) : null}
      {covered ? (
        <Button
          size="lg"
          variant="default"
          className="garita-verdict-uncover"
          leftSection={<IconEye size={24} aria-hidden />}
          onClick={() => setUncovered(true)}
        >
          {card.uncover}
        </Button>
      ) : (
        <p className="garita-who-name">{subject.known ? arrivalName(subject.entry, names) : card.stranger}</p>
      )}
      <p className="garita-who-kind">
        <Face size={22} aria-hidden />{' '}
        {arrival ? arrivals[arrival] : lives ? residents.kinds[lives.kind ?? 'unsaid'] : kinds[kind].one}
      </p>
      {children}
      {homes && !covered ? <OtherHomes homes={homes} glance={glance} /> : null}
      {subject.known && !covered ? <EntryFacts entry={subject.entry} glance={glance} /> : null}
    </>
  )
}

/** Homes that expect the same person at other times. */
function OtherHomes({ homes: { others }, glance }: { homes: Homes; glance: Glance }) {
  const { card } = useText(guardMessages)
  if (others.length === 0) return null
  return (
    <p className="garita-other-homes">
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

function Large({ name, value, what }: { name: ReactNode; value: string; what: 'unit' | 'plate' }) {
  return (
    <p data-large={what}>
      <span>{name}</span>
      <strong className="garita-code">{value}</strong>
    </p>
  )
}

function EntryFacts({ entry, glance }: { entry: Entry; glance: Glance }) {
  const { card, lists } = useText(guardMessages)
  const arrivals = useText(arrivalTexts)
  const { valid_from, valid_until, schedule, people } = entry
  const ahead = valid_from && Date.parse(valid_from) > glance.now
  const window = [
    ahead ? card.from(beginningText(valid_from, glance)) : null,
    valid_until ? card.until(endingText(valid_until, glance)) : null,
  ].filter((part) => part !== null)
  const hours = schedule ? hoursText(schedule, glance.language) : ''
  // “hasta 21:00” and “de 8 a 18” say themselves what they are.
  const plain = [card.valid, card.hours, card.notes]
  const facts: [name: string, value: string | null, coded?: true][] = [
    [card.host, entry.host],
    [arrivals.people, people ? String(people) : null, true],
    [card.vehicle, entry.kind === 'vehicle' ? null : entry.vehicle],
    [card.valid, window.join(' · ') || null, true],
    [card.hours, hours || null, true],
    [card.document, entry.document, true],
    [card.inside, entry.inside && lists.since(clockText(entry.inside.since, glance)), true],
    [card.notes, entry.notes],
  ]
  return (
    <Facts>
      {facts.map(([name, value, coded]) =>
        value ? (
          <div key={name + value} className="garita-fact">
            <dt className={plain.includes(name) ? 'garita-hidden' : undefined}>{name}</dt>
            <dd className={coded ? 'garita-code' : undefined}>{value}</dd>
          </div>
        ) : null,
      )}
    </Facts>
  )
}
