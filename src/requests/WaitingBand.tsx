/** Visitors at the gate, the newest first, in a line at the foot of every screen, which moves no content. */
import { Button, Group, Stack, UnstyledButton } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { arrivalTexts } from '../gate/arrivals/arrivals.messages.ts'
import { arrivalName } from '../gate/arrivals/arrivals.ts'
import { requestTexts } from '../gate/visits/request.messages.ts'
import type { Visit } from '../gate/visits/visits.contract.ts'
import type { households } from '../households/households.contract.ts'
import type { Output } from '../shared/contract.ts'
import { homePath } from '../shared/homeAddress.ts'
import { useServerNow } from '../web/calls/api.ts'
import { useDates } from '../web/cards/dates.tsx'
import { useText } from '../web/language/language.tsx'
import { useAboutVisit } from './useAboutVisit.web.ts'
import styles from './WaitingBand.module.css'

/** A waiting visitor has a frame in the tone of the state, in the line at the foot and on a card. */
export const waitingLook = {
  bd: '2px solid var(--tone)',
  bdrs: 'md',
  bg: 'linear-gradient(var(--tone-wash), var(--tone-wash)) var(--garita-surface)',
}
const waitingLine = {
  ...waitingLook,
  justify: 'space-between',
  wrap: 'nowrap',
  mih: '3rem',
  'data-tone': 'wait',
} as const

interface WaitingBandProps {
  elsewhere: Output<typeof households.waitingElsewhere>
  waiting: readonly Visit[] | undefined
  onAnswer: (id: string) => void
}

export function WaitingBand({ elsewhere, waiting, onAnswer }: WaitingBandProps) {
  const text = useText(requestTexts)
  const [all, setAll] = useState(false)
  const [newest, ...others] = waiting ?? []
  if (!newest && elsewhere.length === 0) return null
  return (
    <section className={styles.band} data-waiting aria-label={text.waiting}>
      {all ? (
        <Stack component="ul" gap="xs" mah="50dvh" mb="xs" style={{ overflowY: 'auto' }}>
          {/* Earlier visitors are above later ones. */}
          {others.toReversed().map((visit) => (
            <li key={visit.id}>
              <Line visit={visit} onAnswer={onAnswer} />
            </li>
          ))}
        </Stack>
      ) : null}
      {elsewhere.map(({ home, unit_number, condominium, request }) => (
        <Group key={home} className={styles.line} {...waitingLine}>
          <div className={styles.words}>
            <strong>{text.waits_elsewhere(unit_number)}</strong>
            <span>{condominium}</span>
          </div>
          <Button component="a" flex="none" href={homePath(home, `/dashboard?request=${request}`)}>
            {text.answer}
          </Button>
        </Group>
      ))}
      {newest ? (
        <Line key={newest.id} visit={newest} onAnswer={onAnswer}>
          {others.length > 0 ? (
            <UnstyledButton className={styles.words} aria-expanded={all} onClick={() => setAll(!all)}>
              <strong>{text.several(others.length + 1)}</strong>
              <Since visit={newest} named />
            </UnstyledButton>
          ) : null}
        </Line>
      ) : null}
    </section>
  )
}

interface LineProps {
  visit: Visit
  onAnswer: (id: string) => void
  /** Shown in place of the visitor's name. */
  children?: ReactNode
}

function Line({ visit, onAnswer, children }: LineProps) {
  const { names } = useText(arrivalTexts)
  const text = useText(requestTexts)
  return (
    <Group className={styles.line} {...waitingLine}>
      {children ?? (
        <div className={styles.words}>
          <strong>{arrivalName(visit, names)}</strong>
          {visit.resembles ? <span>{text.resembles}</span> : <Since visit={visit} />}
        </div>
      )}
      <Button flex="none" onClick={() => onAnswer(visit.id)}>
        {text.answer}
      </Button>
    </Group>
  )
}

/** `named` is for a line about several visitors. */
function Since({ visit, named = false }: { visit: Visit; named?: boolean }) {
  const { names } = useText(arrivalTexts)
  const text = useText(requestTexts)
  const about = useAboutVisit()
  const ago = useDates().ago(visit.created_at, useServerNow())
  return (
    <span>
      {named
        ? `${arrivalName(visit, names)}, ${ago}`
        : [
            text.waits_since(ago),
            ...(visit.call_wanted_by_name ? [text.call_wanted_brief(visit.call_wanted_by_name)] : about(visit)),
          ].join(' · ')}
    </span>
  )
}
