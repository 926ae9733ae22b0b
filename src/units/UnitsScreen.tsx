/** The units of a condominium: found, made by a pattern, each with a screen of its own. */
import { Select } from '@mantine/core'
import { IconBuildingEstate, IconPlus } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { condominiums } from '../condominiums/condominiums.contract.ts'
import { anId, oneOf, searched } from '../shared/address.ts'
import { useAddress, useList } from '../web/calls/list.ts'
import { failureOf, useRead } from '../web/calls/queries.ts'
import { Empty } from '../web/cards/Empty.tsx'
import { Failed } from '../web/cards/Failed.tsx'
import { Loading } from '../web/cards/Loading.tsx'
import { StatCard, StatStrip } from '../web/cards/StatCard.tsx'
import { ChoiceSelect } from '../web/form/fields/ChoiceSelect.tsx'
import { useOpener } from '../web/form/reopening.ts'
import { MainAct } from '../web/frame/MainAct.tsx'
import { Page } from '../web/frame/Page.tsx'
import { useText } from '../web/language/language.tsx'
import { CardList } from '../web/listing/CardList.tsx'
import { Filters } from '../web/listing/Filters.tsx'
import { SearchField } from '../web/listing/SearchField.tsx'
import { AddUnitsDialog } from './AddUnitsDialog.tsx'
import { AlikeUnits } from './spellings/AlikeUnits.tsx'
import { UnitDoor } from './UnitDoor.tsx'
import { type Unit, units } from './units.contract.ts'
import { unitMessages, unitStateTexts } from './units.messages.ts'
import { unitStates } from './units.rules.ts'

const filters = { search: searched, state: oneOf(unitStates), condominium_id: anId }

export function UnitsScreen() {
  const text = useText(unitMessages)
  const { filter } = useAddress(filters)
  const mine = useRead(condominiums.choose, { search: '' })
  const place = filter.condominium_id ?? mine.data?.[0]?.id
  const failed = failureOf(mine)
  const name = mine.data?.find(({ id }) => id === place)?.name ?? ''
  if (place) return <UnitsOf place={place} name={name} several={(mine.data?.length ?? 0) > 1} />
  return (
    <Page title={text.title} aside={text.subtitle}>
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
  const states = useText(unitStateTexts)
  const { filter, narrow, turning } = useAddress(filters, ['condominium_id'])
  const { search, state } = filter
  const list = useList(units.list, { condominium_id: place, search, state }, turning)
  const figures = useRead(units.count, { condominium_id: place }).data
  const [adding, setAdding] = useState(false)
  const navigate = useNavigate()
  const open = ({ id }: Unit) => void navigate({ to: '/dashboard/admin/unit', search: { condominium_id: place, id } })
  const add = useOpener('units', () => setAdding(true))
  const addAct = <MainAct icon={IconPlus} label={text.add} onClick={add} />
  return (
    <Page title={text.title} aside={several ? undefined : name} main={addAct}>
      <StatStrip whole label={text.figures}>
        <StatCard label={text.total} figure={figures?.total} onPress={() => narrow({ state: undefined })} />
        <StatCard label={text.with_account} figure={figures?.with_account} />
        <StatCard label={text.units_unopened} figure={figures?.unopened} />
        <StatCard
          label={text.empty_ones}
          figure={figures?.empty}
          pressed={state === 'empty'}
          onPress={() => narrow({ state: 'empty' })}
        />
      </StatStrip>
      <AlikeUnits key={place} place={place} />
      <Filters
        values={[state, several ? filter.condominium_id : undefined]}
        search={<SearchField label={text.search} value={search} onSearch={(typed) => narrow({ search: typed })} />}
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
        <Select
          className="garita-filter-short"
          aria-label={text.state}
          placeholder={text.any_state}
          clearable
          data={unitStates.map((value) => ({ value, label: states[value] }))}
          value={state ?? null}
          onChange={(chosen) => narrow({ state: unitStates.find((one) => one === chosen) })}
        />
      </Filters>
      <div className="garita-doors">
        <CardList
          label={text.title}
          list={list}
          failed={text.failed}
          itemKey={(unit) => unit.id}
          group={(unit) => unit.tower ?? ''}
          card={(unit) => <UnitDoor unit={unit} onOpen={() => open(unit)} />}
          height={128}
          empty={
            search || state
              ? { title: text.none_found, text: text.none_found_text }
              : { title: text.empty_title, text: text.empty_text, icon: IconBuildingEstate, action: addAct }
          }
        />
      </div>
      {adding ? <AddUnitsDialog place={{ id: place, name }} onClose={() => setAdding(false)} /> : null}
    </Page>
  )
}
