/** Checks publicly whether a file with a folio is unchanged. The file never leaves the browser. */
import { Button, FileButton, Text, TextInput } from '@mantine/core'
import { IconFileTypePdf } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { folioIn, readFolio, readHash } from '../../logIntegrity/folio.ts'
import { failureOf, useRead } from '../../web/calls/queries.ts'
import { useDates } from '../../web/cards/dates.tsx'
import { Failed } from '../../web/cards/Failed.tsx'
import { Loading } from '../../web/cards/Loading.tsx'
import { Note } from '../../web/cards/Note.tsx'
import { Stack } from '../../web/cards/Stack.tsx'
import { PublicFrame } from '../../web/frame/PublicFrame.tsx'
import { useText } from '../../web/language/language.tsx'
import { evidenceFiles } from './evidenceFiles.contract.ts'
import { folioTexts } from './evidenceFiles.messages.ts'

const hex = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')

interface Typed {
  folio: string
  hash: string
}

export function FolioScreen() {
  const text = useText(folioTexts)
  const [typed, setTyped] = useState<Typed>({ folio: '', hash: '' })
  const [asked, setAsked] = useState<Typed | null>(null)
  const [tried, setTried] = useState(false)
  const [unreadable, setUnreadable] = useState(false)
  const read = { folio: readFolio(typed.folio), hash: readHash(typed.hash) }

  function type(what: Partial<Typed>) {
    setAsked(null)
    setTyped((before) => ({ ...before, ...what }))
  }

  async function take(file: File | null | undefined) {
    if (!file) return
    try {
      const hash = hex(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()))
      const folio = folioIn(file.name)
      setUnreadable(false)
      type(folio ? { folio, hash } : { hash })
    } catch {
      setUnreadable(true)
    }
  }

  function check(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (read.folio && read.hash) setAsked({ folio: read.folio, hash: read.hash })
  }

  return (
    <PublicFrame title={text.title} subtitle={text.subtitle}>
      <form onSubmit={check} noValidate>
        <Stack>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same */}
          <div
            style={{
              padding: '1rem',
              border: '1px dashed var(--garita-edge)',
              borderRadius: 'var(--mantine-radius-default)',
            }}
            onDragOver={(event) => event.preventDefault()}
            onDrop={(event) => {
              event.preventDefault()
              void take(event.dataTransfer.files[0])
            }}
          >
            <FileButton accept="application/pdf" onChange={(file) => void take(file)}>
              {(props) => (
                <Button {...props} variant="default" leftSection={<IconFileTypePdf size={20} aria-hidden />}>
                  {text.file}
                </Button>
              )}
            </FileButton>
            <Text size="sm" c="dimmed" mt="xs">
              {text.drop}
            </Text>
          </div>
          {unreadable ? <Note tone="bad">{text.unreadable}</Note> : null}
          <TextInput
            label={text.folio}
            description={text.folio_help}
            autoComplete="off"
            maxLength={40}
            value={typed.folio}
            error={tried && !read.folio ? text.wrong_folio : null}
            onChange={(event) => type({ folio: event.currentTarget.value })}
          />
          <TextInput
            label={text.hash}
            description={text.hash_help}
            autoComplete="off"
            maxLength={200}
            value={typed.hash}
            error={tried && !read.hash ? text.wrong_hash : null}
            onChange={(event) => type({ hash: event.currentTarget.value })}
          />
          <Button type="submit" fullWidth>
            {text.check}
          </Button>
          <div aria-live="polite">{asked ? <Answer asked={asked} /> : null}</div>
        </Stack>
      </form>
    </PublicFrame>
  )
}

function Answer({ asked }: { asked: Typed }) {
  const text = useText(folioTexts)
  const dates = useDates()
  const read = useRead(evidenceFiles.check, asked)
  const failed = failureOf(read)
  if (failed) return <Failed title={text.failed} {...failed} />
  if (read.data === undefined) return <Loading />
  if (read.data === null) {
    return (
      <Note tone="wait" title={text.differs}>
        {text.differs_text}
      </Note>
    )
  }
  const { made_at, condominium, time_zone, lines } = read.data
  return <Note title={text.matches}>{text.made(dates.at(time_zone).moment(made_at), condominium, lines)}</Note>
}
