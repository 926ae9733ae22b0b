/** One figure and its label; with a tone if the figure is a state, with a link if it has details. */
import { Skeleton } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Tone } from '../pieces/StateBadge.tsx'
import './StatCard.css'

interface StatCardProps {
  label: string
  /** Undefined while it is not known yet. */
  figure: number | string | undefined
  hint?: string | undefined
  tone?: Tone | undefined
  to?: string | undefined
}

export function StatCard({ label, figure, hint, tone, to }: StatCardProps) {
  const words = (
    <>
      <span className="garita-stat-label">{label}</span>
      <span className="garita-stat-figure garita-code">
        {figure === undefined ? <Skeleton component="span" display="inline-block" height="1em" width="2ch" /> : figure}
      </span>
      {hint ? <span className="garita-stat-hint">{hint}</span> : null}
    </>
  )
  return to ? (
    <Link className="garita-stat" data-tone={tone} to={to} activeOptions={{ exact: true }}>
      {words}
    </Link>
  ) : (
    <div className="garita-stat" data-tone={tone}>
      {words}
    </div>
  )
}

export function StatRow({ children }: { children: ReactNode }) {
  return <div className="garita-stats">{children}</div>
}
