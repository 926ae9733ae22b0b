/** What somebody is in a home, and when they are asked about a visitor. */

export const homeKinds = ['owner', 'tenant', 'family', 'guest', 'employee'] as const
export type HomeKind = (typeof homeKinds)[number]

/** At once, when nobody has answered for half a minute, or not. */
export const askedWays = ['first', 'later', 'never'] as const
export type AskedWay = (typeof askedWays)[number]

/** The right to authorize by default: employees and guests by days do not have it. */
export const mayUsually = (kind: HomeKind | null): boolean => kind !== 'employee' && kind !== 'guest'
