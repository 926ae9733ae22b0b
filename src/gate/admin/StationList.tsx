/** The stations: which guard, last seen when, and whether the build is current. */
import { IconDeviceTablet } from '@tabler/icons-react'
import { useWhole } from '../../web/calls/list.ts'
import { Moment } from '../../web/cards/dates.tsx'
import { Note } from '../../web/cards/Note.tsx'
import { Stack } from '../../web/cards/Stack.tsx'
import { useServerBuild } from '../../web/frame/build.ts'
import { useText } from '../../web/language/language.tsx'
import { type Column, Listing } from '../../web/listing/Listing.tsx'
import { StateBadge } from '../../web/pieces/StateBadge.tsx'
import { gate, type KnownStation } from '../gate.contract.ts'
import { stationListMessages } from './gates.messages.ts'

export function StationList() {
  const text = useText(stationListMessages)
  const todays = useServerBuild()
  const stations = useWhole(gate.stations, {})
  const isOlder = ({ build }: KnownStation) => todays !== null && build !== todays

  const columns: Column<KnownStation>[] = [
    {
      key: 'gate',
      header: text.gate,
      primary: true,
      cell: (one) => (
        <>
          <strong>{one.gate.name}</strong>
          <div className="garita-second">{one.condominium.name}</div>
        </>
      ),
    },
    { key: 'guard', header: text.guard, cell: ({ bound_by }) => bound_by ?? text.nobody },
    {
      key: 'build',
      header: text.build,
      cell: (one) => (
        <StateBadge tone={isOlder(one) ? 'wait' : 'good'}>{isOlder(one) ? text.older : text.current}</StateBadge>
      ),
    },
    { key: 'seen', header: text.seen, cell: ({ seen_at }) => <Moment at={seen_at} /> },
  ]
  return (
    <Stack>
      <Listing
        label={text.stations}
        attended
        columns={columns}
        list={stations}
        failed={text.failed}
        rowKey={(one) => one.id}
        rowName={(one) => `${one.gate.name}, ${one.condominium.name}`}
        empty={{ title: text.none, text: text.none_text, icon: IconDeviceTablet }}
      />
      {stations.rows?.some(isOlder) ? <Note>{text.older_text}</Note> : null}
    </Stack>
  )
}
