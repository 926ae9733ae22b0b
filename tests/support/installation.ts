/** A real installation for a test file: its own database, the real calls, and people of every role made in one line. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { type Installation, openInstallation } from '../../src/app/start/installation.server.ts'
import { hashOf, newToken } from '../../src/server/keys/tokens.ts'
import { readSettings, type Settings } from '../../src/server/settings/settings.ts'
import type { Call, Input, Output } from '../../src/shared/contract.ts'
import { homeHeader } from '../../src/shared/homeAddress.ts'
import { newId } from '../../src/shared/ids.ts'
import type { ApprovalStatus, UserRole } from '../../src/shared/roles.ts'
import { databaseServer } from './databaseServer.ts'
import { templateName, testSecret, urlOf } from './databases.ts'
import { patientDatabase } from './patientDatabase.ts'

export type Answer<T> =
  | { ok: true; status: number; answer: T; response: Response }
  | {
      ok: false
      status: number
      code: string
      fields: { field: string; problem: string }[]
      state: string | undefined
      /** A form with an old revision gets the current values of the row. */
      now: unknown
      response: Response
    }

export interface TestPerson {
  id: string
  email: string
  token: string
  call<C extends Call>(call: C, input: Input<C>): Promise<Answer<Output<C>>>
}

export interface PersonFacts {
  user_role?: UserRole
  approval_status?: ApprovalStatus
  /** The person requests a unit that does not exist. */
  asks_in_vain?: boolean
  full_name?: string
  /** Null makes a person whom the administration vouched for. */
  email?: string | null
  username?: string
  confirmed?: boolean
  condominium?: string
  unit?: string
  /** Everyone moved in together, so no resident counts as a newcomer. */
  together?: boolean
  /** The condominiums that the person guards or runs. */
  assigned?: readonly string[]
}

/** An installation in this process, or a running program. */
export interface Answering {
  app: { request(path: string, how: RequestInit): Response | Promise<Response> }
}

/** An installation with a database connection, which can create people and condominiums. */
export interface Town extends Answering {
  readonly owner: pg.Pool
  person(facts?: PersonFacts): Promise<TestPerson>
  condominium(name?: string, more?: { listed?: boolean; invitation_code?: string }): Promise<string>
}

export interface TestInstallation extends Installation {
  readonly owner: pg.Pool
  readonly owner_url: string
  readonly settings: Settings
  readonly nobody: Pick<TestPerson, 'call'>
  person(facts?: PersonFacts): Promise<TestPerson>
  condominium(name?: string, more?: { listed?: boolean; invitation_code?: string }): Promise<string>
}

export interface TestOptions {
  environment?: NodeJS.ProcessEnv
  web_folder?: string
  device_questions_a_minute?: number
  strangers_a_minute?: number
  /** Fills an empty database, instead of the current migrations and rules. */
  fill?: (ownerUrl: string) => Promise<void>
  /** How long a call waits for a connection, where a test expects that it gets none. */
  connect_ms?: number
  /** For a command outside a test run; tests use the server of the run. */
  server_url?: string
}

let made = 0

export async function testInstallation(options: TestOptions = {}): Promise<TestInstallation> {
  const name = `garita_test_${process.pid}_${++made}_${Date.now().toString(36)}`
  const serverUrl = options.server_url ?? (await databaseServer())
  const admin = new pg.Client({ connectionString: serverUrl })
  await admin.connect()
  // PostgreSQL copies the files in half of the time that it takes to log each page.
  await admin.query(`create database ${name} template ${options.fill ? 'template0' : templateName} strategy file_copy`)
  await admin.end()

  const ownerUrl = urlOf(serverUrl, name)
  await options.fill?.(ownerUrl)
  const dataFolder = await mkdtemp(join(tmpdir(), 'garita-data-'))
  const settings = readSettings(
    { LOG_LEVEL: 'silent', DATA_DIR: dataFolder, SECRET: testSecret, ...options.environment },
    { demo: false },
  )
  const installation = await openInstallation({
    settings,
    owner_url: ownerUrl,
    public_url: 'http://garita.test',
    web_folder: options.web_folder ?? null,
    check_answers: true,
    ...patientDatabase,
    // Tests of concurrent calls send more writes than a person.
    writes_a_minute: Number.POSITIVE_INFINITY,
    strangers_a_minute: options.strangers_a_minute ?? Number.POSITIVE_INFINITY,
    ...(options.connect_ms ? { connect_ms: options.connect_ms } : {}),
    ...(options.device_questions_a_minute ? { device_questions_a_minute: options.device_questions_a_minute } : {}),
  })
  const owner = new pg.Pool({ connectionString: ownerUrl, max: 4 })
  owner.on('error', () => undefined)

  return {
    ...townOf(installation, owner),
    ...installation,
    get database() {
      return installation.database
    },
    owner_url: ownerUrl,
    settings,
    nobody: { call: (call, input) => ask(installation, call, input, null) },
    async close() {
      await installation.close()
      await owner.end()
      await rm(dataFolder, { recursive: true, force: true })
    },
  }
}

