import { beforeAll, expect, test } from 'vitest'
import { calls } from '../src/app/start/calls.server.ts'
import type { Call } from '../src/shared/contract.ts'
import type { UserRole } from '../src/shared/roles.ts'
import { drawing, seedOfRun } from './support/chance.ts'
import { testInstallation } from './support/installation.ts'
import { openForFile } from './support/openForFile.ts'
import { oddValues, placesIn, samplesFor, withValue } from './support/samples.ts'
import { draws } from './support/scope.ts'

const garita = openForFile(testInstallation)
let here: string
beforeAll(async () => {
  here = await garita.condominium()
})

const { one } = drawing(seedOfRun)
const roles = ['super_admin', 'admin', 'resident', 'agent', 'supervisor', 'board'] as const

const tokens = new Map<UserRole, string>()
async function tokenOf(role: UserRole): Promise<string> {
  const known = tokens.get(role)
  if (known) return known
  const place = role === 'resident' ? { condominium: here, unit: '101' } : { assigned: [here] }
  const { token } = await garita.person({ user_role: role, ...(role === 'super_admin' ? {} : place) })
  tokens.set(role, token)
  return token
}

const usual = {
  ...{
    unit_number: '101',
    password: 'correct horse battery',
    email: 'ana@garita.test',
    time_zone: 'America/Mexico_City',
  },
  ...{ after: '', number: '+525512345678', said: 'Somebody took a bicycle', reason: 'theft' },
}

async function send(call: Call, role: UserRole, input: unknown) {
  const headers = { 'content-type': 'application/json', cookie: `garita_session=${await tokenOf(role)}` }
  const response = await garita.app.request(`/api/v1/${call.name}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(input),
  })
  // Some calls end the session of their caller.
  if (response.status === 401) tokens.delete(role)
  const code = /"code":"(\w+)"/.exec(await response.text())?.[1]
  return { status: response.status, code, unexpected: response.status === 500 || code === 'unexpected' }
}

interface Attempt {
  sample: unknown
  roles: readonly UserRole[]
  /** The contract takes the sample. */
  fits: boolean
}

async function attemptsAt(call: Call): Promise<readonly Attempt[]> {
  const attempts: Attempt[] = []
  for (const sample of samplesFor(call, { ...usual, condominium_id: here })) {
    const answers = await Promise.all(roles.map(async (role) => ({ role, ...(await send(call, role, sample)) })))
    const allowed = answers.filter(({ code }) => code !== 'signed_out' && code !== 'forbidden')
    const fits = allowed.some(({ status }) => status !== 422)
    if (allowed.length > 0) attempts.push({ sample, roles: allowed.map(({ role }) => role), fits })
  }
  return attempts.some(({ fits }) => fits) ? attempts.filter(({ fits }) => fits) : attempts
}

const asked = calls.map(({ call }) => call).filter((call) => !call.takes_file && !call.for_devices)

test('answers odd values in every field of every call with a refusal', async () => {
  const faults: string[] = []
  const reached = new Set<string>()
  for (const call of asked) {
    for (const { sample, roles, fits } of await attemptsAt(call)) {
      if (fits) reached.add(call.name)
      for (const path of placesIn(sample)) {
        for (const value of draws([one(oddValues)], oddValues)) {
          const { unexpected } = await send(call, one(roles), withValue(sample, path, value))
          if (unexpected) faults.push(`${call.name} ${path.join('.')} ${JSON.stringify(value)}`)
        }
      }
    }
  }
  expect(faults).toEqual([])
  // A sample that the contract refuses proves nothing about the database.
  expect(reached.size / asked.length).toBeGreaterThan(0.75)
})
