/** The gates of a supervisor: guards on duty, connection, and silent devices. */
import { Box, Group, Stack, Text, Title } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import { checkTexts } from '../gate/admin/stationCheck.messages.ts'
import { durationText } from '../reports/reports.rules.ts'
import { useServerNow } from '../web/calls/api.ts'
import { failureOf, useRead } from '../web/calls/queries.ts'
import { useDates } from '../web/cards/dates.tsx'
import { Failed } from '../web/cards/Failed.tsx'
import { Loading } from '../web/cards/Loading.tsx'
import { useText } from '../web/language/language.tsx'
import listing from '../web/listing/Listing.module.css'
import { CheckFound } from '../web/pieces/CheckFound.tsx'
import { Arch, initialsOfWhole } from '../web/pieces/signs/Arch.tsx'
import { StateBadge } from '../web/pieces/signs/StateBadge.tsx'
import { useIsPhone } from '../web/pieces/useIsPhone.ts'
import { type GateAtWork, supervision } from './supervision.contract.ts'
import { supervisionMessages } from './supervision.messages.ts'

export interface GatesNowProps {
  /** Acts of another slice for a gate. */
  gateActs: (gate: GateAtWork) => ReactNode
  /** Acts of another slice for a gate's tablet. */
  tabletActs: (tablet: GateAtWork['tablets'][number] & Pick<GateAtWork, 'condominium'>) => ReactNode
}

export function GatesNow({ gateActs, tabletActs }: GatesNowProps) {
  const { gates: text } = useText(supervisionMessages)
  const read = useRead(supervision.gates, {})
  const failed = failureOf(read)
  const named = useId()
  const several = new Set(read.data?.map(({ condominium }) => condominium.id)).size > 1
  return (
    <section data-listing aria-labelledby={named}>
      <div className={listing.head}>
        <Title order={2} id={named}>
          {text.title}
        </Title>
      </div>
      {failed ? <Failed title={text.failed} {...failed} /> : null}
      {read.data || failed ? null : <Loading />}
      {read.data?.length === 0 ? <p className="garita-second">{text.empty}</p> : null}
      <ul className={listing.frame} data-ruled hidden={!read.data?.length}>
        {read.data?.toSorted(urgentFirst).map((gate) => (
          <Group component="li" key={gate.id} gap="0.25rem 1.5rem" px="md" py="sm">
            <GateLine gate={gate} several={several} {...{ gateActs, tabletActs }} />
          </Group>
        ))}
      </ul>
    </section>
  )
}

/** A guard on several screens is on duty once, since the first. */
function firstOfEach(guards: GateAtWork['on_duty']): GateAtWork['on_duty'] {
  const first = new Map<string, GateAtWork['on_duty'][number]>()
  for (const guard of guards) {
    const known = first.get(guard.full_name)
    if (!known || guard.since < known.since) first.set(guard.full_name, guard)
  }
  return [...first.values()]
}

/** Silent gates come first, then those with a guard on duty. */
const rank = ({ line, on_duty }: GateAtWork) => (line === 'silent' ? 0 : on_duty.length > 0 ? 1 : 2)
const urgentFirst = (a: GateAtWork, b: GateAtWork) => rank(a) - rank(b)

/** On a phone the state is beside the gate, and the rest is below both. */
const below = { flex: '1 1 100%', style: { order: 1 } } as const

const tones = { alive: 'good', silent: 'bad', none: 'idle' } as const

function GateLine({ gate, several, gateActs, tabletActs }: GatesNowProps & { gate: GateAtWork; several: boolean }) {
  const { gates: text } = useText(supervisionMessages)
  const found = useText(checkTexts)
  const dates = useDates()
  const now = useServerNow()
  const { name, condominium, line, seen_at, silent_minutes, on_duty, devices, checks } = gate
  const phone = useIsPhone()
  const there = dates.at(condominium.time_zone)
  const brief = (at: string) => there.brief(at, now)
  const silent = devices.filter((device) => device.silent)
  const well = devices.length - silent.length
  const said = [
    seen_at && line !== 'alive' ? text.seen(there.moment(seen_at)) : null,
    silent_minutes > 0 ? text.minutes(durationText(silent_minutes * 60)) : null,
    well > 0 ? text.devices_well(well) : null,
  ]
    .filter(Boolean)
    .join(' · ')
  return (
    <>
      <Stack flex={phone ? '1 1 7rem' : '1 1 0'} miw={0} gap={0}>
        <strong>{name}</strong>
        {several ? <span className="garita-second">{condominium.name}</span> : null}
        {said ? <span className="garita-second">{said}</span> : null}
      </Stack>
      <Stack {...(phone ? below : { flex: '1 1 0', miw: 0 })} gap="xs" data-on-duty>
        {on_duty.length === 0 ? <span className="garita-second">{text.nobody}</span> : null}
        {firstOfEach(on_duty).map((guard) => (
          <Group key={guard.full_name} gap="sm" wrap="nowrap">
            <Arch small initials={initialsOfWhole(guard.full_name)} />
            <div>
              <Text fz="lg" fw={600} lh={1.25}>
                {guard.full_name}
              </Text>
              <span className="garita-second">{text.since(brief(guard.since))}</span>
            </div>
          </Group>
        ))}
      </Stack>
      <Box w={phone ? 'auto' : '8rem'}>
        <StateBadge tone={tones[line]} look={line === 'silent' ? undefined : 'plain'}>
          {text[line]}
        </StateBadge>
      </Box>
      <Stack {...below} gap="0.25rem">
        {checks.map(({ station_id, ...check }) => (
          <div key={station_id}>
            {text.check}{' '}
            <CheckFound
              at={check.at}
              by={check.by}
              well={found.well}
              wrong={check.failed.map((part) => found.failed[part])}
              zone={condominium.time_zone}
            />
          </div>
        ))}
        {silent.map((device) => (
          <Text key={device.id} fw={600}>
            {device.last_used_at
              ? text.device_silent(device.name, there.moment(device.last_used_at))
              : text.device_never(device.name)}
          </Text>
        ))}
        {gate.tablets.map((tablet) => (
          <Box key={tablet.id} pt="xs">
            {tabletActs({ ...tablet, condominium })}
          </Box>
        ))}
        <Box pt="xs">{gateActs(gate)}</Box>
      </Stack>
    </>
  )
}
