/** A list's row on a phone: a summary and one act near the thumb; a press folds the rest open. */
import { Skeleton } from '@mantine/core'
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import { type ReactNode, useId, useState } from 'react'
import { useReopening } from '../form/reopening.ts'
import { useText } from '../language/language.tsx'
import { webTexts } from '../language/web.messages.ts'
import { type Act, Acts, openersOf, RowAct } from '../pieces/Acts.tsx'
import './PhoneRow.css'

interface PhoneRowProps {
  of: string
  title: ReactNode
  lead?: ReactNode
  lines: ReactNode
  /** The row shows the first act unless it is quiet; the others open below. */
  acts: readonly Act[]
  facts?: ReactNode
  /** A press on the row opens this instead of unfolding the row. */
  opens?: Act | undefined
  children?: ReactNode
}

export function PhoneRow({ of, title, lead, lines, acts, facts, opens, children }: PhoneRowProps) {
  const text = useText(webTexts)
  const [open, setOpen] = useState(false)
  const fold = useId()
  const [first] = acts
  const main = first?.quiet ? undefined : first
  const others = main ? acts.slice(1) : acts
  // Forms in the details also reopen their drafts.
  useReopening(opens ? openersOf(others) : [])
  const folds = !opens && (facts != null || others.length > 0)
  return (
    <div className="garita-phone-row">
      <div className="garita-phone-row-head">
        <div className="garita-phone-row-face" data-folds={folds || Boolean(opens) || undefined}>
          {lead}
          <div className="garita-phone-row-words">
            <div className="garita-phone-row-title">{title}</div>
            <div className="garita-phone-row-lines">{lines}</div>
          </div>
          {opens ? (
            <button
              type="button"
              className="garita-phone-row-press"
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
              className="garita-phone-row-press"
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
        <div id={fold} className="garita-phone-row-fold" hidden={!open}>
          {facts}
          {others.length > 0 ? <Acts acts={others} of={of} shown={others.length} /> : null}
        </div>
      ) : null}
    </div>
  )
}

interface PhoneFact {
  key: string
  header: string
  value: ReactNode
}

export function PhoneFacts({ facts }: { facts: readonly PhoneFact[] }) {
  return (
    <dl className="garita-phone-row-facts">
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

export function PhoneSkeleton({ act, day }: { act: boolean; day: boolean }) {
  return (
    <div className={day ? undefined : 'garita-cards'} aria-hidden="true">
      {day ? (
        <div className="garita-day-heading">
          <Skeleton height="1.3em" width="9rem" />
        </div>
      ) : null}
      {skeletons.map((key) => (
        <div key={key} className="garita-phone-row">
          <div className="garita-phone-row-head">
            <div className="garita-phone-row-face">
              <div className="garita-phone-row-words">
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
