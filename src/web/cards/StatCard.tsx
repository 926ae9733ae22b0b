/** One figure and its label; with a tone if the figure is a state, with a link or a press if it leads to its rows. */
import { Skeleton, UnstyledButton } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { grouped } from '../../shared/grouped.ts'
import type { Tone } from '../pieces/signs/StateBadge.tsx'
import { Tip } from '../pieces/Tip.tsx'
import './StatCard.css'

interface StatCardProps {
  label: string
  /** Undefined while it is not known yet. */
  figure: number | string | undefined
  /** What it counts: in its tip, and read out. */
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

export function StatCard({ label, figure, hint, ...card }: StatCardProps) {
  return (
    <Tip label={hint ?? ''} off={!hint}>
      <Face {...card} none={figure === 0}>
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
        {hint ? <span className="garita-hidden">{hint}</span> : null}
      </Face>
    </Tip>
  )
}

type FaceProps = Omit<StatCardProps, 'label' | 'figure' | 'hint'> & { none: boolean; children: ReactNode }

function Face({ tone, none, to, search, onPress, pressed, children }: FaceProps) {
  const look = { className: 'garita-stat', 'data-tone': tone, 'data-none': none || undefined }
  if (onPress)
    return (
      <UnstyledButton {...look} aria-pressed={pressed} onClick={onPress}>
        {children}
      </UnstyledButton>
    )
  return to ? (
    <Link {...look} to={to} search={search ?? {}} activeOptions={{ exact: true }}>
      {children}
    </Link>
  ) : (
    <div {...look}>{children}</div>
  )
}

interface StatRowProps {
  /** In one frame, where the figures belong to one thing. */
  joined?: true
  /** What the screen is about: each figure over its words. */
  large?: true
  children: ReactNode
}

export function StatRow({ joined, large, children }: StatRowProps) {
  return (
    <div className="garita-stats" data-joined={joined} data-large={large}>
      {children}
    </div>
  )
}

interface StatStripProps {
  label: string
  /** None is cut on a phone: they stand in lines there. */
  whole?: true
  children: ReactNode
}

/** The figures above a list, in one line: what does not fit is scrolled to. */
export function StatStrip({ label, whole, children }: StatStripProps) {
  return (
    // A group, no landmark: the list below is called the same.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has fields.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard.
    <div role="group" className="garita-strip" data-whole={whole} aria-label={label} tabIndex={0}>
      {children}
    </div>
  )
}
