import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { Env } from '../calls/serve.ts'

export const sessionCookie = 'garita_session'
const browserCookie = 'garita_browser'
const stationCookie = 'garita_station'
const guestCookie = 'garita_guest'
const dayS = 24 * 60 * 60
/** The cookie outlives every session, because the server decides when a session ends. */
const sessionDays = 180
/** Browsers keep cookies no longer than this. */
const browserDays = 400

/** Only this site can set a cookie with this prefix, and only with TLS; a sibling domain cannot. */
const prepared = (name: string) => `__Host-${name}`
export const secureSessionCookie = prepared(sessionCookie)
const nameIn = (context: Context<Env>, name: string) => (context.get('secure') ? prepared(name) : name)

export function sessionTokenOf(context: Context<Env>): string | undefined {
  return getCookie(context, nameIn(context, sessionCookie))
}

export function keepSession(context: Context<Env>, token: string | null): void {
  if (token) keep(context, sessionCookie, token, sessionDays)
  else {
    drop(context, nameIn(context, sessionCookie))
    // Clears the browser's cache of the session. Unsent events of a station are stored elsewhere and stay.
    context.header('clear-site-data', '"cache"')
  }
}

export const browserTokenOf = (context: Context<Env>) => getCookie(context, nameIn(context, browserCookie)) ?? null

export function keepBrowser(context: Context<Env>, token: string): void {
  keep(context, browserCookie, token, browserDays)
}

export const stationTokenOf = (context: Context<Env>) => getCookie(context, nameIn(context, stationCookie))

export function keepStation(context: Context<Env>, token: string): void {
  keep(context, stationCookie, token, browserDays)
}

export const guestTokenOf = (context: Context<Env>) => getCookie(context, nameIn(context, guestCookie)) ?? null

export function keepGuest(context: Context<Env>, token: string): void {
  keep(context, guestCookie, token, browserDays)
}

function keep(context: Context<Env>, name: string, token: string, days: number): void {
  setCookie(context, nameIn(context, name), token, {
    httpOnly: true,
    sameSite: 'Lax',
    secure: context.get('secure'),
    path: '/',
    maxAge: days * dayS,
  })
}

const drop = (context: Context<Env>, name: string) =>
  deleteCookie(context, name, { path: '/', secure: context.get('secure') })
