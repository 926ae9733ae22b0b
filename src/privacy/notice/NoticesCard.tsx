/** The notices of the administration's condominiums: write, change, see, and print a poster for the gate. */
import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { useState } from 'react'
import { failureOf, useRead } from '../../web/calls/queries.ts'
import { Card } from '../../web/cards/Card.tsx'
import { Failed } from '../../web/cards/Failed.tsx'
import { Loading } from '../../web/cards/Loading.tsx'
import { Row } from '../../web/cards/Stack.tsx'
import { useText } from '../../web/language/language.tsx'
import { Dialog } from '../../web/pieces/dialogs/Dialog.tsx'
import { OnPaper } from '../../web/pieces/paper/OnPaper.tsx'
import { StateBadge } from '../../web/pieces/signs/StateBadge.tsx'
import { NoticeDialog } from './NoticeDialog.tsx'
import { Poster, pageOf } from './Poster.tsx'
import { type Notice, privacyNotice } from './privacyNotice.contract.ts'
import { noticeDeskTexts } from './privacyNotice.messages.ts'
import './notice.css'

export function NoticesCard() {
  const text = useText(noticeDeskTexts)
  const read = useRead(privacyNotice.list, {})
  const failed = failureOf(read)
  return (
    <Card title={text.title}>
      <p>{text.what}</p>
      {failed ? <Failed title={text.failed} {...failed} /> : read.data ? null : <Loading />}
      <ul className="garita-notices">
        {read.data?.map((notice) => (
          <li key={notice.id}>
            <NoticeLine notice={notice} />
          </li>
        ))}
      </ul>
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
        <strong>{condominium}</strong>{' '}
        <StateBadge tone={contact ? 'good' : 'idle'}>{contact ? text.written : text.none}</StateBadge>
      </div>
      <Row>
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
      </Row>
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
      <div className="garita-dialog-foot garita-dialog-acts">
        <Button variant="default" onClick={onClose}>
          {text.close}
        </Button>
        <Button leftSection={<IconPrinter size={20} aria-hidden />} onClick={() => print()}>
          {text.print}
        </Button>
      </div>
      <OnPaper>
        <Poster notice={notice} />
      </OnPaper>
    </Dialog>
  )
}
