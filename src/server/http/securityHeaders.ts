/**
 * Security headers are the same for every page and answer, except the microphone of the front page and headers for pages only.
 */
import type { MiddlewareHandler } from 'hono'
import type { Settings } from '../settings/settings.ts'

const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "font-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "media-src 'self' blob:",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

/** The answer of a call is never a page: it loads and runs nothing, also where a browser shows the file of a person. */
const policyOfAnswers = "default-src 'none'; frame-ancestors 'none'; sandbox"

/** The policies of a page also apply to its parts. Workers and pictures can be opened by themselves, so they are excluded. */
const partOfPage = /^\/assets\/[\w~-]+\.(?:js|css|woff2)$/

export function securityHeaders(settings: Settings): MiddlewareHandler {
  const https = settings.tls !== null || (settings.public_url?.startsWith('https:') ?? false)
  return async (context, next) => {
    await next()
    const { headers } = context.res
    headers.set('x-content-type-options', 'nosniff')
    headers.set('cross-origin-resource-policy', 'same-origin')
    if (https) headers.set('strict-transport-security', 'max-age=31536000; includeSubDomains')
    if (partOfPage.test(context.req.path)) return
    const answer = context.req.path.startsWith('/api/')
    headers.set('content-security-policy', answer ? policyOfAnswers : contentSecurityPolicy)
    headers.set('referrer-policy', 'no-referrer')
    headers.set('cross-origin-opener-policy', 'same-origin')
    // The assistant uses the microphone on the front page only.
    const microphone = context.req.path === '/' ? '(self)' : '()'
    const permissions = `camera=(self), microphone=${microphone}, geolocation=(), payment=(), usb=()`
    headers.set('permissions-policy', permissions)
  }
}
