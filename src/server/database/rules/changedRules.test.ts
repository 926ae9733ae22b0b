/** Rules that change while others work: only what differs is touched, and the catalogue is that of a whole application. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type PreparedDatabase, preparedDatabase } from '../../../../tests/access/database.ts'
import { bringRules, catalogueOf, statementsIn } from '../../../../tests/support/appliedRules.ts'
import { type Chance, drawing, seedOfRun } from '../../../../tests/support/chance.ts'
import { testLoginPassword } from '../../../../tests/support/databases.ts'
import { draws, everything } from '../../../../tests/support/scope.ts'
import { statementOf, textsOf } from './statements.ts'

let database: PreparedDatabase
let today: string[]
beforeAll(async () => {
  database = await preparedDatabase()
  today = await statementsIn(database.owner)
  // The template's own login has grants in its copies, which a whole application takes away.
  await applyWhole(today)
})
afterAll(() => database.close())

const apply = (statements: readonly string[], migration?: string) =>
  bringRules({
    owner_url: database.owner_url,
    login_password: testLoginPassword,
    statements,
    ...(migration ? { migration } : {}),
  })

const changedInPart = { way: 'part', said: [] }

async function applyWhole(statements: readonly string[]): Promise<void> {
  await database.owner.query(`update guard_applied set statements = null, hash = 'of a former program'`)
  expect(await apply(statements)).toMatchObject({ way: 'whole' })
}

async function sameAsWhole(statements: readonly string[]): Promise<void> {
  const inPart = await catalogueOf(database.owner)
  await applyWhole(statements)
  expect(inPart).toEqual(await catalogueOf(database.owner))
}

/** What was not touched is the same object as before. */
async function objects(): Promise<Map<string, string>> {
  const { rows } = await database.owner.query<{ name: string; made: string }>(`
    select oid::regprocedure::text as name, oid::text as made from pg_proc where pronamespace = 'access'::regnamespace
    union all select concat_ws(' ', polname, 'on', polrelid::regclass), oid::text from pg_policy
    union all select concat_ws(' ', tgname, 'on', tgrelid::regclass), oid::text from pg_trigger where not tgisinternal
    union all select oid::regclass::text, oid::text from pg_class where relnamespace = 'access'::regnamespace`)
  return new Map(rows.map(({ name, made }) => [name, made]))
}

async function madeAnew(statements: readonly string[]): Promise<string[]> {
  const before = await objects()
  expect(await apply(statements)).toEqual(changedInPart)
  const after = await objects()
  return [...new Set([...before.keys(), ...after.keys()])].filter((name) => before.get(name) !== after.get(name)).sort()
}

/** Today's rules with one statement written otherwise. */
function edited(beginning: string, becomes: (text: string) => string): string[] {
  const found = today.filter((text) => text.startsWith(beginning))
  expect(found).toHaveLength(1)
  return today.flatMap((text) => (text === found[0] ? textsOf(becomes(text)) : [text]))
}

/** Today's rules with a function that answers one column more. */
const withEmails = () =>
  edited('create function access.rights_of(', (text) =>
    text
      .replace('home_condominium_ids uuid[])', 'home_condominium_ids uuid[], email text)')
      .replace("else '{}' end", "else '{}' end, p.email"),
  )

test('a new body takes the place of the old one, and nothing else is touched', async () => {
  const rules = edited('create function access.given_up(', (text) => text.replace('12', '13'))
  expect(await madeAnew(rules)).toEqual([])
  expect((await database.owner.query('select access.given_up(12) as twelve')).rows).toEqual([{ twelve: false }])
  await sameAsWhole(rules)
})

