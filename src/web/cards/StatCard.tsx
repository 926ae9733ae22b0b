/** One figure and its label; with a tone if the figure is a state, with a link or a press if it leads to its rows. */
import { Skeleton, UnstyledButton } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { grouped } from '../../shared/grouped.ts'
import type { Tone } from '../pieces/StateBadge.tsx'
import './StatCard.css'

interface StatCardProps {
  label: string
  /** Undefined while it is not known yet. */
  figure: number | string | undefined
  hint?: string | undefined
  tone?: Tone | undefined
  to?: string | undefined
  /** Filters of the list that it leads to. */
  search?: Record<string, string> | undefined
  /** In the place of a link: shows its rows here. */
  onPress?: (() => void) | undefined
  /** Whether they are shown. */
  pressed?: boolean | undefined
}

export function StatCard({ label, figure, hint, tone, to, search, onPress, pressed }: StatCardProps) {
  const words = (
    <>
      <span className="garita-stat-label">{label}</span>
      <span className="garita-stat-figure garita-code">
        {figure === undefined ? (
          <Skeleton component="span" display="inline-block" height="1em" width="2ch" />
        ) : typeof figure === 'number' ? (
          grouped(figure)
        ) : (
          figure
        )}
      </span>
      {hint ? <span className="garita-stat-hint">{hint}</span> : null}
    </>
  )
  if (onPress)
    return (
      <UnstyledButton className="garita-stat" data-tone={tone} title={hint} aria-pressed={pressed} onClick={onPress}>
        {words}
      </UnstyledButton>
    )
  return to ? (
    <Link
      className="garita-stat"
      data-tone={tone}
      title={hint}
      to={to}
      search={search ?? {}}
      activeOptions={{ exact: true }}
    >
      {words}
    </Link>
  ) : (
    <div className="garita-stat" data-tone={tone} title={hint}>
      {words}
    </div>
  )
}

export function StatRow({ children }: { children: ReactNode }) {
  return <div className="garita-stats">{children}</div>
}

/** The figures above a list, in one line: what does not fit is scrolled to. */
export function StatStrip({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls sideways must be reachable by keyboard.
    <fieldset className="garita-strip" aria-label={label} tabIndex={0}>
      {children}
    </fieldset>
  )
}
