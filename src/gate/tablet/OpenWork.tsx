/** Lists the open work of a shift: the guard who takes over reads it. */
import { Stack, Text, Title } from '@mantine/core'
import { incidentKindTexts } from '../../incidents/incidents.messages.ts'
import { countryOfZone } from '../../shared/countries.ts'
import { useLanguage, useText } from '../../web/language/language.tsx'
import { leftItemWords } from '../arrivals/leftItems/leftItems.messages.ts'
import { leftItemName } from '../arrivals/leftItems/leftItems.ts'
import { urgentTexts } from '../arrivals/urgent.messages.ts'
import { clockText } from '../screen/gateWords.ts'
import { expectedOf, fullNameOf, insideOf, isAsked } from '../screen/lists/gateLists.ts'
import type { StationSnapshot } from '../station/facts/lookup.ts'
import { stationLockMessages } from './stationLock.messages.ts'

const shown = 5

interface OpenWorkProps {
  snapshot: StationSnapshot | null
  now: number
}

export function OpenWork({ snapshot, now }: OpenWorkProps) {
  const text = useText(stationLockMessages)
  const kinds = useText(incidentKindTexts)
  const urgent = useText(urgentTexts)
  const items = useText(leftItemWords)
  const { language } = useLanguage()
  const { inside, asks, incidents } = openNow(snapshot, now)
  const unwritten = (snapshot?.urgent ?? []).map(({ kind, at }) => {
    const { time_zone, country } = snapshot?.condominium ?? { time_zone: 'America/Mexico_City' }
    const when = clockText(at, { language, now, time_zone, country: country ?? countryOfZone(time_zone) })
    return kind === 'emergency' ? urgent.emergency_at(when) : urgent.authority_at(when)
  })
  const left = (snapshot?.left_at_gate ?? []).map((item) => `${item.unit}: ${leftItemName(item, items)}`)
  const parts = [
    { title: text.urgent(unwritten.length), lines: unwritten },
    { title: text.inside(inside.length), lines: inside },
    { title: text.asks(asks.length), lines: asks },
    { title: text.incidents(incidents.length), lines: incidents.map(({ kind }) => kinds[kind]) },
    { title: text.left(left.length), lines: left },
  ].filter(({ lines }) => lines.length > 0)
  return (
    <Stack component="section" aria-label={text.hand_title}>
      {parts.length === 0 ? <Text ta="center">{text.nothing}</Text> : null}
      {parts.map(({ title, lines }) => (
        <div key={title}>
          <Title order={2}>{title}</Title>
          <Text>
            {lines.slice(0, shown).join(' · ')} {lines.length > shown ? text.more(lines.length - shown) : ''}
          </Text>
        </div>
      ))}
    </Stack>
  )
}

export function openNow(snapshot: StationSnapshot | null, now: number) {
  if (!snapshot) return { inside: [], asks: [], incidents: [] }
  const named = ({ name, last_name, unit }: Parameters<typeof fullNameOf>[0] & { unit: string }) =>
    `${fullNameOf({ name, last_name })} (${unit})`
  return {
    inside: insideOf(snapshot, now)
      .filter(({ overstays }) => overstays)
      .map(({ entry }) => named(entry)),
    asks: expectedOf(snapshot, now)
      .filter((entry) => isAsked(entry, now))
      .map(named),
    incidents: snapshot.incidents ?? [],
  }
}
