/** Lists the announcements of a condominium for its administration. */
import { Button } from '@mantine/core'
import { IconPlus, IconSpeakerphone } from '@tabler/icons-react'
import { useState } from 'react'
import { condominiums } from '../../condominiums/condominiums.contract.ts'
import { anId, aText } from '../../shared/address.ts'
import { grouped } from '../../shared/grouped.ts'
import { useAct } from '../../web/calls/act.ts'
import { useServerNow } from '../../web/calls/api.ts'
import { useAddress, useList, useOpenInAddress } from '../../web/calls/list.ts'
import { failureOf, useRead } from '../../web/calls/queries.ts'
import { useDates } from '../../web/cards/dates.tsx'
import { Empty } from '../../web/cards/Empty.tsx'
import { Failed } from '../../web/cards/Failed.tsx'
import { Loading } from '../../web/cards/Loading.tsx'
import { LineList } from '../../web/cards/lists/LineList.tsx'
import { Stack } from '../../web/cards/Stack.tsx'
import { ChoiceSelect } from '../../web/form/fields/ChoiceSelect.tsx'
import { lazyPart } from '../../web/frame/lazyPart.tsx'
import { MainAct } from '../../web/frame/MainAct.tsx'
import { Page } from '../../web/frame/Page.tsx'
import { useText } from '../../web/language/language.tsx'
import { Filters } from '../../web/listing/Filters.tsx'
import { ListingPager } from '../../web/listing/ListingPager.tsx'
import { ConfirmDialog } from '../../web/pieces/dialogs/ConfirmDialog.tsx'
import { StateBadge } from '../../web/pieces/signs/StateBadge.tsx'
import { type Announcement, announcements } from '../announcements.contract.ts'
import { announcementDeskMessages, announcementMessages } from '../announcements.messages.ts'
import { type AnnouncementState, announcedTo, countFiles, stateOf } from '../announcements.rules.ts'

const AnnouncementForm = lazyPart(() => import('./AnnouncementForm.tsx').then((loaded) => loaded.AnnouncementForm))
const ReceiptsDialog = lazyPart(() => import('./ReceiptsDialog.tsx').then((loaded) => loaded.ReceiptsDialog))

const filters = { condominium_id: anId, open: aText }

export function AnnouncementDesk() {
  const { title, failed: failedTitle } = useText(announcementMessages)
  const text = useText(announcementDeskMessages)
  const { filter, narrow, turning } = useAddress(filters, ['open'])
  const mine = useRead(condominiums.choose, { search: '' })
  const place = filter.condominium_id ?? mine.data?.[0]?.id
  const zone = mine.data?.find(({ id }) => id === place)?.time_zone
  const failed = failureOf(mine)
  const [writing, setWriting] = useState(false)
  return (
    <Page
      title={title}
      main={place && zone ? <MainAct icon={IconPlus} label={text.write} onClick={() => setWriting(true)} /> : null}
    >
      <Stack>
        {(mine.data?.length ?? 0) > 1 && place ? (
          <Filters>
            <ChoiceSelect
              call={condominiums.choose}
              aria-label={text.condominium}
              allowDeselect={false}
              value={place}
              onChange={(id) => narrow({ condominium_id: id ?? undefined })}
            />
          </Filters>
        ) : null}
        {place && zone ? (
          <Written key={place} place={place} zone={zone} turning={turning} />
        ) : failed ? (
          <Failed title={failedTitle} {...failed} />
        ) : mine.data ? (
          <Empty icon={IconSpeakerphone} title={text.no_condominium} />
        ) : (
          <Loading />
        )}
      </Stack>
      {writing && place && zone ? (
        <AnnouncementForm place={place} zone={zone} onClose={() => setWriting(false)} />
      ) : null}
    </Page>
  )
}

interface WrittenProps {
  place: string
  zone: string
  turning: Parameters<typeof useList>[2]
}

function Written({ place, zone, turning }: WrittenProps) {
  const { title, failed } = useText(announcementMessages)
  const text = useText(announcementDeskMessages)
  const list = useList(announcements.list, { condominium_id: place }, turning)
  const receipts = useOpenInAddress('open', anId)
  const [changing, setChanging] = useState<Announcement | null>(null)
  const [asking, setAsking] = useState<{ about: Announcement; act: 'withdraw' | 'end' } | null>(null)
  if (list.failed) return <Failed title={failed} {...list.failed} />
  if (!list.rows) return <Loading />
  if (list.rows.length === 0) return <Empty icon={IconSpeakerphone} title={text.none} text={text.none_text} />
  return (
    <Stack>
      <LineList label={title}>
        {list.rows.map((one) => (
          <li key={one.id}>
            <WrittenLine of={one} zone={zone} />
            <WrittenActs
              of={one}
              onReceipts={() => receipts.open(one.id)}
              onChange={() => setChanging(one)}
              onAsk={(act) => setAsking({ about: one, act })}
            />
          </li>
        ))}
      </LineList>
      <ListingPager next={list.next} first={list.first} previous={list.previous} />
      {changing ? <AnnouncementForm place={place} zone={zone} of={changing} onClose={() => setChanging(null)} /> : null}
      {asking ? <AskDialog place={place} {...asking} onClose={() => setAsking(null)} /> : null}
      {receipts.shown ? (
        <ReceiptsDialog
          key={receipts.shown}
          place={place}
          id={receipts.shown}
          onClose={() => receipts.close(receipts.shown ?? '')}
        />
      ) : null}
    </Stack>
  )
}

