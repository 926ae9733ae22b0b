/** On a resident's home screen: visitors' requests to correct passes of this resident; hidden without any. */
import { useRead } from '../../web/calls/queries.ts'
import { lazyPart } from '../../web/frame/lazyPart.tsx'
import { visitorRights } from './visitorRights.contract.ts'

const RequestsCard = lazyPart(() => import('./RequestsToAnswer.tsx').then((loaded) => loaded.RequestsCard))

export function CorrectionsToAnswer() {
  const { data } = useRead(visitorRights.list, {})
  return data?.waiting.length ? <RequestsCard requests={data.waiting} /> : null
}
