/**
 * Binds a contract to its handlers: parses the input of each call, runs the handler as the caller, and checks that every call has
 * one.
 */
import type { HttpBindings } from '@hono/node-server'
import type { z } from 'zod'
import type { Call, Contract, Output, Parsed, StreamedFile } from '../../shared/contract.ts'
import type { Language } from '../../shared/messages.ts'
import { type FieldProblem, Refusal } from '../../shared/refusal.ts'
import type { BackupStatus } from '../backup/schedule.ts'
import type { Became } from '../database/caller.ts'
import { type CallerDb, RawJson } from '../database/callerDb.ts'
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

export interface Env {
  Bindings: Partial<Pick<HttpBindings, 'outgoing'>>
  Variables: {
    request: CallContext['request']
    secure: boolean
    /** The request has headers of a proxy that TRUSTED_PROXY does not name. */
    forwarded: boolean
    token_hash: Buffer | null
    /** Set after the first query. */
    became: Became | undefined
    refused: string | undefined
    stream: LiveStream | undefined
  }
}

/**
 * A handler receives this beside its input: the caller's access to the database, facts about the request, and parts of the
 * program.
 */
export interface CallContext {
  readonly db: CallerDb
  transaction<T>(work: (db: CallerDb) => Promise<T>): Promise<T>
  /** Reads the rows of a list of any length while they are sent. */
  stream<Row>(shape: z.ZodType<Row>, listed: Listed): Promise<RowStream<Row>>
  readonly identity: CallerDb
  readonly issuer: CallerDb
  identityTransaction<T>(work: (db: CallerDb) => Promise<T>): Promise<T>
  readonly token_hash: Buffer | null
  keepToken(token: string | null): void
  /** Recognizes a browser that has signed in before; null in a new one. */
  readonly browser_token: string | null
  keepBrowser(token: string): void
  /** Null unless the browser is a gate's tablet. */
  readonly station_token: string | null
  keepStation(token: string): void
  /** Recognizes the browser of a guest without an account. */
  readonly guest_token: string | null
  keepGuest(token: string): void
  /** `address` is the key of limits; `network` is shorter, and users see it. */
  /** `origin` is this installation's address: the configured one, otherwise the called one. */
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
  readonly probes: Probes
  /** For the operator of the installation; callers never see it. */
  readonly log: Pick<Log, 'warn'>
  readonly watch: Watch
}

export interface Probes {
  readonly up_since: Date
  readonly live: Pick<Live, 'answers'>
  readonly streams: () => number | Promise<number>
  readonly mail: Pick<MailBox, 'serverState'>
  readonly postgres: PostgresRelease
  readonly backups: () => BackupStatus | null | Promise<BackupStatus | null>
}

type Handler<C extends Call> = (
  input: Parsed<C>,
  callContext: CallContext,
) => Output<C> extends Record<string, never> ? Promise<void> : Promise<RawJson | Output<C>>

export type Handlers<C extends Contract> = { readonly [K in keyof C]: Handler<C[K]> }

export interface ServedCall {
  readonly call: Call
  run(input: unknown, callContext: CallContext): Promise<unknown>
}

/** A page that a slice writes for a reader without an account. Its address may hold a secret, so no cache and no log keeps it. */
export interface ServedPage {
  readonly path: string
  readonly lane: Call['lane']
  write(asked: AskedPage, callContext: CallContext): Promise<WrittenPage>
  /** Takes the form of the page. */
  take?(asked: AskedPage, form: URLSearchParams, callContext: CallContext): Promise<WrittenPage | SentOn>
  /** The page that a reader gets instead, for example after too many requests. */
  fail(asked: AskedPage): string
}

export interface AskedPage {
  /** The last part of the address; empty without one. */
  readonly secret: string
  readonly language: Language
  /** A script of the page itself asks, so a browser shows the page; a preview in a chat runs no scripts. */
  readonly shown: boolean
  readonly files: PageFiles
}

/** The addresses of the files of the built web that a page names; undefined without a built web. */
export interface PageFiles {
  readonly script?: string | undefined
  readonly sans?: string | undefined
  readonly figures?: string | undefined
  readonly mono?: string | undefined
}

export interface WrittenPage {
  readonly html: string
  readonly status: 200 | 404
}

/** The address of the page that follows a form, so that a reload sends nothing again. */
export interface SentOn {
  readonly to: string
}

export function serve<C extends Contract>(calls: C, handlers: Handlers<C>): ServedCall[] {
  return Object.entries(calls).map(([verb, call]) => ({ call, run: runner(call, handlers[verb]) }))
}

function runner<C extends Call>(call: C, handler: Handler<C> | undefined): ServedCall['run'] {
  if (!handler) throw new Error(`${call.name} has no handler`)
  return async (input, callContext) => {
    // `reportInput` distinguishes a missing field from one of the wrong type.
    const parsed = call.input.safeParse(input, { reportInput: true })
    if (!parsed.success) throw invalid(parsed.error)
    // The compiler cannot see that `parsed.data` has the input type of the same call.
    return handler(parsed.data as Parsed<C>, callContext)
  }
}

/** One problem for each field, as a code that has a text in the browser. */
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

/** The type of a handler guarantees that a download returns a file. */
export const isFile = (call: Call, _answer: unknown): _answer is StreamedFile => call.kind === 'download'
