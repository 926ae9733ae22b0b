/** Separate from the contract, because the screen checks the dates in its address. */
import { z } from 'zod'
import { dayAfter } from '../shared/time.ts'

const noDay = { error: 'moment', abort: true }
/** Limited to this millennium so that thirty days earlier or later are valid dates; stops at the first problem. */
const day = z.iso.date(noDay).startsWith('2', noDay)

export const presets = ['week', 'thirty', 'month', 'last_month'] as const
export type Preset = (typeof presets)[number]

/**
 * Both days are included; a single one starts or ends thirty days. A named period is computed in the condominium's time zone. Without
 * either, the period is the thirty days that end today.
 */
export const period = { from: day.optional(), until: day.optional(), period: z.enum(presets).optional() }
const mostDays = 366

export function periodHolds(
  { from, until }: { from?: string | undefined; until?: string | undefined },
  context: z.RefinementCtx,
) {
  if (!from || !until) return
  const refuse = (message: string) => context.addIssue({ code: 'custom', path: ['until'], message })
  if (until < from) refuse('until_before_from')
  if (until >= dayAfter(from, mostDays)) refuse('period_too_long')
}

export const periodAsked = z.strictObject(period).superRefine(periodHolds)
