/** Loads the photo of a message with one press, because it is much larger than its words. */
import { Button, Image } from '@mantine/core'
import { IconPhoto } from '@tabler/icons-react'
import { useState } from 'react'
import { ask } from '../web/calls/api.ts'
import { useRefusalText } from '../web/calls/refusals.tsx'
import { toastRefusal } from '../web/calls/toast.tsx'
import { useText } from '../web/language/language.tsx'
import { matters } from './matters.contract.ts'
import { matterMessages } from './matters.messages.ts'

export function MessagePhoto({ message_id, by_name }: { message_id: string; by_name: string }) {
  const text = useText(matterMessages)
  const refusalText = useRefusalText()
  const [jpeg, setJpeg] = useState<string | null>(null)
  const [loading, setLoading] = useState(false)
  if (jpeg) {
    return (
      <Image
        src={`data:image/jpeg;base64,${jpeg}`}
        alt={text.photo_of(by_name)}
        mah="32rem"
        w="auto"
        mt="xs"
        fit="contain"
        radius="sm"
      />
    )
  }
  const load = () => {
    setLoading(true)
    ask(matters.photo, { message_id })
      .then(
        (found) => setJpeg(found.jpeg),
        (no: unknown) => toastRefusal(text.photo_failed, refusalText(no)),
      )
      .finally(() => setLoading(false))
  }
  return (
    <Button
      variant="default"
      mt="xs"
      leftSection={<IconPhoto size={20} stroke={1.75} aria-hidden />}
      loading={loading}
      onClick={load}
    >
      {text.photo_see}
    </Button>
  )
}
