/** A list that is loaded page by page. */
import { useState } from 'react'
import type { z } from 'zod'
import type { Call } from '../../shared/contract.ts'
import { type Failure, failureOf, useRead } from './queries.ts'

/** The current page of a list and how to change it; kept in the address or in a dialog. */
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
  /** The filter and page that the rows belong to; undefined while older rows are shown. */
  asked: string | undefined
}

interface Answer<Item> {
  items: Item[]
  next: string | null
  total?: number
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
    total: page.data?.total,
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
    asked: JSON.stringify(input),
  }
}

export function useTurning(): Turning {
  const [after, setAfter] = useState<string>()
  return { after, turn: setAfter }
}
