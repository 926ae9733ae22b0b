/** The photo on the own pass of a person with an account, who adds, changes and removes it. */
import { Button, Group, Text } from '@mantine/core'
import { IconCamera, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { newId } from '../shared/ids.ts'
import { useAct } from '../web/calls/act.ts'
import { useRead } from '../web/calls/queries.ts'
import { Stack } from '../web/cards/Stack.tsx'
import { useText } from '../web/language/language.tsx'
import { ConfirmDialog } from '../web/pieces/dialogs/ConfirmDialog.tsx'
import { PhotoDialog } from './PhotoDialog.tsx'
import { photos } from './photos.contract.ts'
import { photoMessages } from './photos.messages.ts'
import { faceStyle, photoAddress } from './usePhoto.web.ts'

export function OwnPhoto({ name }: { name: string }) {
  const text = useText(photoMessages)
  const { data } = useRead(photos.own, {})
  const put = useAct(photos.putOwn)
  const remove = useAct(photos.removeOwn)
  const [open, setOpen] = useState<'put' | 'remove' | null>(null)
  const close = () => setOpen(null)
  if (!data?.allowed) return null
  return (
    <Stack>
      <Group gap="sm" wrap="nowrap">
        {data.jpeg ? (
          <img
            src={photoAddress(data.jpeg)}
            alt={text.of(name)}
            style={{ ...faceStyle, width: '5rem', flex: 'none' }}
          />
        ) : null}
        <div>
          <strong>{text.own_title}</strong>
          <Text className="garita-second">{text.own_hint}</Text>
        </div>
      </Group>
      <Group gap="xs">
        <Button
          variant="default"
          leftSection={<IconCamera size={20} stroke={1.75} aria-hidden />}
          onClick={() => setOpen('put')}
        >
          {data.jpeg ? text.change : text.add}
        </Button>
        {data.jpeg ? (
          <Button
            variant="subtle"
            leftSection={<IconTrash size={20} stroke={1.75} aria-hidden />}
            onClick={() => setOpen('remove')}
          >
            {text.remove}
          </Button>
        ) : null}
      </Group>
      {open === 'put' ? (
        <PhotoDialog
          own
          name={name}
          pending={put.pending}
          onUse={(jpeg) =>
            put.run({ id: newId(), jpeg }, { done: text.saved, failed: text.save_failed }, { done: close })
          }
          onClose={close}
        />
      ) : null}
      {open === 'remove' ? (
        <ConfirmDialog
          title={text.remove_title}
          about={{ name }}
          confirm={text.remove}
          pending={remove.pending}
          onClose={close}
          onConfirm={() => remove.run({}, { done: text.removed, failed: text.remove_failed }, { ended: close })}
        >
          {text.remove_text}
        </ConfirmDialog>
      ) : null}
    </Stack>
  )
}
