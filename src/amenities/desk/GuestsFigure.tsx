import { useRead } from '../../web/calls/queries.ts'
import { StatCard } from '../../web/cards/StatCard.tsx'
import { useText } from '../../web/language/language.tsx'
import { amenities } from '../amenities.contract.ts'
import { gateTexts } from './amenityDesk.messages.ts'

export interface Asked {
  search: string
  condominium_id?: string | undefined
}

interface GuestsFigureProps {
  filter: Asked
  pressed: boolean
  onPress: () => void
}

export function useExpectedGuests({ search, condominium_id }: Asked) {
  return useRead(amenities.expected, { search, condominium_id }, { keep: true })
}

/** Shows and hides the reservations that expect guests today. */
export function GuestsFigure({ filter, pressed, onPress }: GuestsFigureProps) {
  const text = useText(gateTexts)
  const { data } = useExpectedGuests({ ...filter, search: '' })
  return <StatCard label={text.title} figure={data?.length} pressed={pressed} onPress={onPress} />
}
