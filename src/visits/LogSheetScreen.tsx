/** The access log of an incident as a sheet of paper: who asked, when, by what filters, and which lines of how many. */
import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { useEffect, useEffectEvent } from 'react'
import { z } from 'zod'
import { condominiums } from '../condominiums/condominiums.contract.ts'
import type { Input } from '../shared/contract.ts'
import { searched, useAddress } from '../web/address.ts'
import { ChoiceSelect } from '../web/ChoiceSelect.tsx'
import { DayFilter } from '../web/DayFilter.tsx'
import { Failed } from '../web/Failed.tsx'
import { Filters } from '../web/Filters.tsx'
import { Loading } from '../web/Loading.tsx'
import { useText } from '../web/language.tsx'
import { Page } from '../web/Page.tsx'
import { useRead, useWrite } from '../web/queries.ts'
import { SearchField } from '../web/SearchField.tsx'
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
