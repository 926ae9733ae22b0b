/** The typed client of the contracts, and what every answer tells: whether the server can be reached, and what time it is. */
import { useSyncExternalStore } from 'react'
import type { Call, Input, Output } from '../../shared/contract.ts'
import type { FieldProblem } from '../../shared/refusal.ts'
import { keepBuild, pageBuild } from '../frame/build.ts'
import { homeHeaders } from './pageHome.ts'
import { turn } from './turns.ts'

export class Refused extends Error {
  readonly code: string
  readonly status: number
  readonly fields: readonly FieldProblem[]
  /** What is there now, for a form that came too late. */
  readonly now: unknown

  constructor(code: string, status: number, fields: readonly FieldProblem[] = [], now?: unknown) {
    super(code)
    this.code = code
    this.status = status
    this.fields = fields
    this.now = now
  }
}

const patienceMs = { json: 20_000, file: 120_000 }

let prepare: ((code: string) => Promise<void>) | undefined

/** What must be there before a screen hears of a refusal: the texts for it. */
export function beforeRefusal(prepares: (code: string) => Promise<void>): void {
  prepare = prepares
}

/** Without its text a refusal is still one. */
export const prepared = (code: string): Promise<void> | undefined => prepare?.(code).catch(() => undefined)

export function ask<C extends Call>(call: C, input: Input<C>): Promise<Output<C>> {
  return askByName<C>(call.name, input)
}

/** On a tablet that several guards use, a call waits until the session is that of the guard at work. */
let ready: (() => Promise<void>) | undefined
export function askWhen(isReady: () => Promise<void>): void {
  ready = isReady
}

declare global {
  /** What `public/first.js` asked before the program was there. */
  var garitaSession: Promise<Response> | undefined
}

/** An answer is taken once. */
function askedAhead(name: string): Promise<Response> | undefined {
  if (name !== 'session.current') return undefined
  const answer = globalThis.garitaSession
  globalThis.garitaSession = undefined
  return answer
}

/** For pages that must stay small: a contract's types without its schemas. */
export async function askByName<C extends Call>(name: string, input: Input<C>): Promise<Output<C>> {
  if (ready && !/^(session|station)\./.test(name)) await ready()
  const itsTurn = turn()
  if (itsTurn) await itsTurn
  const before = losses
  const isFile = input instanceof Uint8Array
  const response = await (
    askedAhead(name) ??
    fetch(`/api/v1/${name}`, {
      method: 'POST',
      headers: { 'content-type': isFile ? 'application/octet-stream' : 'application/json', ...homeHeaders },
      body: isFile ? input.slice() : JSON.stringify(input),
      credentials: 'same-origin',
      signal: AbortSignal.timeout(isFile ? patienceMs.file : patienceMs.json),
    })
  ).catch(() => {
    setOnline(false)
    throw new Refused('no_connection', 0)
  })
  keepTime(response.headers.get('date'))
  const theirs = response.headers.get('x-garita-build')
  keepBuild(theirs)
  // A proxy may answer with a page of its own; null is an answer like any other.
  const answer = await response.json().catch(() => undefined)
  const no = response.ok && answer !== undefined ? null : refusedBy(answer, response.status)
  if (no?.code === 'no_connection') setOnline(false)
  else if (losses === before) setOnline(true)
  if (!no) return answer
  const told = theirs && pageBuild && theirs !== pageBuild ? asOtherRelease(no) : no
  await prepared(told.code)
  throw told
}

/** No form shows these fields: the page and the server are of two releases. */
function asOtherRelease(no: Refused): Refused {
  const apart = no.fields.some(({ field, problem }) => problem === 'unknown' || field === 'revision')
  return no.code === 'invalid' && apart ? new Refused('other_release', no.status) : no
}

/** Reads a refusal from any response, also from one that a proxy sent. */
export function refusedBy(answer: unknown, status: number): Refused {
  const error = isObject(answer) ? answer.error : null
  if (!isObject(error) || typeof error.code !== 'string') {
    return new Refused(status === 0 || status >= 502 ? 'no_connection' : 'unexpected', status)
  }
  const fields = Array.isArray(error.fields) ? error.fields.filter(isProblem) : []
  return new Refused(error.code, status, fields, error.now)
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const isProblem = (value: unknown): value is FieldProblem =>
  isObject(value) && typeof value.field === 'string' && typeof value.problem === 'string'

/** A value outside of React that components follow. `begin` runs for the first follower, what it returns after the last. */
function followers(begin: () => () => void) {
  const told = new Set<() => void>()
  let end: (() => void) | undefined
  return {
    tell: () => {
      for (const follower of told) follower()
    },
    follow: (follower: () => void) => {
      if (told.size === 0) end = begin()
      told.add(follower)
      return () => {
        told.delete(follower)
        if (told.size === 0) end?.()
      }
    },
  }
}

let online = true
let losses = 0

// Only an answer to a later request tells that the connection is back: a server in the same house answers without the internet.
const connection = followers(() => {
  const lost = () => {
    losses += 1
    setOnline(false)
  }
  addEventListener('offline', lost)
  return () => removeEventListener('offline', lost)
})

function setOnline(now: boolean): void {
  if (online === now) return
  online = now
  connection.tell()
}

export function useOnline(): boolean {
  return useSyncExternalStore(connection.follow, () => online)
}

const tickMs = 15_000
const mostBehindMs = 10_000
let serverAheadMs = 0
let ticked = Date.now()

const clock = followers(() => {
  const ticking = setInterval(() => {
    ticked = Date.now()
    clock.tell()
  }, tickMs)
  return () => clearInterval(ticking)
})

/** Every answer says the time, to the second, and travels: one that is a little behind says nothing new, and no time goes back for it. */
function keepTime(dateHeader: string | null): void {
  const ahead = Date.parse(dateHeader ?? '') - Date.now()
  if (ahead > serverAheadMs || ahead < serverAheadMs - mostBehindMs) serverAheadMs = ahead
}

/** The server's time now: a device's own clock may be hours off, and states that depend on time must not be. */
export const serverNow = (): number => Date.now() + serverAheadMs

/** Renders again every 15 seconds, so that states change on the screen by themselves. */
export function useServerNow(): number {
  useSyncExternalStore(clock.follow, () => ticked)
  return serverNow()
}
