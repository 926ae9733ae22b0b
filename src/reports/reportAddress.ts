import { aDay, aNumber, anId, oneOf, type Read } from '../shared/address.ts'
import { periodAsked, presets } from './reportPeriod.ts'
import { type Figure, figures, subjectKinds } from './reports.contract.ts'

/** Named periods, or chosen dates. */
export const periods = [...presets, 'days'] as const

export const reportFilters = {
  condominium_id: anId,
  period: oneOf(periods, 'thirty'),
  from: aDay,
  until: aDay,
  rows: oneOf(figures),
  rows_from: aDay,
  rows_until: aDay,
  kind: oneOf(subjectKinds),
  hour: aNumber(0, 23),
  weekday: aNumber(1, 7),
  amenity_id: anId,
}
export type ReportFilter = Read<typeof reportFilters>

/** Sends dates only if the user chose them. */
export const askedOf = ({ period, from, until }: Pick<ReportFilter, 'period' | 'from' | 'until'>) =>
  period === 'days' ? { from, until } : { period }

/** Finds the same problem as the server would. */
export function problemOf(days: ReturnType<typeof askedOf>): string | undefined {
  return periodAsked.safeParse(days).error?.issues[0]?.message
}

/** Identifies the rows of a figure or of one of its bars. */
export type RowsAsked = Pick<ReportFilter, 'rows_from' | 'rows_until' | 'kind' | 'hour' | 'weekday' | 'amenity_id'> & {
  rows: Figure
}

/** The report without rows. */
export const withoutRows = {
  rows: undefined,
  rows_from: undefined,
  rows_until: undefined,
  kind: undefined,
  hour: undefined,
  weekday: undefined,
  amenity_id: undefined,
  after: undefined,
}
