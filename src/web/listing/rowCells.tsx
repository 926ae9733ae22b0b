import { useServerNow } from '../calls/api.ts'
import { useDates, type Zone } from '../cards/dates.tsx'
import styles from './Listing.module.css'

interface HomeProps {
  unit: string | null
  /** Left out if the reader has only one condominium. */
  condominium?: string | undefined
}

export function Home({ unit, condominium }: HomeProps) {
  // A phone's row has no gap for a part without content.
  if (!unit && !condominium) return null
  return (
    <span>
      {unit ? <span className="garita-code">{unit}</span> : null}
      {unit && condominium ? ' · ' : null}
      {condominium ? <span className="garita-second">{condominium}</span> : null}
    </span>
  )
}

/** Breaks the line before the "@" rather than within a word. */
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

export function Ago({ at }: { at: string }) {
  const { ago } = useDates()
  return (
    <time dateTime={at} className="garita-second">
      {ago(at, useServerNow())}
    </time>
  )
}

/** A moment on one line; today's shows only the time. */
export function ShortMoment({ at, zone }: { at: string; zone: Zone }) {
  const { at: inZone } = useDates()
  const dates = inZone(zone)
  const name = dates.zoneName(at)
  const today = dates.isToday(at, useServerNow())
  return (
    <time dateTime={at}>
      {dates.bareTime(at)}
      <span className="garita-second">{[today ? '' : ` ${dates.day(at)}`, name ? ` ${name}` : ''].join('')}</span>
    </time>
  )
}

/** A unit's name in a column of its own: a short one does not break at its hyphen. */
export function UnitName({ children }: { children: string | null }) {
  return <span className={`garita-code ${styles.unit}`}>{children}</span>
}
