import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { type Context, Hono } from 'hono'
import { accepts } from 'hono/accepts'
import type { Call, StreamedFile } from '../../shared/contract.ts'
import { homeHeader } from '../../shared/homeAddress.ts'
import { Refusal, type RefusalStatus } from '../../shared/refusal.ts'
import type { Became } from '../database/caller.ts'
import type { Database } from '../database/database.ts'
import {
  browserTokenOf,
  guestTokenOf,
  keepBrowser,
  keepGuest,
  keepSession,
  keepStation,
  stationTokenOf,
} from '../http/cookies.ts'
import type { Keyring } from '../keys/keyring.ts'
import { deviceQuestionsAMinute, longQuestionsAMinute, type Pace, type Paces, writesAMinute } from '../limits/pace.ts'
import type { Push } from '../outgoing/push.ts'
import type { Settings } from '../settings/settings.ts'
import type { Log } from '../watch/log.ts'
import type { Watch } from '../watch/watch.ts'
import {
  announcedBytes,
  bytesOf,
  isWithin,
  jsonIn,
  largestBody,
  notJson,
  refuseOtherKinds,
  strangerBody,
  textOf,
} from './bodies.ts'
import { type CallContext, type Env, isFile, isRaw, type Probes, type ServedCall } from './serve.ts'

export interface CallsOptions {
  database: Database
  settings: Settings
  keys: Keyring
  push: Push
  probes: Probes
  log: Log
  paces: Paces
  /** Tests check every answer against its contract; production does not. */
  check_answers: boolean
  writes_a_minute?: number | undefined
  device_questions_a_minute?: number | undefined
  strangers_a_minute?: number | undefined
}

export function callRoutes(served: readonly ServedCall[], options: CallsOptions, watch: Watch): Hono<Env> {
  const routes = new Hono<Env>()
  const paceOfCall = pacesOf(options)
  for (const one of served) {
    const pace = paceOfCall(one.call)
    routes.post(`/${one.call.name}`, async (context) => {
      const callContext = callContextOf(context, one.call, options, watch)
      if (callContext.token_hash) pace?.count(callContext.token_hash.toString('hex'))
      const answer = (await one.run(await bodyOf(context, one.call, options), callContext)) ?? {}
      if (isFile(one.call, answer)) {
        const requestId = context.get('request').id
        return answerFile(context, answer, (err) =>
          options.log.warn({ request_id: requestId, err }, 'a download broke off'),
        )
      }
      if (options.check_answers) one.call.output.parse(isRaw(answer) ? JSON.parse(answer.text) : answer)
      return answerJson(context, isRaw(answer) ? answer.text : JSON.stringify(answer))
    })
  }
  return routes
}

function pacesOf(options: CallsOptions): (call: Call) => Pace | null {
  const writes = options.paces.of('writes', options.writes_a_minute ?? writesAMinute)
  const questions = options.paces.of('device questions', options.device_questions_a_minute ?? deviceQuestionsAMinute)
  const longQuestions = options.paces.of('long questions', longQuestionsAMinute)
  return ({ kind, for_devices, lane }) => {
    if (kind === 'write') return writes
    if (for_devices) return questions
    return lane === 'long' ? longQuestions : null
  }
}

/** Parsing is the expensive part of a small call. So an unknown caller may send little, and nothing to a call that needs a session. */
async function bodyOf(
  context: Context<Env>,
  { for_anyone, takes_file }: Call,
  { database }: CallsOptions,
): Promise<unknown> {
  const tokenHash = context.get('token_hash')
  if (!tokenHash && !for_anyone) throw new Refusal('signed_out', 401)
  if (!takes_file) refuseOtherKinds(context, 'json')
  let known = tokenHash !== null && database.known.knows(tokenHash)
  const prove = async () => {
    known = tokenHash !== null && (await database.recognizes(tokenHash))
    if (!known && !for_anyone) throw new Refusal('signed_out', 401)
  }
  if (takes_file) {
    if (!known) await prove()
    refuseOtherKinds(context, 'file')
    return bytesOf(context, takes_file)
  }
  if (!known && tokenHash && (announcedBytes(context) ?? Number.POSITIVE_INFINITY) > strangerBody.bytes) await prove()
  const text = await textOf(context, known ? largestBody : strangerBody)
  if (!known && tokenHash && !isWithin(text, strangerBody)) await prove()
  if (!isWithin(text, known ? largestBody : strangerBody)) throw notJson()
  return jsonIn(text)
}

