/** Workers of several homes, for the gate and the administration: likely matches, and confirmed ones. */
import { Button, Paper } from '@mantine/core'
import { IconLink, IconUsersGroup } from '@tabler/icons-react'
import { useState } from 'react'
import { condominiums } from '../../condominiums/condominiums.contract.ts'
import { anId } from '../../shared/address.ts'
import { useAct } from '../../web/calls/act.ts'
import { useAddress } from '../../web/calls/list.ts'
import { failureOf, useRead } from '../../web/calls/queries.ts'
import { Card } from '../../web/cards/Card.tsx'
import { Empty } from '../../web/cards/Empty.tsx'
import { Failed } from '../../web/cards/Failed.tsx'
import { Loading } from '../../web/cards/Loading.tsx'
import { Note } from '../../web/cards/Note.tsx'
import { Stack } from '../../web/cards/Stack.tsx'
import { ChoiceSelect } from '../../web/form/fields/ChoiceSelect.tsx'
import { Page } from '../../web/frame/Page.tsx'
import { useText } from '../../web/language/language.tsx'
import { Filters } from '../../web/listing/Filters.tsx'
import { ConfirmDialog } from '../../web/pieces/dialogs/ConfirmDialog.tsx'
import { HomesOfWorker } from './HomesOfWorker.tsx'
import { JoinDialog } from './JoinDialog.tsx'
import { PageOfWorker } from './PageOfWorker.tsx'
import { type Engagement, type Proposal, type Worker, workers } from './workers.contract.ts'
import { workersMessages } from './workers.messages.ts'

const filters = { condominium_id: anId }

export function WorkersScreen() {
  const text = useText(workersMessages)
  const { filter, narrow } = useAddress(filters)
  const mine = useRead(condominiums.choose, { search: '' })
  const place = filter.condominium_id ?? mine.data?.[0]?.id
  const failed = failureOf(mine)
  return (
    <Page title={text.title}>
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
        {place ? (
          <WorkersOf key={place} place={place} />
        ) : failed ? (
          <Failed title={text.failed} {...failed} />
        ) : mine.data ? (
          <Empty icon={IconUsersGroup} title={text.no_condominium} />
        ) : (
          <Loading />
        )}
      </Stack>
    </Page>
  )
}

type Open =
  | { about: 'join'; proposal: Proposal }
  | { about: 'separate'; engagement: Engagement }
  | { about: 'page'; worker: Worker }

function WorkersOf({ place }: { place: string }) {
  const text = useText(workersMessages)
  const read = useRead(workers.list, { condominium_id: place })
  const failed = failureOf(read)
  const separate = useAct(workers.separate)
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)
  const { data } = read
  if (failed) return <Failed title={text.failed} {...failed} />
  if (!data) return <Loading />
  const none = data.workers.length + data.proposals.length === 0
  return (
    <>
      {none ? <Empty icon={IconUsersGroup} title={text.none} text={text.none_text} /> : null}
      {data.proposals.length > 0 ? (
        <Card title={text.proposals}>
          <Note>{text.proposals_text}</Note>
          {data.proposals.map((proposal) => (
            <ProposalRow key={keyOf(proposal)} of={proposal} onJoin={() => setOpen({ about: 'join', proposal })} />
          ))}
        </Card>
      ) : null}
      {data.workers.map((worker) => (
        <Card
          key={worker.id}
          title={nameOf(worker)}
          extra={
            <Button
              variant="default"
              leftSection={<IconLink size={18} stroke={1.75} aria-hidden />}
              aria-label={`${text.page}: ${nameOf(worker)}`}
              onClick={() => setOpen({ about: 'page', worker })}
            >
              {text.page}
            </Button>
          }
        >
          <HomesOfWorker
            label={text.homes_of(nameOf(worker))}
            engagements={worker.engagements}
            act={(engagement) => (
              <Button
                variant="subtle"
                aria-label={`${text.separate}: ${nameOf(worker)}, ${engagement.unit_number}`}
                onClick={() => setOpen({ about: 'separate', engagement })}
              >
                {text.separate}
              </Button>
            )}
          />
        </Card>
      ))}
      {open?.about === 'join' ? <JoinDialog place={place} proposal={open.proposal} onClose={close} /> : null}
      {open?.about === 'page' ? <PageOfWorker place={place} worker={open.worker} onClose={close} /> : null}
      {open?.about === 'separate' ? (
        <ConfirmDialog
          against
          title={text.separate_title(open.engagement.unit_number)}
          about={{
            name: [open.engagement.name, open.engagement.last_name].filter(Boolean).join(' '),
            lines: [open.engagement.unit_number],
          }}
          confirm={text.separate}
          pending={separate.pending}
          onClose={close}
          onConfirm={() =>
            separate.run(
              { condominium_id: place, id: open.engagement.id },
              { done: text.separate_done, failed: text.separate_failed },
              { ended: close },
            )
          }
        >
          {text.separate_text}
        </ConfirmDialog>
      ) : null}
    </>
  )
}

const keyOf = ({ engagements }: Proposal) => engagements.map(({ id }) => id).join(' ')
const nameOf = ({ engagements: [first] }: Worker) => [first?.name, first?.last_name].filter(Boolean).join(' ')

function ProposalRow({ of, onJoin }: { of: Proposal; onJoin: () => void }) {
  const text = useText(workersMessages)
  const why = of.by_document ? text.by_document : text.by_name
  const units = of.engagements.map(({ unit_number }) => unit_number).join(' · ')
  return (
    <Paper component="section" p="sm" bg="none" aria-label={`${why}: ${units}`}>
      <strong>{why}</strong>
      <HomesOfWorker label={units} engagements={of.engagements} />
      <Button mt="xs" aria-label={`${text.same_person}: ${units}`} onClick={onJoin}>
        {text.same_person}
      </Button>
    </Paper>
  )
}
