/** The receipts of an announcement: counts first, then the homes without an account with their slips, then each home. */
import { Button, Image, SimpleGrid, Stack, Text, Title } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { useState } from 'react'
import { grouped } from '../../shared/grouped.ts'
import { failureOf, useRead, useReadEach } from '../../web/calls/queries.ts'
import { useDates } from '../../web/cards/dates.tsx'
import { Failed } from '../../web/cards/Failed.tsx'
import { Loading } from '../../web/cards/Loading.tsx'
import { PlainTable } from '../../web/cards/lists/PlainTable.tsx'
import { Note, Offer } from '../../web/cards/Note.tsx'
import { useText } from '../../web/language/language.tsx'
import { Dialog } from '../../web/pieces/dialogs/Dialog.tsx'
import { OnPaper } from '../../web/pieces/paper/OnPaper.tsx'
import { useIsPhone } from '../../web/pieces/useIsPhone.ts'
import { AnnouncementText } from '../AnnouncementText.tsx'
import { type AddressedHome, announcements, type Receipts } from '../announcements.contract.ts'
import { announcementDeskMessages, announcementMessages } from '../announcements.messages.ts'
import { AnnouncementFiles } from '../files/AnnouncementFiles.tsx'
import { announcementFileDeskTexts, announcementFileTexts } from '../files/announcementFiles.messages.ts'
import { savedName } from '../files/announcementFiles.rules.ts'
import { jpegAddress } from '../files/Picture.tsx'
import { ProofButton } from '../proof/ProofButton.tsx'

interface ReceiptsDialogProps {
  place: string
  id: string
  onClose: () => void
}

export function ReceiptsDialog({ place, id, onClose }: ReceiptsDialogProps) {
  const text = useText(announcementDeskMessages)
  const { sent_files } = useText(announcementFileDeskTexts)
  const phone = useIsPhone()
  const read = useRead(announcements.show, { condominium_id: place, id })
  const failed = failureOf(read)
  const [enlarged, setEnlarged] = useState(false)
  return (
    <Dialog
      opened
      onClose={onClose}
      title={read.data?.title ?? text.receipts}
      size="52rem"
      fullScreen={phone}
      closeOnEscape={!enlarged}
    >
      {failed ? (
        <Failed title={text.receipts_failed} {...failed} />
      ) : read.data ? (
        <Stack>
          <ReceiptsOf of={read.data} />
          {read.data.files.length > 0 ? (
            <section aria-label={sent_files}>
              <Title order={3}>{sent_files}</Title>
              <AnnouncementFiles files={read.data.files} onEnlarged={setEnlarged} />
            </section>
          ) : null}
          {read.data.folio ? <ProofButton place={place} id={id} /> : null}
        </Stack>
      ) : (
        <Loading />
      )}
    </Dialog>
  )
}

const withoutAccount = ({ accounts }: AddressedHome) => accounts === 0

export function ReceiptsOf({ of }: { of: Receipts }) {
  const text = useText(announcementDeskMessages)
  const dates = useDates().at(of.time_zone)
  const alone = of.addressed.filter(withoutAccount)
  const homes = grouped(of.homes)
  const when = (at: string | null) => (at ? dates.moment(at) : text.not_yet)
  const counts = [
    ...(of.homes > 0
      ? [
          text.opened_by(grouped(of.opened), homes),
          text.received_by(grouped(of.received), homes),
          ...(of.asks_confirmation ? [text.confirmed_by(grouped(of.confirmed), homes)] : []),
        ]
      : []),
    ...(of.guards > 0 ? [text.guards_by(grouped(of.guards_opened), grouped(of.guards))] : []),
  ]
  return (
    <Stack>
      <div>
        {counts.map((line, place) => (
          <Text key={line} fz={place === 0 ? 'xl' : 'md'} fw={place === 0 ? 600 : 400}>
            {line}
          </Text>
        ))}
      </div>
      {of.homes > 0 ? <p className="garita-second">{text.received_hint}</p> : null}
      {alone.length > 0 ? (
        <Stack component="section" gap="xs" align="start" aria-label={text.without_account}>
          <Title order={3}>{`${text.without_account}: ${grouped(alone.length)}`}</Title>
          <p className="garita-second">{text.without_account_text}</p>
          <p>{alone.map(({ unit_number }) => unit_number).join(', ')}</p>
          <PrintSlips of={of} homes={alone} />
        </Stack>
      ) : null}
      {of.addressed.length > 0 ? (
        <section aria-label={text.all_homes}>
          <Title order={3}>{text.all_homes}</Title>
          <PlainTable
            lines={of.addressed.map((home) => ({ id: home.unit_number, ...home }))}
            columns={[
              {
                head: text.home,
                cell: ({ unit_number, tower }) => [unit_number, tower].filter(Boolean).join(' · '),
              },
              {
                head: text.received,
                cell: (home) => (withoutAccount(home) && !home.received_at ? text.no_account : when(home.received_at)),
              },
              { head: text.opened, cell: ({ opened_at }) => when(opened_at) },
              ...(of.asks_confirmation
                ? [{ head: text.confirmed, cell: (home: AddressedHome) => when(home.confirmed_at) }]
                : []),
            ]}
          />
        </section>
      ) : null}
    </Stack>
  )
}

