import { IconBuildingEstate, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { condominiums } from '../condominiums/condominiums.contract.ts'
import { anId, oneOf, searched } from '../shared/address.ts'
import { grouped } from '../shared/grouped.ts'
import { useAddress, useList } from '../web/calls/list.ts'
import { failureOf, useRead } from '../web/calls/queries.ts'
import { Empty } from '../web/cards/Empty.tsx'
import { Failed } from '../web/cards/Failed.tsx'
import { Loading } from '../web/cards/Loading.tsx'
import { ChoiceSelect } from '../web/form/fields/ChoiceSelect.tsx'
import { useOpener } from '../web/form/reopening.ts'
import { MainAct } from '../web/frame/MainAct.tsx'
import { Page } from '../web/frame/Page.tsx'
import { useText } from '../web/language/language.tsx'
import { CardList } from '../web/listing/CardList.tsx'
import { Chips } from '../web/listing/Chips.tsx'
import { Filters } from '../web/listing/Filters.tsx'
import { SearchField } from '../web/listing/SearchField.tsx'
import { navigate } from '../web/router/history.ts'
import { AddUnitsDialog } from './AddUnitsDialog.tsx'
import { AlikeUnits } from './spellings/AlikeUnits.tsx'
import styles from './UnitsScreen.module.css'
import { UnitTile } from './UnitTile.tsx'
import { type Unit, units } from './units.contract.ts'
import { unitMessages } from './units.messages.ts'
import { unitChoices } from './units.rules.ts'

const filters = { search: searched, only: oneOf(unitChoices), condominium_id: anId }

export function UnitsScreen() {
  const text = useText(unitMessages)
  const { filter } = useAddress(filters)
  const mine = useRead(condominiums.choose, { search: '' })
  const place = filter.condominium_id ?? mine.data?.[0]?.id
  const failed = failureOf(mine)
  const name = mine.data?.find(({ id }) => id === place)?.name ?? ''
  if (place) return <UnitsOf place={place} name={name} several={(mine.data?.length ?? 0) > 1} />
  return (
    <Page title={text.title}>
      {failed ? (
        <Failed title={text.failed} {...failed} />
      ) : mine.data ? (
        <Empty icon={IconBuildingEstate} title={text.no_condominium} text={text.no_condominium_text} />
      ) : (
        <Loading />
      )}
    </Page>
  )
}

function UnitsOf({ place, name, several }: { place: string; name: string; several: boolean }) {
  const text = useText(unitMessages)
  const { filter, narrow, turning } = useAddress(filters, ['condominium_id'])
  const { search, only } = filter
  const list = useList(units.list, { condominium_id: place, search, only }, turning)
  const counts = useRead(units.count, { condominium_id: place }).data
  const [adding, setAdding] = useState(false)
  const open = ({ id }: Unit) => navigate({ to: '/dashboard/admin/unit', search: { condominium_id: place, id } })
  const add = useOpener('units', () => setAdding(true))
  const addAct = <MainAct icon={IconPlus} label={text.add} onClick={add} />
  // A choice that would show nothing is left out, unless the address has it.
  const choices = unitChoices.filter((choice) => choice === only || counts?.[choice])
  return (
    <Page title={text.title} count={counts && grouped(counts.total)} aside={several ? undefined : name} main={addAct}>
      <AlikeUnits key={place} place={place} />
      <Filters
        values={[several ? filter.condominium_id : undefined]}
        search={<SearchField label={text.search} value={search} onSearch={(typed) => narrow({ search: typed })} />}
        chips={
          <Chips
            label={text.choose}
            chips={[
              { value: undefined, label: text.all, count: counts?.total },
              ...choices.map((value) => ({ value, label: text.choices[value], count: counts?.[value] })),
            ]}
            chosen={only}
            onPick={(choice) => narrow({ only: choice })}
          />
        }
      >
        {several ? (
          <ChoiceSelect
            call={condominiums.choose}
            aria-label={text.condominium}
            allowDeselect={false}
            value={place}
            onChange={(id) => narrow({ condominium_id: id ?? undefined })}
          />
        ) : null}
      </Filters>
      <div className={styles.doors}>
        <CardList
          label={text.title}
          list={list}
          failed={text.failed}
          itemKey={(unit) => unit.id}
          group={(unit) => unit.tower ?? ''}
          card={(unit) => <UnitTile unit={unit} onOpen={() => open(unit)} />}
          height={96}
          empty={
            search || only
              ? { title: text.none_found, text: text.none_found_text }
              : { title: text.empty_title, text: text.empty_text, icon: IconBuildingEstate, action: addAct }
          }
        />
      </div>
      {adding ? <AddUnitsDialog place={{ id: place, name }} onClose={() => setAdding(false)} /> : null}
    </Page>
  )
}
