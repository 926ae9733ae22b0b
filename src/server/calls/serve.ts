/** Binds a contract to its handlers: parses the input of each call, runs the handler as the caller, checks that every call has one. */
import type { HttpBindings } from '@hono/node-server'
import type { z } from 'zod'
import type { Call, Contract, Output, Parsed, StreamedFile } from '../../shared/contract.ts'
import type { Language } from '../../shared/messages.ts'
import { type FieldProblem, Refusal } from '../../shared/refusal.ts'
import type { BackupStatus } from '../backup/schedule.ts'
import type { Became } from '../database/caller.ts'
import { type Door, RawJson } from '../database/door.ts'
import type { PostgresRelease } from '../database/migrate.ts'
import type { Listed, RowStream } from '../database/stream.ts'
import type { Keyring } from '../keys/keyring.ts'
import type { Live } from '../live/live.ts'
import type { LiveStream } from '../live/stream.ts'
import type { MailBox } from '../outgoing/mail.ts'
import type { Push } from '../outgoing/push.ts'
import type { Settings } from '../settings/settings.ts'
import type { Log } from '../watch/log.ts'
import type { Watch } from '../watch/watch.ts'

/** What the middleware knows about a request. */
export interface Env {
  /** Absent in tests that call the app without a port. */
  Bindings: Partial<Pick<HttpBindings, 'outgoing'>>
  Variables: {
    request: Asking['request']
    secure: boolean
    /** The request has headers of a proxy that TRUSTED_PROXY does not name. */
    forwarded: boolean
    /** The hash of the session token or device key that came with the request, valid or not. */
    token_hash: Buffer | null
    /** Known once the database was asked. */
    became: Became | undefined
    /** Why the request was refused. */
    refused: string | undefined
    /** A live stream that was granted and waits for the response. */
    stream: LiveStream | undefined
  }
}

/** What a handler gets beside its input: the caller's way to the database, facts about the request, and parts of the program. */
export interface Asking {
  /** Runs one statement as the caller. */
  readonly door: Door
  /** A transaction of several statements as the caller. */
  transaction<T>(work: (door: Door) => Promise<T>): Promise<T>
  /** The rows of a list of any length, read while they are sent. */
  stream<Row>(shape: z.ZodType<Row>, listed: Listed): Promise<RowStream<Row>>
  /** Runs one statement as the program itself, to find out who a user is; only for the session slice. */
  readonly identity: Door
  /** Runs one statement as the program itself, to sign passes; only for the authorizations slice. */
  readonly issuer: Door
  /** A transaction of several statements as `identity`; only for the session slice. */
  identityTransaction<T>(work: (door: Door) => Promise<T>): Promise<T>
  readonly token_hash: Buffer | null
  /** Gives the browser a new session token, or takes it away. */
  keepToken(token: string | null): void
  /** Recognizes a browser that has signed in before; null in a new one. */
  readonly browser_token: string | null
  keepBrowser(token: string): void
  /** Says which tablet of a gate this browser is; null in others. */
  readonly station_token: string | null
  keepStation(token: string): void
  /** `address` is what limits count by; `network` is shorter, and is what users are shown. */
  /** `origin` is the address of this installation: the one that is set, or else the one that was called. */
  readonly request: {
    id: string
    address: string
    network: string
    origin: string
    device: string
    language: Language
  }
  readonly settings: Settings
  readonly keys: Keyring
  readonly push: Pick<Push, 'public_key' | 'mayReach'>
  /** Only for the system slice. */
  readonly probes: Probes
  /** For the person who runs the installation; callers never see it. */
  readonly log: Pick<Log, 'warn'>
  /** Counts and logs security events. */
  readonly watch: Watch
}

/** What only the running program knows about itself. */
export interface Probes {
  readonly up_since: Date
  readonly live: Pick<Live, 'answers' | 'streams'>
  readonly mail: Pick<MailBox, 'serverState'>
  readonly postgres: PostgresRelease
  readonly backups: () => BackupStatus | null
}

/** A write with an empty output returns nothing. */
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
    // `reportInput` tells a missing field from one of the wrong type.
    const parsed = call.input.safeParse(input, { reportInput: true })
    if (!parsed.success) throw invalid(parsed.error)
    // The compiler cannot see that the output of a call's own schema is that call's input.
    return handler(parsed.data as Parsed<C>, asking)
  }
}

/** One problem for each field, as a code that the browser has a text for. */
function invalid({ issues }: z.ZodError): Refusal {
  return new Refusal('invalid', 422, { fields: issues.flatMap(problemsOf) })
}

function problemsOf(issue: z.core.$ZodIssue): FieldProblem[] {
  const field = issue.path.join('.')
  if (issue.code === 'unrecognized_keys') {
    return issue.keys
      .slice(0, 20)
      .map((key) => ({ field: [field, key.slice(0, 60)].filter(Boolean).join('.'), problem: 'unknown' }))
  }
  if (issue.code === 'invalid_type' && issue.input === undefined) return [{ field, problem: 'required' }]
  return [{ field, problem: /^[a-z_]+$/.test(issue.message) ? issue.message : 'invalid' }]
}

export const isRaw = (answer: unknown): answer is RawJson => answer instanceof RawJson

/** The type of a handler guarantees that a download answers a file. */
export const isFile = (call: Call, _answer: unknown): _answer is StreamedFile => call.kind === 'download'
