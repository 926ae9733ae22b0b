/** Bars that are readable without color: each has its name and figure, and may lead to its rows. */
import type { CSSProperties, ReactNode } from 'react'
import { useIsPhone } from '../pieces/useIsPhone.ts'
import { Link } from '../router/Link.tsx'
import styles from './BarChart.module.css'

export interface Bar {
  key: string
  name: string
  /** The visible name under an upright bar; screen readers read the whole name. */
  short?: string | undefined
  value: number
  shown: string
  search?: object | undefined
}

interface BarChartProps {
  label: string
  bars: readonly Bar[]
  /** Hours and days stand beside each other, always in one line. */
  upright?: boolean | undefined
}

/** Two entries look like few: no scale ends below ten. */
const shortestScale = 10
const fewBars = 14
const mostNames = 6

/** Names of many bars would touch each other, so only each of these is visible. */
export const namedEach = (bars: number) => (bars > fewBars ? Math.ceil(bars / mostNames) : 1)

const scaleOf = (values: readonly number[]) => Math.max(shortestScale, ...values)

export function BarChart({ label, bars: all, upright = false }: BarChartProps) {
  const scale = scaleOf(all.map(({ value }) => value))
  const bars = upright ? all : all.filter(({ value }) => value > 0)
  const most = Math.max(...bars.map(({ value }) => value))
  const highest = bars.find(({ value }) => value === most)
  const many = upright && bars.length > fewBars
  // These bars are too thin for a finger.
  const thin = useIsPhone() && many
  const each = namedEach(bars.length)
  return (
    <div className={styles.chart}>
      <ol
        aria-label={label}
        className={upright ? styles.upright : styles.lying}
        data-many={many ? bars.length : undefined}
        style={drawn({ '--all': bars.length })}
      >
        {bars.map((bar, at) => (
          <li
            key={bar.key}
            data-none={bar.value === 0 || undefined}
            data-highest={bar === highest || undefined}
            style={drawn({ '--part': bar.value / scale })}
          >
            <BarLink search={bar.value > 0 && !thin ? bar.search : undefined}>
              <span className={styles.name}>
                {bar.short === undefined || at % each > 0 ? null : <span aria-hidden="true">{bar.short}</span>}
                <span className={bar.short === undefined ? undefined : 'garita-hidden'}>{bar.name}</span>
              </span>
              <span className={styles.bar} aria-hidden="true" />
              <span className={styles.figure}>{bar.shown}</span>
            </BarLink>
          </li>
        ))}
      </ol>
    </div>
  )
}

const drawn = (values: Record<`--${string}`, number>): CSSProperties => values

function BarLink({ search, children }: { search: object | undefined; children: ReactNode }) {
  return search ? (
    <Link data-hovers to="." search={(before) => ({ ...before, ...search })}>
      {children}
    </Link>
  ) : (
    <span>{children}</span>
  )
}

/** The same bars in a row of a list; the figure beside them says their sum. */
export function Spark({ values }: { values: readonly number[] }) {
  const scale = scaleOf(values)
  const bars = values.map((value, at) => `M${at} 1V${1 - Math.max(0.03, value / scale)}h.8V1z`).join('')
  return (
    <svg
      viewBox={`0 0 ${values.length} 1`}
      width="10rem"
      height="2rem"
      fill="var(--garita-link)"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={bars} />
    </svg>
  )
}
