/** Defines calls: name, input, output and, for a read, the topics that make its answer stale. */
import { z } from 'zod'
import type { UserRole } from './roles.ts'

// The Content-Security-Policy forbids eval; zod would try it, and the browser would report it.
if ('document' in globalThis) z.config({ jitless: true })

export interface Call<In extends z.ZodType = z.ZodType, Out extends z.ZodType = z.ZodType> {
  /** `people.decide` is both the address and the key of the handler. */
  readonly name: string
  readonly kind: 'read' | 'write' | 'download'
  readonly summary: string
  readonly input: In
  readonly output: Out
  /** The answer of a read is stale when one of these topics is announced. */
  readonly topics: readonly string[]
  /** Answered without a session too. Other calls are then refused before their body is read. */
  readonly for_anyone?: true
  /**
   * A form that changes a row sends the revision that it loaded; the server refuses it with `changed_meanwhile` if there is a newer one.
   */
  readonly edits?: true
  readonly for_devices?: true
  /** The body is a file of at most this many bytes instead of JSON. */
  readonly takes_file?: number
  readonly lane: Lane
  /** In the built web: the call with its schemas, loaded when a form needs them (scripts/web/lightContracts.ts). */
  readonly whole?: () => Promise<Call>
}

/**
 * A call waits only behind calls of its lane. `gate`: a person waits at a gate. `snapshot`: a station reads its snapshot once a minute.
 * `long`: reports count many rows. Under load `list` is answered `busy` before `act`.
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

export function write<In extends z.ZodType>(summary: string, input: In): Unnamed<In, typeof nothing>
export function write<In extends z.ZodType, Out extends z.ZodType>(
  summary: string,
  input: In,
  output: Out,
): Unnamed<In, Out>
export function write(summary: string, input: z.ZodType, output: z.ZodType = nothing): Unnamed<z.ZodType, z.ZodType> {
  return { kind: 'write', summary, input, output, topics: [] }
}

const fileBytes = z.custom<Uint8Array>((value) => value instanceof Uint8Array)

export const upload = <Out extends z.ZodType>(
  summary: string,
  mostBytes: number,
  output: Out,
): Unnamed<typeof fileBytes, Out> => ({
  ...{ kind: 'write', summary, input: fileBytes, output, topics: [] },
  takes_file: mostBytes,
})

export const edit = <In extends z.ZodType<{ revision: number }>>(
  summary: string,
  input: In,
): Unnamed<In, typeof nothing> => ({ ...write(summary, input), edits: true })

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

/** A file with too many rows for one answer: sent piece by piece, as fast as it is read. */
export interface StreamedFile {
  readonly file_name: string
  readonly kind?: 'zip' | 'xlsx' | 'pdf'
  /** Sent before the first piece, so that the reader can detect a file that ended early. */
  readonly rows: number
  readonly hidden?: number
  /** The length of a file whose rows do not prove that it is whole. */
  readonly bytes?: number
  next(): Promise<Uint8Array | null>
  close(): Promise<void>
}

const file = z.custom<StreamedFile>()

/** People open XLSX, programs read CSV. */
export const tableFormat = z.enum(['csv', 'xlsx']).default('csv')
export type TableFormat = z.infer<typeof tableFormat>

/** Like a read, but answered as a file: CSV, XLSX, PDF or a ZIP; the header `x-garita-rows` has the number of rows. */
export function download<In extends z.ZodType>(summary: string, input: In): Unnamed<In, typeof file> {
  return { kind: 'download', summary, input, output: file, topics: [] }
}

interface Slice {
  readonly name: string
  /** The live topic of its reads, where several contracts share one. */
  readonly topic?: string
  readonly lanes?: Readonly<Record<string, Lane>>
}

/** Names the calls of a slice; a read gets its slice's topic in addition to its own. */
/* @__NO_SIDE_EFFECTS__ */
export function contract<C extends Calls>(slice: string | Slice, calls: C): Contract<C> {
  const { name, topic = name, lanes = {} }: Slice = typeof slice === 'string' ? { name: slice } : slice
  const laneOf = new Map(Object.entries(lanes))
  const named = Object.entries(calls).map(([verb, call]) => {
    const lane = laneOf.get(verb) ?? call.lane ?? (call.kind === 'write' ? 'act' : 'list')
    return [verb, { ...call, name: `${name}.${verb}`, topics: [topic, ...call.topics], lane }]
  })
  return Object.fromEntries(named)
}

/** The roles that receive a topic in their condominiums. Users always receive topics about themselves. */
export type Audience = Readonly<Record<string, readonly UserRole[]>>
