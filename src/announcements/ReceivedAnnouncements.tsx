/** Lists the announcements of a reader. The address names the open one, so that a notice leads to it. */
import { Button } from '@mantine/core'
import { IconSpeakerphone } from '@tabler/icons-react'
import { anId } from '../shared/address.ts'
import { useServerNow } from '../web/calls/api.ts'
import { useOpenInAddress } from '../web/calls/list.ts'
import { failureOf, useRead } from '../web/calls/queries.ts'
import { useDates } from '../web/cards/dates.tsx'
import { Empty } from '../web/cards/Empty.tsx'
import { Failed } from '../web/cards/Failed.tsx'
import { Loading } from '../web/cards/Loading.tsx'
import { LineList } from '../web/cards/lists/LineList.tsx'
import { Note } from '../web/cards/Note.tsx'
import { Stack } from '../web/cards/Stack.tsx'
import { useText } from '../web/language/language.tsx'
import { StateBadge } from '../web/pieces/signs/StateBadge.tsx'
import { announcements, type ReceivedAnnouncement } from './announcements.contract.ts'
import { announcementMessages } from './announcements.messages.ts'
import { countFiles, stateOf } from './announcements.rules.ts'
import { OpenAnnouncement } from './OpenAnnouncement.tsx'

export function ReceivedAnnouncements() {
  const text = useText(announcementMessages)
  const read = useRead(announcements.mine, {})
  const failed = failureOf(read)
  const dialog = useOpenInAddress('open', anId)
  const { data } = read
  if (failed) return <Failed title={text.failed} {...failed} />
  if (!data) return <Loading />
  const open = data.find(({ id }) => id === dialog.shown)
  return (
    <Stack>
      {dialog.shown && !open ? <Note>{text.gone}</Note> : null}
      {data.length === 0 ? <Empty icon={IconSpeakerphone} title={text.none} text={text.none_text} /> : null}
      <LineList label={text.title}>
        {data.map((one) => (
          <li key={one.id}>
            <ReceivedLine of={one} />
            <Button
              variant={one.opened_at ? 'default' : 'filled'}
              aria-label={text.open_one(one.title)}
              onClick={() => dialog.open(one.id)}
            >
              {text.open}
            </Button>
          </li>
        ))}
      </LineList>
      {open ? <OpenAnnouncement key={open.id} of={open} onClose={() => dialog.close(open.id)} /> : null}
    </Stack>
  )
}

function ReceivedLine({ of }: { of: ReceivedAnnouncement }) {
  const text = useText(announcementMessages)
  const dates = useDates().at(of.time_zone)
  const ended = stateOf({ ...of, send_at: of.sent_at }, useServerNow()) === 'ended'
  const waits = of.asks_confirmation && !of.confirmed_at && !ended
  return (
    <div>
      <div>
        <strong>{of.title}</strong>{' '}
        {ended ? (
          <StateBadge tone="idle">{text.ended}</StateBadge>
        ) : !of.opened_at ? (
          <StateBadge tone="info">{text.new}</StateBadge>
        ) : waits ? (
          <StateBadge tone="wait">{text.waits}</StateBadge>
        ) : null}
      </div>
      <span className="garita-second">
        {[
          of.folio && text.notice(of.folio),
          of.corrects && text.corrects_one(of.corrects),
          of.corrected_by && text.corrected_by(of.corrected_by),
          text.with_files(...countFiles(of.files)),
          text.sent_on(dates.moment(of.sent_at)),
          of.ends_at && !ended && text.ends_on(dates.moment(of.ends_at)),
          of.confirmed_at && text.confirmed_on(dates.moment(of.confirmed_at)),
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </div>
  )
}
