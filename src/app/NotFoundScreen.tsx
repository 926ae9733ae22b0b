/** Where an address leads that does not exist. */
import { Button } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { useText } from '../web/language.tsx'
import { PublicFrame } from '../web/PublicFrame.tsx'
import { web_texts } from '../web/web.messages.ts'

export function NotFoundScreen() {
  const { not_found } = useText(web_texts)
  return (
    <PublicFrame title={not_found.title} subtitle={not_found.text}>
      <Button component="a" href="/" leftSection={<IconArrowLeft size={20} aria-hidden />}>
        {not_found.back}
      </Button>
    </PublicFrame>
  )
}
