/** The state after a failed read: what happened, and a button to try again. */
import { Button } from '@mantine/core'
import { IconCloudX, IconRefresh } from '@tabler/icons-react'
import { useText } from '../language/language.tsx'
import { webTexts } from '../language/web.messages.ts'
import { Empty } from './Empty.tsx'

export interface FailedProps {
  onRetry: () => void
  title?: string | undefined
  text?: string | undefined
  pending?: boolean | undefined
}

export function Failed({ onRetry, title, text, pending = false }: FailedProps) {
  const own = useText(webTexts)
  return (
    <div role="alert">
      <Empty
        icon={IconCloudX}
        title={title ?? own.failed.title}
        text={text ?? own.failed.text}
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