const onePage = { display: 'grid', gap: '1rem', breakAfter: 'page' } as const

interface SlipsProps {
  of: Receipts
  homes: readonly AddressedHome[]
}

/** The pictures of the slips are loaded before the printing. */
function PrintSlips({ of, homes }: SlipsProps) {
  const text = useText(announcementDeskMessages)
  const files = useText(announcementFileDeskTexts)
  const { retry, picture } = useText(announcementFileTexts)
  const shown = of.files.filter(({ kind }) => kind === 'picture')
  const reads = useReadEach(
    announcements.picture,
    shown.map(({ id }) => ({ id })),
  )
  const failed = reads.filter(({ error }) => error !== null)
  const pictures = reads.flatMap(({ data }, place) =>
    data ? [{ address: jpegAddress(data.jpeg), alt: shown[place]?.words || picture(place + 1) }] : [],
  )
  const loading = failed.length === 0 && pictures.length < shown.length
  return (
    <>
      {loading ? <p className="garita-second">{files.slip_pictures}</p> : null}
      {failed.length > 0 ? (
        <Note tone="bad">
          <p>{files.slip_failed}</p>
          <Offer>
            <Button
              variant="default"
              onClick={() => {
                for (const { refetch } of failed) void refetch()
              }}
            >
              {retry}
            </Button>
          </Offer>
        </Note>
      ) : null}
      <Button
        variant="default"
        leftSection={<IconPrinter size={20} aria-hidden />}
        disabled={pictures.length < shown.length}
        onClick={() => print()}
      >
        {text.print}
      </Button>
      <Slips of={of} homes={homes} pictures={pictures} />
    </>
  )
}

interface SlipPictures {
  pictures: readonly { address: string; alt: string }[]
}

/** Prints a sheet for each home, with the whole text, the pictures and the name of the PDF. */
function Slips({ of, homes, pictures }: SlipsProps & SlipPictures) {
  const { slip_pdf } = useText(announcementFileDeskTexts)
  const text = useText(announcementDeskMessages)
  const { sent_on, from_administration } = useText(announcementMessages)
  const dates = useDates().at(of.time_zone)
  return (
    <OnPaper>
      {homes.map(({ unit_number }) => (
        <article key={unit_number} style={onePage}>
          <p>{[of.condominium, of.folio ? text.notice(of.folio) : from_administration].join(' · ')}</p>
          <p>
            <strong>{text.slip_to(unit_number)}</strong>
          </p>
          <Title order={2}>{of.title}</Title>
          {of.sent_at ? <p>{sent_on(dates.moment(of.sent_at))}</p> : null}
          <AnnouncementText body={of.body} />
          {pictures.length > 0 ? (
            <SimpleGrid cols={2} my="md">
              {pictures.map(({ address, alt }) => (
                <Image key={address} src={address} alt={alt} mah="18rem" fit="contain" />
              ))}
            </SimpleGrid>
          ) : null}
          {of.files
            .filter(({ kind, words }) => kind === 'pdf' && words)
            .map(({ id, words }) => (
              <p key={id}>{slip_pdf(savedName(words))}</p>
            ))}
          <p>{text.slip_foot}</p>
        </article>
      ))}
    </OnPaper>
  )
}
