/** The two cookies of a browser: its session, and the token by which a browser that has signed in before is known. */
import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { Env } from '../calls/serve.ts'

export const sessionCookie = 'garita_session'
const browserCookie = 'garita_browser'
const dayS = 24 * 60 * 60
/** Longer than any session may last: when it ends is the server's word. */
const sessionDays = 180
/** The longest that browsers keep a cookie. */
const browserDays = 400

/** Only this very site can set a cookie of this name, and only behind TLS: a sister site cannot slip one in. */
const prepared = (name: string) => `__Host-${name}`
const nameIn = (context: Context<Env>, name: string) => (context.get('secure') ? prepared(name) : name)

/** What sessions were called behind TLS before their name was prepared: those tokens are a sign shorter than any made since. */
const formerLength = 43
const formerToken = (context: Context<Env>) => {
  const token = context.get('secure') ? getCookie(context, sessionCookie) : undefined
  return token?.length === formerLength ? token : undefined
}

export function sessionTokenOf(context: Context<Env>): string | undefined {
  return getCookie(context, nameIn(context, sessionCookie)) ?? formerToken(context)
}

export function keepSession(context: Context<Env>, token: string | null): void {
  if (token) keep(context, sessionCookie, token, sessionDays)
  else {
    drop(context, nameIn(context, sessionCookie))
    // What this browser loaded for the session; what a gate has yet to send lies elsewhere, and stays.
    context.header('clear-site-data', '"cache"')
  }
  if (formerToken(context)) drop(context, sessionCookie)
}

/** A session that began under the former name goes on under the prepared one. */
export function renewSessionName(context: Context<Env>): void {
  const former = formerToken(context)
  if (!former || getCookie(context, prepared(sessionCookie))) return
  keepSession(context, former)
}

export const browserTokenOf = (context: Context<Env>) => getCookie(context, nameIn(context, browserCookie)) ?? null

export function keepBrowser(context: Context<Env>, token: string): void {
  keep(context, browserCookie, token, browserDays)
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
