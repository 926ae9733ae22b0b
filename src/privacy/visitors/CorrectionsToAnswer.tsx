/** On the home of a resident: corrections that visitors ask of passes of theirs; nothing while there are none. */
import { useRead } from '../../web/calls/queries.ts'
import { later } from '../../web/frame/later.tsx'
import { visitorRights } from './visitorRights.contract.ts'

const RequestsCard = later(() => import('./RequestsToAnswer.tsx').then((loaded) => loaded.RequestsCard))

export function CorrectionsToAnswer() {
  const { data } = useRead(visitorRights.list, {})
  return data?.waiting.length ? <RequestsCard requests={data.waiting} /> : null
}
