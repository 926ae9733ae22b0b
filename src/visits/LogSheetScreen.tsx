/** The access log of an incident as a sheet of paper: who asked, when, by what filters, and which lines of how many. */
import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { useEffect, useEffectEvent } from 'react'
import { z } from 'zod'
import { condominiums } from '../condominiums/condominiums.contract.ts'
import type { Input } from '../shared/contract.ts'
import { searched, useAddress } from '../web/calls/address.ts'
import { useRead, useWrite } from '../web/calls/queries.ts'
import { Failed } from '../web/cards/Failed.tsx'
import { Loading } from '../web/cards/Loading.tsx'
import { ChoiceSelect } from '../web/form/ChoiceSelect.tsx'
import { Page } from '../web/frame/Page.tsx'
import { useText } from '../web/language/language.tsx'
import { DayFilter } from '../web/listing/DayFilter.tsx'
import { Filters } from '../web/listing/Filters.tsx'
import { SearchField } from '../web/listing/SearchField.tsx'
import './LogSheet.css'
import { LogSheet } from './LogSheet.tsx'
import { visits } from './visits.contract.ts'
import { sheetTexts, visitMessages } from './visits.messages.ts'

const filters = {
  search: searched,
  condominium_id: z.uuid().optional(),
  from: z.iso.date().optional(),
  until: z.iso.date().optional(),
}

export function LogSheetScreen() {
  const text = useText(sheetTexts)
  const { filters: words } = useText(visitMessages)
  const { filter, narrow } = useAddress(filters)
  const { search, condominium_id, from, until } = filter
  const sheet = useRead(visits.sheet, { search, condominium_id, from, until }, { keep: true })
  useNoted({ search, condominium_id, from, until })
  return (
    <Page
      title={text.title}
      actions={
        <Button leftSection={<IconPrinter size={20} aria-hidden />} disabled={!sheet.data} onClick={() => print()}>
          {text.print}
        </Button>
      }
    >
      <div className="garita-off-paper">
        <Filters>
          <SearchField label={words.search} value={search} onSearch={(typed) => narrow({ search: typed })} />
          <ChoiceSelect
            call={condominiums.choose}
            aria-label={words.condominium}
            placeholder={words.all_condominiums}
            clearable
            value={condominium_id ?? null}
            onChange={(id) => narrow({ condominium_id: id ?? undefined })}
          />
          <DayFilter days={filter} narrow={narrow} />
        </Filters>
      </div>
      {sheet.data ? (
        <LogSheet sheet={sheet.data} filter={filter} />
      ) : sheet.isError ? (
        <Failed onRetry={() => void sheet.refetch()} pending={sheet.isFetching} />
      ) : (
        <Loading />
      )}
    </Page>
  )
}

/** Whichever way it goes to paper: by our button, the browser's menu or its keys. */
function useNoted(filter: Input<typeof visits.noteSheet>): void {
  const { mutate } = useWrite(visits.noteSheet)
  const noted = useEffectEvent(() => mutate(filter))
  useEffect(() => {
    window.addEventListener('beforeprint', noted)
    return () => window.removeEventListener('beforeprint', noted)
  }, [])
}
