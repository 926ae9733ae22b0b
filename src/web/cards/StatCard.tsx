import { Skeleton, UnstyledButton } from '@mantine/core'
import type { ReactNode } from 'react'
import { grouped } from '../../shared/grouped.ts'
import type { Tone } from '../pieces/signs/StateBadge.tsx'
import { Tip } from '../pieces/Tip.tsx'
import type { Address } from '../router/history.ts'
import { Link } from '../router/Link.tsx'
import styles from './StatCard.module.css'

interface StatCardProps {
  label: string
  figure: number | string | undefined
  /** Explains the count in the tooltip and to screen readers. */
  hint?: string | undefined
  tone?: Tone | undefined
  to?: Address | '.' | undefined
  search?: Record<string, string> | undefined
  /** Instead of a link: shows the rows on this screen. */
  onPress?: (() => void) | undefined
  pressed?: boolean | undefined
}

export function StatCard({ label, figure, hint, ...card }: StatCardProps) {
  return (
    <Tip label={hint ?? ''} off={!hint}>
      <StatFrame {...card} none={figure === 0}>
        <span>{label}</span>
        <strong>
          {figure === undefined ? (
            <Skeleton component="span" display="inline-block" height="1em" width="2ch" data-waits />
          ) : typeof figure === 'number' ? (
            grouped(figure)
          ) : (
            figure
          )}
        </strong>
        {hint ? <span className="garita-hidden">{hint}</span> : null}
      </StatFrame>
    </Tip>
  )
}

type StatFrameProps = Omit<StatCardProps, 'label' | 'figure' | 'hint'> & { none: boolean; children: ReactNode }

function StatFrame({ tone, none, to, search, onPress, pressed, children }: StatFrameProps) {
  const look = { className: styles.stat, 'data-stat': true, 'data-tone': tone, 'data-none': none || undefined }
  if (onPress)
    return (
      <UnstyledButton {...look} data-hovers aria-pressed={pressed} onClick={onPress}>
        {children}
      </UnstyledButton>
    )
  return to ? (
    <Link {...look} data-hovers to={to} search={search}>
      {children}
    </Link>
  ) : (
    <div {...look}>{children}</div>
  )
}

/** Figures in one line, which wraps where it is too long. */
export function StatStrip({ label, children }: { label?: string; children: ReactNode }) {
  return (
    // This is a group and no landmark, because the list below has the same name.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has fields.
    <div role="group" className={styles.strip} aria-label={label}>
      {children}
    </div>
  )
}
