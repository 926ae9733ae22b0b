/** From a contract to its handlers: each call parsed, run as its caller, answered as its contract promises. */
import type { z } from 'zod'
import type { Call, Contract, Output, Parsed, StreamedFile } from '../../shared/contract.ts'
import type { Language } from '../../shared/messages.ts'
import { type Door, RawJson } from '../database/database.ts'
import type { Listed, RowStream } from '../database/stream.ts'
import type { Keyring } from '../keys/keyring.ts'
import type { Push } from '../outgoing/push.ts'
import type { Settings } from '../settings/settings.ts'
import type { Log } from '../watch/log.ts'
import type { Watch } from '../watch/watch.ts'
import { invalid } from './invalid.ts'
import type { Probes } from './probes.ts'

/** Who asks, from where, and the doors that open for them. */
export interface Asking {
  /** Runs each statement as the caller. */
  readonly door: Door
  /** A transaction of several statements as the caller. */
  think<T>(work: (door: Door) => Promise<T>): Promise<T>
  /** The rows of a list, however many: read while they are sent. */
  stream<Row>(shape: z.ZodType<Row>, listed: Listed): Promise<RowStream<Row>>
  /** The product itself, finding out who somebody is; for the session slice alone. */
  readonly identity: Door
  /** The product itself, signing passes; for the authorizations slice alone. */
  readonly issuer: Door
  /** A transaction of several statements as the same; for the session slice alone. */
  thinkAsIdentity<T>(work: (door: Door) => Promise<T>): Promise<T>
  readonly token_hash: Buffer | null
  /** Gives the browser a new session token, or takes it away. */
  keepToken(token: string | null): void
  /** By which a browser that has signed in before is known; null in a new one. */
  readonly browser_token: string | null
  keepBrowser(token: string): void
  /** `address` as limits count it, `network` as people are told of it: shortened. */
  readonly request: { id: string; address: string; network: string; device: string; language: Language }
  readonly settings: Settings
  readonly keys: Keyring
  readonly push: Pick<Push, 'public_key' | 'mayReach'>
  /** What only the running program can find out about itself; for the system slice alone. */
  readonly probes: Probes
  /** For what somebody must see who runs the installation, and no caller. */
  readonly log: Pick<Log, 'warn'>
  /** What an operator is to see of what happens to accounts. */
  readonly watch: Watch
}

/** A write that has nothing to say but that it is done says nothing. */
type Handler<C extends Call> = (
  input: Parsed<C>,
  asking: Asking,
) => Output<C> extends Record<string, never> ? Promise<void> : Promise<RawJson | Output<C>>

export type Handlers<C extends Contract> = { readonly [K in keyof C]: Handler<C[K]> }

export interface ServedCall {
  readonly call: Call
  run(input: unknown, asking: Asking): Promise<unknown>
}

export function serve<C extends Contract>(calls: C, handlers: Handlers<C>): ServedCall[] {
  return Object.entries(calls).map(([verb, call]) => ({ call, run: runner(call, handlers[verb]) }))
}

function runner<C extends Call>(call: C, handler: Handler<C> | undefined): ServedCall['run'] {
  if (!handler) throw new Error(`${call.name} has no handler`)
  return async (input, asking) => {
    // With the input in each issue, a field that is missing can be told from one of the wrong kind.
    const parsed = call.input.safeParse(input, { reportInput: true })
    if (!parsed.success) throw invalid(parsed.error)
    // The compiler cannot see that what a call's own schema has parsed is that call's input.
    return handler(parsed.data as Parsed<C>, asking)
  }
}

export const isRaw = (answer: unknown): answer is RawJson => answer instanceof RawJson

/** What a call promises and what its handler answers are one by their types. */
export const isFile = (call: Call, _answer: unknown): _answer is StreamedFile => call.kind === 'download'
