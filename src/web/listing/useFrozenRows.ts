/**
 * Keeps the rows of a list in place while the pointer or the keyboard's focus is on it, and keeps the focus when its row leaves.
 */
import { type FocusEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'

const letGoMs = 200

interface Asked<Row> {
  latest: readonly Row[] | undefined
  rowKey: (row: Row) => string
  /** The filter and page of the rows: rows of another filter are shown at once. If undefined, rows are never kept. */
  asked: string | undefined
  full: boolean
  /** This element gets the focus when the focused one disappears. */
  place: RefObject<HTMLElement | null>
}

export function useFrozenRows<Row>({ latest, rowKey, asked, full, place }: Asked<Row>) {
  const [held, setHeld] = useState<{ asked: string; rows: readonly Row[] } | null>(null)
  const pointed = useRef(false)
  const lettingGo = useRef<ReturnType<typeof setTimeout>>(undefined)

  const same = held !== null && latest !== undefined && held.asked === asked
  const frozen = same ? frozenRows(held.rows, latest, rowKey, full) : null
  if (held && asked !== undefined && latest) {
    const rows = frozen?.rows ?? latest
    // Updated with each answer, so that a row that leaves shows its last state.
    if (!same || rows.some((row, at) => row !== held.rows[at])) setHeld(rows.length > 0 ? { asked, rows } : null)
  }

  useEffect(() => () => clearTimeout(lettingGo.current), [])

  const take = () => {
    clearTimeout(lettingGo.current)
    // The updater reads the newest state: the rows may have been released since the last render.
    if (asked !== undefined && latest?.length) setHeld((now) => now ?? { asked, rows: latest })
  }
  const letGo = () => {
    clearTimeout(lettingGo.current)
    lettingGo.current = setTimeout(() => {
      if (isAbove(place.current)) letGo()
      else setHeld(null)
    }, letGoMs)
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
    rows: frozen?.rows ?? latest,
    gone: frozen?.gone,
    fresh: frozen?.fresh ?? 0,
    show() {
      if (asked !== undefined && latest) setHeld({ asked, rows: latest })
      place.current?.focus()
    },
    hands: {
      // A list may appear under a resting pointer, so only a movement counts.
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
      // The list itself gets the focus only from a removed row, and then the user works on no row.
      onFocus({ target, currentTarget }: FocusEvent) {
        if (target !== currentTarget && target.matches(':focus-visible')) take()
      },
      onBlur() {
        if (!pointed.current) letGo()
      },
    },
  }
}

/** The menu and the dialog of a row are rendered elsewhere in the page, and belong to the list. */
function isAbove(list: HTMLElement | null): boolean {
  const layer = document.activeElement?.closest('[role="menu"], [role="dialog"]')
  return layer ? !layer.contains(list) : false
}

/** If a toast covered the list, the pointer still belongs to the list until it moves elsewhere. */
function covered({ pointerType, clientX, clientY, currentTarget }: PointerEvent): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect()
  const within = clientX >= left && clientX < right && clientY >= top && clientY < bottom
  return pointerType === 'mouse' && within && document.elementFromPoint(clientX, clientY) !== null
}

export interface FrozenRows<Row> {
  /** The rows in the kept order, each with its newest content. */
  rows: readonly Row[]
  gone: ReadonlySet<string>
  fresh: number
}

/** `full`: another page follows, so new rows push the last ones of this page there. */
export function frozenRows<Row>(
  held: readonly Row[],
  latest: readonly Row[],
  keyOf: (row: Row) => string,
  full: boolean,
): FrozenRows<Row> {
  const now = new Map(latest.map((row) => [keyOf(row), row]))
  const known = new Set(held.map(keyOf))
  const last = held.findLastIndex((row) => now.has(keyOf(row)))
  const lost = held.filter((row, at) => !now.has(keyOf(row)) && !(full && at > last))
  // Rows below the last remaining one came from the next page, so they are not new.
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

/** When the focused row leaves, the element around the list gets the focus, or the element that `give` chooses. */
export function useKeptPlace<Around extends HTMLElement = HTMLDivElement>(give: (list: Around) => void = focusList) {
  const list = useRef<Around>(null)
  const inside = useRef(false)
  useEffect(() => {
    const enter = () => {
      inside.current = true
    }
    // An event without a target means that the focused element was removed or disabled.
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
