import { randomUUID } from 'node:crypto'
import { getConnInfo } from '@hono/node-server/conninfo'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { preferredLanguage } from '../../shared/messages.ts'
import { Refusal, type RefusalStatus } from '../../shared/refusal.ts'
import { type CallsOptions, callRoutes } from '../calls/calls.ts'
import { openapiPage } from '../calls/openapi.ts'
import type { Env, ServedCall, ServedPage } from '../calls/serve.ts'
import { sendStaticAnswer } from '../calls/staticAnswer.ts'
import { hashOf } from '../keys/tokens.ts'
import { strangersAMinute, timesCheap, timesUnverified } from '../limits/pace.ts'
import { handOver, type Live } from '../live/live.ts'
import { openFaults } from '../watch/faults.ts'
import { type HealthOptions, healthRoutes } from '../watch/health.ts'
import { openWatch } from '../watch/watch.ts'
import { sessionTokenOf, stationTokenOf } from './cookies.ts'
import { clientNetwork, isForwarded, shortened, trustIn } from './network.ts'
import { securityHeaders } from './securityHeaders.ts'
import { securityText } from './securityText.ts'
import { builtName, webFiles } from './webFiles.ts'
import { type NoteError, writtenPages } from './writtenPages.ts'

export interface AppOptions extends CallsOptions, HealthOptions {
  calls: readonly ServedCall[]
  pages: readonly ServedPage[]
  /** Requests from outside that are signed instead of signed in. */
  webhooks: Hono<Env>
  live: Live
  /** The folder of the built web; null to serve only the calls. */
  web_folder: string | null
  /** Replaces the id of a person or device in the log. */
  pseudonym(id: string): string
}

export function createApp(options: AppOptions): Hono<Env> {
  const { settings, log, metrics } = options
  const app = new Hono<Env>()
  const watch = openWatch(metrics, log)
  const faults = openFaults(log)
  const trusts = trustIn(settings.trusted_proxy)
  const client = clientNetwork(settings)
  let warned = false
  const warnOnce = () => {
    if (!warned) log.warn(untrustedProxy)
    warned = true
  }
  const build = options.web_folder ? builtName(options.web_folder) : null

  /** Counts and logs an error; returns the refusal that the client gets for it. */
  const noteError: NoteError = (error, context) => {
    const refusal = error instanceof Refusal ? error : new Refusal('unexpected', 503)
    const status: RefusalStatus | 500 = error instanceof Refusal ? error.status : 500
    context.set('refused', status === 500 ? 'unexpected' : refusal.code)
    metrics.refusal(status === 500 ? 'unexpected' : refusal.code)
    if (status === 503) faults.see(refusal.code, error)
    if (status === 500) log.error({ request_id: context.get('request')?.id, err: error }, 'unexpected')
    if (refusal.facts.retry_after) context.header('retry-after', String(refusal.facts.retry_after))
    return { refusal, status }
  }

  app.use('/api/v1/live', handOver)
  app.use(async (context, next) => {
    const began = performance.now()
    const id = randomUUID()
    const peer = addressOf(context)
    const header = (name: string) => context.req.header(name)
    const trusted = trusts(peer)
    const unasked = !trusted && isForwarded(header)
    if (unasked) warnOnce()
    const https = settings.tls !== null || (trusted && header('x-forwarded-proto') === 'https')
    context.set('secure', https || (settings.public_url?.startsWith('https:') ?? false))
    const address = client(peer, header('x-forwarded-for'))
    context.set('forwarded', unasked)
    context.set('request', {
      id,
      address,
      network: shortened(address),
      origin: settings.public_url ?? `${https ? 'https' : 'http'}://${new URL(context.req.url).host}`,
      device: (context.req.header('user-agent') ?? '').slice(0, 300),
      language: preferredLanguage(context.req.header('accept-language')),
    })
    context.header('x-request-id', id)
    await next()
    const path = context.req.routePath
    const seconds = (performance.now() - began) / 1000
    metrics.request(path, context.res.status, seconds)
    const called = {
      request_id: id,
      path,
      call: callIn(path),
      status: context.res.status,
      ms: Math.round(seconds * 1000),
    }
    const { id: caller, condominiums = [] } = context.get('became') ?? {}
    const known = { caller: caller && options.pseudonym(caller), condominium: onlyOne(condominiums) }
    log.info({ ...called, code: context.get('refused'), ...known }, 'request')
  })
  app.use(securityHeaders(settings))
  app.use('/api/*', async (context, next) => {
    context.header('cache-control', 'no-store')
    if (build) context.header('x-garita-build', build)
    context.header('vary', 'Accept-Encoding')
    if (comesFromElsewhere(context, settings)) {
      watch.see('origin_refused', null, context.get('request').network)
      throw new Refusal('forbidden', 403)
    }
    await next()
  })

  const most = options.strangers_a_minute ?? strangersAMinute
  const strangers = options.paces.of('strangers', most)
  const unverified = options.paces.of('unverified', most * timesUnverified)
  const cheap = options.paces.of('cheap', most * timesCheap)
  const paced: MiddlewareHandler<Env> = async (context, next) => {
    const token = tokenOf(context)
    const tokenHash = token ? hashOf(token) : null
    context.set('token_hash', tokenHash)
    const { address } = context.get('request')
    const isKnown = () => tokenHash !== null && options.database.known.knows(tokenHash)
    if (isKnown()) return next()
    if (context.req.path === descriptionPath) {
      cheap.count(address)
      return next()
    }
    // Residents may share an address with unknown callers. So a token without recent use is looked up within its own budget.
    if (tokenHash) unverified.count(address)
    else strangers.count(address)
    await next()
    if (tokenHash && !isKnown()) strangers.note(address)
  }
  app.use('/api/*', paced)

  const description = openapiPage(options.calls)
  app.get(descriptionPath, (context) => {
    context.header('cache-control', 'public, max-age=300')
    return sendStaticAnswer(context, description(), 'application/json')
  })
  app.get('/api/v1/live', (context) => options.live.open(context))
  app.route('/api/v1/webhooks', options.webhooks)
  app.route('/api/v1', callRoutes(options.calls, options, watch))
  app.all('/api/*', () => {
    throw new Refusal('not_found', 404)
  })
  app.route('/', healthRoutes(options))
  app.route('/', securityText(settings))
  app.route('/', writtenPages(options, { paced, watch, note: noteError }))
  if (options.web_folder) app.route('/', webFiles(options.web_folder, settings.demo_url))

  app.notFound((context) => context.text('404', 404))
  app.onError((error, context) => {
    const { refusal, status } = noteError(error, context)
    const { fields, state, now } = refusal.facts
    const requestId = context.get('request')?.id
    return context.json({ error: { code: refusal.code, request_id: requestId, fields, state, now } }, status)
  })
  return app
}

