/** Short stays: those of the reader's home, or for the administration those of a condominium. */
import { Button, Group, Select } from '@mantine/core'
import { IconCalendarUser, IconSettings } from '@tabler/icons-react'
import { useState } from 'react'
import { condominiums } from '../condominiums/condominiums.contract.ts'
import { anId } from '../shared/address.ts'
import { useCurrentUser } from '../web/calls/currentUser.tsx'
import { useAddress } from '../web/calls/list.ts'
import { failureOf, useRead } from '../web/calls/queries.ts'
import { Empty } from '../web/cards/Empty.tsx'
import { Failed } from '../web/cards/Failed.tsx'
import { Loading } from '../web/cards/Loading.tsx'
import { Note } from '../web/cards/Note.tsx'
import { Stack } from '../web/cards/Stack.tsx'
import { ChoiceSelect } from '../web/form/fields/ChoiceSelect.tsx'
import { lazyPart } from '../web/frame/lazyPart.tsx'
import { Page } from '../web/frame/Page.tsx'
import { useText } from '../web/language/language.tsx'
import { Filters } from '../web/listing/Filters.tsx'
import { OwnStays } from './OwnStays.tsx'
import { StayList } from './StayList.tsx'
import { stays } from './stays.contract.ts'
import { stayMessages } from './stays.messages.ts'

const StaySettings = lazyPart(() => import('./StaySettings.tsx').then((loaded) => loaded.StaySettings))

export function StaysScreen() {
  const text = useText(stayMessages)
  const { user_role } = useCurrentUser()
  if (user_role === 'admin' || user_role === 'super_admin') return <StaysOfOffice />
  return (
    <OwnStays
      frame={(main, content) => (
        <Page title={text.title} help="/user-guide#stays" main={main}>
          {content}
        </Page>
      )}
    />
  )
}

const filters = { condominium_id: anId }

function StaysOfOffice() {
  const text = useText(stayMessages)
  const { filter, narrow } = useAddress(filters)
  const mine = useRead(condominiums.choose, { search: '' })
  const place = mine.data?.find(({ id }) => id === filter.condominium_id) ?? mine.data?.[0]
  const failed = failureOf(mine)
  const [setting, setSetting] = useState(false)
  return (
    <Page
      title={text.title}
      help="/admin-guide#day"
      main={
        place ? (
          <Button
            variant="default"
            leftSection={<IconSettings size={20} aria-hidden />}
            onClick={() => setSetting(true)}
          >
            {text.settings.act}
          </Button>
        ) : null
      }
    >
      <Stack>
        {(mine.data?.length ?? 0) > 1 && place ? (
          <Filters>
            <ChoiceSelect
              call={condominiums.choose}
              aria-label={text.condominium}
              allowDeselect={false}
              value={place.id}
              onChange={(id) => narrow({ condominium_id: id ?? undefined })}
            />
          </Filters>
        ) : null}
        {place ? (
          <StaysOf key={place.id} place={place.id} zone={place.time_zone} />
        ) : failed ? (
          <Failed title={text.failed} {...failed} />
        ) : mine.data ? (
          <Empty icon={IconCalendarUser} title={text.no_condominium} />
        ) : (
          <Loading />
        )}
      </Stack>
      {setting && place ? <StaySettings place={place.id} onClose={() => setSetting(false)} /> : null}
    </Page>
  )
}

function StaysOf({ place, zone }: { place: string; zone: string }) {
  const text = useText(stayMessages)
  const settings = useRead(stays.settings, { condominium_id: place })
  const [unit, setUnit] = useState<string | null>(null)
  return (
    <Stack>
      <p className="garita-second">
        {text.text_administration}{' '}
        {settings.data?.allowed ? text.limits(settings.data.most_nights, settings.data.most_guests) : null}
      </p>
      {settings.data && !settings.data.allowed ? <Note>{text.off}</Note> : null}
      <StayList
        zone={zone}
        place={place}
        unit={unit ?? undefined}
        filter={(all) => (
          <Group>
            <Select
              label={text.unit}
              placeholder={text.all_units}
              data={[...new Set([...all.map(({ unit_number }) => unit_number), ...(unit ? [unit] : [])])]}
              searchable
              clearable
              value={unit}
              onChange={setUnit}
            />
          </Group>
        )}
      />
    </Stack>
  )
}
