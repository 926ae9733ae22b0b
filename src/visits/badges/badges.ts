/** The badge of who goes inside: of what it may be asked, how it is written, and who has it. */
import { z } from 'zod'
import { id } from '../../shared/fields.ts'
import type { ArrivalPreset } from '../arrivals/arrivals.ts'

/** Of those who go inside and leave again. A visit is known by its name. */
export const badgeKinds = ['delivery', 'service'] as const
export type BadgeKind = (typeof badgeKinds)[number]

export const mostOfBadge = 8
/** As it stands on the badge, without spaces and dashes. */
export const writtenBadge = (typed: string) => typed.toUpperCase().replace(/[^A-ZÑ0-9]/g, '')
export const badge = z.string().transform(writtenBadge).pipe(z.string().min(1, 'required').max(mostOfBadge, 'too_long'))

/** Which number was given to whom. */
export const badgeGiven = { authorization_id: id, badge }

/** With what a condominium begins. */
export const badgePresets: Record<ArrivalPreset, readonly BadgeKind[]> = {
  specification: [],
  little: badgeKinds,
  much: badgeKinds,
}

export const isBadgeKind = (kind: string | null | undefined): kind is BadgeKind =>
  badgeKinds.some((one) => one === kind)

interface Bearer {
  authorization_id: string
  badge?: string | null | undefined
  inside: unknown
}

/** Another one who is inside with this badge. */
export const bearerOf = <One extends Bearer>(entries: readonly One[], number: string, other: string | null) =>
  number === ''
    ? undefined
    : entries.find((one) => one.inside && one.badge === number && one.authorization_id !== other)
