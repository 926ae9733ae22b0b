import { Button } from '@mantine/core'
import { IconCloudX, IconRefresh } from '@tabler/icons-react'
import type { Refused } from '../calls/api.ts'
import { useRefusalText } from '../calls/refusals.tsx'
import { useText } from '../language/language.tsx'
import { webTexts } from '../language/web.messages.ts'
import { Empty } from './Empty.tsx'

export interface FailedProps {
  onRetry: () => void
  title?: string | undefined
  text?: string | undefined
  pending?: boolean | undefined
  why?: Refused | undefined
}

export function Failed({ onRetry, title, text, pending = false, why }: FailedProps) {
  const own = useText(webTexts)
  const refusalText = useRefusalText()
  // A database error does not come from the user's connection.
  const said = why?.code === 'database_failing' ? refusalText(why) : own.failed.text
  return (
    <div role="alert">
      <Empty
        icon={IconCloudX}
        title={title ?? own.failed.title}
        text={text ?? said}
        action={
          <Button
            variant="default"
            leftSection={<IconRefresh size={20} aria-hidden />}
            loading={pending}
            onClick={onRetry}
          >
            {own.retry}
          </Button>
        }
      />
    </div>
  )
}
