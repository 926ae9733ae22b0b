/** A resident's own authorizations of one kind, with search, state filter and form. */

import { Box } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { askAdult } from '../households/askAdult.ts'
import { households } from '../households/households.contract.ts'
import { askAdultTexts } from '../households/rights.messages.ts'
import { anId, oneOf, searched } from '../shared/address.ts'
import { useServerNow } from '../web/calls/api.ts'
import { useHomeZone } from '../web/calls/currentUser.tsx'
import { useAddress, useList } from '../web/calls/list.ts'
import { useRead } from '../web/calls/queries.ts'
import { Note } from '../web/cards/Note.tsx'
import { useOpener } from '../web/form/reopening.ts'
import { lazyPart } from '../web/frame/lazyPart.tsx'
import { MainAct } from '../web/frame/MainAct.tsx'
import { Page } from '../web/frame/Page.tsx'
import { useText } from '../web/language/language.tsx'
import { CardList } from '../web/listing/CardList.tsx'
import { ChoiceFilter } from '../web/listing/ChoiceFilter.tsx'
import { ClearAll, Filters, ShowAll } from '../web/listing/Filters.tsx'
import { countOf } from '../web/listing/ListingHead.tsx'
import { SearchField } from '../web/listing/SearchField.tsx'
import { WithAdministration } from '../web/pieces/administration.tsx'
import { useIsPhone } from '../web/pieces/useIsPhone.ts'
import { useAuthorizationActs } from './authorizationActs.tsx'
import { authorizations, stateFilters } from './authorizations.contract.ts'
import { authorizationMessages } from './authorizations.messages.ts'
import { visitDayOf } from './authorizations.rules.ts'
import { AuthorizationCard } from './card/AuthorizationCard.tsx'
import { kindIcons } from './kindIcons.tsx'
import { kindTexts } from './kinds.messages.ts'
import { type AuthType, kinds } from './kinds.ts'
import type { PassOwner } from './passes/PassDialog.tsx'

const AuthorizationForm = lazyPart(() =>
  import('./form/AuthorizationForm.tsx').then((loaded) => loaded.AuthorizationForm),
)
const InviteDialog = lazyPart(() => import('./invite/InviteDialog.tsx').then((loaded) => loaded.InviteDialog))
const PassDialog = lazyPart(() => import('./passes/PassDialog.tsx').then((loaded) => loaded.PassDialog))

/** A list of this length is read faster than it is searched. */
const fewRows = 5
/** A list of at most this length has cards, because so few rows would leave the page empty. */
const fewCards = 6

const filters = {
  search: searched,
  state: oneOf(stateFilters),
  /** The card that a notice links to. */
  card: anId,
}

interface AuthorizationsScreenProps {
  type: AuthType
  /** The screen shows both around an unfiltered list. */
  before?: ReactNode
  after?: ReactNode
  /** The part before has not loaded: the rest loads without being shown, so that nothing moves. */
  waiting?: boolean
}