test.runIf(everything)(
  'a function that returns something else is made anew, with its grants and all that depends on it',
  async () => {
    await applyWhole(today)
    const wider = edited('create function access.time_to_answer(', (text) =>
      text.replace('returns interval', 'returns interval(6)'),
    )
    const anew = await madeAnew(wider)
    expect(anew).toContain('access.time_to_answer()')
    expect(anew.length).toBeGreaterThan(1)
    await sameAsWhole(wider)
    const more = withEmails()
    expect(await madeAnew(more)).toContain('access.rights_of(bytea[])')
    await sameAsWhole(more)
  },
)

test.runIf(everything)('a policy, a trigger, a view and a grant change alone', async () => {
  await applyWhole(today)
  const policy = edited('create policy own on sessions', (text) => text.replace('using (', 'using (true and '))
  expect(await madeAnew(policy)).toEqual(['own on sessions'])
  await sameAsWhole(policy)
  const trigger = edited('create trigger t2_keep_window ', (text) => text.replace('insert or update of', 'update of'))
  expect(await madeAnew(trigger)).toEqual(['own on sessions', 't2_keep_window on authorizations'])
  await sameAsWhole(trigger)
  const view = edited('create view access.notices ', (text) => text.replace('as told', 'as told_to'))
  expect(await madeAnew(view)).toEqual(['access.notices', 't2_keep_window on authorizations'])
  await sameAsWhole(view)
  const grant = edited('grant select, delete on unsent_messages', (text) => text.replace('select, delete', 'select'))
  expect(await madeAnew(grant)).toEqual(['access.notices'])
  await sameAsWhole(grant)
})

test.runIf(everything)('what is new is made, and what is gone is dropped', async () => {
  await applyWhole(today)
  const more = [
    ...today,
    'create function access.of_tomorrow(said_then text) returns text language sql as $$ select said_then $$',
    'grant execute on function access.of_tomorrow(text) to garita_resident',
    `create policy of_tomorrow on sessions for select to garita_gate using (access.of_tomorrow(device) = 'a')`,
  ]
  expect(await madeAnew(more)).toEqual(['access.of_tomorrow(text)', 'of_tomorrow on sessions'])
  await sameAsWhole(more)
  const argument = more.map((text) =>
    text.replace('(said_then text)', '(said_then varchar)').replace('tomorrow(text)', 'tomorrow(varchar)'),
  )
  expect(await madeAnew(argument)).toHaveLength(3)
  await sameAsWhole(argument)
  expect(await madeAnew(today)).toEqual(['access.of_tomorrow(character varying)', 'of_tomorrow on sessions'])
  await sameAsWhole(today)
})

test('a changed function waits for nobody, and a changed policy only for its own table', async () => {
  await applyWhole(today)
  const reader = await database.owner.connect()
  await reader.query('begin')
  const { rows } = await reader.query<{ one: string }>(
    `select tablename as one from pg_tables where schemaname = 'public' and tablename <> 'guard_applied'`,
  )
  for (const { one } of rows) await reader.query(`lock table ${one} in access share mode`)
  const body = edited('create function access.given_up(', (text) => text.replace('12', '13'))
  expect(await apply(body)).toEqual(changedInPart)
  await reader.query('rollback')
  await reader.query('begin')
  await reader.query('select from profiles')
  const policy = edited('create policy own on sessions', (text) => text.replace('using (', 'using (true and '))
  expect(await apply(policy)).toEqual(changedInPart)
  await reader.query('rollback')
  reader.release()
})

test('a table that a migration makes is closed, and the rules that stand stay', async () => {
  await applyWhole(today)
  const rules = edited('create policy own on sessions', (text) => text.replace('using (', 'using (true and '))
  const before = await objects()
  expect(await apply(rules, 'create table of_tomorrow (id uuid)')).toEqual(changedInPart)
  expect((await objects()).get('run on condominiums')).toBe(before.get('run on condominiums'))
  await sameAsWhole(rules)
  expect(await apply(rules, 'drop table of_tomorrow')).toMatchObject({ way: 'whole' })
})