export const townOf = (answering: Answering, owner: pg.Pool) => ({
  app: answering.app,
  owner,
  person: (facts: PersonFacts = {}) => makePerson(answering, owner, facts),
  condominium: (called?: string, more?: { listed?: boolean; invitation_code?: string }) =>
    makeCondominium(owner, called, more),
})

const ofHomes = new Set(['people.create', 'people.change', 'people.addHome'])

/** A test may write into any home, so each unit counts as new. A test about existing units sets `new_unit` itself. */
function withNewUnit(name: string, input: unknown): unknown {
  const writes =
    ofHomes.has(name) &&
    typeof input === 'object' &&
    input !== null &&
    'unit_number' in input &&
    typeof input.unit_number === 'string'
  return writes ? { new_unit: true, ...input } : input
}

export async function ask<C extends Call>(
  { app }: Answering,
  call: C,
  input: unknown,
  token: string | null,
  home: string | null = null,
): Promise<Answer<Output<C>>> {
  const isFile = input instanceof Uint8Array
  const kind = isFile ? 'application/octet-stream' : 'application/json'
  const response = await app.request(`/api/v1/${call.name}`, {
    method: 'POST',
    headers: {
      'content-type': kind,
      ...(token ? { cookie: `garita_session=${token}` } : {}),
      ...(home ? { [homeHeader]: home } : {}),
    },
    body: isFile ? input.slice() : JSON.stringify(withNewUnit(call.name, input)),
  })
  const body = await response.json()
  if (response.ok) return { ok: true, status: response.status, answer: body, response }
  const { code, fields = [], state, now } = body.error
  return { ok: false, status: response.status, code, fields, state, now, response }
}

async function makePerson(installation: Answering, owner: pg.Pool, facts: PersonFacts): Promise<TestPerson> {
  const id = newId()
  const email = facts.email === undefined ? `${id}@garita.test` : facts.email
  const token = newToken()
  const status = facts.approval_status ?? 'approved'
  // The names of the staff of a condominium must differ.
  const isOfStaff = ['agent', 'supervisor', 'admin'].includes(facts.user_role ?? 'resident')
  await owner.query(
    `insert into profiles (id, full_name, email, user_role, approval_status, email_confirmed_at, vouched_at, username)
      values ($1, $2, $3, $4, $5, case when $3::text is not null then $6::timestamptz end, case when $3::text is null then $6::timestamptz end, $7)`,
    [
      id,
      facts.full_name ?? (isOfStaff ? `Ana Pérez ${id.slice(-8)}` : 'Ana Pérez'),
      email,
      facts.user_role ?? 'resident',
      status,
      facts.confirmed === false ? null : new Date(),
      facts.username ?? null,
    ],
  )
  await owner.query(
    `insert into sessions (id, token_hash, profile_id, device, expires_at) values ($1, $2, $3, 'test', now() + interval '1 day')`,
    [newId(), hashOf(token), id],
  )
  if (facts.condominium) {
    // A waiting person asks for an existing unit.
    if (status !== 'approved' && !facts.asks_in_vain)
      await owner.query(
        'insert into units (condominium_id, id, unit_number) values ($1, $2, $3) on conflict do nothing',
        [facts.condominium, newId(), facts.unit ?? '101'],
      )
    await owner.query(
      `insert into residences (condominium_id, id, profile_id, unit_number, since) values ($1, $2, $3, $4, case when $5 = 'approved' then coalesce(
        (select min(r.since) from residences r where $6 and r.condominium_id = $1 and r.unit_number = $4 and r.until is null), now()) end)`,
      [facts.condominium, newId(), id, facts.unit ?? '101', status, facts.together ?? false],
    )
  }
  for (const condominium of facts.assigned ?? []) {
    await owner.query('insert into assignments (condominium_id, profile_id) values ($1, $2)', [condominium, id])
  }
  return { id, email: email ?? '', token, call: (call, input) => ask(installation, call, input, token) }
}

async function makeCondominium(
  owner: pg.Pool,
  name = 'Los Encinos',
  more: { listed?: boolean; invitation_code?: string } = {},
): Promise<string> {
  const id = newId()
  await owner.query('insert into condominiums (id, name, listed, invitation_code) values ($1, $2, $3, $4)', [
    id,
    name,
    more.listed ?? true,
    more.invitation_code ?? newToken(),
  ])
  return id
}
