/** The form of an arrival at a station; the answer appears on the card that follows. */
import type { ComponentProps } from 'react'
import { type Spelling, unitTyped } from '../../../shared/unitNames.ts'
import { Note } from '../../../web/cards/Note.tsx'
import { useText } from '../../../web/language/language.tsx'
import type { LeftItemFor } from '../../arrivals/leftItems/leftItems.ts'
import { ArrivalDialog } from '../../dialogs/ArrivalDialog.tsx'
import { type Entry, unitsIn } from '../../station/facts/gate.snapshot.ts'
import type { Station } from '../../station/station.ts'
import { guardMessages } from '../guard.messages.ts'

export interface About {
  /** The search that found no result. */
  searched: string
  /** A person whose pass no longer lets them in: the unit is asked again. */
  of?: Entry | undefined
}

interface StationArrivalProps {
  station: Station
  about: About
  onClose: () => void
  onAsked: (authorizationId: string) => void
  onEnded: NonNullable<ComponentProps<typeof ArrivalDialog>['onEnded']>
  /** The item stays at the gate, and the guard describes it. */
  onLeft: (of: LeftItemFor) => void
}

/** The search is a unit or a name; its last words are the last name. A pass has only the end of the document, so the form asks for it. */
function firstValues({ searched, of }: About, units: readonly string[], spellings: readonly Spelling[]) {
  if (of) return { unit_number: of.unit, name: of.name, last_name: of.last_name ?? '' }
  const words = searched.trim().split(/\s+/)
  // A station that has just opened does not know its units yet.
  const isNumber = units.length === 0 && /\d/.test(searched)
  const unit = isNumber ? searched.trim() : unitTyped(searched, units, spellings)
  const isName = !unit && /^[\p{L}\p{M}.'’ -]+$/u.test(searched.trim())
  return {
    unit_number: unit ?? '',
    ...(isName ? { name: words[0] ?? '', last_name: words.slice(1).join(' ') } : {}),
  }
}

export function StationArrival({ station, about, onClose, onAsked, onEnded, onLeft }: StationArrivalProps) {
  const { unannounced: text, card } = useText(guardMessages)
  const { snapshot, online } = station
  return (
    <ArrivalDialog
      first={{
        condominium_id: snapshot?.condominium.id ?? 'unknown',
        ...firstValues(about, unitsIn(snapshot), snapshot?.spellings ?? []),
      }}
      title={text.title}
      kinds={Boolean(snapshot?.arrivals) && !about.of}
      note={online ? null : <Note tone="wait">{card.asked_offline}</Note>}
      onAsked={onAsked}
      onEnded={onEnded}
      onLeft={(of) => {
        onClose()
        onLeft(of)
      }}
      onClose={onClose}
    />
  )
}
