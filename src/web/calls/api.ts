/** The typed client of the contracts: one way to ask the server, and one shape for its "no". */
import type { Call, Input, Output } from '../../shared/contract.ts'
import type { FieldProblem } from '../../shared/refusal.ts'
import { keepBuild } from '../frame/build.ts'
import { keepTime } from './clock.ts'
import { setOnline } from './connectivity.ts'

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
  // A proxy in between may answer with a page of its own.
  const answer = await response.json().catch(() => null)
  const no = response.ok && answer !== null ? null : refusedBy(answer, response.status)
  setOnline(no?.code !== 'no_connection')
  if (no) throw no
  return answer
}

/** What the server's no says, whatever stood in between. */
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
