export const homeKinds = ['owner', 'tenant', 'family', 'guest', 'employee'] as const
export type HomeKind = (typeof homeKinds)[number]

/** The request comes at once, after half a minute without an answer, or never. */
export const askModes = ['first', 'later', 'never'] as const
export type AskMode = (typeof askModes)[number]

interface OwnHome {
  leaves_at: string | null
  may_authorize: boolean
  accounts: readonly { mine: boolean; kind: HomeKind | null }[]
}

/** One note says to a guest both the end of the stay and the rights of a guest. */
export const isGuestByDays = (home: OwnHome | undefined): boolean =>
  home !== undefined &&
  home.leaves_at !== null &&
  !home.may_authorize &&
  home.accounts.some(({ mine, kind }) => mine && kind === 'guest')

/** The right to authorize by default: employees and short-term guests do not have it. */
export const mayUsually = (kind: HomeKind | null): boolean => kind !== 'employee' && kind !== 'guest'
