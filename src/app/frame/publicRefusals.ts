/** The texts for refusals before sign-in. Apart from refusalWords.ts to keep the sign-in page small. */
import { sessionRefusals } from '../../session/session.refusals.ts'
import { platformRefusals } from '../../shared/refusal.ts'

export const publicRefusals = { ...platformRefusals, ...sessionRefusals }
