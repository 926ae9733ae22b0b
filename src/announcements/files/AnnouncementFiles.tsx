/** The files of an opened announcement: pictures, large with a press, and the PDF to open or save. */
import { SimpleGrid, Stack, UnstyledButton } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useText } from '../../web/language/language.tsx'
import type { AnnouncementFile } from '../announcements.contract.ts'
import { announcementFileTexts } from './announcementFiles.messages.ts'
import { LargePicture } from './LargePicture.tsx'
import { PdfLine } from './PdfLine.tsx'
import { Picture, usePicture } from './Picture.tsx'

interface AnnouncementFilesProps {
  files: readonly AnnouncementFile[]
  /** Escape closes the large picture before the announcement. */
  onEnlarged?: (enlarged: boolean) => void
}

export function AnnouncementFiles({ files, onEnlarged }: AnnouncementFilesProps) {
  const text = useText(announcementFileTexts)
  const [large, setLarge] = useState<{ id: string; alt: string } | null>(null)
  const enlarged = large !== null
  useEffect(() => onEnlarged?.(enlarged), [enlarged, onEnlarged])
  const pictures = files
    .filter(({ kind }) => kind === 'picture')
    .map(({ id, words }, place) => ({ id, alt: words || text.picture(place + 1) }))
  return (
    <Stack>
      {pictures.length > 0 ? (
        <SimpleGrid cols={{ base: 1, xs: Math.min(2, pictures.length) }} spacing="sm">
          {pictures.map((one) => (
            <Pressable key={one.id} {...one} onPress={() => setLarge(one)} />
          ))}
        </SimpleGrid>
      ) : null}
      {files
        .filter(({ kind }) => kind === 'pdf')
        .map((file) => (
          <PdfLine key={file.id} of={file} />
        ))}
      {large ? <LargePicture {...large} onClose={() => setLarge(null)} /> : null}
    </Stack>
  )
}

/** Before it is loaded, a picture is no button: its place may hold one to try again. */
function Pressable({ id, alt, onPress }: { id: string; alt: string; onPress: () => void }) {
  const text = useText(announcementFileTexts)
  const { data } = usePicture(id)
  const picture = <Picture id={id} alt={alt} />
  if (!data) return picture
  return (
    <UnstyledButton aria-label={text.large(alt)} onClick={onPress}>
      {picture}
    </UnstyledButton>
  )
}
