/** On the home of a resident: corrections that visitors ask of passes of theirs; nothing while there are none. */
import { IconFingerprint } from '@tabler/icons-react'
import { useRead } from '../../web/calls/queries.ts'
import { Card } from '../../web/cards/Card.tsx'
import { useText } from '../../web/language/language.tsx'
import { RequestsToAnswer } from './RequestsToAnswer.tsx'
import { visitorRights } from './visitorRights.contract.ts'
import { visitorDeskTexts } from './visitorRights.messages.ts'

export function CorrectionsToAnswer() {
  const text = useText(visitorDeskTexts)
  const { data } = useRead(visitorRights.list, {})
  if (!data?.waiting.length) return null
  return (
    <Card title={text.home} icon={IconFingerprint}>
      <RequestsToAnswer requests={data.waiting} />
    </Card>
  )
}