export function AuthorizationsScreen({ type, before, after, waiting = false }: AuthorizationsScreenProps) {
  const text = useText(authorizationMessages)
  const kind = useText(kindTexts)[type]
  const phone = useIsPhone()
  const { filter, narrow, narrowed, turning } = useAddress(filters, ['card'])
  const { card, search, state } = filter
  const list = useList(authorizations.list, { auth_type: type, id: card, search, state }, turning)
  // Search and filter stay once they were shown, because a search that shortens the list must keep the field with the focus.
  const [searchable, setSearchable] = useState(false)
  if (!searchable && (narrowed || list.next || list.first || (list.rows?.length ?? 0) > fewRows)) setSearchable(true)
  const [many, setMany] = useState(false)
  if (!many && (list.next || list.first || (list.rows?.length ?? 0) > fewCards)) setMany(true)
  // Visits are listed under their day.
  const few = !many && type !== 'temporary_visitor'
  const now = useServerNow()
  const zone = useHomeZone() ?? 'UTC'
  const { acts, dialog, edited: editing, close } = useAuthorizationActs()
  const [adding, setAdding] = useState(false)
  // The customer wants the vehicle form inline on the page; all others open in a dialog.
  const inline = type === 'vehicle'
  const edited = inline ? editing : undefined
  const add = useOpener('add', () => setAdding(true))
  const asking = useText(askAdultTexts)
  const asks = askAdult(useRead(households.mine, {}).data, asking)
  // If the search finds nothing, clearing it is the main act.
  const found = !narrowed || list.rows?.length !== 0
  // On a phone, the bar at the foot has the button that invites.
  const addButton = (
    <MainAct
      {...(found ? {} : { variant: 'default' })}
      icon={IconPlus}
      label={kind.add}
      onClick={adding ? () => setAdding(false) : add}
      aria-expanded={inline ? adding : undefined}
    />
  )

  return (
    <Page
      title={kind.title}
      count={countOf(list)}
      subtitle={list.rows?.length === 0 && !narrowed ? kind.subtitle : undefined}
      main={asks || (phone && type === 'temporary_visitor') ? undefined : addButton}
      help={kinds[type].help}
    >
      {narrowed ? null : before}
      <Box display={waiting && !narrowed ? 'none' : 'contents'}>
        {asks && list.rows?.length !== 0 ? (
          <Note title={asking.no_pass}>
            <WithAdministration>{asks}</WithAdministration>
          </Note>
        ) : null}
        {edited ? <AuthorizationForm key={edited.id} type={type} existing={edited} inline onClose={close} /> : null}
        {adding && !edited && !asks ? <Adding type={type} inline={inline} onClose={() => setAdding(false)} /> : null}
        {searchable ? (
          <Filters
            values={[state]}
            search={
              <SearchField
                label={text.search}
                value={search}
                onSearch={(typed) => narrow({ search: typed, card: undefined })}
              />
            }
          >
            <ChoiceFilter
              label={text.state_filter}
              all={text.all_states}
              choices={stateFilters}
              names={text}
              value={state}
              onChoose={(state) => narrow({ state, card: undefined })}
            />
          </Filters>
        ) : null}
        {card ? <ShowAll onPress={() => narrow({ card: undefined })} /> : null}
        <CardList
          label={kind.title}
          list={list}
          failed={kind.load_failed}
          itemKey={(one) => one.id}
          height={phone ? 96 : few ? 170 : 84}
          lines={phone || !few}
          group={type === 'temporary_visitor' ? (one) => text[visitDayOf(one, now, zone)] : undefined}
          card={(one) => <AuthorizationCard authorization={one} acts={acts(one)} few={few} />}
          empty={
            narrowed
              ? {
                  title: search ? text.none_found_for(search) : text.none_found,
                  text: text.none_found_text,
                  icon: kindIcons[type],
                  action: list.clear ? <ClearAll main onPress={list.clear} /> : undefined,
                }
              : {
                  title: kind.empty,
                  text: asks ?? kind.empty_text,
                  icon: kindIcons[type],
                  action: adding || asks ? undefined : addButton,
                }
          }
        />
        {narrowed ? null : after}
      </Box>
      {edited ? null : dialog}
    </Page>
  )
}

/** People who come to the home need their pass: it opens when they are added. */
const sentOnce: readonly AuthType[] = ['permanent_visitor', 'worker']

/** A visit is made by the form of "Invitar", every other kind by the form of its fields. */
function Adding({ type, inline, onClose }: { type: AuthType; inline: boolean; onClose: () => void }) {
  const [made, setMade] = useState<PassOwner | null>(null)
  if (type === 'temporary_visitor') return <InviteDialog onClose={onClose} />
  if (made) return <PassDialog authorization={made} onClose={onClose} />
  const onMade = sentOnce.includes(type) ? setMade : undefined
  return <AuthorizationForm type={type} inline={inline} onClose={onClose} onMade={onMade} />
}
