/** The visitors who wait for this resident, at the top of the home screen; a card opens the whole request. */
import { Box, Group, SimpleGrid, Stack, Text } from '@mantine/core'
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
import { waitingLook } from './WaitingBand.tsx'
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
    <SimpleGrid component="ul" minColWidth="min(100%, 24rem)" spacing="sm" aria-label={text.waiting}>
      {shown.map((visit) => (
        <Stack
          key={visit.id}
          component="li"
          justify="space-between"
          gap="sm"
          pos="relative"
          p="min(0.75rem, 3.3vw)"
          {...waitingLook}
          data-tone={saidOf(visit) ? 'idle' : 'wait'}
        >
          <Words visit={visit} until={saidOf(visit)?.at} />
          <DecideButtons
            id={visit.id}
            kind={null}
            given={saidOf(visit)?.decision}
            onSaid={(decision) => onSaid(visit, decision)}
            onOver={() => onOver(visit)}
          />
        </Stack>
      ))}
    </SimpleGrid>
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
      <Box flex="1 1 9rem" miw={0}>
        <TextLink
          to="/dashboard"
          search={{ request: visit.id }}
          aria-label={`${text.details}: ${name}`}
          {...{ c: 'inherit', fz: 'xl', fw: 800, lh: 1.2, underline: 'never' }}
        >
          {name}
        </TextLink>
        {more ? <Text mt="0.25rem">{more}</Text> : null}
      </Box>
      <Clock since={visit.created_at} until={until} />
    </Group>
  )
}
