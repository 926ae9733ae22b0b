/** The pictures and the PDF of the form: each is uploaded when it is chosen, and can be canceled, tried again, described and removed. */
import { Box, Button, FileButton, Group, Input, Progress, Stack, Text, TextInput } from '@mantine/core'
import { IconFileTypePdf, IconPhotoPlus, IconRefresh, IconTrash, IconX } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { locales } from '../../shared/messages.ts'
import { useRefusalText } from '../../web/calls/refusals.tsx'
import { wholeRow } from '../../web/cards/Stack.tsx'
import { useLanguage, useText } from '../../web/language/language.tsx'
import { announcementFileDeskTexts, announcementFileTexts } from './announcementFiles.messages.ts'
import { mostFileWords, mostPictures, sizeOf } from './announcementFiles.rules.ts'
import { Picture } from './Picture.tsx'
import { type KeptFile, type Upload, type UploadTrouble, useUploads } from './useUploads.web.ts'

interface FilesFieldProps {
  place: string
  value: readonly KeptFile[]
  onChange: (files: KeptFile[]) => void
  /** True while a file is uploaded, or after it failed. */
  onUnfinished: (unfinished: boolean) => void
  error: ReactNode
  'data-path': string
}

export function FilesField({ place, value, onChange, onUnfinished, error, 'data-path': path }: FilesFieldProps) {
  const text = useText(announcementFileDeskTexts)
  const current = useRef(value)
  current.current = value
  const change = (files: KeptFile[]) => {
    current.current = files
    onChange(files)
  }
  const { uploads, add, retry, drop } = useUploads(place, (file) => change(inOrder([...current.current, file])))
  const [many, setMany] = useState(false)
  const unfinished = uploads.length > 0
  useEffect(() => onUnfinished(unfinished), [unfinished, onUnfinished])
  const of = (kind: KeptFile['kind']) =>
    value.filter((one) => one.kind === kind).length + uploads.filter((one) => one.kind === kind).length
  const room = mostPictures - of('picture')

  function choose(files: File[]): void {
    setMany(files.length > room)
    add(files.slice(0, room), 'picture')
  }
  const remove = (id: string) => change(value.filter((one) => one.id !== id))
  const describe = (id: string, words: string) => change(value.map((one) => (one.id === id ? { ...one, words } : one)))
  return (
    <Input.Wrapper label={text.files} description={text.hint} error={error} labelElement="div" style={wholeRow}>
      <Stack gap="sm" mt="xs">
        {value.map((file, place) => (
          <KeptLine
            key={file.id}
            of={file}
            number={place + 1}
            onWords={(words) => describe(file.id, words)}
            onRemove={() => remove(file.id)}
          />
        ))}
        {uploads.map((one) => (
          <UploadLine key={one.id} of={one} onRetry={() => retry(one)} onDrop={() => drop(one.id)} />
        ))}
        {many ? <Input.Error role="alert">{text.too_many}</Input.Error> : null}
        <Group gap="xs">
          <FileButton multiple accept="image/*" onChange={choose}>
            {(props) => (
              <Button
                {...props}
                data-path={path}
                variant="default"
                disabled={room <= 0}
                leftSection={<IconPhotoPlus size={20} stroke={1.75} aria-hidden />}
              >
                {text.add_pictures}
              </Button>
            )}
          </FileButton>
          <FileButton accept="application/pdf,.pdf" onChange={(file) => file && add([file], 'pdf')}>
            {(props) => (
              <Button
                {...props}
                variant="default"
                disabled={of('pdf') > 0}
                leftSection={<IconFileTypePdf size={20} stroke={1.75} aria-hidden />}
              >
                {text.add_pdf}
              </Button>
            )}
          </FileButton>
        </Group>
      </Stack>
    </Input.Wrapper>
  )
}

/** Pictures come before the PDF. */
const inOrder = (files: KeptFile[]) => [
  ...files.filter(({ kind }) => kind === 'picture'),
  ...files.filter(({ kind }) => kind === 'pdf'),
]

interface KeptLineProps {
  of: KeptFile
  number: number
  onWords: (words: string) => void
  onRemove: () => void
}

function KeptLine({ of: { id, kind, words, bytes }, number, onWords, onRemove }: KeptLineProps) {
  const text = useText(announcementFileDeskTexts)
  const { picture } = useText(announcementFileTexts)
  const { language } = useLanguage()
  const isPicture = kind === 'picture'
  return (
    <Group gap="sm" align="flex-start">
      <Box w="5rem">
        {isPicture ? (
          <Picture id={id} alt={words || picture(number)} height="5rem" />
        ) : (
          <IconFileTypePdf size={40} stroke={1.5} aria-hidden />
        )}
      </Box>
      <Box flex="1 1 14rem" miw={0}>
        <TextInput
          label={isPicture ? text.describe(number) : text.name}
          description={isPicture ? text.describe_hint : sizeOf(bytes, locales[language])}
          maxLength={mostFileWords}
          value={words}
          onChange={(event) => onWords(event.currentTarget.value)}
        />
      </Box>
      <Button
        variant="subtle"
        leftSection={<IconTrash size={20} stroke={1.75} aria-hidden />}
        aria-label={text.remove_one(words || picture(number))}
        onClick={onRemove}
      >
        {text.remove}
      </Button>
    </Group>
  )
}

interface UploadLineProps {
  of: Upload
  onRetry: () => void
  onDrop: () => void
}

function UploadLine({ of: { name, part, trouble }, onRetry, onDrop }: UploadLineProps) {
  const text = useText(announcementFileDeskTexts)
  const words = useText(announcementFileTexts)
  const said = useTroubleText()
  const { language } = useLanguage()
  const percent = new Intl.NumberFormat(locales[language], { style: 'percent' })
  const state = part === null ? text.preparing : part < 1 ? text.sending(percent.format(part)) : text.last
  const again = trouble && 'refused' in trouble
  return (
    <Group gap="sm">
      <Box flex="1 1 14rem" miw={0}>
        <Text style={{ overflowWrap: 'anywhere' }}>{name}</Text>
        {trouble ? (
          <Input.Error role="alert">{said(trouble)}</Input.Error>
        ) : (
          <>
            <Text className="garita-second">{state}</Text>
            <Progress value={(part ?? 0) * 100} aria-label={name} mt="xs" />
          </>
        )}
      </Box>
      {again ? (
        <Button
          variant="default"
          leftSection={<IconRefresh size={20} stroke={1.75} aria-hidden />}
          aria-label={text.retry_one(name)}
          onClick={onRetry}
        >
          {words.retry}
        </Button>
      ) : null}
      <Button
        variant="subtle"
        leftSection={trouble ? <IconTrash size={20} stroke={1.75} aria-hidden /> : <IconX size={20} aria-hidden />}
        aria-label={trouble ? text.remove_one(name) : words.cancel_one(name)}
        onClick={onDrop}
      >
        {trouble ? text.remove : words.cancel}
      </Button>
    </Group>
  )
}

function useTroubleText() {
  const text = useText(announcementFileDeskTexts)
  const refusalText = useRefusalText()
  const { language } = useLanguage()
  return (trouble: UploadTrouble) => {
    if ('refused' in trouble) return refusalText(trouble.refused)
    return trouble.code === 'pdf_large' ? text.pdf_large(sizeOf(trouble.bytes, locales[language])) : text[trouble.code]
  }
}
