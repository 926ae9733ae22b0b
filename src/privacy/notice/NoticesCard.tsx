import { Button, Group, Stack } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { useState } from 'react'
import { failureOf, useRead } from '../../web/calls/queries.ts'
import { Card } from '../../web/cards/Card.tsx'
import { Failed } from '../../web/cards/Failed.tsx'
import { Loading } from '../../web/cards/Loading.tsx'
import { LineList } from '../../web/cards/lists/LineList.tsx'
import { useText } from '../../web/language/language.tsx'
import { QrImage } from '../../web/pieces/codes/QrImage.tsx'
import { Dialog } from '../../web/pieces/dialogs/Dialog.tsx'
import { DialogActs } from '../../web/pieces/dialogs/DialogActs.tsx'
import { OnPaper } from '../../web/pieces/paper/OnPaper.tsx'
import { StateBadge } from '../../web/pieces/signs/StateBadge.tsx'
import { NoticeDialog } from './NoticeDialog.tsx'
import { NoticeFacts } from './NoticeFacts.tsx'
import styles from './NoticesCard.module.css'
import { type Notice, privacyNotice } from './privacyNotice.contract.ts'
import { noticeDeskTexts } from './privacyNotice.messages.ts'

export function NoticesCard() {
  const text = useText(noticeDeskTexts)
  const read = useRead(privacyNotice.list, {})
  const failed = failureOf(read)
  return (
    <Card title={text.title}>
      <p>{text.what}</p>
      {failed ? <Failed title={text.failed} {...failed} /> : read.data ? null : <Loading />}
      <LineList>
        {read.data?.map((notice) => (
          <li key={notice.id}>
            <NoticeLine notice={notice} />
          </li>
        ))}
      </LineList>
    </Card>
  )
}

function NoticeLine({ notice }: { notice: Notice }) {
  const text = useText(noticeDeskTexts)
  const [open, setOpen] = useState<'form' | 'poster' | null>(null)
  const close = () => setOpen(null)
  const { condominium, contact } = notice
  const act = contact ? text.change : text.write
  return (
    <>
      <div>
        <p>
          <strong>{condominium}</strong>{' '}
          <StateBadge tone={contact ? 'good' : 'idle'}>{contact ? text.written : text.none}</StateBadge>
        </p>
      </div>
      <Group component="span" gap="xs">
        <Button variant="default" aria-label={text.of(act, condominium)} onClick={() => setOpen('form')}>
          {act}
        </Button>
        {contact ? (
          <>
            <Button
              component="a"
              variant="default"
              href={pageOf(notice)}
              target="_blank"
              aria-label={text.of(text.see, condominium)}
            >
              {text.see}
            </Button>
            <Button variant="default" aria-label={text.of(text.poster, condominium)} onClick={() => setOpen('poster')}>
              {text.poster}
            </Button>
          </>
        ) : null}
      </Group>
      {open === 'form' ? <NoticeDialog notice={notice} onClose={close} /> : null}
      {open === 'poster' ? <PosterDialog notice={notice} onClose={close} /> : null}
    </>
  )
}

function PosterDialog({ notice, onClose }: { notice: Notice; onClose: () => void }) {
  const text = useText(noticeDeskTexts)
  return (
    <Dialog opened onClose={onClose} title={text.poster_title} size="34rem">
      <Poster notice={notice} />
      <DialogActs sticky>
        <Button variant="default" onClick={onClose}>
          {text.close}
        </Button>
        <Button leftSection={<IconPrinter size={20} aria-hidden />} onClick={() => print()}>
          {text.print}
        </Button>
      </DialogActs>
      <OnPaper>
        <Poster notice={notice} />
      </OnPaper>
    </Dialog>
  )
}

/** The notice for the gate: who answers, how long, and a code that leads to the whole text. */
const pageOf = ({ id }: Pick<Notice, 'id'>) => `${location.origin}/privacy#${id}`

function Poster({ notice }: { notice: Notice }) {
  const text = useText(noticeDeskTexts)
  return (
    <Stack component="article" className={styles.poster} align="center" p="lg" bg="#fff" c="#16202b" data-poster>
      <strong>{text.title}</strong>
      <NoticeFacts of={notice} />
      <QrImage text={pageOf(notice)} label={text.qr(notice.condominium)} />
      <p>{text.scan}</p>
    </Stack>
  )
}
