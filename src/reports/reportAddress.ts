/** The part of a report that is in the address: condominium, period and rows. */
import { z } from 'zod'
import { type Figure, figures, kind, presets, reports } from './reports.contract.ts'

/** Named periods, or chosen dates. */
export const periods = [...presets, 'days'] as const

export const reportFilters = {
  condominium_id: z.uuid().optional(),
  period: z.enum(periods).default('thirty'),
  from: z.iso.date().optional(),
  until: z.iso.date().optional(),
  rows: z.enum(figures).optional(),
  rows_from: z.iso.date().optional(),
  rows_until: z.iso.date().optional(),
  kind: kind.optional(),
  hour: z.int().min(0).max(23).optional(),
  weekday: z.int().min(1).max(7).optional(),
  amenity_id: z.uuid().optional(),
}
export type ReportFilter = z.infer<z.ZodObject<typeof reportFilters>>

/** The request to the server; dates only where they were chosen. */
export const askedOf = ({ period, from, until }: Pick<ReportFilter, 'period' | 'from' | 'until'>) =>
  period === 'days' ? { from, until } : { period }

/** The problem with the dates, the same that the server would report. */
export function problemOf(days: ReturnType<typeof askedOf>): string | undefined {
  return reports.compare.input.safeParse(days).error?.issues[0]?.message
}

/** The rows behind a figure or one of its bars. */
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
