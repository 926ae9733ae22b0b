/** The addresses of all calls: POST /api/v1/<slice>.<verb>, JSON in and JSON out. */
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { Call } from '../shared/contract.ts'
import { Refusal } from '../shared/refusal.ts'
import { answerFile } from './answerFile.ts'
import { answerJson } from './answerJson.ts'
import type { Database } from './database.ts'
import { type Env, session_cookie } from './env.ts'
import type { Log } from './log.ts'
import { device_questions_a_minute, long_questions_a_minute, type Pace, paceOf, writes_a_minute } from './pace.ts'
import type { Probes } from './probes.ts'
import type { Push } from './push.ts'
import { type Asking, isFile, isRaw, type ServedCall } from './serve.ts'
import type { Settings } from './settings.ts'
import { hashOf } from './tokens.ts'

const largest_body = 64 * 1024
const cookie_days = 30

export interface CallsOptions {
  database: Database
  settings: Settings
  push: Push
  probes: Probes
  log: Log
  /** Tests hold every answer against its contract; a running product has been tested. */
  check_answers: boolean
  /** Where tests ask for more, or for less. */
  writes_a_minute?: number | undefined
  device_questions_a_minute?: number | undefined
}

export function callRoutes(served: readonly ServedCall[], options: CallsOptions): Hono<Env> {
  const routes = new Hono<Env>()
  routes.use(limitBody)
  const paceOfCall = pacesOf(options)
  for (const one of served) {
    const pace = paceOfCall(one.call)
    routes.post(`/${one.call.name}`, async (context) => {
      const asking = askingOf(context, one.call, options)
      if (asking.token_hash) pace?.count(asking.token_hash.toString('hex'))
      const answer = (await one.run(await bodyOf(context), asking)) ?? {}
      if (isFile(one.call, answer)) {
        const request_id = context.get('request').id
        return answerFile(context, answer, (err) => options.log.warn({ request_id, err }, 'a download broke off'))
      }
      if (options.check_answers) one.call.output.parse(isRaw(answer) ? JSON.parse(answer.text) : answer)
      return answerJson(context, isRaw(answer) ? answer.text : JSON.stringify(answer))
    })
  }
  return routes
}

function pacesOf(options: CallsOptions): (call: Call) => Pace | null {
  const writes = paceOf(options.writes_a_minute ?? writes_a_minute)
  const questions = paceOf(options.device_questions_a_minute ?? device_questions_a_minute)
  const long_questions = paceOf(long_questions_a_minute)
  return ({ kind, for_devices, takes_long }) => {
    if (kind === 'write') return writes
    if (for_devices) return questions
    return takes_long ? long_questions : null
  }
}

const countBody = bodyLimit({
  maxSize: largest_body,
  onError: () => {
    throw new Refusal('too_large', 413)
  },
})

/** A body whose length is told, and held to by Node itself, need not be counted as it comes. */
const limitBody: MiddlewareHandler<Env> = (context, next) => {
  const told = !context.req.header('transfer-encoding') && Number(context.req.header('content-length')) <= largest_body
  return told ? next() : countBody(context, next)
}

/** JSON only: a form of another site cannot send it without being asked first, which closes the door to forged requests. */
async function bodyOf(context: Context<Env>): Promise<unknown> {
  if (!context.req.header('content-type')?.startsWith('application/json')) throw new Refusal('not_json', 415)
  try {
    return await context.req.json()
  } catch (error) {
    if (error instanceof SyntaxError) throw new Refusal('not_json', 422)
    throw error
  }
}

function askingOf(context: Context<Env>, call: Call, options: CallsOptions): Asking {
  const { database, settings, push, probes, log } = options
  // A device has a key of its own and no cookie; whoever shows a key is asked for nothing else.
  const key = context.req.header('authorization')?.match(/^Bearer (\S{20,200})$/)?.[1]
  const token = key ?? getCookie(context, session_cookie)
  const token_hash = token ? hashOf(token) : null
  const caller = { token_hash }
  return {
    door: call.takes_long ? database.longDoor(caller) : database.door(caller),
    think: (work) => database.think(caller, work),
    stream: (shape, listed) => database.stream(caller, shape, listed),
    identity: database.door({ system: 'identity' }),
    issuer: database.door({ system: 'issuer' }),
    thinkAsIdentity: (work) => database.think({ system: 'identity' }, work),
    token_hash,
    keepToken: (fresh) => (fresh ? keep(context, fresh) : deleteCookie(context, session_cookie, { path: '/' })),
    request: context.get('request'),
    settings,
    push,
    probes,
    log,
  }
}

function keep(context: Context<Env>, token: string): void {
  setCookie(context, session_cookie, token, {
    httpOnly: true,
    sameSite: 'Lax',
    secure: context.get('secure'),
    path: '/',
    maxAge: cookie_days * 24 * 60 * 60,
  })
}
