/** Notices whether a hand is on a list, the pointer's or the keyboard's, and holds its rows still for so long. */
import { type FocusEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { calmRows } from './calmRows.ts'

/** The way from a row to its own menu, which is drawn elsewhere, does not count as leaving. */
const letGoMs = 200

interface Asked<Row> {
  latest: readonly Row[] | undefined
  rowKey: (row: Row) => string
  /** The question that the rows answer: another question is never held back. Undefined: nothing is. */
  asked: string | undefined
  full: boolean
  /** Where the focus goes when what had it is gone. */
  place: RefObject<HTMLElement | null>
}

export function useCalmRows<Row>({ latest, rowKey, asked, full, place }: Asked<Row>) {
  const [held, hold] = useState<{ asked: string; rows: readonly Row[] } | null>(null)
  const pointed = useRef(false)
  const lettingGo = useRef<ReturnType<typeof setTimeout>>(undefined)

  const same = held !== null && latest !== undefined && held.asked === asked
  const calm = same ? calmRows(held.rows, latest, rowKey, full) : null
  if (held && asked !== undefined && latest) {
    const rows = calm?.rows ?? latest
    // Kept as last seen, so that a row that goes says what it said last.
    if (!same || rows.some((row, at) => row !== held.rows[at])) hold(rows.length > 0 ? { asked, rows } : null)
  }

  useEffect(() => () => clearTimeout(lettingGo.current), [])

  const take = () => {
    clearTimeout(lettingGo.current)
    // Not by what was drawn last: the rows may just have been let go.
    if (asked !== undefined && latest?.length) hold((now) => now ?? { asked, rows: latest })
  }
  const letGo = () => {
    clearTimeout(lettingGo.current)
    lettingGo.current = setTimeout(() => hold(null), letGoMs)
  }
  const leave = (list: Element) => {
    pointed.current = false
    if (!list.querySelector(':focus-visible')) letGo()
  }
  // The button that had the focus may go with what it did; nothing tells of that.
  useEffect(() => {
    if (held && !pointed.current && document.activeElement === document.body) hold(null)
  }, [held])

  return {
    rows: calm?.rows ?? latest,
    gone: calm?.gone,
    fresh: calm?.fresh ?? 0,
    show() {
      if (asked !== undefined && latest) hold({ asked, rows: latest })
      place.current?.focus()
    },
    hands: {
      // A pointer that merely lies where the list came to be holds nothing.
      onPointerMove({ movementX, movementY }: PointerEvent) {
        if (movementX === 0 && movementY === 0) return
        pointed.current = true
        take()
      },
      onPointerLeave(event: PointerEvent) {
        const list = event.currentTarget
        if (!covered(event)) return leave(list)
        const moved = ({ target }: Event) => {
          if (target instanceof Node && !list.contains(target)) leave(list)
        }
        addEventListener('pointermove', moved, { once: true })
      },
      onFocus({ target }: FocusEvent) {
        if (target.matches(':focus-visible')) take()
      },
      onBlur() {
        if (!pointed.current) letGo()
      },
    },
  }
}

/** A message came over the list: a mouse that lies where it lay means the list until it moves elsewhere. */
function covered({ pointerType, clientX, clientY, currentTarget }: PointerEvent): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect()
  const within = clientX >= left && clientX < right && clientY >= top && clientY < bottom
  return pointerType === 'mouse' && within && document.elementFromPoint(clientX, clientY) !== null
}