const descriptionPath = '/api/v1/openapi.json'
const callIn = (path: string) => /^\/api\/v1\/([a-zA-Z]+\.[a-zA-Z]+)$/.exec(path)?.[1]
const onlyOne = (all: readonly string[]) => (all.length === 1 ? all[0] : undefined)

const untrustedProxy =
  'A request came with X-Forwarded-For or the like from an address that TRUSTED_PROXY does not name: the header is ignored, so all people behind that proxy count as one address, and /metrics needs METRICS_TOKEN. With a proxy in front set TRUSTED_PROXY=1, or to the networks of the proxy.'

/** SameSite cookies already stop forged requests; this also covers old browsers that ignore SameSite. */
function comesFromElsewhere(context: Context<Env>, { tls, public_url }: AppOptions['settings']): boolean {
  const origin = context.req.header('origin')
  if (!origin) return false
  const host = context.req.header('host') ?? new URL(context.req.url).host
  // No page can set these two headers: a proxy writes the first, the browser the second.
  const scheme = tls ? 'https' : (context.req.header('x-forwarded-proto') ?? 'http')
  const own = [`${scheme}://${host}`, public_url]
  if (context.req.header('sec-fetch-site') === 'same-origin') own.push(`https://${host}`)
  const said = URL.parse(origin)?.origin
  return !said || !own.some((one) => one !== null && URL.parse(one)?.origin === said)
}

/** A gate's tablet makes these calls as itself, whatever user is signed in on it. */
const asStation = '/api/v1/station.'

/** A device sends its key, a browser its cookie; with a key the cookie is ignored. */
function tokenOf(context: Context<Env>): string | undefined {
  if (context.req.path.startsWith(asStation)) return stationTokenOf(context)
  return context.req.header('authorization')?.match(/^Bearer (\S{20,200})$/)?.[1] ?? sessionTokenOf(context)
}

function addressOf(context: Parameters<typeof getConnInfo>[0]): string {
  try {
    return getConnInfo(context).remote.address ?? 'unknown'
  } catch {
    return 'in-process'
  }
}
