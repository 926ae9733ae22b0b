/** An absent owner's view of their unit: residents without names, bookings, rules, and visits with the home's consent. */
import { Text } from '@mantine/core'
import {
  IconBook,
  IconCalendarEvent,
  IconCalendarUser,
  IconDoorEnter,
  IconMessage2,
  IconSpeakerphone,
  IconUsers,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { kindTexts } from '../../authorizations/kinds.messages.ts'
import { homeKindTexts } from '../../households/rights.messages.ts'
import { MattersOfOwner } from '../../matters/MattersOfOwner.tsx'
import { matterMessages } from '../../matters/matters.messages.ts'
import { amenityName, amenityTypeNames } from '../../shared/amenityTypes.ts'
import { failureOf, useRead } from '../../web/calls/queries.ts'
import { Card } from '../../web/cards/Card.tsx'
import { useDates } from '../../web/cards/dates.tsx'
import { Failed } from '../../web/cards/Failed.tsx'
import { Loading } from '../../web/cards/Loading.tsx'
import { Stack } from '../../web/cards/Stack.tsx'
import { Page } from '../../web/frame/Page.tsx'
import { useText } from '../../web/language/language.tsx'
import { UnitRow, UnitRows } from '../UnitRows.tsx'
import { type OwnedUnit, owners } from './owners.contract.ts'
import { ownerMessages } from './owners.messages.ts'

interface OwnerScreenProps {
  announcements: ReactNode
  stays: ReactNode
}

export function OwnerScreen({ announcements, stays }: OwnerScreenProps) {
  const text = useText(ownerMessages)
  const read = useRead(owners.owned, {})
  const failed = failureOf(read)
  const unit = read.data
  return (
    <Page
      title={unit ? text.title(unit.unit_number) : text.loading}
      subtitle={unit ? text.subtitle(unit.condominium) : undefined}
    >
      {failed ? (
        <Failed title={text.failed} {...failed} />
      ) : unit ? (
        <Owned unit={unit} announcements={announcements} stays={stays} />
      ) : (
        <Loading />
      )}
    </Page>
  )
}

function Owned({ unit, announcements, stays }: OwnerScreenProps & { unit: OwnedUnit }) {
  const text = useText(ownerMessages)
  const kinds = useText(homeKindTexts)
  const names = useText(amenityTypeNames)
  const dates = useDates().at(unit.time_zone)
  const { title: messages } = useText(matterMessages)
  const ruled = unit.amenities.filter(({ house_rules }) => house_rules)
  return (
    <Stack>
      <Card title={text.announcements} icon={IconSpeakerphone}>
        {announcements}
      </Card>
      <Card title={text.dwellers} icon={IconUsers}>
        <Lines none={text.nobody}>
          {unit.dwellers.map(({ kind, since, leaves_at }) => (
            <UnitRow
              key={`${kind} ${since}`}
              name={kind ? kinds[kind] : text.dweller}
              about={[text.since(dates.day(since)), leaves_at && text.leaves(dates.end(leaves_at))]
                .filter(Boolean)
                .join(' · ')}
            />
          ))}
        </Lines>
      </Card>
      <Card title={text.stays} icon={IconCalendarUser}>
        {stays}
      </Card>
      {unit.sees_visits ? <Visits zone={unit.time_zone} /> : null}
      <Card title={text.bookings} icon={IconCalendarEvent}>
        <Lines none={text.no_bookings}>
          {unit.bookings.map((booking) => (
            <UnitRow
              key={booking.id}
              name={amenityName(booking, names)}
              about={`${dates.moment(booking.starts_at)} · ${text.status[booking.status]}`}
            />
          ))}
        </Lines>
      </Card>
      <Card title={text.rules} icon={IconBook}>
        <Lines none={text.no_rules}>
          {ruled.map((amenity) => (
            <UnitRow key={amenity.id} name={amenityName(amenity, names)}>
              <Text flex="0 0 100%" style={{ whiteSpace: 'pre-line' }}>
                {amenity.house_rules}
              </Text>
            </UnitRow>
          ))}
        </Lines>
      </Card>
      <Card title={messages} icon={IconMessage2}>
        <MattersOfOwner />
      </Card>
    </Stack>
  )
}

function Visits({ zone }: { zone: string }) {
  const text = useText(ownerMessages)
  const kinds = useText(kindTexts)
  const dates = useDates().at(zone)
  const read = useRead(owners.ownedVisits, {})
  const failed = failureOf(read)
  return (
    <Card title={text.visits} icon={IconDoorEnter}>
      <p className="garita-second">{text.visits_text}</p>
      {failed ? <Failed title={text.failed} {...failed} /> : null}
      {read.isPending ? <Loading /> : null}
      {read.data ? (
        <Lines none={text.no_visits}>
          {read.data.map(({ id, at, event_type, name, auth_type, gate }) => (
            <UnitRow
              key={id}
              name={name || kinds[auth_type].one}
              about={[text[event_type], dates.moment(at), kinds[auth_type].one, gate].filter(Boolean).join(' · ')}
            />
          ))}
        </Lines>
      ) : null}
    </Card>
  )
}

function Lines({ none, children }: { none: string; children: React.ReactNode[] }) {
  return children.length > 0 ? <UnitRows>{children}</UnitRows> : <p className="garita-second">{none}</p>
}
