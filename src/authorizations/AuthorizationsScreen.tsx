/** One's own authorizations of a kind: a card each, found by search and state, made and changed by the kind's own form. */
import { Button, Select } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { z } from 'zod'
import { searched, useAddress } from '../web/calls/address.ts'
import { useList } from '../web/calls/list.ts'
import { Page } from '../web/frame/Page.tsx'
import { useText } from '../web/language/language.tsx'
import { CardList } from '../web/listing/CardList.tsx'
import { Filters } from '../web/listing/Filters.tsx'
import { SearchField } from '../web/listing/SearchField.tsx'
import { AuthorizationCard } from './AuthorizationCard.tsx'
import { AuthorizationDialogs } from './AuthorizationDialogs.tsx'
import { AuthorizationForm } from './AuthorizationForm.tsx'
import { useAuthorizationActs } from './authorizationActs.tsx'
import { authorizations, stateFilters } from './authorizations.contract.ts'
import { authorizationMessages, kindTexts } from './authorizations.messages.ts'
import { kindIcons } from './kindIcons.tsx'
import { type AuthType, kinds } from './kinds.ts'

const filters = {
  search: searched,
  state: z.enum(stateFilters).optional(),
}

export function AuthorizationsScreen({ type }: { type: AuthType }) {
  const text = useText(authorizationMessages)
  const kind = useText(kindTexts)[type]
  const { filter, narrow, narrowed, turning } = useAddress(filters)
  const list = useList(authorizations.list, { auth_type: type, ...filter }, turning)
  const { acts, dialog, close } = useAuthorizationActs()
  const [adding, add] = useState(false)
  // The customer's vehicles are written in a card on the page, everything else in a dialog.
  const inline = type === 'vehicle'
  const edited = inline && dialog?.about === 'edit' ? dialog.authorization : undefined
  const addButton = (
    <Button
      leftSection={<IconPlus size={20} aria-hidden />}
      onClick={() => add(!adding)}
      aria-expanded={inline ? adding : undefined}
    >
      {kind.add}
    </Button>
  )

  return (
    <Page title={kind.title} subtitle={kind.subtitle} actions={addButton} help={kinds[type].help}>
      {edited ? <AuthorizationForm key={edited.id} type={type} existing={edited} inline onClose={close} /> : null}
      {adding && !edited ? <AuthorizationForm type={type} inline={inline} onClose={() => add(false)} /> : null}
      <Filters>
        <SearchField label={text.search} value={filter.search} onSearch={(search) => narrow({ search })} />
        <Select
          aria-label={text.state_filter}
          placeholder={text.all_states}
          clearable
          data={stateFilters.map((value) => ({ value, label: text[value] }))}
          value={filter.state ?? null}
          onChange={(state) => narrow({ state: stateFilters.find((one) => one === state) })}
        />
      </Filters>
      <CardList
        label={kind.title}
        list={list}
        failed={kind.load_failed}
        itemKey={(one) => one.id}
        card={(one) => <AuthorizationCard authorization={one} acts={acts(one)} />}
        empty={
          narrowed
            ? { title: text.none_found, text: text.none_found_text }
            : {
                title: kind.empty,
                text: kind.empty_text,
                icon: kindIcons[type],
                action: adding ? undefined : addButton,
              }
        }
      />
      <AuthorizationDialogs dialog={edited ? null : dialog} onClose={close} />
    </Page>
  )
}
