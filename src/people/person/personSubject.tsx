/** Distinguishes people of the same name by unit, place and address. */
import type { Subject } from '../../web/pieces/dialogs/SubjectHead.tsx'
import type { Person } from '../people.contract.ts'

type Named = Pick<Person, 'full_name' | 'unit_number' | 'condominium'> & Partial<Pick<Person, 'email' | 'username'>>

export function personSubject(person: Named): Subject {
  const home = [person.unit_number, person.condominium?.name].filter(Boolean).join(' · ')
  const { email, username, full_name } = person
  return { name: full_name || email || username || '', lines: [home, full_name ? email : null].filter(Boolean) }
}
