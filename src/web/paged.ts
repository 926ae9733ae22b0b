/** What a list shows of a page that was asked for: rows or what is in their place, and the ways to the next page and the first. */
import type { UseQueryResult } from '@tanstack/react-query'
import type { Refused } from './api.ts'
import type { FailedProps } from './Failed.tsx'

export interface Turning {
  after: string | undefined
  turn: (after: string | undefined) => void
  /** All that is asked, filters included. */
  asked?: string | undefined
}

interface Paged<Item> {
  rows: readonly Item[] | undefined
  loading: boolean
  failed: FailedProps | undefined
  next: (() => void) | undefined
  first: (() => void) | undefined
  total: number | undefined
  asked: string | undefined
}

export function paged<Item>(
  page: UseQueryResult<{ items: Item[]; next: string | null; total?: number }, Refused>,
  { after, turn, asked }: Turning,
  failed_title: string,
): Paged<Item> {
  const next = page.data?.next
  return {
    rows: page.data?.items,
    loading: page.isPending,
    failed: page.isError
      ? { title: failed_title, onRetry: () => void page.refetch(), pending: page.isFetching }
      : undefined,
    next: next ? () => turn(next) : undefined,
    first: after ? () => turn(undefined) : undefined,
    total: page.data?.total,
    // Until the answer is there, the rows are those of the question before.
    asked: page.isPlaceholderData ? undefined : asked,
  }
}
