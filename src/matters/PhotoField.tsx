/** Takes or chooses one photo, draws it small, and keeps it on the server until the message is sent. */
import { Button, FileButton, Group, Image, Input, Stack } from '@mantine/core'
import { IconCamera, IconTrash } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { newId } from '../shared/ids.ts'
import { mostPhotoBytes, sentFile } from '../shared/sentFiles.ts'
import { ask } from '../web/calls/api.ts'
import { useRefusalText } from '../web/calls/refusals.tsx'
import { useText } from '../web/language/language.tsx'
import { shrinkPicture } from '../web/pieces/smallPicture.web.ts'
import { matters } from './matters.contract.ts'
import { matterMessages } from './matters.messages.ts'

interface PhotoFieldProps {
  /** The id of the kept photo. */
  value: string | null
  onChange: (id: string | null) => void
}

export function PhotoField({ value, onChange }: PhotoFieldProps) {
  const text = useText(matterMessages)
  const refusalText = useRefusalText()
  const [picture, setPicture] = useState<string | null>(null)
  const [trouble, setTrouble] = useState<string | null>(null)
  const [working, setWorking] = useState(false)
  useEffect(() => () => void (picture && URL.revokeObjectURL(picture)), [picture])

  async function take(file: File | null) {
    if (!file) return
    setTrouble(null)
    setWorking(true)
    try {
      const jpeg = await shrinkPicture(file, mostPhotoBytes)
      if (!jpeg) return setTrouble(text.photo_unreadable)
      const id = newId()
      await ask(matters.keepPhoto, sentFile([id], jpeg))
      setPicture(URL.createObjectURL(new Blob([jpeg], { type: 'image/jpeg' })))
      onChange(id)
    } catch (error) {
      setTrouble(refusalText(error))
    } finally {
      setWorking(false)
    }
  }

  function remove() {
    setPicture(null)
    onChange(null)
  }

  return (
    <Stack gap="xs" align="flex-start">
      {value && picture ? (
        <Image src={picture} alt={text.photo} mah="12rem" w="auto" fit="contain" radius="sm" />
      ) : null}
      <Group gap="xs">
        <FileButton accept="image/*" onChange={take}>
          {(props) => (
            <Button
              {...props}
              variant="default"
              leftSection={<IconCamera size={20} stroke={1.75} aria-hidden />}
              loading={working}
            >
              {value ? text.photo_other : text.photo_add}
            </Button>
          )}
        </FileButton>
        {value ? (
          <Button variant="subtle" leftSection={<IconTrash size={20} stroke={1.75} aria-hidden />} onClick={remove}>
            {text.photo_remove}
          </Button>
        ) : null}
      </Group>
      {trouble ? <Input.Error role="alert">{trouble}</Input.Error> : null}
    </Stack>
  )
}
