/** A picture on the whole screen, in its full size with a press, and saved on the device. */
import { Box, Button, Group, Image, Stack } from '@mantine/core'
import { IconDownload, IconZoomIn, IconZoomOut } from '@tabler/icons-react'
import { useState } from 'react'
import { inFileName } from '../../shared/fileNames.ts'
import { useText } from '../../web/language/language.tsx'
import { Dialog } from '../../web/pieces/dialogs/Dialog.tsx'
import { announcementFileTexts } from './announcementFiles.messages.ts'
import { jpegAddress, usePicture } from './Picture.tsx'

interface LargePictureProps {
  id: string
  alt: string
  onClose: () => void
}

export function LargePicture({ id, alt, onClose }: LargePictureProps) {
  const text = useText(announcementFileTexts)
  const { data } = usePicture(id)
  const [whole, setWhole] = useState(false)
  const address = data ? jpegAddress(data.jpeg) : undefined
  const Zoom = whole ? IconZoomOut : IconZoomIn
  return (
    <Dialog opened onClose={onClose} title={alt} fullScreen>
      <Stack>
        <Group gap="xs">
          <Button
            variant="default"
            leftSection={<Zoom size={20} stroke={1.75} aria-hidden />}
            onClick={() => setWhole(!whole)}
          >
            {whole ? text.fit : text.whole_size}
          </Button>
          <Button
            component="a"
            href={address}
            download={`${inFileName(alt)}.jpg`}
            variant="default"
            leftSection={<IconDownload size={20} stroke={1.75} aria-hidden />}
          >
            {text.save}
          </Button>
        </Group>
        {/* A keyboard scrolls the full size. */}
        <Box style={{ overflow: 'auto' }} tabIndex={whole ? 0 : undefined} role="group" aria-label={alt}>
          <Image
            src={address}
            alt={alt}
            w={whole ? 'auto' : '100%'}
            maw={whole ? 'none' : undefined}
            mah={whole ? undefined : 'calc(100dvh - 10rem)'}
            fit="contain"
          />
        </Box>
      </Stack>
    </Dialog>
  )
}
