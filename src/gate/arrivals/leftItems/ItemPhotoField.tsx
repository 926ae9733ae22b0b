/** Takes or chooses the optional photo of an item, and draws it small in the browser. */
import { Button, FileButton, Group, Image, Input } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconCamera, IconPhoto, IconTrash } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { mostPhotoBytes } from '../../../shared/sentFiles.ts'
import { useText } from '../../../web/language/language.tsx'
import { itemPhotoTexts } from './itemPhoto.messages.ts'

interface ItemPhotoFieldProps {
  value: Uint8Array<ArrayBuffer> | null
  onChange: (jpeg: Uint8Array<ArrayBuffer> | null) => void
  onWorking: (working: boolean) => void
}

export function ItemPhotoField({ value, onChange, onWorking }: ItemPhotoFieldProps) {
  const text = useText(itemPhotoTexts)
  // On a computer the file is chosen in the same window either way.
  const camera = useMediaQuery('(pointer: coarse)', undefined, { getInitialValueInEffect: false })
  const [picture, setPicture] = useState<string | null>(null)
  const [unreadable, setUnreadable] = useState(false)
  const [working, setWorking] = useState(false)
  useEffect(() => () => void (picture && URL.revokeObjectURL(picture)), [picture])

  function work(now: boolean) {
    setWorking(now)
    onWorking(now)
  }
  async function take(file: File | null) {
    if (!file) return
    work(true)
    const jpeg = await import('../../../web/pieces/smallPicture.web.ts')
      .then(({ shrinkPicture }) => shrinkPicture(file, mostPhotoBytes))
      .catch(() => null)
    work(false)
    setUnreadable(!jpeg)
    if (!jpeg) return
    setPicture(URL.createObjectURL(new Blob([jpeg], { type: 'image/jpeg' })))
    onChange(jpeg)
  }
  return (
    <Input.Wrapper label={text.field} description={text.hint} labelElement="div">
      <Group gap="xs" mt="xs">
        {value && picture ? (
          <Image src={picture} alt={text.field} h="2.75rem" w="auto" fit="contain" radius="sm" />
        ) : null}
        {camera ? (
          <FileButton accept="image/*" capture="environment" onChange={(file) => void take(file)}>
            {(props) => (
              <Button
                {...props}
                variant="default"
                leftSection={<IconCamera size={20} stroke={1.75} aria-hidden />}
                loading={working}
              >
                {value ? text.again : text.take}
              </Button>
            )}
          </FileButton>
        ) : null}
        <FileButton accept="image/*" onChange={(file) => void take(file)}>
          {(props) => (
            <Button
              {...props}
              variant="default"
              leftSection={<IconPhoto size={20} stroke={1.75} aria-hidden />}
              loading={working}
            >
              {camera ? text.file : value ? text.other : text.choose}
            </Button>
          )}
        </FileButton>
        {value ? (
          <Button
            variant="subtle"
            px="sm"
            aria-label={text.remove}
            onClick={() => {
              setPicture(null)
              onChange(null)
            }}
          >
            <IconTrash size={20} stroke={1.75} aria-hidden />
          </Button>
        ) : null}
      </Group>
      {unreadable ? (
        <Input.Error role="alert" mt="xs">
          {text.unreadable}
        </Input.Error>
      ) : null}
    </Input.Wrapper>
  )
}