export function callContextOf(
  context: Context<Env>,
  call: Pick<Call, 'lane'>,
  options: CallsOptions,
  watch: Watch,
): CallContext {
  const { database, settings, keys, push, probes, log } = options
  const tokenHash = context.get('token_hash')
  const caller = { token_hash: tokenHash, home: homeOf(context), became: (whom: Became) => context.set('became', whom) }
  return {
    db: database.callerDb(caller, call.lane),
    transaction: (work) => database.transaction(caller, work),
    stream: (shape, listed) => database.stream(caller, shape, listed),
    // Few calls read these four.
    get identity() {
      return database.callerDb({ system: 'identity' })
    },
    get issuer() {
      return database.callerDb({ system: 'issuer' })
    },
    identityTransaction: (work) => database.transaction({ system: 'identity' }, work),
    token_hash: tokenHash,
    keepToken: (fresh) => keepSession(context, fresh),
    get browser_token() {
      return browserTokenOf(context)
    },
    keepBrowser: (fresh) => keepBrowser(context, fresh),
    get station_token() {
      return stationTokenOf(context) ?? null
    },
    keepStation: (fresh) => keepStation(context, fresh),
    get guest_token() {
      return guestTokenOf(context)
    },
    keepGuest: (fresh) => keepGuest(context, fresh),
    request: context.get('request'),
    settings,
    keys,
    push,
    probes,
    log,
    watch,
  }
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

function homeOf(context: Context<Env>): string | null {
  const named = context.req.header(homeHeader)
  if (named === undefined) return null
  if (!uuid.test(named)) throw new Refusal('invalid', 422, { fields: [{ field: homeHeader, problem: 'invalid' }] })
  return named
}

const worthCompressing = 2_048
const zipped = promisify(gzip)

export const answerJson = (context: Context<Env>, text: string) =>
  answerText(context, text, 'application/json; charset=utf-8')

export async function answerText(
  context: Context<Env>,
  text: string,
  contentType: string,
  status: 200 | 404 | RefusalStatus | 500 = 200,
): Promise<Response> {
  context.header('content-type', contentType)
  const bytes = encoded(text)
  if (bytes.length < worthCompressing || !takesGzip(context)) return context.body(bytes, status)
  context.header('content-encoding', 'gzip')
  return context.body(await zipped(bytes), status)
}

const desk = Buffer.allocUnsafe(512 * 1024)

/** Writes into a shared buffer and copies the result, because measuring a long text first takes as long as writing it. */
function encoded(text: string) {
  if (text.length * 3 > desk.length) return Buffer.from(text)
  return Buffer.from(desk.subarray(0, desk.write(text)))
}

const takesGzip = (context: Context<Env>) =>
  accepts(context, { header: 'Accept-Encoding', supports: ['gzip'], default: 'identity' }) === 'gzip'

const fileKinds = {
  zip: 'application/zip',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
}

/** Streams a file as fast as it is read. A failing file ends as a broken download, never as a complete one. */
function answerFile(context: Context<Env>, file: StreamedFile, onBroken: (error: unknown) => void): Response {
  context.header('content-type', file.kind ? fileKinds[file.kind] : 'text/csv; charset=utf-8; header=present')
  context.header('content-disposition', `attachment; filename="${file.file_name}"`)
  context.header('x-garita-rows', String(file.rows))
  if (file.bytes !== undefined) context.header('x-garita-bytes', String(file.bytes))
  if (file.hidden) context.header('x-garita-hidden', String(file.hidden))
  const pieces = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const piece = await file.next()
        if (piece) return controller.enqueue(piece)
        await file.close()
        controller.close()
      } catch (error) {
        onBroken(error)
        await file.close()
        breakOff(context, controller)
      }
    },
    cancel: () => file.close(),
  })
  return context.body(pieces)
}

/** Cuts the connection first: otherwise the HTTP server would end the response properly, as if the file were complete. */
function breakOff({ env: { outgoing } }: Context<Env>, controller: ReadableStreamDefaultController): void {
  const broken = new Error('the file broke off')
  outgoing?.destroy(broken)
  if (outgoing) controller.close()
  else controller.error(broken)
}
