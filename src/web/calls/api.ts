/** The typed client of the contracts. Each answer also updates the connection state and the server's time. */
import { useSyncExternalStore } from 'react'
import type { Call, Input, Output } from '../../shared/contract.ts'
import type { FieldProblem } from '../../shared/refusal.ts'
import { keepBuild, pageBuild } from '../frame/build.ts'
import { homeHeaders } from './pageHome.ts'
import { waitForTurn } from './requestQueue.ts'

export class Refused extends Error {
  readonly code: string
  readonly status: number
  readonly fields: readonly FieldProblem[]
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

/** Loads the texts of a refusal before a screen shows it. */
export function beforeRefusal(prepares: (code: string) => Promise<void>): void {
  prepare = prepares
}

/** The refusal appears even if its text cannot be loaded. */
export const prepared = (code: string): Promise<void> | undefined => prepare?.(code).catch(() => undefined)

export function ask<C extends Call>(call: C, input: Input<C>): Promise<Output<C>> {
  return askByName<C>(call.name, input)
}

/** On a shared tablet, a call waits until the session belongs to the guard on duty. */
let ready: (() => Promise<void>) | undefined
export function askWhen(isReady: () => Promise<void>): void {
  ready = isReady
}

declare global {
  /** `public/first.js` asks these calls, by name and input, before the program has loaded. */
  var garitaAhead: Record<string, Promise<Response>> | undefined
}

function askedAhead(call: string): Promise<Response> | undefined {
  const answer = globalThis.garitaAhead?.[call]
  delete globalThis.garitaAhead?.[call]
  return answer
}

export async function askByName<C extends Call>(name: string, input: Input<C>): Promise<Output<C>> {
  if (ready && !/^(session|station)\./.test(name)) await ready()
  const itsTurn = waitForTurn()
  if (itsTurn) await itsTurn
  const before = losses
  const isFile = input instanceof Uint8Array
  const body = isFile ? input.slice() : JSON.stringify(input)
  const response = await (
    (isFile ? undefined : askedAhead(`${name} ${body}`)) ??
    fetch(`/api/v1/${name}`, {
      method: 'POST',
      headers: { 'content-type': isFile ? 'application/octet-stream' : 'application/json', ...homeHeaders },
      body,
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
  // A proxy may answer with its own page; null is a valid answer.
  const answer = await response.json().catch(() => undefined)
  const no = response.ok && answer !== undefined ? null : refusedBy(answer, response.status)
  if (no?.code === 'no_connection') setOnline(false)
  else if (losses === before) setOnline(true)
  if (!no) return answer
  const failure = theirs && pageBuild && theirs !== pageBuild ? asOtherRelease(no) : no
  await prepared(failure.code)
  throw failure
}

/** The refused fields are in no form, so the page and the server are of different releases. */
function asOtherRelease(no: Refused): Refused {
  const apart = no.fields.some(({ field, problem }) => problem === 'unknown' || field === 'revision')
  return no.code === 'invalid' && apart ? new Refused('other_release', no.status) : no
}

/** Also reads responses that a proxy sent. */
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

/**
 * Notifies React components of a value that lives outside React. `begin` runs for the first subscriber; the function that it returns runs
 * after the last.
 */
function followers(begin: () => () => void) {
  const followers = new Set<() => void>()
  let end: (() => void) | undefined
  return {
    tell: () => {
      for (const follower of followers) follower()
    },
    follow: (follower: () => void) => {
      if (followers.size === 0) end = begin()
      followers.add(follower)
      return () => {
        followers.delete(follower)
        if (followers.size === 0) end?.()
      }
    },
  }
}

let online = true
let losses = 0

// Only an answer to a later request shows that the connection is back, because a server in the same building answers without internet.
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

/** The Date header has whole seconds and takes time to arrive, so small differences are ignored and the time never goes back. */
function keepTime(dateHeader: string | null): void {
  const ahead = Date.parse(dateHeader ?? '') - Date.now()
  if (ahead > serverAheadMs || ahead < serverAheadMs - mostBehindMs) serverAheadMs = ahead
}

/** The server's time: a device's clock may be hours off. */
export const serverNow = (): number => Date.now() + serverAheadMs

/** Renders every 15 seconds, so that states that depend on time change on the screen. */
export function useServerNow(): number {
  useSyncExternalStore(clock.follow, () => ticked)
  return serverNow()
}
