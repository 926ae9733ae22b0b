/** Who a row of visits is about: a vehicle by its plate, a worker with the days of the week, everybody with their name. */
import { Plate } from '../../web/pieces/signs/Plate.tsx'
import { WeekStrip } from '../../web/pieces/signs/WeekStrip.tsx'
import './VisitorName.css'
import { useText } from '../../web/language/language.tsx'
import { arrivalTexts } from '../arrivals/arrivals.messages.ts'
import { arrivalName } from '../arrivals/arrivals.ts'
import { badgeTexts } from '../badges/badges.messages.ts'
import type { Visit } from '../visits.contract.ts'
import { visitMessages } from '../visits.messages.ts'

export function VisitorName({ visit }: { visit: Visit }) {
  const { auth_type, vehicle_plate: plate } = visit
  const { log } = useText(visitMessages)
  const { names } = useText(arrivalTexts)
  const name = visit.hidden ? log.hidden : arrivalName(visit, names)
  return auth_type === 'vehicle' && plate ? (
    <>
      <Plate>{plate}</Plate> <span className="garita-second">{name}</span>
    </>
  ) : (
    <strong>{name}</strong>
  )
}

/** On a phone's row. */
export function VisitorTitle({ visit }: { visit: Visit }) {
  const { auth_type, vehicle_plate: plate } = visit
  return (
    <span className="garita-visitor-marks">
      <VisitorName visit={visit} />
      {auth_type !== 'vehicle' && plate ? <Plate>{plate}</Plate> : null}
      <BadgeInside visit={visit} />
    </span>
  )
}

/** The plate of a visitor's car, the days of a worker and the badge of who is inside, where they have any. */
export function VisitorMarks({ visit }: { visit: Visit }) {
  const { auth_type, vehicle_plate: plate, weekdays } = visit
  const ofCar = auth_type !== 'vehicle' && plate
  if (!ofCar && !weekdays?.length && !(visit.inside && visit.badge)) return null
  return (
    <div className="garita-visitor-marks">
      {weekdays?.length ? <WeekStrip days={weekdays} /> : null}
      {ofCar ? <Plate>{plate}</Plate> : null}
      <BadgeInside visit={visit} />
    </div>
  )
}

function BadgeInside({ visit: { inside, badge } }: { visit: Visit }) {
  const { fact } = useText(badgeTexts)
  return inside && badge ? <span className="garita-second">{fact(badge)}</span> : null
}
