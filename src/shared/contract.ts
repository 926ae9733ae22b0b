/** What may be said: each call of a slice by name, what it takes, what it answers, and who is told that something changed. */
import { z } from 'zod'
import type { UserRole } from './roles.ts'

// The policy of our pages forbids to make code from text; zod would try, and the browser would report it.
if ('document' in globalThis) z.config({ jitless: true })

export interface Call<In extends z.ZodType = z.ZodType, Out extends z.ZodType = z.ZodType> {
  /** `people.decide`: the schema, the address, the handler, the client's call and what one searches for. */
  readonly name: string
  readonly kind: 'read' | 'write' | 'download'
  readonly summary: string
  readonly input: In
  readonly output: Out
  /** A read's answer grows old when one of these topics is announced. */
  readonly topics: readonly string[]
  /** Answered without a session too. All others are refused before their body is read. */
  readonly for_anyone?: true
  /** Asked by machines with keys of their own, not by people. */
  readonly for_devices?: true
  /** Where it waits for the database. */
  readonly lane: Lane
}

/**
 * Calls of one lane wait for their like and for nobody else: those for which somebody stands at the gate, what a station pulls once a
 * minute, what is counted from many rows, lists, and acts. When there is too much to do, lists are told to come back before acts are.
 */
export type Lane = 'gate' | 'snapshot' | 'long' | 'list' | 'act'

type Unnamed<In extends z.ZodType, Out extends z.ZodType> = Omit<Call<In, Out>, 'name' | 'lane'> & { lane?: Lane }
type Calls = Record<string, Unnamed<z.ZodType, z.ZodType>>

export type Contract<C extends Calls = Calls> = {
  readonly [K in keyof C]: C[K] extends Unnamed<infer In, infer Out> ? Call<In, Out> : never
}

export type Input<C extends Call> = z.input<C['input']>
export type Parsed<C extends Call> = z.output<C['input']>
export type Output<C extends Call> = z.output<C['output']>

export function read<In extends z.ZodType, Out extends z.ZodType>(
  summary: string,
  input: In,
  output: Out,
  topics: readonly string[] = [],
): Unnamed<In, Out> {
  return { kind: 'read', summary, input, output, topics }
}

const nothing = z.strictObject({})

/** Most writes have nothing to say but that they are done. */
export function write<In extends z.ZodType>(summary: string, input: In): Unnamed<In, typeof nothing>
export function write<In extends z.ZodType, Out extends z.ZodType>(
  summary: string,
  input: In,
  output: Out,
): Unnamed<In, Out>
export function write(summary: string, input: z.ZodType, output: z.ZodType = nothing): Unnamed<z.ZodType, z.ZodType> {
  return { kind: 'write', summary, input, output, topics: [] }
}

export const forAnyone = <In extends z.ZodType, Out extends z.ZodType>(call: Unnamed<In, Out>): Unnamed<In, Out> => ({
  ...call,
  for_anyone: true,
})

export const forDevices = <In extends z.ZodType, Out extends z.ZodType>(call: Unnamed<In, Out>): Unnamed<In, Out> => ({
  ...call,
  for_devices: true,
  lane: 'gate',
})

export const takesLong = <In extends z.ZodType, Out extends z.ZodType>(call: Unnamed<In, Out>): Unnamed<In, Out> => ({
  ...call,
  lane: 'long',
})

/** A file whose rows are too many for one answer: its text comes piece by piece while somebody reads it. */
export interface StreamedFile {
  readonly file_name: string
  /** Told before the first piece, so that a file that ends early is known for what it is. */
  readonly rows: number
  /** Nothing more when it is null. */
  next(): Promise<Uint8Array | null>
  /** May be called at any time, and more than once. */
  close(): Promise<void>
}

const file = z.custom<StreamedFile>()

/** Asked for like a read, but answered as text/csv; its end is told by `x-garita-rows`, the number of its rows. */
export function download<In extends z.ZodType>(summary: string, input: In): Unnamed<In, typeof file> {
  return { kind: 'download', summary, input, output: file, topics: [] }
}

/** A slice some of whose calls wait in another lane than their kind says. */
interface Slice {
  readonly name: string
  readonly lanes: Readonly<Record<string, Lane>>
}

/** A slice's calls, each told its own name; a read listens to its slice's topic and to those it names besides. */
/* @__NO_SIDE_EFFECTS__ */
export function contract<C extends Calls>(slice: string | Slice, calls: C): Contract<C> {
  const { name, lanes } = typeof slice === 'string' ? { name: slice, lanes: {} } : slice
  const laneOf = new Map(Object.entries(lanes))
  const named = Object.entries(calls).map(([verb, call]) => {
    const lane = laneOf.get(verb) ?? call.lane ?? (call.kind === 'write' ? 'act' : 'list')
    return [verb, { ...call, name: `${name}.${verb}`, topics: [name, ...call.topics], lane }]
  })
  return Object.fromEntries(named)
}

/** Who hears that something of a topic changed in their condominiums; a person always hears what concerns themselves. */
export type Audience = Readonly<Record<string, readonly UserRole[]>>
