import { useState } from 'react'
import type { z } from 'zod'
import { aText, type Changed, type Reader, type Readers, readAll, unreadable } from '../../shared/address.ts'
import type { Call } from '../../shared/contract.ts'
import { navigate } from '../router/history.ts'
import { usePlace } from '../router/Router.tsx'
import type { Search } from '../router/search.ts'
import { type Failure, failureOf, useRead } from './queries.ts'

export interface Turning {
  after: string | undefined
  turn: (after: string | undefined) => void
  back: (() => void) | undefined
  clear?: (() => void) | undefined
}

export interface List<Item> {
  rows: readonly Item[] | undefined
  loading: boolean
  failed: Failure | undefined
  next: (() => void) | undefined
  first: (() => void) | undefined
  previous?: (() => void) | undefined
  clear?: (() => void) | undefined
  total: number | undefined
  /** For a search that stopped early: the time of the last row it examined. `next` continues there. */
  searched_to: string | undefined
  searched_zone: string | null
  asked: string | undefined
}

interface Answer<Item> {
  items: Item[]
  next: string | null
  total?: number | null
  searched_to?: string | null | undefined
  searched_zone?: string | null | undefined
}

export function useList<In extends { after?: string | undefined }, Item>(
  call: Call<z.ZodType<unknown, In>, z.ZodType<Answer<Item>>>,
  filter: Omit<In, 'after'>,
  { after, turn, back, clear }: Turning,
): List<Item> {
  // TypeScript cannot infer this type after `Omit`.
  const question = { ...filter, after } as In
  const page = useRead(call, question, { keep: true })
  const next = page.data?.next
  return {
    rows: page.data?.items,
    loading: page.isPending,
    failed: failureOf(page),
    next: next ? () => turn(next) : undefined,
    first: after ? () => turn(undefined) : undefined,
    previous: back,
    clear,
    total: page.data?.total ?? undefined,
    searched_to: page.data?.searched_to ?? undefined,
    searched_zone: page.data?.searched_zone ?? null,
    asked: page.isPlaceholderData ? undefined : JSON.stringify(question),
  }
}

export function useWhole<In, Item>(call: Call<z.ZodType<unknown, In>, z.ZodType<Item[]>>, input: In): List<Item> {
  const whole = useRead(call, input)
  return {
    rows: whole.data,
    loading: whole.isPending,
    failed: failureOf(whole),
    next: undefined,
    first: undefined,
    total: whole.data?.length,
    searched_to: undefined,
    searched_zone: null,
    asked: JSON.stringify(input),
  }
}

export function useTurning(): Turning {
  const [turned, setTurned] = useState<readonly string[]>([])
  const after = turned.at(-1)
  return {
    after,
    turn: (next) => setTurned(next === undefined ? [] : [...turned, next]),
    back: after ? () => setTurned(turned.slice(0, -1)) : undefined,
  }
}

const page = { after: aText }

/**
 * A new filter starts at the first page and replaces the history entry; a new page adds one. `kept` names values that are not
 * filters, such as a tab or an order.
 */
export function useAddress<Shape extends Readers>(filters: Shape, kept: readonly (keyof Shape)[] = []) {
  const { search: written, state } = usePlace()
  // Stored in the history entry, because a cursor only leads forward.
  const turned = state.turned ?? []
  const { after } = readAll(page, written)
  const show = (next: string | undefined, state: { turned?: readonly string[] }) =>
    navigate({ to: '.', search: withoutEmpty({ ...written, after: next }), state })
  const last = turned.at(-1)
  // The second of two quick changes sees the address of the first before React renders.
  const change = (changed: Record<string, unknown>) =>
    navigate({
      to: '.',
      search: (before) => withoutEmpty({ ...before, after: undefined, ...changed }),
      replace: true,
    })
  const cleared = Object.keys(filters).filter((key) => !kept.includes(key))
  return {
    // Ignores invalid filters that were typed into the address.
    filter: readAll(filters, written),
    narrow: (changed: Changed<Shape>) => change(changed),
    narrowed: Object.keys(filters).some((key) => withoutEmpty(written)[key] !== undefined),
    turning: {
      after,
      turn: (next: string | undefined) =>
        show(next, next === undefined ? {} : { turned: [...(after ? turned : []), after ?? ''] }),
      back: after && last !== undefined ? () => show(last, { turned: turned.slice(0, -1) }) : undefined,
      clear: cleared.some((key) => withoutEmpty(written)[key] !== undefined)
        ? () => change(Object.fromEntries(cleared.map((key) => [key, undefined])))
        : undefined,
    },
  }
}

/** The dialog that is open above a list, kept in the address. The list keeps its filters and page. */
export function useOpenInAddress<Value>(key: string, reader: Reader<Value>) {
  const { search } = usePlace()
  const written = reader(search[key])
  const put = (next: (now: unknown) => unknown) =>
    navigate({
      to: '.',
      search: (before) => withoutEmpty({ ...before, [key]: next(before[key]) }),
      state: true,
      replace: true,
    })
  return {
    shown: written === unreadable ? undefined : written,
    open: (value: Value) => put(() => value),
    /** Does nothing if another dialog has opened meanwhile. */
    close: (value: Value) => put((now) => (now === value ? undefined : now)),
  }
}

function withoutEmpty(search: Search): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(search).filter(([, value]) => value !== undefined && value !== '' && value !== null),
  )
}
