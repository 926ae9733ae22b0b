/** The end of a shift shows the open work, and takes the PIN of the next guard. */
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { incidentKindTexts } from '../../incidents/incidents.messages.ts'
import { useDocumentTitle } from '../../web/frame/documentTitle.ts'
import { useText } from '../../web/language/language.tsx'
import { useKiosk } from '../screen/kiosk.web.ts'
import { expectedOf, fullNameOf, insideOf, isAsked } from '../screen/lists/gateLists.ts'
import { useDark } from '../screen/stationNight.web.ts'
import type { StationSnapshot } from '../station/facts/lookup.ts'
import type { Station } from '../station/station.ts'
import { LockPad } from './LockPad.tsx'
import { stationLockMessages } from './stationLock.messages.ts'
import { useVault } from './vault.web.ts'

const shown = 5

interface HandOverProps {
  station: Station
  /** Another slice provides the alarm button. */
  alarm: ReactNode
  onEnd: () => void
}

export function HandOver({ station, alarm, onEnd }: HandOverProps) {
  const text = useText(stationLockMessages)
  const kinds = useText(incidentKindTexts)
  const { vault } = useVault()
  useDocumentTitle(text.hand_title)
  useKiosk()
  useDark(true)
  const { inside, asks, incidents } = openNow(station.snapshot, station.time().now)
  const open = { inside: inside.length, asks: asks.length, incidents: incidents.length }
  const parts = [
    { title: text.inside(open.inside), lines: inside },
    { title: text.asks(open.asks), lines: asks },
    { title: text.incidents(open.incidents), lines: incidents.map(({ kind }) => kinds[kind]) },
  ].filter(({ lines }) => lines.length > 0)
  if (!vault) return null
  return (
    <div className="garita-hand-over">
      <div className="garita-lock">
        {alarm}
        <h1>{text.hand_title}</h1>
        <p className="garita-lock-said">{text.hand_text}</p>
        <section aria-label={text.hand_title}>
          {parts.length === 0 ? <p className="garita-lock-said">{text.nothing}</p> : null}
          {parts.map(({ title, lines }) => (
            <div key={title}>
              <h2>{title}</h2>
              <p>
                {lines.slice(0, shown).join(' · ')} {lines.length > shown ? text.more(lines.length - shown) : ''}
              </p>
            </div>
          ))}
        </section>
      </div>
      <div className="garita-lock">
        <LockPad vault={vault} handed={{ handed_by: station.agent.id, open }} onOpened={onEnd} />
        <div className="garita-lock-foot">
          <Button variant="default" onClick={onEnd}>
            {text.go_on}
          </Button>
        </div>
      </div>
    </div>
  )
}

function openNow(snapshot: StationSnapshot | null, now: number) {
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
