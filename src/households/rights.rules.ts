/** What somebody is in a home, and when they are asked about a visitor. */

export const homeKinds = ['owner', 'tenant', 'family', 'guest', 'employee'] as const
export type HomeKind = (typeof homeKinds)[number]

/** At once, when nobody has answered for half a minute, or not. */
export const askedWays = ['first', 'later', 'never'] as const
export type AskedWay = (typeof askedWays)[number]

/** Whether somebody of this kind authorizes where nobody says otherwise: not who works there, nor who stays for some days. */
export const mayUsually = (kind: HomeKind | null): boolean => kind !== 'employee' && kind !== 'guest'
