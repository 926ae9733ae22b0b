/** Runs the product's handlers directly as some user, without HTTP, on a bench's database. */
import { calls } from '../../src/app/start/calls.server.ts'
import type { CallContext } from '../../src/server/calls/serve.ts'
import type { CallerDb, Question } from '../../src/server/database/callerDb.ts'
import type { Database } from '../../src/server/database/database.ts'
import { newKey, openKeyring } from '../../src/server/keys/keyring.ts'
import { hashOf } from '../../src/server/keys/tokens.ts'
import { readSettings } from '../../src/server/settings/settings.ts'
import { openLog } from '../../src/server/watch/log.ts'

const settings = readSettings({}, { demo: false })
const log = openLog('silent')
const keys = openKeyring(
  newKey(),
  { 'second factors': newKey(), 'web push': newKey(), 'visitor pages': newKey(), channels: newKey() },
  log,
)

/** The statements of a call, sent in one round trip. */
export type AskedFor = Pick<Question, 'statements' | 'by_index'>

export async function askAs(database: Database, token: string, name: string, input: unknown): Promise<AskedFor> {
  const served = calls.find(({ call }) => call.name === name)
  if (!served) throw new Error(`there is no ${name}`)
  const tokenHash = hashOf(token)
  const said: AskedFor[] = []
  const db = listening(database.callerDb({ token_hash: tokenHash }), said)
  const context: CallContext = {
    db,
    transaction: (work) => database.transaction({ token_hash: tokenHash }, work),
    stream: (shape, listed) => database.stream({ token_hash: tokenHash }, shape, listed),
    identity: database.callerDb({ system: 'identity' }),
    issuer: database.callerDb({ system: 'issuer' }),
    identityTransaction: (work) => database.transaction({ system: 'identity' }, work),
    token_hash: tokenHash,
    keepToken: () => undefined,
    browser_token: null,
    keepBrowser: () => undefined,
    station_token: null,
    keepStation: () => undefined,
    guest_token: null,
    keepGuest: () => undefined,
    request: {
      id: 'bench',
      address: 'bench',
      network: 'bench',
      origin: 'http://localhost',
      device: 'bench',
      language: 'es',
    },
    settings,
    keys,
    push: { public_key: '', mayReach: () => false },
    probes: {
      up_since: new Date(),
      live: { answers: async () => 1 },
      streams: () => 0,
      mail: { serverState: async () => 'none' },
      postgres: { version: '', fixed_in: null },
      backups: () => null,
    },
    log,
    watch: { see: () => undefined },
  }
  await served.run(input, context)
  const [only] = said
  if (!only || said.length !== 1) throw new Error(`${name}: one round trip was promised, ${said.length} were made`)
  return only
}

function listening(db: CallerDb, said: AskedFor[]): CallerDb {
  return {
    ...db,
    json(query) {
      said.push({ statements: [query] })
      return db.json(query)
    },
    answer(question) {
      said.push(question)
      return db.answer(question)
    },
  }
}
