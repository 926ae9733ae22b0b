/** Keeps one item of a queue open while the queue changes, and opens the next one when it leaves. */
import { useEffect, useRef, useState } from 'react'
import { useKeptPlace } from '../../web/listing/useFrozenRows.ts'

/** A press shortly after a new item appeared was meant for the previous one. */
const freshMs = 700

export function useOpenOne<One extends { id: string }>(queue: readonly One[]) {
  const list = useKeptPlace<HTMLOListElement>(focusLine)
  const [chosen, setChosen] = useState<{ id: string; at: number } | null>(null)
  const found = queue.findIndex(({ id }) => id === chosen?.id)
  const at = found >= 0 ? found : Math.min(chosen?.at ?? 0, queue.length - 1)
  const open = queue[at]
  const slidIn = useRef(Number.NEGATIVE_INFINITY)
  const before = useRef<string | undefined>(undefined)
  const id = open?.id
  const choose = (next: string, place: number) => {
    slidIn.current = Number.NEGATIVE_INFINITY
    setChosen({ id: next, at: place })
  }

  useEffect(() => {
    // The user has seen the first item and the ones that they opened, so only an item that appeared by itself is new.
    if (before.current !== undefined && before.current !== id && chosen?.id !== id) slidIn.current = performance.now()
    before.current = id
    if (id !== undefined) setChosen({ id, at })
  }, [id, at, chosen?.id])

  return {
    list,
    open,
    isFresh: () => performance.now() - slidIn.current < freshMs,
    setOpen: (next: string) =>
      choose(
        next,
        queue.findIndex((one) => one.id === next),
      ),
    move(step: 1 | -1) {
      const to = Math.max(0, Math.min(queue.length - 1, at + step))
      const next = queue[to]
      if (next) choose(next.id, to)
      requestAnimationFrame(() => focusLine(list.current))
    },
  }
}

const focusLine = (list: Element | null) => list?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus()
