/** A list that is loaded page by page, with its filters and its page in the address: they survive a reload, can be shared, and "back" works. */

import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { z } from 'zod'
import type { Call } from '../../shared/contract.ts'
import { type Failure, failureOf, useRead } from './queries.ts'

/** The current page of a list and how to change it: `useAddress` keeps it in the address, `useTurning` in a dialog. */
export interface Turning {
  after: string | undefined
  turn: (after: string | undefined) => void
}

export interface List<Item> {
  rows: readonly Item[] | undefined
  loading: boolean
  failed: Failure | undefined
  next: (() => void) | undefined
  first: (() => void) | undefined
  total: number | undefined
  /** Where a search looked only so far back: the time of the last row that it looked at. `next` goes on there. */
  searched_to: string | undefined
  /** The filter and page that the rows belong to; undefined while older rows are shown. */
  asked: string | undefined
}

interface Answer<Item> {
  items: Item[]
  next: string | null
  total?: number | null
  searched_to?: string | null | undefined
}

export function useList<In extends { after?: string | undefined }, Item>(
  call: Call<z.ZodType<unknown, In>, z.ZodType<Answer<Item>>>,
  filter: Omit<In, 'after'>,
  { after, turn }: Turning,
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
    total: page.data?.total ?? undefined,
    searched_to: page.data?.searched_to ?? undefined,
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
    asked: JSON.stringify(input),
  }
}

export function useTurning(): Turning {
  const [after, setAfter] = useState<string>()
  return { after, turn: setAfter }
}

/** The text of a search field. */
export const searched = z.coerce.string().max(100).default('')

/** The page of a list: the cursor that the previous page ended with. */
const page = z.object({ after: z.string().optional() })

/** A new filter starts at the first page and replaces the history entry; a new page adds one. */
export function useAddress<Shape extends z.ZodRawShape>(filters: Shape) {
  const navigate = useNavigate()
  const written = useSearch({ strict: false })
  const shape = z.object(filters)
  const parsed = shape.safeParse(written)
  const { after } = page.catch({}).parse(written)
  return {
    // Invalid filters, typed into the address by hand, are ignored.
    filter: parsed.success ? parsed.data : shape.parse({}),
    narrow: (changed: Partial<z.input<typeof shape>>) =>
      void navigate({ to: '.', search: withoutEmpty({ ...written, after: undefined, ...changed }), replace: true }),
    /** Whether any filter is set. */
    narrowed: Object.keys(filters).some((key) => withoutEmpty(written)[key] !== undefined),
    turning: {
      after,
      turn: (next: string | undefined) => void navigate({ to: '.', search: withoutEmpty({ ...written, after: next }) }),
    },
  }
}

function withoutEmpty(search: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(search).filter(([, value]) => value !== undefined && value !== '' && value !== null),
  )
}
