/** Why a screen shows nothing, and the way to ask again: what was read stays while only the line fails, and a no takes it away. */
import type { UseQueryResult } from '@tanstack/react-query'
import type { Refused } from './api.ts'

export interface Failure {
  onRetry: () => void
  pending: boolean
}

type Reading = Pick<UseQueryResult<unknown, Refused>, 'error' | 'data' | 'isFetching' | 'refetch'>

export function failureOf(read: Reading): Failure | undefined {
  if (!read.error || (read.data !== undefined && passes(read.error))) return undefined
  return { onRetry: () => void read.refetch(), pending: read.isFetching }
}

/** It says nothing of what was asked: nobody was heard, or there was too much or trouble there. */
const passes = ({ status }: Refused) => status === 0 || status === 429 || status >= 500
