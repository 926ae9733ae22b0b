/** The addresses of all calls: POST /api/v1/<slice>.<verb>, JSON in and JSON out. */
import { type Context, Hono } from 'hono'
import type { Call } from '../../shared/contract.ts'
import { Refusal } from '../../shared/refusal.ts'
import type { Database } from '../database/database.ts'
import { browserTokenOf, keepBrowser, keepSession, renewSessionName } from '../http/cookies.ts'
import type { Keyring } from '../keys/keyring.ts'
import { deviceQuestionsAMinute, longQuestionsAMinute, type Pace, paceOf, writesAMinute } from '../limits/pace.ts'
import type { Push } from '../outgoing/push.ts'
import type { Settings } from '../settings/settings.ts'
import type { Log } from '../watch/log.ts'
import type { Watch } from '../watch/watch.ts'
import { answerFile } from './answerFile.ts'
import { answerJson } from './answerJson.ts'
import { isWithin, jsonIn, largestBody, notJson, refuseOtherKinds, strangerBody, textOf, toldBytes } from './bodies.ts'
import type { Env } from './env.ts'
import type { Probes } from './probes.ts'
import { type Asking, isFile, isRaw, type ServedCall } from './serve.ts'

export interface CallsOptions {
  database: Database
  settings: Settings
  keys: Keyring
  push: Push
  probes: Probes
  log: Log
  /** Tests hold every answer against its contract; a running product has been tested. */
  check_answers: boolean
  /** Where tests ask for more, or for less. */
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
      renewSessionName(context)
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

/** Nothing is read of a stranger who may not ask, and little of one who may: parsing is the dear part of a small call. */
async function bodyOf(context: Context<Env>, { for_anyone }: Call, { database }: CallsOptions): Promise<unknown> {
  const tokenHash = context.get('token_hash')
  if (!tokenHash && !for_anyone) throw new Refusal('signed_out', 401)
  refuseOtherKinds(context)
  let known = tokenHash !== null && database.known.knows(tokenHash)
  const prove = async () => {
    known = tokenHash !== null && (await database.recognises(tokenHash))
    if (!known && !for_anyone) throw new Refusal('signed_out', 401)
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
  const caller = { token_hash: tokenHash }
  return {
    door: database.door(caller, call.lane),
    think: (work) => database.think(caller, work),
    stream: (shape, listed) => database.stream(caller, shape, listed),
    identity: database.door({ system: 'identity' }),
    issuer: database.door({ system: 'issuer' }),
    thinkAsIdentity: (work) => database.think({ system: 'identity' }, work),
    token_hash: tokenHash,
    keepToken: (fresh) => keepSession(context, fresh),
    browser_token: browserTokenOf(context),
    keepBrowser: (fresh) => keepBrowser(context, fresh),
    request: context.get('request'),
    settings,
    keys,
    push,
    probes,
    log,
    watch,
  }
}
