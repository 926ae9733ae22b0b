import { IconFingerprint } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import { Card } from '../../web/cards/Card.tsx'
import { useText } from '../../web/language/language.tsx'
import { RequestsToAnswer } from './RequestsToAnswer.tsx'
import { visitorDeskTexts } from './visitorRights.messages.ts'

export function CorrectionsCard({ requests }: Pick<ComponentProps<typeof RequestsToAnswer>, 'requests'>) {
  const text = useText(visitorDeskTexts)
  return (
    <Card title={text.home} icon={IconFingerprint}>
      <RequestsToAnswer requests={requests} />
    </Card>
  )
}
