/** What a screen that has nothing to show says, and the way to ask again; what was read before stays (`queries.ts`). */
import type { UseQueryResult } from '@tanstack/react-query'
import type { Refused } from './api.ts'

export interface Failure {
  onRetry: () => void
  pending: boolean
}

type Reading = Pick<UseQueryResult<unknown, Refused>, 'error' | 'data' | 'isFetching' | 'refetch'>

export const failureOf = ({ error, data, isFetching, refetch }: Reading): Failure | undefined =>
  error && data === undefined ? { onRetry: () => void refetch(), pending: isFetching } : undefined
