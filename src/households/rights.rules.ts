export const homeKinds = ['owner', 'tenant', 'family', 'guest', 'employee'] as const
export type HomeKind = (typeof homeKinds)[number]

/** The request comes at once, after half a minute without an answer, or never. */
export const askModes = ['first', 'later', 'never'] as const
export type AskMode = (typeof askModes)[number]

/** The right to authorize by default: employees and short-term guests do not have it. */
export const mayUsually = (kind: HomeKind | null): boolean => kind !== 'employee' && kind !== 'guest'
