/** A bar chart that is readable without color: each bar has its name and figure, and may be a link. A handful is drawn as dots, one for each. */
import { Link } from '@tanstack/react-router'
import type { CSSProperties, ReactNode } from 'react'
import { useIsPhone } from '../pieces/useIsPhone.ts'
import './BarChart.css'

export interface Bar {
  key: string
  name: string
  /** The short label under a vertical bar; screen readers read the whole name. */
  short?: string | undefined
  value: number
  /** The value as text. */
  shown: string
  /** What the address says where the bar leads to. */
  search?: object | undefined
}

interface BarChartProps {
  /** What the bars show, read out before them. */
  label: string
  bars: readonly Bar[]
  /** Side by side, and so many in a line where there is no room for all of them. */
  upright?: number | undefined
}

// More signs than this do not fit beside thirty others.
const shortFigure = 3
const fewBars = 14
// Below this each one is a dot.
export const worthABar = 10

export function BarChart({ label, bars: all, upright }: BarChartProps) {
  const most = Math.max(1, ...all.map(({ value }) => value))
  const few = most < worthABar
  const bars = few && upright === undefined ? all.filter(({ value }) => value > 0) : all
  const many = upright !== undefined && bars.length > fewBars
  // On a phone, or of a handful, a line of many bars is a picture: too thin for a finger, and only the highest has its figure.
  const phone = useIsPhone()
  const thin = many && (phone || few)
  const highest = bars.find(({ value }) => value === most)
  const wide = many && bars.some(({ shown }) => shown.length > shortFigure)
  return (
    <div className="garita-bars">
      <ol
        aria-label={label}
        data-upright={upright !== undefined || undefined}
        data-wide={wide || undefined}
        data-thin={thin || undefined}
        data-few={few || undefined}
        data-two-lines={bars.some(({ short }) => short?.includes('\n')) || undefined}
        style={drawn({ '--all': bars.length, '--few': upright ?? 1, '--most': most })}
      >
        {bars.map((bar) => (
          <li
            key={bar.key}
            data-none={(many && bar.value === 0) || undefined}
            data-highest={bar === highest || undefined}
            style={drawn({ '--part': bar.value / most, '--count': bar.value })}
          >
            <Way search={bar.value > 0 && !thin ? bar.search : undefined}>
              <span className="garita-bars-name">
                {bar.short === undefined ? null : <span aria-hidden="true">{bar.short}</span>}
                <span className={bar.short === undefined ? undefined : 'garita-hidden'}>{bar.name}</span>
              </span>
              <span className="garita-bars-track" aria-hidden="true" />
              <span className="garita-bars-figure garita-code">{bar.shown}</span>
            </Way>
          </li>
        ))}
      </ol>
    </div>
  )
}

const drawn = (values: Record<`--${string}`, number>): CSSProperties => values

function Way({ search, children }: { search: object | undefined; children: ReactNode }) {
  return search ? (
    <Link className="garita-bars-line" to="." search={(before) => ({ ...before, ...search })}>
      {children}
    </Link>
  ) : (
    <span className="garita-bars-line">{children}</span>
  )
}
