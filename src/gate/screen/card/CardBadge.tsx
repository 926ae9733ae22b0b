/** The badge on a card: its field at an entry, and for who is inside the number to ask back, which can be changed. */
import { Button, TextInput } from '@mantine/core'
import { IconId } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { arrivalTexts } from '../../../visits/arrivals/arrivals.messages.ts'
import { arrivalName } from '../../../visits/arrivals/arrivals.ts'
import { badgeTexts } from '../../../visits/badges/badges.messages.ts'
import { bearerOf, mostOfBadge, writtenBadge } from '../../../visits/badges/badges.ts'
import { useText } from '../../../web/language/language.tsx'
import type { Entry } from '../../facts/gate.snapshot.ts'
import type { Station } from '../../station/station.ts'
import { actsOf, nobodyAnswers } from '../../verdict/acts.ts'
import type { Verdict } from '../../verdict/verdict.ts'
import './CardBadge.css'

export interface BadgeOfCard {
  /** Null where no badge is asked. */
  entry: Entry | null
  typed: string
  type: (text: string) => void
  /** Who is inside with the typed number. */
  taken: Entry | undefined
  /** Writes down what was typed, unless another one has it: an entry waits for no badge. */
  give: () => Promise<boolean>
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
      if (!entry || number === '' || taken) return false
      await record({ kind: 'badge', authorization_id: of, badge: number })
      setTyped({ of: '', text: '' })
      return true
    },
  }
}

interface CardBadgeProps {
  badge: BadgeOfCard
  verdict: Verdict
  station: Station
  onFailed: () => void
}

export function CardBadge({ badge, verdict, station, onFailed }: CardBadgeProps) {
  const { entry } = badge
  if (!entry) return null
  if (entry.inside) return <BadgeInside {...{ badge, entry, onFailed }} key={entry.authorization_id} />
  // Before somebody said yes there is nothing to give, unless the guard asks on the telephone.
  const calls = verdict.entry === 'with_word' && (!station.online || nobodyAnswers(verdict, station.snapshot))
  return actsOf(verdict).main === 'entry' || calls ? <BadgeField badge={badge} optional /> : null
}

function BadgeInside({
  badge,
  entry,
  onFailed,
}: {
  badge: BadgeOfCard
  entry: Entry
  onFailed: CardBadgeProps['onFailed']
}) {
  const text = useText(badgeTexts)
  const [changing, setChanging] = useState(false)
  const save = (event: FormEvent) => {
    event.preventDefault()
    badge.give().then((given) => setChanging(!given), onFailed)
  }
  return (
    <div className="garita-card-badge">
      {entry.badge ? <p className="garita-verdict-question">{text.give_back(entry.badge)}</p> : null}
      {changing ? (
        <form onSubmit={save}>
          <BadgeField badge={badge} />
          <Button type="submit" variant="default" size="lg">
            {text.save}
          </Button>
        </form>
      ) : (
        <Button
          variant="default"
          size="lg"
          leftSection={<IconId size={22} aria-hidden />}
          onClick={() => setChanging(true)}
        >
          {entry.badge ? text.change : text.write}
        </Button>
      )}
    </div>
  )
}

/** Also in the form of an arrival that a rule of the home lets in. */
export function BadgeField({
  badge: { typed, type, taken },
  optional = false,
}: {
  badge: Pick<BadgeOfCard, 'typed' | 'type' | 'taken'>
  optional?: boolean
}) {
  const text = useText(badgeTexts)
  const { names } = useText(arrivalTexts)
  return (
    <TextInput
      className="garita-badge-field"
      label={optional ? text.optional : text.badge}
      size="lg"
      autoComplete="off"
      autoCapitalize="characters"
      maxLength={mostOfBadge}
      inputWrapperOrder={['label', 'error', 'input']}
      value={typed}
      onChange={(event) => type(event.currentTarget.value)}
      error={taken?.badge ? text.taken(taken.badge, arrivalName(taken, names), taken.unit) : null}
    />
  )
}
