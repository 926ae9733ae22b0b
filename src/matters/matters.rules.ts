export const matterStates = ['waiting', 'answered', 'closed'] as const
export type MatterState = (typeof matterStates)[number]

export const mostLetters = 2000
