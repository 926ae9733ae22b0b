/** The PDF of an announcement: loads with a press, then opens in the viewer of the browser, or is saved. */
import { Button, Group, Stack, Text } from '@mantine/core'
import { IconDownload, IconExternalLink, IconFileTypePdf } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { locales } from '../../shared/messages.ts'
import { fetchFile } from '../../web/calls/fileDownload.ts'
import { useRefusalText } from '../../web/calls/refusals.tsx'
import { toastRefusal } from '../../web/calls/toast.tsx'
import { useLanguage, useText } from '../../web/language/language.tsx'
import { type AnnouncementFile, announcements } from '../announcements.contract.ts'
import { announcementFileTexts } from './announcementFiles.messages.ts'
import { savedName, sizeOf } from './announcementFiles.rules.ts'

type PdfAct = 'open' | 'save'

export function PdfLine({ of: { id, words, bytes } }: { of: AnnouncementFile }) {
  const text = useText(announcementFileTexts)
  const { language } = useLanguage()
  const refusalText = useRefusalText()
  const { address, load } = useLoaded(id)
  const [part, setPart] = useState<number | null>(null)
  const stop = useRef<AbortController | null>(null)
  const locale = locales[language]
  const name = savedName(words || text.pdf)

  async function press(act: PdfAct) {
    if (address) return follow(address, act, name)
    const own = new AbortController()
    stop.current = own
    setPart(0)
    try {
      follow(await load(own.signal, setPart), act, name)
    } catch (error) {
      if (!own.signal.aborted) toastRefusal(text.pdf_failed, refusalText(error))
    } finally {
      setPart(null)
    }
  }
  const percent = new Intl.NumberFormat(locale, { style: 'percent' })
  return (
    <Stack gap="xs">
      <Group gap="sm" wrap="nowrap">
        <IconFileTypePdf size={28} stroke={1.5} aria-hidden style={{ flexShrink: 0 }} />
        <div>
          <Text style={{ overflowWrap: 'anywhere' }}>{name}</Text>
          <Text className="garita-second">
            {part === null ? sizeOf(bytes, locale) : text.loading(percent.format(part))}
          </Text>
        </div>
      </Group>
      <Group gap="xs">
        {part === null ? (
          <>
            <Button
              variant="default"
              leftSection={<IconExternalLink size={20} stroke={1.75} aria-hidden />}
              aria-label={text.open_one(name)}
              onClick={() => void press('open')}
            >
              {text.open}
            </Button>
            <Button
              variant="default"
              leftSection={<IconDownload size={20} stroke={1.75} aria-hidden />}
              aria-label={text.save_one(name)}
              onClick={() => void press('save')}
            >
              {text.save}
            </Button>
          </>
        ) : (
          <Button variant="default" aria-label={text.cancel_one(name)} onClick={() => stop.current?.abort()}>
            {text.cancel}
          </Button>
        )}
      </Group>
    </Stack>
  )
}

/** Keeps the loaded file, so that a second press needs no network. */
function useLoaded(id: string) {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => () => void (address && URL.revokeObjectURL(address)), [address])
  async function load(signal: AbortSignal, onPart: (part: number) => void): Promise<string> {
    const onArrival = ({ rows, of }: { rows: number | null; of: number }) => onPart((rows ?? 0) / of)
    const { file } = await fetchFile(announcements.pdf, { id }, { signal, onArrival })
    // The type is fixed here: no file opens as a page of this site.
    const loaded = URL.createObjectURL(new Blob([file], { type: 'application/pdf' }))
    setAddress(loaded)
    return loaded
  }
  return { address, load }
}

/** A link, because a browser may block the window of a program after a slow loading. */
function follow(address: string, act: PdfAct, name: string): void {
  const link = document.createElement('a')
  link.href = address
  if (act === 'save') link.download = name
  else {
    link.target = '_blank'
    link.rel = 'noopener'
  }
  link.click()
}
