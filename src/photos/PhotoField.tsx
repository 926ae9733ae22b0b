/** The optional photo of a form: chosen before the pass exists, and sent once it does. */
import { Button, Group, Input } from '@mantine/core'
import { useState } from 'react'
import { useRead } from '../web/calls/queries.ts'
import { wholeRow } from '../web/cards/Stack.tsx'
import { lazyPart } from '../web/frame/lazyPart.tsx'
import { useText } from '../web/language/language.tsx'
import { photos } from './photos.contract.ts'
import { photoMessages } from './photos.messages.ts'
import { faceStyle, photoAddress } from './usePhoto.web.ts'

const PhotoDialog = lazyPart(() => import('./PhotoDialog.tsx').then((loaded) => loaded.PhotoDialog))

interface PhotoFieldProps {
  name: string
  value: string | null
  onChange: (jpeg: string | null) => void
}

export function PhotoField({ name, value, onChange }: PhotoFieldProps) {
  const text = useText(photoMessages)
  const [open, setOpen] = useState(false)
  const { data } = useRead(photos.allowed, {})
  if (!data?.allowed) return null
  return (
    <Input.Wrapper label={text.field} description={text.hint} labelElement="div" style={wholeRow}>
      <Group gap="sm" mt="xs">
        {value ? <img src={photoAddress(value)} alt={text.of(name)} style={{ ...faceStyle, width: '5rem' }} /> : null}
        <Button variant="default" onClick={() => setOpen(true)}>
          {value ? text.change : text.add}
        </Button>
        {value ? (
          <Button variant="default" onClick={() => onChange(null)}>
            {text.remove}
          </Button>
        ) : null}
      </Group>
      {open ? (
        <PhotoDialog
          name={name}
          onUse={(jpeg) => {
            onChange(jpeg)
            setOpen(false)
          }}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </Input.Wrapper>
  )
}
