/** A list that is asked for page by page: what it shows or what stands in its place, and the ways to the next page and the first. */
import { useState } from 'react'
import type { z } from 'zod'
import type { Call } from '../../shared/contract.ts'
import { type Failure, failureOf } from './failure.ts'
import { useRead } from './queries.ts'

/** Where a list stands, and turning it: in the address, or within a dialog. */
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
  /** The question that the rows answer; none until they do. */
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
  // The compiler does not put together again what it took apart itself.
  const question = { ...filter, after } as In
  // Searched or turned, it keeps what it showed until the next answer is there.
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

/** A list that is short enough to come in one piece. */
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
  const [after, turn] = useState<string>()
  return { after, turn }
}