interface WrittenActsProps {
  of: Announcement
  onReceipts: () => void
  onChange: () => void
  onAsk: (act: 'withdraw' | 'end') => void
}

/** A sent announcement is counted and ended, another one is changed and withdrawn. */
function WrittenActs({ of, onReceipts, onChange, onAsk }: WrittenActsProps) {
  const text = useText(announcementDeskMessages)
  const ended = stateOf(of, useServerNow()) === 'ended'
  const button = (label: string, onClick: () => void, quiet = false) => (
    <Button variant={quiet ? 'subtle' : 'default'} aria-label={`${label}: ${of.title}`} onClick={onClick}>
      {label}
    </Button>
  )
  if (of.sent_at === null)
    return (
      <>
        {button(text.change, onChange)}
        {button(text.withdraw, () => onAsk('withdraw'), true)}
      </>
    )
  return (
    <>
      {button(text.receipts, onReceipts)}
      {ended || of.formal ? null : button(text.end, () => onAsk('end'), true)}
    </>
  )
}

const tones = { draft: 'idle', scheduled: 'wait', sent: 'info', ended: 'idle' } as const satisfies Record<
  AnnouncementState,
  string
>

function WrittenLine({ of, zone }: { of: Announcement; zone: string }) {
  const text = useText(announcementDeskMessages)
  const { sent_on, ends_on, with_files } = useText(announcementMessages)
  const dates = useDates().at(zone)
  const state = stateOf(of, useServerNow())
  return (
    <div>
      <div>
        <strong>{of.title}</strong> <StateBadge tone={tones[state]}>{text.states[state]}</StateBadge>
      </div>
      {of.sent_at === null ? null : <div>{countsOf(of, text)}</div>}
      <span className="garita-second">
        {[
          of.folio && text.notice(of.folio),
          of.corrects_folio && text.corrects_one(of.corrects_folio),
          of.corrected_by && text.corrected_by(of.corrected_by),
          announcedTo(of, text.audience_short),
          with_files(...countFiles(of.files)),
          of.sent_at ? sent_on(dates.moment(of.sent_at)) : of.send_at ? text.sends_on(dates.moment(of.send_at)) : null,
          of.ends_at && ends_on(dates.moment(of.ends_at)),
          text.written_by(of.written_by_name),
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </div>
  )
}

function countsOf(of: Announcement, text: ReturnType<typeof useText<typeof announcementDeskMessages>>): string {
  const words = [
    of.homes > 0 && text.opened_by(grouped(of.opened), grouped(of.homes)),
    of.homes > 0 && of.asks_confirmation && text.confirmed_by(grouped(of.confirmed), grouped(of.homes)),
    of.guards > 0 && text.guards_by(grouped(of.guards_opened), grouped(of.guards)),
  ]
  return words.filter(Boolean).join(' · ')
}

interface AskDialogProps {
  place: string
  about: Announcement
  act: 'withdraw' | 'end'
  onClose: () => void
}

function AskDialog({ place, about, act, onClose }: AskDialogProps) {
  const text = useText(announcementDeskMessages)
  const withdraw = useAct(announcements.withdraw)
  const end = useAct(announcements.end)
  const acts = { withdraw, end }
  const words = {
    withdraw: {
      title: text.withdraw_title,
      said: text.withdraw_text,
      done: text.withdraw_done,
      failed: text.withdraw_failed,
    },
    end: { title: text.end_title, said: text.end_text, done: text.end_done, failed: text.end_failed },
  }[act]
  return (
    <ConfirmDialog
      against
      title={words.title}
      about={{ name: about.title, lines: [] }}
      confirm={text[act]}
      pending={acts[act].pending}
      onClose={onClose}
      onConfirm={() =>
        acts[act].run(
          { condominium_id: place, id: about.id },
          { done: words.done, failed: words.failed },
          { ended: onClose },
        )
      }
    >
      {words.said}
    </ConfirmDialog>
  )
}
