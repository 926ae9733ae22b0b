/** The gates of a supervisor: who is on duty, which line they have, and which devices are silent. */
import { Title } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import { checkTexts } from '../../gate/admin/stationCheck.messages.ts'
import { durationText } from '../../reports/reports.rules.ts'
import { useServerNow } from '../../web/calls/api.ts'
import { failureOf, useRead } from '../../web/calls/queries.ts'
import { useDates } from '../../web/cards/dates.tsx'
import { Failed } from '../../web/cards/Failed.tsx'
import { Loading } from '../../web/cards/Loading.tsx'
import { useText } from '../../web/language/language.tsx'
import { CheckFound } from '../../web/pieces/CheckFound.tsx'
import { Arch, initialsOfWhole } from '../../web/pieces/signs/Arch.tsx'
import { StateBadge } from '../../web/pieces/signs/StateBadge.tsx'
import { type GateAtWork, supervision } from './supervision.contract.ts'
import { supervisionMessages } from './supervision.messages.ts'
import './supervision.css'

export interface GatesNowProps {
  /** What another slice offers for a gate. */
  gateActs: (gate: GateAtWork) => ReactNode
  /** What another slice offers for a tablet of a gate. */
  tabletActs: (tablet: GateAtWork['tablets'][number] & Pick<GateAtWork, 'condominium'>) => ReactNode
}

export function GatesNow({ gateActs, tabletActs }: GatesNowProps) {
  const { gates: text } = useText(supervisionMessages)
  const read = useRead(supervision.gates, {})
  const failed = failureOf(read)
  const named = useId()
  const several = new Set(read.data?.map(({ condominium }) => condominium.id)).size > 1
  return (
    <section className="garita-listing" aria-labelledby={named}>
      <div className="garita-listing-head">
        <Title order={2} id={named}>
          {text.title}
        </Title>
      </div>
      {failed ? <Failed title={text.failed} {...failed} /> : null}
      {read.data || failed ? null : <Loading />}
      {read.data?.length === 0 ? <p className="garita-second">{text.empty}</p> : null}
      <ul className="garita-supervised-gates garita-listing-frame" hidden={!read.data?.length}>
        {read.data?.toSorted(urgentFirst).map((gate) => (
          <li key={gate.id}>
            <GateLine gate={gate} several={several} {...{ gateActs, tabletActs }} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Who works on several screens is on duty once, since the first. */
function firstOfEach(guards: GateAtWork['on_duty']): GateAtWork['on_duty'] {
  const first = new Map<string, GateAtWork['on_duty'][number]>()
  for (const guard of guards) {
    const known = first.get(guard.full_name)
    if (!known || guard.since < known.since) first.set(guard.full_name, guard)
  }
  return [...first.values()]
}

/** A gate without a signal, then those where somebody works. */
const rank = ({ line, on_duty }: GateAtWork) => (line === 'silent' ? 0 : on_duty.length > 0 ? 1 : 2)
const urgentFirst = (a: GateAtWork, b: GateAtWork) => rank(a) - rank(b)

const tones = { alive: 'good', silent: 'bad', none: 'idle' } as const

function GateLine({ gate, several, gateActs, tabletActs }: GatesNowProps & { gate: GateAtWork; several: boolean }) {
  const { gates: text } = useText(supervisionMessages)
  const found = useText(checkTexts)
  const dates = useDates()
  const now = useServerNow()
  const { name, condominium, line, seen_at, silent_minutes, on_duty, devices, checks } = gate
  const there = dates.at(condominium.time_zone)
  const today = there.day(new Date(now).toISOString())
  const brief = (at: string) => (there.day(at) === today ? there.time(at) : there.moment(at))
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
      <div className="garita-supervised-gate">
        <strong>{name}</strong>
        {several ? <span className="garita-second">{condominium.name}</span> : null}
        {said ? <span className="garita-second">{said}</span> : null}
      </div>
      <div className="garita-on-duty">
        {on_duty.length === 0 ? <span className="garita-second">{text.nobody}</span> : null}
        {firstOfEach(on_duty).map((guard) => (
          <div key={guard.full_name}>
            <Arch small initials={initialsOfWhole(guard.full_name)} />
            <span>
              <strong>{guard.full_name}</strong>
              <span className="garita-second">{text.since(brief(guard.since))}</span>
            </span>
          </div>
        ))}
      </div>
      <StateBadge tone={tones[line]} look={line === 'silent' ? undefined : 'plain'}>
        {text[line]}
      </StateBadge>
      <div className="garita-supervised-more">
        {checks.map(({ station_id, ...check }) => (
          <div key={station_id} className="garita-supervised-check">
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
          <div key={device.id} className="garita-supervised-silent">
            {device.last_used_at
              ? text.device_silent(device.name, there.moment(device.last_used_at))
              : text.device_never(device.name)}
          </div>
        ))}
        {gate.tablets.map((tablet) => (
          <div key={tablet.id} className="garita-supervised-tablet">
            {tabletActs({ ...tablet, condominium })}
          </div>
        ))}
        <div className="garita-supervised-tablet">{gateActs(gate)}</div>
      </div>
    </>
  )
}
