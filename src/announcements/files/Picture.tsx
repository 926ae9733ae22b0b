/** A picture of an announcement with its own states: loading, failed, shown. */
import { Button, Image, Skeleton, Stack, Text } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { failureOf, useRead } from '../../web/calls/queries.ts'
import { useText } from '../../web/language/language.tsx'
import { announcements } from '../announcements.contract.ts'
import { announcementFileTexts } from './announcementFiles.messages.ts'

export const jpegAddress = (jpeg: string) => `data:image/jpeg;base64,${jpeg}`

/** A kept picture never changes, so it is read once. */
export const usePicture = (id: string) => useRead(announcements.picture, { id }, { unchanging: true })

interface PictureProps {
  id: string
  alt: string
  /** Cuts the picture to this height; without it, the whole picture is shown. */
  height?: string
}

export function Picture({ id, alt, height }: PictureProps) {
  const text = useText(announcementFileTexts)
  const read = usePicture(id)
  const failed = failureOf(read)
  if (read.data) {
    const size = height ? { h: height } : ({ mah: '24rem', fit: 'contain' } as const)
    return <Image src={jpegAddress(read.data.jpeg)} alt={alt} radius="sm" {...size} />
  }
  if (!failed) return <Skeleton h={height ?? '14rem'} radius="sm" aria-label={alt} />
  return (
    <Stack gap="xs" align="flex-start" role="alert">
      <Text>{text.picture_failed}</Text>
      <Button
        variant="default"
        leftSection={<IconRefresh size={20} stroke={1.75} aria-hidden />}
        loading={failed.pending}
        onClick={failed.onRetry}
      >
        {text.retry}
      </Button>
    </Stack>
  )
}
