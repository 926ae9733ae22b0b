/** A list that is loaded page by page, with its filters and its page in the address: they survive a reload, can be shared, and "back" works. */

import { useLocation, useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import type { z } from 'zod'
import { aText, type Changed, type Reader, type Readers, readAll, unreadable } from '../../shared/address.ts'
import type { Call } from '../../shared/contract.ts'
import { type Failure, failureOf, useRead } from './queries.ts'

/** The current page of a list and how to change it: `useAddress` keeps it in the address, `useTurning` in a dialog. */
export interface Turning {
  after: string | undefined
  turn: (after: string | undefined) => void
  /** The page before; undefined on the first one, and where nobody knows it because the address came from somewhere else. */
  back: (() => void) | undefined
  /** Takes away what narrows the list; undefined while nothing does. */
  clear?: (() => void) | undefined
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The cursors of the pages before this one; the first page has none, and is the empty one. */
    turned?: readonly string[]
    /** The name of the invited visitor, which stands in no address. */
    invitee?: string
    /** Who is not to be received any more; stands in no address either. */
    refused?: { name: string; plate?: string | undefined }
  }
}

export interface List<Item> {
  rows: readonly Item[] | undefined
  loading: boolean
  failed: Failure | undefined
  next: (() => void) | undefined
  first: (() => void) | undefined
  previous?: (() => void) | undefined
  /** Takes away what narrows the list: offered where nothing was found. */
  clear?: (() => void) | undefined
  total: number | undefined
  /** Where a search looked only so far back: the time of the last row that it looked at. `next` goes on there. */
  searched_to: string | undefined
  /** The time zone in which that is told. */
  searched_zone: string | null
  /** The filter and page that the rows belong to; undefined while older rows are shown. */
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
  // TypeScript cannot join a type again after `Omit`.
  const question = { ...filter, after } as In
  // Keeps the old rows until the next answer arrives.
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

/** A list that is short enough for one page. */
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

/** The page of a list: the cursor that the previous page ended with. */
const page = { after: aText }

/**
 * A new filter starts at the first page and replaces the history entry; a new page adds one.
 * `kept` narrows nothing (a tab, an order) or has a way back of its own.
 */
export function useAddress<Shape extends Readers>(filters: Shape, kept: readonly (keyof Shape)[] = []) {
  const navigate = useNavigate()
  const written: Record<string, unknown> = useSearch({ strict: false })
  // Kept in the history entry: a cursor leads only forward.
  const turned = useLocation().state.turned ?? []
  const { after } = readAll(page, written)
  const show = (next: string | undefined, state: { turned?: readonly string[] }) =>
    void navigate({ to: '.', search: withoutEmpty({ ...written, after: next }), state })
  const last = turned.at(-1)
  // Two changes right after each other both count: the second knows the address of the first before it is drawn.
  const change = (changed: Record<string, unknown>) =>
    void navigate({
      to: '.',
      search: (before: Record<string, unknown>) => withoutEmpty({ ...before, after: undefined, ...changed }),
      replace: true,
    })
  const cleared = Object.keys(filters).filter((key) => !kept.includes(key))
  return {
    // Invalid filters, typed into the address by hand, are ignored.
    filter: readAll(filters, written),
    narrow: (changed: Changed<Shape>) => change(changed),
    /** Whether any filter is set. */
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

/** What is open above the screen, kept in the address. The screen below keeps its filters and its page. */
export function useOpenInAddress<Value>(key: string, reader: Reader<Value>) {
  const navigate = useNavigate()
  const search: Record<string, unknown> = useSearch({ strict: false })
  const written = reader(search[key])
  const put = (next: (now: unknown) => unknown) =>
    void navigate({
      to: '.',
      search: (before: Record<string, unknown>) => withoutEmpty({ ...before, [key]: next(before[key]) }),
      state: true,
      replace: true,
    })
  return {
    shown: written === unreadable ? undefined : written,
    open: (value: Value) => put(() => value),
    /** Leaves alone what took its place meanwhile. */
    close: (value: Value) => put((now) => (now === value ? undefined : now)),
  }
}

function withoutEmpty(search: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(search).filter(([, value]) => value !== undefined && value !== '' && value !== null),
  )
}
