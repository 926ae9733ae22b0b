/** The visitors who wait for this resident, at the top of the home screen; a card opens the whole request. */
import { Group } from '@mantine/core'
import type { ReactNode } from 'react'
import { arrivalTexts } from '../gate/arrivals/arrivals.messages.ts'
import { arrivalName } from '../gate/arrivals/arrivals.ts'
import { requestTexts } from '../gate/visits/request.messages.ts'
import type { Visit } from '../gate/visits/visits.contract.ts'
import { useText } from '../web/language/language.tsx'
import { TextLink } from '../web/pieces/Links.tsx'
import { Arch, initialsOfWhole } from '../web/pieces/signs/Arch.tsx'
import { Clock } from './Clock.tsx'
import { DecideButtons } from './DecideButtons.tsx'
import { useAboutVisit } from './useAboutVisit.web.ts'
import { useAnswered } from './useAnswered.web.ts'
import styles from './WaitingCards.module.css'

interface WaitingCardsProps {
  waiting: readonly Visit[]
  /** Shown while there are no cards. */
  children: ReactNode
}

export function WaitingCards({ waiting, children }: WaitingCardsProps) {
  const text = useText(requestTexts)
  const { shown, saidOf, onSaid, onOver } = useAnswered(waiting)
  if (shown.length === 0) return children
  return (
    <ul className={styles.cards} aria-label={text.waiting}>
      {shown.map((visit) => (
        <li key={visit.id} data-tone={saidOf(visit) ? 'idle' : 'wait'}>
          <Words visit={visit} until={saidOf(visit)?.at} />
          <DecideButtons
            id={visit.id}
            kind={null}
            given={saidOf(visit)?.decision}
            onSaid={(decision) => onSaid(visit, decision)}
            onOver={() => onOver(visit)}
          />
        </li>
      ))}
    </ul>
  )
}

function Words({ visit, until }: { visit: Visit; until: number | undefined }) {
  const text = useText(requestTexts)
  const { names } = useText(arrivalTexts)
  const about = useAboutVisit()
  const name = arrivalName(visit, names)
  const more = visit.resembles
    ? text.resembles
    : visit.call_wanted_by_name
      ? text.call_wanted_brief(visit.call_wanted_by_name)
      : about(visit).join(' · ')
  return (
    <Group align="start" gap="0.25rem min(0.75rem, 3vw)" className={styles.words}>
      <Arch initials={initialsOfWhole(name)} />
      <div>
        <TextLink to="/dashboard" search={{ request: visit.id }} aria-label={`${text.details}: ${name}`}>
          {name}
        </TextLink>
        {more ? <p>{more}</p> : null}
      </div>
      <Clock since={visit.created_at} until={until} />
    </Group>
  )
}
