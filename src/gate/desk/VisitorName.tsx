/** Names the subject of a visit: a vehicle by its plate, other people by name, with the plate and the badge that they have. */
import { Group } from '@mantine/core'
import { logTexts } from '../../access-log/log.messages.ts'
import { useText } from '../../web/language/language.tsx'
import { Plate } from '../../web/pieces/signs/Plate.tsx'
import { WeekStrip } from '../../web/pieces/signs/WeekStrip.tsx'
import { arrivalTexts } from '../arrivals/arrivals.messages.ts'
import { arrivalName } from '../arrivals/arrivals.ts'
import { badgeTexts } from '../arrivals/badges/badges.messages.ts'
import type { Visit } from '../visits/visits.contract.ts'

interface VisitorNameProps {
  visit: Visit
  /** Shows the weekdays of a worker, for which a phone's row has no room. */
  week?: boolean
}

export function VisitorName({ visit, week = false }: VisitorNameProps) {
  const { auth_type, vehicle_plate: plate, weekdays, inside, badge } = visit
  const log = useText(logTexts)
  const { names } = useText(arrivalTexts)
  const { fact } = useText(badgeTexts)
  const name = visit.hidden ? log.hidden : arrivalName(visit, names)
  const vehicle = auth_type === 'vehicle' && plate
  return (
    <Group component="span" gap="0.125rem 0.5rem">
      {vehicle ? <Plate>{plate}</Plate> : null}
      {vehicle ? <span className="garita-second">{name}</span> : <strong>{name}</strong>}
      {week && weekdays?.length ? <WeekStrip days={weekdays} /> : null}
      {plate && !vehicle ? <Plate>{plate}</Plate> : null}
      {inside && badge ? <span className="garita-second">{fact(badge)}</span> : null}
    </Group>
  )
}
