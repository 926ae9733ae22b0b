/** The routes of all calls: POST /api/v1/<slice>.<verb> with JSON in and JSON, or a file, out. */
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { type Context, Hono } from 'hono'
import { accepts } from 'hono/accepts'
import type { Call, StreamedFile } from '../../shared/contract.ts'
import { homeHeader } from '../../shared/homeAddress.ts'
import { Refusal } from '../../shared/refusal.ts'
import type { Became } from '../database/caller.ts'
import type { Database } from '../database/database.ts'
import { browserTokenOf, keepBrowser, keepSession, keepStation, stationTokenOf } from '../http/cookies.ts'
import type { Keyring } from '../keys/keyring.ts'
import { deviceQuestionsAMinute, longQuestionsAMinute, type Pace, paceOf, writesAMinute } from '../limits/pace.ts'
import type { Push } from '../outgoing/push.ts'
import type { Settings } from '../settings/settings.ts'
import type { Log } from '../watch/log.ts'
import type { Watch } from '../watch/watch.ts'
import {
  bytesOf,
  isWithin,
  jsonIn,
  largestBody,
  notJson,
  refuseOtherKinds,
  strangerBody,
  textOf,
  toldBytes,
} from './bodies.ts'
import { type Asking, type Env, isFile, isRaw, type Probes, type ServedCall } from './serve.ts'

export interface CallsOptions {
  database: Database
  settings: Settings
  keys: Keyring
  push: Push
  probes: Probes
  log: Log
  /** Tests check every answer against its contract; production does not. */
  check_answers: boolean
  /** Tests set other limits. */
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
      const asking = askingOf(context, one.call, options, watch)
      if (asking.token_hash) pace?.count(asking.token_hash.toString('hex'))
      const answer = (await one.run(await bodyOf(context, one.call, options), asking)) ?? {}
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
  const writes = paceOf(options.writes_a_minute ?? writesAMinute)
  const questions = paceOf(options.device_questions_a_minute ?? deviceQuestionsAMinute)
  const longQuestions = paceOf(longQuestionsAMinute)
  return ({ kind, for_devices, lane }) => {
    if (kind === 'write') return writes
    if (for_devices) return questions
    return lane === 'long' ? longQuestions : null
  }
}

/** Parsing is the expensive part of a small call, so an unknown caller may send little, or nothing where a session is needed. */
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
  if (!known && tokenHash && (toldBytes(context) ?? Number.POSITIVE_INFINITY) > strangerBody.bytes) await prove()
  const text = await textOf(context, known ? largestBody : strangerBody)
  if (!known && tokenHash && !isWithin(text, strangerBody)) await prove()
  if (!isWithin(text, known ? largestBody : strangerBody)) throw notJson()
  return jsonIn(text)
}

function askingOf(context: Context<Env>, call: Call, options: CallsOptions, watch: Watch): Asking {
  const { database, settings, keys, push, probes, log } = options
  const tokenHash = context.get('token_hash')
  const caller = { token_hash: tokenHash, home: homeOf(context), became: (whom: Became) => context.set('became', whom) }
  return {
    door: database.door(caller, call.lane),
    transaction: (work) => database.transaction(caller, work),
    stream: (shape, listed) => database.stream(caller, shape, listed),
    identity: database.door({ system: 'identity' }),
    issuer: database.door({ system: 'issuer' }),
    identityTransaction: (work) => database.transaction({ system: 'identity' }, work),
    token_hash: tokenHash,
    keepToken: (fresh) => keepSession(context, fresh),
    browser_token: browserTokenOf(context),
    keepBrowser: (fresh) => keepBrowser(context, fresh),
    station_token: stationTokenOf(context) ?? null,
    keepStation: (fresh) => keepStation(context, fresh),
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

/** The home that a call names; null for one that names none. */
function homeOf(context: Context<Env>): string | null {
  const named = context.req.header(homeHeader)
  if (named === undefined) return null
  if (!uuid.test(named)) throw new Refusal('invalid', 422, { fields: [{ field: homeHeader, problem: 'invalid' }] })
  return named
}

const worthCompressing = 2_048
const zipped = promisify(gzip)

/** Compresses the whole text in one piece: as a stream it would cost several times as much. */
export async function answerJson(context: Context<Env>, text: string): Promise<Response> {
  context.header('content-type', 'application/json; charset=utf-8')
  const bytes = encoded(text)
  if (bytes.length < worthCompressing || !takesGzip(context)) return context.body(bytes)
  context.header('content-encoding', 'gzip')
  return context.body(await zipped(bytes))
}

const desk = Buffer.allocUnsafe(512 * 1024)

/** Writes where there is room for it and copies what was written: measuring a long text first takes as long as writing it. */
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

/** Sends a file piece by piece, as fast as it is read. A file that fails ends as a broken download, never as a complete one. */
function answerFile(context: Context<Env>, file: StreamedFile, onBroken: (error: unknown) => void): Response {
  context.header('content-type', file.kind ? fileKinds[file.kind] : 'text/csv; charset=utf-8; header=present')
  context.header('content-disposition', `attachment; filename="${file.file_name}"`)
  context.header('x-garita-rows', String(file.rows))
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

/** The HTTP server would end such a response properly, as if the file were whole, so the connection is cut first. */
function breakOff({ env: { outgoing } }: Context<Env>, controller: ReadableStreamDefaultController): void {
  const broken = new Error('the file broke off')
  outgoing?.destroy(broken)
  if (outgoing) controller.close()
  else controller.error(broken)
}
