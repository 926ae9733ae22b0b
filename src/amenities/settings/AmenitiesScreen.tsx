import { IconEdit } from '@tabler/icons-react'
import { useState } from 'react'
import { condominiums } from '../../condominiums/condominiums.contract.ts'
import { anId } from '../../shared/address.ts'
import { amenityName, amenityTypeNames } from '../../shared/amenityTypes.ts'
import { useAddress } from '../../web/calls/list.ts'
import { failureOf, useRead } from '../../web/calls/queries.ts'
import { ChoiceSelect } from '../../web/form/fields/ChoiceSelect.tsx'
import { Page } from '../../web/frame/Page.tsx'
import { useText } from '../../web/language/language.tsx'
import { Filters } from '../../web/listing/Filters.tsx'
import { Listing } from '../../web/listing/Listing.tsx'
import { type Amenity, amenities } from '../amenities.contract.ts'
import { deskTexts, settingTexts } from '../desk/amenityDesk.messages.ts'
import { AmenityDialog } from './AmenityDialog.tsx'
import { useAmenityColumns } from './amenityColumns.tsx'

export function AmenitiesScreen() {
  const text = useText(settingTexts)
  const words = useText(deskTexts)
  const names = useText(amenityTypeNames)
  const columns = useAmenityColumns()
  const { filter, narrow } = useAddress({ condominium_id: anId })
  const places = useRead(condominiums.choose, { search: '' })
  const [edited, setEdited] = useState<Amenity | null>(null)
  const home = filter.condominium_id ?? places.data?.[0]?.id
  const listed = useRead(amenities.list, { condominium_id: home }, { enabled: home !== undefined, keep: true })
  const failed = failureOf(places) ?? failureOf(listed)
  return (
    <Page title={text.tab} count={listed.data && `${listed.data.length}`}>
      {(places.data?.length ?? 0) > 1 ? (
        <Filters>
          <ChoiceSelect
            key={home}
            call={condominiums.choose}
            aria-label={words.condominium}
            none={words.no_condominium}
            value={home ?? null}
            onChange={(id) => narrow({ condominium_id: id ?? undefined })}
          />
        </Filters>
      ) : null}
      <Listing
        label={text.title}
        columns={columns}
        list={{
          rows: places.data?.length === 0 ? [] : listed.data,
          loading: places.isPending || (listed.isPending && home !== undefined),
          failed,
          next: undefined,
          first: undefined,
          total: listed.data?.length,
          searched_to: undefined,
          searched_zone: null,
          asked: undefined,
        }}
        failed={text.failed}
        rowKey={({ id }) => id}
        rowName={(amenity) => amenityName(amenity, names)}
        acts={(amenity) => [{ label: text.edit, icon: IconEdit, opens: amenity.id, onAct: () => setEdited(amenity) }]}
        empty={{ title: text.empty, text: text.empty_text }}
      />
      {edited ? <AmenityDialog amenity={edited} onClose={() => setEdited(null)} /> : null}
    </Page>
  )
}
