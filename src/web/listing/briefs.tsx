/** What a phone's row says in few words. */
import { useServerNow } from '../calls/api.ts'
import { useDates, type Zone } from '../cards/dates.tsx'
import './dayRows.css'

interface HomeProps {
  unit: string | null
  /** Missing where the reader has only one. */
  condominium?: string | undefined
}

/** Which home, and where. */
export function Home({ unit, condominium }: HomeProps) {
  return (
    <span>
      {unit ? <span className="garita-code">{unit}</span> : null}
      {unit && condominium ? ' · ' : null}
      {condominium ? <span className="garita-second">{condominium}</span> : null}
    </span>
  )
}

/** Breaks before its "@" rather than within a word. */
export function Email({ of }: { of: string }) {
  const at = of.lastIndexOf('@')
  return at < 1 ? (
    of
  ) : (
    <>
      {of.slice(0, at)}
      <wbr />
      {of.slice(at)}
    </>
  )
}

/** How long ago, which is the same in every zone. */
export function Ago({ at }: { at: string }) {
  const { ago } = useDates()
  return (
    <time dateTime={at} className="garita-second">
      {ago(at, useServerNow())}
    </time>
  )
}

/** A moment on one line: of today its time alone. */
export function BriefMoment({ at, zone }: { at: string; zone: Zone }) {
  const { at: inZone } = useDates()
  const dates = inZone(zone)
  const name = dates.zoneName(at)
  const day = dates.day(at)
  const today = day === dates.day(new Date(useServerNow()).toISOString())
  return (
    <time dateTime={at}>
      {dates.bareTime(at)}
      <span className="garita-second">{[today ? '' : ` ${day}`, name ? ` ${name}` : ''].join('')}</span>
    </time>
  )
}

/** The time at the beginning of a row, and below it the day where that is not today. */
export function RowMoment({ at, zone }: { at: string; zone: Zone }) {
  const { at: inZone } = useDates()
  const dates = inZone(zone)
  const today = dates.day(at) === dates.day(new Date(useServerNow()).toISOString())
  const beside = [today ? null : dates.dayOfYear(at), dates.zoneName(at)].filter(Boolean).join(' ')
  return (
    <time dateTime={at} className="garita-row-moment">
      <span className="garita-code">{dates.bareTime(at)}</span>
      {beside ? <span className="garita-second">{beside}</span> : null}
    </time>
  )
}
