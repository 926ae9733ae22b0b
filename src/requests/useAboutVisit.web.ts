/** Says beside the name of a waiting visitor how many come and why. */
import { groupTexts } from '../authorizations/group.messages.ts'
import { peopleOf } from '../authorizations/group.ts'
import type { Visit } from '../gate/visits/visits.contract.ts'
import { useText } from '../web/language/language.tsx'

export function useAboutVisit() {
  const { people_fact } = useText(groupTexts)
  return ({ people, purpose }: Pick<Visit, 'people' | 'purpose'>): string[] => [
    ...(peopleOf({ people }) > 1 ? [people_fact(peopleOf({ people }))] : []),
    ...(purpose ? [purpose] : []),
  ]
}
