/** The words for every refusal of every slice: one line a slice. */
import { condominiumRefusals } from '../condominiums/condominiums.messages.ts'
import { peopleRefusals } from '../people/people.messages.ts'
import { sessionRefusals } from '../session/session.messages.ts'
import { platformRefusals } from '../shared/refusal.ts'

export const refusalWords = { ...platformRefusals, ...sessionRefusals, ...peopleRefusals, ...condominiumRefusals }
