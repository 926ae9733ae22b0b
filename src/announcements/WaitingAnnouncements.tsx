/** A calm note on the home screen: the newest announcement that waits for the reader. It is noted as shown. */
import { useEffect } from 'react'
import { useRead, useWrite } from '../web/calls/queries.ts'
import { useDates } from '../web/cards/dates.tsx'
import { Note, Offer } from '../web/cards/Note.tsx'
import { useText } from '../web/language/language.tsx'
import { LinkButton } from '../web/pieces/Links.tsx'
import { announcements } from './announcements.contract.ts'
import { announcementMessages } from './announcements.messages.ts'

export function WaitingAnnouncements() {
  const text = useText(announcementMessages)
  const dates = useDates()
  const { data = [] } = useRead(announcements.current, {})
  const [newest, ...more] = data
  useShown(newest)
  if (!newest) return null
  const about = [
    text.from_administration,
    text.sent_on(dates.at(newest.time_zone).moment(newest.sent_at)),
    more.length > 0 && text.more(more.length),
  ]
  return (
    <Note title={newest.title}>
      <p>{about.filter(Boolean).join(' · ')}</p>
      <Offer>
        <LinkButton
          to="/announcements"
          search={{ open: newest.id }}
          variant="light"
          aria-label={text.open_one(newest.title)}
        >
          {newest.opened ? text.confirm : text.open}
        </LinkButton>
        {more.length > 0 ? (
          <LinkButton to="/announcements" variant="subtle">
            {text.all}
          </LinkButton>
        ) : null}
      </Offer>
    </Note>
  )
}

function useShown(newest: { id: string; shown: boolean } | undefined) {
  const { mutate } = useWrite(announcements.mark)
  const unshown = newest && !newest.shown ? newest.id : null
  useEffect(() => {
    if (unshown) mutate({ id: unshown, as: 'shown' })
  }, [unshown, mutate])
}
