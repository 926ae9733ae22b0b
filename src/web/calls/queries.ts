/** Reading and writing from a screen: what was read is asked again when its topic is announced, on return, and once a minute. */
import {
  keepPreviousData,
  MutationCache,
  type Query,
  QueryCache,
  QueryClient,
  useMutation,
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
      // What was read stays while only the line fails; a no takes it away, wherever it is shown.
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
    // What was pressed without a line is refused at once: done by itself hours later it would be nobody's wish any more.
    mutations: { retry: false, networkMode: 'always' },
  },
})

const reading = <C extends Call>(call: C, input: Input<C>) => ({
  queryKey: [call.name, input],
  queryFn: (): Promise<Output<C>> => ask(call, input),
  meta: { topics: call.topics },
})

/** Asked before any screen is there to wait for it; ends in any case, and at once where there is no line. */
export function readAhead<C extends Call>(call: C, input: Input<C>): Promise<void> {
  return queries.prefetchQuery({ ...reading(call, input), retry: false })
}

export function useRead<C extends Call>(call: C, input: Input<C>, options: { enabled?: boolean; keep?: boolean } = {}) {
  return useQuery<Output<C>>({
    ...reading(call, input),
    enabled: options.enabled ?? true,
    // A list that is searched or paged keeps what it showed until the next answer is there.
    ...(options.keep ? { placeholderData: keepPreviousData } : {}),
  })
}

/** What must follow even where the screen has left meanwhile follows mutateAsync: mutate forgets what it was given. */
export function useWrite<C extends Call>(call: C) {
  return useMutation<Output<C>, Refused, Input<C>>({
    mutationFn: (input) => ask(call, input),
    onSuccess: () => lookAgainAt(sliceOf(call.name)),
  })
}

const listeners = new Set<(topic: string) => void>()

/** For what is not read for a screen alone. */
export function listenTo(topics: readonly string[], heard: () => void): () => void {
  const listener = (topic: string) => {
    if (topic === 'everything' || topics.includes(topic)) heard()
  }
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Everything on screen that listens to the topic is asked again; "everything" is everything. */
export async function lookAgainAt(topic: string): Promise<void> {
  for (const listener of listeners) listener(topic)
  const about = queries
    .getQueryCache()
    .findAll({ predicate: ({ meta }) => topic === 'everything' || (meta?.topics.includes(topic) ?? false) })
  await Promise.all(about.map(askAgain))
}

/** An answer on its way may be older than the word: once it is there, it is asked again. Thrown away it would never come where words are many. */
async function askAgain(query: Query<unknown, Refused>): Promise<void> {
  if (query.state.fetchStatus === 'fetching') await query.promise?.catch(() => undefined)
  await queries.invalidateQueries({ queryKey: query.queryKey, exact: true }, { cancelRefetch: false })
}

/** It says nothing of what was asked: nobody was heard, or there was too much or trouble there. */
const passes = ({ status }: Refused) => status === 0 || status === 429 || status >= 500

function lookAgainWhenSignedOut(error: Refused): void {
  if (error.code === 'signed_out' || error.code === 'not_approved') void lookAgainAt('session')
}

const sliceOf = (name: string) => name.split('.')[0] ?? name
