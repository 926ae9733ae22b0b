/** Keeps the rows of a list in place while the mouse or the keyboard's focus is on it, and keeps the focus when its row leaves. */
import { type FocusEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'

/** A row's menu is rendered elsewhere in the page: going there does not count as leaving the list. */
const letGoMs = 200

interface Asked<Row> {
  latest: readonly Row[] | undefined
  rowKey: (row: Row) => string
  /** What the rows answer: rows of another question are shown at once. Undefined: rows are never kept. */
  asked: string | undefined
  full: boolean
  /** Gets the focus when the element that had it is gone. */
  place: RefObject<HTMLElement | null>
}

export function useCalmRows<Row>({ latest, rowKey, asked, full, place }: Asked<Row>) {
  const [held, setHeld] = useState<{ asked: string; rows: readonly Row[] } | null>(null)
  const pointed = useRef(false)
  const lettingGo = useRef<ReturnType<typeof setTimeout>>(undefined)

  const same = held !== null && latest !== undefined && held.asked === asked
  const calm = same ? calmRows(held.rows, latest, rowKey, full) : null
  if (held && asked !== undefined && latest) {
    const rows = calm?.rows ?? latest
    // Updated with each answer, so that a row that leaves shows its last state.
    if (!same || rows.some((row, at) => row !== held.rows[at])) setHeld(rows.length > 0 ? { asked, rows } : null)
  }

  useEffect(() => () => clearTimeout(lettingGo.current), [])

  const take = () => {
    clearTimeout(lettingGo.current)
    // The updater sees the newest state: the rows may have been released since the last render.
    if (asked !== undefined && latest?.length) setHeld((now) => now ?? { asked, rows: latest })
  }
  const letGo = () => {
    clearTimeout(lettingGo.current)
    lettingGo.current = setTimeout(() => setHeld(null), letGoMs)
  }
  const leave = (list: Element) => {
    pointed.current = false
    if (!list.querySelector(':focus-visible')) letGo()
  }
  // A button that disappears with its row sends no blur event.
  useEffect(() => {
    if (held && !pointed.current && document.activeElement === document.body) setHeld(null)
  }, [held])

  return {
    rows: calm?.rows ?? latest,
    gone: calm?.gone,
    fresh: calm?.fresh ?? 0,
    show() {
      if (asked !== undefined && latest) setHeld({ asked, rows: latest })
      place.current?.focus()
    },
    hands: {
      // The list may appear under a resting pointer: only a movement counts.
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
      // The list itself only gets the focus of a row that left: nobody's hand is on the rows then.
      onFocus({ target, currentTarget }: FocusEvent) {
        if (target !== currentTarget && target.matches(':focus-visible')) take()
      },
      onBlur() {
        if (!pointed.current) letGo()
      },
    },
  }
}

/** A toast came over the list: the mouse still belongs to the list until it moves elsewhere. */
function covered({ pointerType, clientX, clientY, currentTarget }: PointerEvent): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect()
  const within = clientX >= left && clientX < right && clientY >= top && clientY < bottom
  return pointerType === 'mouse' && within && document.elementFromPoint(clientX, clientY) !== null
}

export interface CalmRows<Row> {
  /** In the kept order, each with its newest content. */
  rows: readonly Row[]
  gone: ReadonlySet<string>
  /** How many new rows wait to be shown. */
  fresh: number
}

/** `full`: another page follows, so new rows push the last ones of this page there. */
export function calmRows<Row>(
  held: readonly Row[],
  latest: readonly Row[],
  keyOf: (row: Row) => string,
  full: boolean,
): CalmRows<Row> {
  const now = new Map(latest.map((row) => [keyOf(row), row]))
  const known = new Set(held.map(keyOf))
  const last = held.findLastIndex((row) => now.has(keyOf(row)))
  const lost = held.filter((row, at) => !now.has(keyOf(row)) && !(full && at > last))
  // Rows below the last remaining one came from the next page: they are not new.
  const end = full && last >= 0 ? [...now.keys()].indexOf(held.map(keyOf)[last] ?? '') : latest.length
  return {
    rows: held.map((row) => now.get(keyOf(row)) ?? row),
    gone: new Set(lost.map(keyOf)),
    fresh: latest.slice(0, end).filter((row) => !known.has(keyOf(row))).length,
  }
}

/** A closing dialog returns the focus to its button, which may have left with its row. */
const dialogClosesMs = 300

const focusList = (list: HTMLElement) => list.focus({ preventScroll: true })

/** For the element around the list: when the focused row leaves, the focus goes to it, or where `give` takes it. */
export function useKeptPlace<Around extends HTMLElement = HTMLDivElement>(give: (list: Around) => void = focusList) {
  const list = useRef<Around>(null)
  const inside = useRef(false)
  useEffect(() => {
    const enter = () => {
      inside.current = true
    }
    // Without a target, the focused element was removed or disabled.
    const leave = ({ relatedTarget: to }: globalThis.FocusEvent) => {
      // A dialog about a row still belongs to the list.
      if (to instanceof Element && !to.closest('[role="dialog"]')) inside.current = list.current?.contains(to) ?? false
    }
    const element = list.current
    element?.addEventListener('focusin', enter)
    element?.addEventListener('focusout', leave)
    return () => {
      element?.removeEventListener('focusin', enter)
      element?.removeEventListener('focusout', leave)
    }
  }, [])
  // After every render.
  useEffect(() => {
    const keep = () => {
      if (list.current && inside.current && document.activeElement === document.body) give(list.current)
    }
    keep()
    const timer = setTimeout(keep, dialogClosesMs)
    return () => clearTimeout(timer)
  })
  return list
}
