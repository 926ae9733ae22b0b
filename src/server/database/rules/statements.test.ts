import { expect, test } from 'vitest'
import { preparedDatabase } from '../../../../tests/access/database.ts'
import { canChange } from './changedRules.ts'
import { rulesFiles } from './rules.ts'
import { statementOf, textsOf, writtenOut } from './statements.ts'

test('splits SQL where a statement ends, not within strings, bodies, names and comments', () => {
  expect(
    textsOf(`-- one; two
      select ';', 'it''s; so', ";" from a; -- three;
      ;do $x$ begin perform $$;$$; end $x$
    `),
  ).toEqual([`select ';', 'it''s; so', ";" from a`, 'do $x$ begin perform $$;$$; end $x$'])
})

test.each([
  ['create function access.me() returns uuid language sql as $$ select 1 $$', 'function access.me'],
  ['create view access.notices with (security_invoker) as select 1', 'relation access.notices'],
  ['create policy "their own" on sessions for select using (true)', 'policy their own on sessions'],
  [
    'create trigger t2 before insert or update of a, b on authorizations for each row execute function f()',
    'trigger t2 on authorizations',
  ],
])('names what a statement makes: %s', (text, name) => {
  expect(statementOf(text)).toMatchObject({ kind: 'made', name })
})

test.each([
  [
    'grant select (a, b), delete on sessions, one_time_tokens to garita_keeper',
    ['relation sessions', 'relation one_time_tokens'],
  ],
  [
    'grant execute on function access.me(), access.book(uuid, date) to garita_admin',
    ['function access.me', 'function access.book'],
  ],
  ['grant usage on schema public, access to garita_admin', ['schema public', 'schema access']],
])('names what a grant is about: %s', (text, on) => {
  expect(statementOf(text)).toMatchObject({ kind: 'grant', on })
})

test('nearly all rules can change alone', async () => {
  const database = await preparedDatabase()
  const client = await database.owner.connect()
  const texts = await writtenOut(client, rulesFiles())
  client.release()
  await database.close()
  expect(canChange(texts, texts)).toBe(true)
  const fixed = texts.map(statementOf).filter(({ kind }) => kind === 'fixed')
  expect(fixed.map(({ text }) => text.replace(/\$\$.*/s, '$$').trim())).toEqual([
    ...['do $', 'do $', 'drop schema if exists access cascade', 'create schema access'],
    ...['drop schema if exists guard cascade', 'create schema guard', 'do $', 'do $'],
  ])
})

test('an argument that is called language belongs to the head of its function', () => {
  const text = 'create function access.f(language text, more uuid) returns text language sql as $$ select 1 $$'
  expect(statementOf(text)).toMatchObject({ head: 'create function access.f(language text, more uuid) returns text ' })
})