test.runIf(everything).each([
  ['somebody changed them by hand', 'drop policy own on sessions'],
  ['a program that notes no statements applied them', 'update guard_applied set statements = null'],
  ['nothing is noted', 'delete from guard_applied'],
])('all rules are applied where %s', async (_, meanwhile) => {
  await applyWhole(today)
  await database.owner.query(meanwhile)
  const rules = edited('create policy own on sessions', (text) => text.replace('using (', 'using (true and '))
  expect(await apply(rules)).toEqual({ way: 'whole', said: [] })
})

test('all rules are applied where PostgreSQL refuses a part, and the reason is said', async () => {
  await applyWhole(today)
  // A note that is wrong about what is returned.
  await database.owner.query('update guard_applied set statements = $1', [
    withEmails().map((text) => text.replace('p.email\n', 'p.email \n')),
  ])
  const { way, said } = await apply(withEmails())
  expect({ way, said }).toEqual({ way: 'whole', said: [expect.stringContaining('cannot change return type')] })
})

test.runIf(everything)('changed roles and schemas are applied with everything else', async () => {
  await applyWhole(today)
  const rules = [...today, `do $$ begin perform 1; end $$`]
  expect(await apply(rules)).toEqual({ way: 'whole', said: [] })
  await applyWhole(today)
})

const rounds = draws(1, 150)

test.each(Array.from({ length: rounds }, (_, seed) => seed))(
  'drawn changes leave the same catalogue (%i)',
  async (seed) => {
    const draw = drawing(seedOfRun + seed)
    let rules = today
    for (let step = 0; step <= draw.random(6); step++) rules = changedAtRandom(rules, draw, `${seed}_${step}`)
    expect(await apply(rules)).toEqual({ way: expect.stringMatching('part|none'), said: [] })
    await sameAsWhole(rules)
  },
)

function changedAtRandom(rules: string[], draw: Chance, mark: string): string[] {
  const named = rules.map(statementOf).filter(({ kind }) => kind !== 'fixed')
  const { text, ...one } = draw.one(named)
  const becomes = (words: string) => rules.flatMap((each) => (each === text ? textsOf(words) : [each]))
  const last = [...rules.filter((each) => each !== text), text]
  if (one.kind === 'grant') {
    return draw.one([() => becomes(''), () => last, () => becomes(text.replace(/ to garita_\w+, /, ' to '))])()
  }
  if (one.kind === 'made' && one.name.startsWith('function ')) {
    const name = one.name.replace('function ', '')
    return draw.one([
      () => becomes(text.replace(/\$\$ ?/, `$$$$ -- ${mark}\n`)),
      () => becomes(text.replace('returns', 'returns ')),
      () => becomes(asOwner(text, one.head ?? '')),
      () => without(rules, name),
    ])()
  }
  return draw.one([
    () => becomes(one.kind === 'made' && /^(policy|trigger)/.test(one.name) ? '' : text),
    () => becomes(text.replace(/^create (policy|trigger) (\w+)/, `create $1 $2_${mark}`)),
    () => becomes(text.replace(/using \(/, 'using (true and ')),
    () => (text.startsWith('create view') ? rules : last),
  ])()
}

const asOwner = (text: string, head: string) =>
  / security definer /.test(text) ? text : `${head}security definer ${text.slice(head.length)}`

/** Whatever names it goes with it. */
function without(rules: string[], name: string): string[] {
  const gone = [name]
  if (rules.some((text) => statementOf(text).kind === 'fixed' && text.includes(name))) return rules
  let left = rules
  for (let length = -1; length !== left.length; ) {
    length = left.length
    left = left.filter((text) => {
      const one = statementOf(text)
      if (one.kind === 'fixed' || !gone.some((each) => new RegExp(`${each}\\b`).test(text))) return true
      if (one.kind === 'made' && one.name.startsWith('function ')) gone.push(one.name.replace('function ', ''))
      if (one.kind === 'made' && one.name.startsWith('relation ')) gone.push(one.name.replace('relation ', ''))
      return false
    })
  }
  return left
}
