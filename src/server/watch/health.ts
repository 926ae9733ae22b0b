import { timingSafeEqual } from 'node:crypto'
import { Hono } from 'hono'
import { Refusal } from '../../shared/refusal.ts'
import type { Env } from '../calls/serve.ts'
import { accessRules } from '../database/accessRules/accessRules.ts'
import { hashOf } from '../keys/tokens.ts'
import type { Settings } from '../settings/settings.ts'
import { version } from '../settings/version.ts'
import type { Metrics } from './metrics.ts'
import type { Unready } from './readiness.ts'

const loopback = new Set(['127.0.0.1', '::1', 'in-process'])

export interface HealthOptions {
  settings: Settings
  metrics: Metrics
  hindrance(): Promise<Unready | null>
}

export function healthRoutes({ hindrance, metrics, settings }: HealthOptions): Hono<Env> {
  const routes = new Hono<Env>()
  routes.get('/healthz', (context) => context.json({ alive: true, version }))
  routes.get('/readyz', async (context) => {
    const because = await hindrance()
    const body = { ready: because === null, rules: accessRules.release, ...(because && { because }) }
    return context.json(body, because === null ? 200 : 503)
  })
  routes.get('/metrics', async (context) => {
    const given = context.req.header('authorization')?.replace(/^Bearer /, '') ?? ''
    const byToken = settings.metrics_token !== null && timingSafeEqual(hashOf(given), hashOf(settings.metrics_token))
    // Behind a proxy every request seems to come from this machine, so there only the token counts.
    const behindProxy = settings.trusted_proxy.length > 0 || context.get('forwarded')
    const fromHere = !behindProxy && loopback.has(context.get('request').address)
    if (!byToken && !fromHere) throw new Refusal('not_found', 404)
    return context.text(await metrics.text())
  })
  return routes
}
