/** The words for what can be refused before anybody is signed in: the first page should not carry those of every slice. */
import { sessionRefusals } from '../../session/session.refusals.ts'
import { platformRefusals } from '../../shared/refusal.ts'

export const publicRefusals = { ...platformRefusals, ...sessionRefusals }
