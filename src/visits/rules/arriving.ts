/** Who stands before the guard, from the values of a form, as the rules of homes look at them. */
import { arrival } from '../arrivals/arrivalSchemas.ts'
import { type ArrivalKind, type AskedRule, askedOnly } from '../arrivals/arrivals.ts'
import type { Arriving } from './homeRules.ts'

export type ArrivalValues = Parameters<typeof askedOnly>[0] & { unit_number: string; arrival_kind: ArrivalKind }

export function arrivingOf(values: ArrivalValues, rule: AskedRule): Arriving {
  const sent = askedOnly(values, rule)
  const plate = arrival.vehicle_plate.safeParse(sent.vehicle_plate)
  const names = [sent.name, sent.last_name].map((part) => part.trim().replace(/\s+/g, ' '))
  return {
    kind: values.arrival_kind,
    company: sent.company?.trim() || null,
    name: names.filter(Boolean).join(' ') || null,
    plate: (plate.success && plate.data) || null,
    no_document: sent.no_document,
  }
}

/** What the guard has decided not to follow: another unit, kind or company is another arrival. */
export const arrivalKey = ({ unit_number, arrival_kind, company }: ArrivalValues) =>
  `${unit_number} ${arrival_kind} ${company}`
