/** Shows the whole announcement in a dialog and notes that it was opened. If the administration asks for it, a press confirms it. */
import { Button, Group, Stack } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useAct } from '../web/calls/act.ts'
import { useWrite } from '../web/calls/queries.ts'
import { useDates } from '../web/cards/dates.tsx'
import { lazyPart } from '../web/frame/lazyPart.tsx'
import { useText } from '../web/language/language.tsx'
import { Dialog } from '../web/pieces/dialogs/Dialog.tsx'
import { useIsPhone } from '../web/pieces/useIsPhone.ts'
import { AnnouncementText } from './AnnouncementText.tsx'
import { announcements, type ReceivedAnnouncement } from './announcements.contract.ts'
import { announcementMessages } from './announcements.messages.ts'

const AnnouncementFiles = lazyPart(() =>
  import('./files/AnnouncementFiles.tsx').then((loaded) => loaded.AnnouncementFiles),
)

interface OpenAnnouncementProps {
  of: ReceivedAnnouncement
  onClose: () => void
}

export function OpenAnnouncement({ of, onClose }: OpenAnnouncementProps) {
  const text = useText(announcementMessages)
  const dates = useDates().at(of.time_zone)
  const phone = useIsPhone()
  const confirm = useAct(announcements.mark)
  const [enlarged, setEnlarged] = useState(false)
  useOpened(of)
  return (
    <Dialog opened onClose={onClose} title={of.title} size="40rem" fullScreen={phone} closeOnEscape={!enlarged}>
      <Stack>
        <p className="garita-second">
          {[
            of.condominium,
            of.folio && text.notice(of.folio),
            of.corrects && text.corrects_one(of.corrects),
            of.corrected_by && text.corrected_by(of.corrected_by),
            text.sent_on(dates.moment(of.sent_at)),
            of.ends_at && text.ends_on(dates.moment(of.ends_at)),
            of.confirmed_at && text.confirmed_on(dates.moment(of.confirmed_at)),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <AnnouncementText body={of.body} />
        {of.files.length > 0 ? <AnnouncementFiles files={of.files} onEnlarged={setEnlarged} /> : null}
        {of.asks_confirmation && !of.confirmed_at ? <p className="garita-second">{text.confirm_text}</p> : null}
        <Group justify="flex-end">
          {of.asks_confirmation && !of.confirmed_at ? (
            <Button
              loading={confirm.pending}
              onClick={() =>
                confirm.run(
                  { id: of.id, as: 'confirmed' },
                  { done: text.confirm_done, failed: text.confirm_failed },
                  { done: onClose },
                )
              }
            >
              {text.confirm}
            </Button>
          ) : null}
          <Button variant="default" onClick={onClose}>
            {text.close}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}

function useOpened({ id, opened_at }: ReceivedAnnouncement) {
  const { mutate } = useWrite(announcements.mark)
  const opened = opened_at !== null
  useEffect(() => {
    if (!opened) mutate({ id, as: 'opened' })
  }, [id, opened, mutate])
}
