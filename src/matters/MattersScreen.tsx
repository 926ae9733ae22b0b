/** Messages to the administration: the reader's own, or those of the condominiums that the reader runs. */

import { IconMessage2, IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { condominiums } from '../condominiums/condominiums.contract.ts'
import { anId, oneOf } from '../shared/address.ts'
import { useCurrentUser } from '../web/calls/currentUser.tsx'
import { useAddress, useList } from '../web/calls/list.ts'
import { useRead } from '../web/calls/queries.ts'
import { useDates } from '../web/cards/dates.tsx'
import { Empty } from '../web/cards/Empty.tsx'
import { Failed } from '../web/cards/Failed.tsx'
import { Loading } from '../web/cards/Loading.tsx'
import { LineList } from '../web/cards/lists/LineList.tsx'
import { Stack } from '../web/cards/Stack.tsx'
import { ChoiceSelect } from '../web/form/fields/ChoiceSelect.tsx'
import { MainAct } from '../web/frame/MainAct.tsx'
import { Page } from '../web/frame/Page.tsx'
import { useText } from '../web/language/language.tsx'
import { ChoiceFilter } from '../web/listing/ChoiceFilter.tsx'
import { Filters } from '../web/listing/Filters.tsx'
import { ListingPager } from '../web/listing/ListingPager.tsx'
import { LinkButton } from '../web/pieces/Links.tsx'
import { StateBadge } from '../web/pieces/signs/StateBadge.tsx'
import { MatterView, stateTones } from './MatterView.tsx'
import { type Matter, matters } from './matters.contract.ts'
import { matterMessages } from './matters.messages.ts'
import { matterStates } from './matters.rules.ts'
import { OfficeContact } from './OfficeContact.tsx'
import { WriteDialog } from './WriteDialog.tsx'

const filters = { id: anId, state: oneOf(matterStates), condominium_id: anId, write: oneOf(['yes']) }

export function MattersScreen() {
  const { id } = useAddress(filters).filter
  const runs = useCurrentUser().user_role !== 'resident'
  return id ? <MatterPage id={id} runs={runs} /> : <ListPage runs={runs} />
}

function MatterPage({ id, runs }: { id: string; runs: boolean }) {
  const text = useText(matterMessages)
  const matter = useRead(matters.show, { id }).data
  return (
    <Page title={runs && matter ? text.of(matter.author_name) : text.one} back={{ label: text.title, to: '/messages' }}>
      <MatterView key={id} id={id} />
    </Page>
  )
}

function ListPage({ runs }: { runs: boolean }) {
  const text = useText(matterMessages)
  const { filter, narrow } = useAddress(filters)
  // A sentence that advises to talk to the administration links to the open form.
  const [pressed, setPressed] = useState(false)
  const writing = pressed || (!runs && filter.write === 'yes')
  return (
    <Page
      title={text.title}
      main={
        runs ? null : (
          <MainAct icon={IconPencil} label={text.write} aria-expanded={writing} onClick={() => setPressed(true)} />
        )
      }
    >
      {runs ? (
        <OfficeList />
      ) : (
        <Stack>
          <OfficeContact />
          <MatterList />
        </Stack>
      )}
      {writing ? (
        <WriteDialog
          onClose={() => {
            setPressed(false)
            if (filter.write) narrow({ write: undefined })
          }}
        />
      ) : null}
    </Page>
  )
}

function OfficeList() {
  const text = useText(matterMessages)
  const { filter, narrow } = useAddress(filters)
  const mine = useRead(condominiums.choose, { search: '' }).data ?? []
  return (
    <Stack>
      <Filters>
        <ChoiceFilter
          label={text.state}
          all={text.any_state}
          choices={matterStates}
          names={text.states}
          value={filter.state}
          onChoose={(state) => narrow({ state })}
        />
        {mine.length > 1 || filter.condominium_id ? (
          <ChoiceSelect
            call={condominiums.choose}
            aria-label={text.condominium}
            placeholder={text.any_condominium}
            clearable
            value={filter.condominium_id ?? null}
            onChange={(id) => narrow({ condominium_id: id ?? undefined })}
          />
        ) : null}
      </Filters>
      <MatterList runs several={mine.length > 1} />
    </Stack>
  )
}

interface MatterListProps {
  runs?: boolean
  /** Whether the reader runs several condominiums. */
  several?: boolean
}

/** An owner's screen shows it inside a card. */
export function MatterList({ runs = false, several = false }: MatterListProps) {
  const text = useText(matterMessages)
  const { filter, turning } = useAddress(filters)
  const { state, condominium_id } = runs ? filter : {}
  const list = useList(matters.list, { state, condominium_id }, turning)
  if (list.failed) return <Failed title={text.failed} {...list.failed} />
  if (!list.rows) return <Loading />
  if (list.rows.length === 0) {
    return state || condominium_id ? (
      <Empty icon={IconMessage2} title={text.none_such} />
    ) : (
      <Empty
        icon={IconMessage2}
        title={runs ? text.none_office : text.none}
        text={runs ? text.none_office_text : text.none_text}
      />
    )
  }
  return (
    <>
      <LineList label={text.title}>
        {list.rows.map((matter) => (
          <MatterLine key={matter.id} matter={matter} runs={runs} several={several} />
        ))}
      </LineList>
      <ListingPager next={list.next} first={list.first} previous={list.previous} />
    </>
  )
}

function MatterLine({ matter, runs, several }: { matter: Matter } & Required<MatterListProps>) {
  const text = useText(matterMessages)
  const { id, begins, author_name, unit_number, condominium, state, last_at } = matter
  const dates = useDates().at(condominium.time_zone)
  const facts = [
    runs ? author_name : null,
    runs && unit_number ? text.unit(unit_number) : null,
    several ? condominium.name : null,
    dates.moment(last_at),
  ]
  return (
    <li>
      <div>
        <strong>{begins.length > 90 ? `${begins.slice(0, 90).trimEnd()}…` : begins}</strong>
        <span>{facts.filter(Boolean).join(' · ')}</span>
      </div>
      <StateBadge tone={stateTones[state]} look={state === 'waiting' ? undefined : 'plain'}>
        {text.states[state]}
      </StateBadge>
      <LinkButton to="." search={{ id }} variant="default" aria-label={`${text.open}: ${begins}`}>
        {text.open}
      </LinkButton>
    </li>
  )
}
