/** Who a row of visits is about: a vehicle by its plate, a worker with the days of the week, everybody with their name. */
import { Plate } from '../web/pieces/Plate.tsx'
import { WeekStrip } from '../web/pieces/WeekStrip.tsx'
import './VisitorName.css'
import { useText } from '../web/language/language.tsx'
import { arrivalTexts } from './arrivals/arrivals.messages.ts'
import { arrivalName } from './arrivals/arrivals.ts'
import type { Visit } from './visits.contract.ts'
import { visitMessages } from './visits.messages.ts'

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
    </span>
  )
}

/** The plate of a visitor's car and the days of a worker, where they have any. */
export function VisitorMarks({ visit: { auth_type, vehicle_plate: plate, weekdays } }: { visit: Visit }) {
  const ofCar = auth_type !== 'vehicle' && plate
  if (!ofCar && !weekdays?.length) return null
  return (
    <div className="garita-visitor-marks">
      {weekdays?.length ? <WeekStrip days={weekdays} /> : null}
      {ofCar ? <Plate>{plate}</Plate> : null}
    </div>
  )
}
