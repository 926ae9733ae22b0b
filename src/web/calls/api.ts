/** The typed client of the contracts, and whether the server can be reached. */
import { useSyncExternalStore } from 'react'
import type { Call, Input, Output } from '../../shared/contract.ts'
import type { FieldProblem } from '../../shared/refusal.ts'
import { keepBuild } from '../frame/build.ts'
import { keepTime } from './clock.ts'

export class Refused extends Error {
  readonly code: string
  readonly status: number
  readonly fields: readonly FieldProblem[]

  constructor(code: string, status: number, fields: readonly FieldProblem[] = []) {
    super(code)
    this.code = code
    this.status = status
    this.fields = fields
  }
}

const patienceMs = 20_000

export function ask<C extends Call>(call: C, input: Input<C>): Promise<Output<C>> {
  return askByName<C>(call.name, input)
}

/** For pages that must stay small: a contract's types without its schemas. */
export async function askByName<C extends Call>(name: string, input: Input<C>): Promise<Output<C>> {
  const response = await fetch(`/api/v1/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(input),
    credentials: 'same-origin',
    signal: AbortSignal.timeout(patienceMs),
  }).catch(() => {
    setOnline(false)
    throw new Refused('no_connection', 0)
  })
  keepTime(response.headers.get('date'))
  keepBuild(response.headers.get('x-garita-build'))
  // A proxy may answer with a page of its own.
  const answer = await response.json().catch(() => null)
  const no = response.ok && answer !== null ? null : refusedBy(answer, response.status)
  setOnline(no?.code !== 'no_connection')
  if (no) throw no
  return answer
}

/** Reads a refusal from any response, also from one that a proxy sent. */
export function refusedBy(answer: unknown, status: number): Refused {
  const error = isObject(answer) ? answer.error : null
  if (!isObject(error) || typeof error.code !== 'string') {
    return new Refused(status === 0 || status >= 502 ? 'no_connection' : 'unexpected', status)
  }
  return new Refused(error.code, status, Array.isArray(error.fields) ? error.fields.filter(isProblem) : [])
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const isProblem = (value: unknown): value is FieldProblem =>
  isObject(value) && typeof value.field === 'string' && typeof value.problem === 'string'

let online = true
const watchers = new Set<() => void>()

function setOnline(now: boolean): void {
  if (online === now) return
  online = now
  for (const watcher of watchers) watcher()
}

export function useOnline(): boolean {
  return useSyncExternalStore(watch, () => online)
}

// Only an answer tells that the connection is back: a server in the same house answers without the internet.
const lost = () => setOnline(false)

function watch(watcher: () => void): () => void {
  if (watchers.size === 0) addEventListener('offline', lost)
  watchers.add(watcher)
  return () => {
    watchers.delete(watcher)
    if (watchers.size === 0) removeEventListener('offline', lost)
  }
}
