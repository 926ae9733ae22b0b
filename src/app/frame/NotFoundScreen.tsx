import { Button } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { PublicFrame } from '../../web/frame/PublicFrame.tsx'
import { useText } from '../../web/language/language.tsx'
import { notFoundTexts } from './notFound.messages.ts'

export function NotFoundScreen() {
  const text = useText(notFoundTexts)
  return (
    <PublicFrame title={text.title} subtitle={text.text} beside={text.aside} bare>
      <Button component="a" href="/" leftSection={<IconArrowLeft size={20} aria-hidden />}>
        {text.back}
      </Button>
    </PublicFrame>
  )
}
