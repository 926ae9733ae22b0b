import type { Input } from '../../shared/contract.ts'
import { instantOfText, wallText } from '../../shared/writtenMoment.ts'
import type { incidents } from '../incidents.contract.ts'
import { type Asker, type IncidentKind, type InformedChoice, usualPeriod } from '../incidents.rules.ts'

export type BeginValues = {
  id: string
  condominium_id: string | null
  kind: IncidentKind | ''
  occurred_at: string
  place: string
  what_happened: string
  told: readonly InformedChoice[]
  told_text: string
  request: {
    asker: Asker
    asked_by: string
    paper: string
    subject: string
    from: string
    until: string
    given: string
  }
}

export function firstBegin(id: string, place: string | null, now: number, zone: string): BeginValues {
  const { from, until } = usualPeriod(now)
  return {
    ...{ id, condominium_id: place, kind: '', occurred_at: wallText(now, zone), place: '', what_happened: '' },
    ...{ told: [], told_text: '' },
    request: {
      ...{ asker: 'police', asked_by: '', paper: '', subject: '', given: '' },
      from: wallText(Date.parse(from), zone),
      until: wallText(Date.parse(until), zone),
    },
  }
}

const isWhole = (written: string) => /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(written)

/** An incomplete moment stays as typed, and the contract reports it at its field. */
const instant = (written: string, zone: string) => (isWhole(written) ? instantOfText(written, zone) : written)

/** Converts the same moments to the zone of another condominium. */
export function inZone({ occurred_at, request }: BeginValues, before: string, zone: string) {
  const moved = (written: string) =>
    isWhole(written) ? wallText(Date.parse(instantOfText(written, before)), zone) : written
  return {
    occurred_at: moved(occurred_at),
    request: { ...request, from: moved(request.from), until: moved(request.until) },
  }
}

export function beginInput(values: BeginValues, zone: string): Input<typeof incidents.begin> {
  const { condominium_id, kind, occurred_at, request, told, ...rest } = values
  return {
    ...rest,
    condominium_id: condominium_id ?? '',
    kind: kind as IncidentKind,
    occurred_at: instant(occurred_at, zone),
    told: [...told],
    request:
      kind === 'request'
        ? { ...request, from: instant(request.from, zone), until: instant(request.until, zone) }
        : null,
  }
}
