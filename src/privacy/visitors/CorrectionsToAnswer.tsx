/** On the home of a resident: corrections that visitors ask of passes of theirs; nothing while there are none. */
import { useRead } from '../../web/calls/queries.ts'
import { later } from '../../web/frame/later.tsx'
import { visitorRights } from './visitorRights.contract.ts'

const CorrectionsCard = later(() => import('./CorrectionsCard.tsx').then((loaded) => loaded.CorrectionsCard))

export function CorrectionsToAnswer() {
  const { data } = useRead(visitorRights.list, {})
  return data?.waiting.length ? <CorrectionsCard requests={data.waiting} /> : null
}
