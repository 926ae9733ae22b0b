import { sessionRefusals } from '../../session/session.refusals.ts'
import { platformRefusals } from '../../shared/refusal.ts'

export const publicRefusals = { ...platformRefusals, ...sessionRefusals }
