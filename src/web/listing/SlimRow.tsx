/** A row of a list on a phone: what it is at a glance, one act at the thumb; a press folds the rest open. */
import { Skeleton } from '@mantine/core'
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import { type ReactNode, useId, useState } from 'react'
import { useReopening } from '../form/reopening.ts'
import { useText } from '../language/language.tsx'
import { webTexts } from '../language/web.messages.ts'
import { type Act, Acts, openersOf, RowAct } from '../pieces/Acts.tsx'
import './SlimRow.css'

interface SlimRowProps {
  /** Its name in plain words, for its buttons. */
  of: string
  title: ReactNode
  /** Before the words. */
  lead?: ReactNode
  /** Under the title. */
  lines: ReactNode
  /** The first stands on the row unless it is quiet; the rest fold open. */
  acts: readonly Act[]
  /** Folded, above the acts. */
  facts?: ReactNode
  /** What a press on the face does: then nothing is folded. */
  opens?: Act | undefined
  /** Below the face, whether it is folded or not. */
  children?: ReactNode
}

export function SlimRow({ of, title, lead, lines, acts, facts, opens, children }: SlimRowProps) {
  const text = useText(webTexts)
  const [open, setOpen] = useState(false)
  const fold = useId()
  const [first] = acts
  const main = first?.quiet ? undefined : first
  const others = main ? acts.slice(1) : acts
  // What stands in the details opens again by itself too.
  useReopening(opens ? openersOf(others) : [])
  const folds = !opens && (facts != null || others.length > 0)
  return (
    <div className="garita-slim">
      <div className="garita-slim-head">
        <div className="garita-slim-face" data-folds={folds || Boolean(opens) || undefined}>
          {lead}
          <div className="garita-slim-words">
            <div className="garita-slim-title">{title}</div>
            <div className="garita-slim-lines">{lines}</div>
          </div>
          {opens ? (
            <button
              type="button"
              className="garita-slim-press"
              data-opens
              aria-label={`${opens.label}: ${of}`}
              onClick={opens.onAct}
            >
              <IconChevronRight size={20} stroke={1.75} aria-hidden />
            </button>
          ) : null}
          {folds ? (
            <button
              type="button"
              className="garita-slim-press"
              aria-expanded={open}
              aria-controls={fold}
              aria-label={`${text.list.more}: ${of}`}
              onClick={() => setOpen(!open)}
            >
              <IconChevronDown size={20} stroke={1.75} aria-hidden />
            </button>
          ) : null}
        </div>
        {main ? <RowAct act={main} of={of} /> : null}
      </div>
      {children}
      {folds ? (
        <div id={fold} className="garita-slim-fold" hidden={!open}>
          {facts}
          {others.length > 0 ? <Acts acts={others} of={of} shown={others.length} /> : null}
        </div>
      ) : null}
    </div>
  )
}

interface SlimFact {
  key: string
  header: string
  value: ReactNode
}

/** Names and their values in a fold. */
export function SlimFacts({ facts }: { facts: readonly SlimFact[] }) {
  return (
    <dl className="garita-slim-facts">
      {facts.map(({ key, header, value }) => (
        <div key={key}>
          <dt>{header}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

const skeletons = ['a', 'b', 'c', 'd', 'e', 'f']

/** Rows on their way, as high as most. */
export function SlimSkeleton({ act, day }: { act: boolean; day: boolean }) {
  return (
    <div className={day ? undefined : 'garita-cards'} aria-hidden="true">
      {day ? (
        <div className="garita-day-heading">
          <Skeleton height="1.3em" width="9rem" />
        </div>
      ) : null}
      {skeletons.map((key) => (
        <div key={key} className="garita-slim">
          <div className="garita-slim-head">
            <div className="garita-slim-face">
              <div className="garita-slim-words">
                <Skeleton height="1.375rem" width="60%" />
                <Skeleton height="1.25rem" width="45%" />
                {act ? <Skeleton height="1.5rem" width="35%" /> : null}
              </div>
            </div>
            {act ? <div className="garita-row-act" data-loading /> : null}
          </div>
        </div>
      ))}
    </div>
  )
}
