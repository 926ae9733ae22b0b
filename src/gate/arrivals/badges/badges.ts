/** The badge of a person inside: the kinds that get one, its format and its bearer. */
import type { ArrivalPreset } from '../arrivals.ts'

/** Deliveries and services go inside and leave again. Visits get no badge, because the guard knows their name. */
export const badgeKinds = ['delivery', 'service'] as const
export type BadgeKind = (typeof badgeKinds)[number]

export const mostOfBadge = 8
/** Writes the number as printed on the badge, without spaces and dashes. */
export const writtenBadge = (typed: string) => typed.toUpperCase().replace(/[^A-ZÑ0-9]/g, '')

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

/** Finds another person inside with this badge. */
export const bearerOf = <One extends Bearer>(entries: readonly One[], number: string, other: string | null) =>
  number === ''
    ? undefined
    : entries.find((one) => one.inside && one.badge === number && one.authorization_id !== other)
