/** The link of a worker's own page, for that person only. */
import { Button } from '@mantine/core'
import { IconBrandWhatsapp } from '@tabler/icons-react'
import { useAct } from '../../web/calls/act.ts'
import { failureOf, useRead } from '../../web/calls/queries.ts'
import { Failed } from '../../web/cards/Failed.tsx'
import { Loading } from '../../web/cards/Loading.tsx'
import { Note } from '../../web/cards/Note.tsx'
import { Row, Stack } from '../../web/cards/Stack.tsx'
import { useText } from '../../web/language/language.tsx'
import { CopyButton } from '../../web/pieces/codes/CopyButton.tsx'
import { QrImage } from '../../web/pieces/codes/QrImage.tsx'
import { Dialog } from '../../web/pieces/dialogs/Dialog.tsx'
import { whatsAppOf } from '../passes/passText.ts'
import { type Worker, workers } from './workers.contract.ts'
import { workersMessages } from './workers.messages.ts'

export function PageOfWorker({ place, worker, onClose }: { place: string; worker: Worker; onClose: () => void }) {
  const text = useText(workersMessages)
  const which = { condominium_id: place, worker_id: worker.id }
  const read = useRead(workers.link, which)
  const renew = useAct(workers.renewLink)
  const failed = failureOf(read)
  const link = read.data ? `${location.origin}/worker#${read.data.link}` : null
  return (
    <Dialog opened onClose={onClose} title={text.page_title}>
      <Stack>
        <Note>{text.page_text}</Note>
        {failed ? (
          <Failed title={text.page_failed} {...failed} />
        ) : link ? (
          <>
            <QrImage text={link} label={text.page_title} />
            <Button
              component="a"
              href={whatsAppOf(text.share_text(link))}
              target="_blank"
              rel="noopener noreferrer"
              leftSection={<IconBrandWhatsapp size={20} aria-hidden />}
            >
              {text.whatsapp}
            </Button>
            <Row>
              <CopyButton text={link} label={text.copy} done={text.copied} />
              <Button
                variant="default"
                loading={renew.pending}
                onClick={() =>
                  renew.run(which, { done: text.renew_done, failed: text.renew_failed }, { done: onClose })
                }
              >
                {text.renew}
              </Button>
            </Row>
          </>
        ) : (
          <Loading />
        )}
      </Stack>
    </Dialog>
  )
}
