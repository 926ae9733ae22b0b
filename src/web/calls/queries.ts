/** A screen reads again when its topic is announced, when the user returns to the tab, and every minute. */
import {
  keepPreviousData,
  MutationCache,
  type Query,
  QueryCache,
  QueryClient,
  type UseQueryResult,
  useMutation,
  useQueries,
  useQuery,
} from '@tanstack/react-query'
import type { Call, Input, Output } from '../../shared/contract.ts'
import { ask, type Refused } from './api.ts'

const lookAgainMs = 60_000

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: Refused
    queryMeta: { topics: readonly string[] }
  }
}

export const queries = new QueryClient({
  queryCache: new QueryCache({
    onError(error, query) {
      // A lost connection keeps the cached data; a refusal removes it from every screen.
      if (!passes(error)) query.setState({ data: undefined })
      lookAgainWhenSignedOut(error)
    },
  }),
  mutationCache: new MutationCache({ onError: lookAgainWhenSignedOut }),
  defaultOptions: {
    queries: {
      staleTime: 2_000,
      refetchInterval: lookAgainMs,
      refetchOnWindowFocus: true,
      refetchOnReconnect: 'always',
      networkMode: 'always',
      retry: (failures, error) => failures < 2 && (error.code === 'busy' || error.code === 'no_connection'),
    },
    // Offline, a write fails at once: users do not expect it to run hours later.
    mutations: { retry: false, networkMode: 'always' },
  },
})

const reading = <C extends Call>(call: C, input: Input<C>) => ({
  queryKey: [call.name, input],
  queryFn: (): Promise<Output<C>> => ask(call, input),
  meta: { topics: call.topics },
})

export function readAhead<C extends Call>(call: C, input: Input<C>): Promise<void> {
  return queries.prefetchQuery({ ...reading(call, input), retry: false })
}

interface ReadOptions {
  enabled?: boolean
  keep?: boolean
  /** The answer of this input never changes: it is read once. */
  unchanging?: boolean
}

const once = {
  staleTime: Number.POSITIVE_INFINITY,
  refetchInterval: false,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  meta: { topics: [] },
} as const

export function useRead<C extends Call>(call: C, input: Input<C>, options: ReadOptions = {}) {
  return useQuery<Output<C>>({
    ...reading(call, input),
    ...(options.unchanging ? once : {}),
    enabled: options.enabled ?? true,
    ...(options.keep ? { placeholderData: keepPreviousData } : {}),
  })
}

/** Reads several answers that never change. */
export function useReadEach<C extends Call>(call: C, inputs: readonly Input<C>[]) {
  return useQueries({ queries: inputs.map((input) => ({ ...reading(call, input), ...once })) })
}

export interface Failure {
  onRetry: () => void
  pending: boolean
  why?: Refused
}

type Reading = Pick<UseQueryResult<unknown, Refused>, 'error' | 'data' | 'isFetching' | 'refetch'>

export const failureOf = ({ error, data, isFetching, refetch }: Reading): Failure | undefined =>
  error && data === undefined ? { onRetry: () => void refetch(), pending: isFetching, why: error } : undefined

const underWay = new Set<string>()

/** Ignores a second press until the act and its refresh are done, because it can come before the button is disabled. */
export function pressOnce<C extends Call>(call: C, input: Input<C>, act: () => Promise<unknown>): void {
  const press = `${call.name} ${JSON.stringify(input)}`
  if (underWay.has(press)) return
  underWay.add(press)
  act()
    .catch(() => undefined)
    .finally(() => underWay.delete(press))
}

/**
 * Use `mutateAsync` for steps that must follow even after the screen has closed: React Query drops the callbacks of `mutate`
 * then.
 */
export function useWrite<C extends Call>(call: C) {
  return useMutation<Output<C>, Refused, Input<C>>({
    mutationFn: (input) => ask(call, input),
    onSuccess: () => Promise.all(call.topics.map(lookAgainAt)),
  })
}

const listeners = new Set<(topic: string) => void>()

export function listenTo(topics: readonly string[], heard: () => void): () => void {
  const listener = (topic: string) => {
    if (topic === 'everything' || topics.includes(topic)) heard()
  }
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export async function lookAgainAt(topic: string): Promise<void> {
  for (const listener of listeners) listener(topic)
  const about = queries
    .getQueryCache()
    .findAll({ predicate: ({ meta }) => topic === 'everything' || (meta?.topics.includes(topic) ?? false) })
  await Promise.all(about.map(askAgain))
}

/** A response in flight may be older than the announcement, so it is followed by one more request. It is not canceled: with many announcements no response would ever arrive. */
async function askAgain(query: Query<unknown, Refused>): Promise<void> {
  if (query.state.fetchStatus === 'fetching') await query.promise?.catch(() => undefined)
  await queries.invalidateQueries({ queryKey: query.queryKey, exact: true }, { cancelRefetch: false })
}

/** True if the connection failed, the limit was reached or the server has an error: the server did not refuse the request itself. */
const passes = ({ status }: Refused) => status === 0 || status === 429 || status >= 500

function lookAgainWhenSignedOut(error: Refused): void {
  if (error.code === 'signed_out' || error.code === 'not_approved') void lookAgainAt('session')
}
