/** Shows the badge on a card: a field at an entry, or the number of a person inside, which the guard asks back or changes. */
import { Button, Stack } from '@mantine/core'
import { IconId } from '@tabler/icons-react'
import { useState } from 'react'
import { lazyPart } from '../../../web/frame/lazyPart.tsx'
import { useText } from '../../../web/language/language.tsx'
import { badgeTexts } from '../../arrivals/badges/badges.messages.ts'
import { bearerOf, writtenBadge } from '../../arrivals/badges/badges.ts'
import { BadgeField } from '../../dialogs/BadgeField.tsx'
import type { Entry } from '../../station/facts/gate.snapshot.ts'
import type { Station } from '../../station/station.ts'
import { actsOf, nobodyAnswers } from '../../station/verdict/acts.ts'
import type { Verdict } from '../../station/verdict/verdict.ts'
import styles from './VerdictCard.module.css'

const BadgeDialog = lazyPart(() => import('../../dialogs/BadgeDialog.tsx').then((loaded) => loaded.BadgeDialog))

export interface BadgeOfCard {
  /** Null if this arrival gets no badge. */
  entry: Entry | null
  typed: string
  type: (text: string) => void
  /** The visitor inside who has the typed number. */
  taken: Entry | undefined
  /** Records the typed number, unless another person has it. The entry does not wait for a badge. */
  give: () => Promise<void>
}

export function useBadgeOfCard({ subject }: Verdict, { snapshot, record }: Station): BadgeOfCard {
  const [typed, setTyped] = useState({ of: '', text: '' })
  const known = subject?.known ? subject.entry : null
  const entry = known?.arrival_kind && snapshot?.badge_kinds?.includes(known.arrival_kind) ? known : null
  const of = entry?.authorization_id ?? ''
  const text = typed.of === of ? typed.text : ''
  const number = writtenBadge(text)
  const taken = bearerOf(snapshot?.entries ?? [], number, of)
  return {
    ...{ entry, typed: text, taken },
    type: (next) => setTyped({ of, text: next }),
    give: async () => {
      if (!entry || number === '' || taken) return
      await record({ kind: 'badge', authorization_id: of, badge: number })
      setTyped({ of: '', text: '' })
    },
  }
}

interface CardBadgeProps {
  badge: BadgeOfCard
  verdict: Verdict
  station: Station
}

export function CardBadge({ badge, verdict, station }: CardBadgeProps) {
  const { entry } = badge
  if (!entry) return null
  if (entry.inside) return <BadgeInside entry={entry} key={entry.authorization_id} />
  // A visitor gets no badge before the home approves, unless the guard asks by phone.
  const calls = verdict.entry === 'with_word' && (!station.online || nobodyAnswers(verdict, station.snapshot))
  return actsOf(verdict).main === 'entry' || calls ? (
    <BadgeField
      optional
      size="lg"
      maw="22rem"
      // The error is read on the color of every verdict.
      errorProps={{ c: 'inherit', fw: 600, mb: 4 }}
      taken={badge.taken}
      value={badge.typed}
      onChange={(event) => badge.type(event.currentTarget.value)}
    />
  ) : null
}

function BadgeInside({ entry }: { entry: Entry }) {
  const text = useText(badgeTexts)
  const [changing, setChanging] = useState(false)
  return (
    <Stack gap="xs" align="start">
      {entry.badge ? <p className={styles.question}>{text.give_back(entry.badge)}</p> : null}
      <Button
        variant="default"
        size="lg"
        leftSection={<IconId size={22} aria-hidden />}
        onClick={() => setChanging(true)}
      >
        {entry.badge ? text.change : text.write}
      </Button>
      {changing ? <BadgeDialog of={entry} onClose={() => setChanging(false)} /> : null}
    </Stack>
  )
}
