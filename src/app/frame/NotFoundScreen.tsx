import { Button } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { PublicFrame } from '../../web/frame/PublicFrame.tsx'
import { useText } from '../../web/language/language.tsx'
import { webTexts } from '../../web/language/web.messages.ts'

export function NotFoundScreen() {
  const { not_found } = useText(webTexts)
  return (
    <PublicFrame title={not_found.title} subtitle={not_found.text} beside={not_found.aside} bare>
      <Button component="a" href="/" leftSection={<IconArrowLeft size={20} aria-hidden />}>
        {not_found.back}
      </Button>
    </PublicFrame>
  )
}
