/** The access rules, statement by statement, each with what it makes in the catalogue. */
import type pg from 'pg'
import { type Token, tokensOf } from './sqlTokens.ts'

export type Statement = Made | Grant | Fixed

/** A function, a policy, a trigger or a view. */
export interface Made {
  readonly kind: 'made'
  readonly text: string
  /** As `madeIn` finds it in the catalogue: `policy own on sessions`. */
  readonly name: string
  readonly drop: string
  /** Of a function: its arguments and what it returns. With the same head, a new body replaces the old one in its place. */
  readonly head: string | null
}

interface Grant {
  readonly kind: 'grant'
  readonly text: string
  /** What it is about: `function access.me`, `relation sessions`. */
  readonly on: readonly string[]
}

/** Part of every whole application, and of no other. */
interface Fixed {
  readonly kind: 'fixed'
  readonly text: string
}

export function textsOf(sql: string): string[] {
  const tokens = tokensOf(sql)
  const ends = tokens.flatMap(({ word }, place) => (word === ';' ? [place] : []))
  return [...ends, tokens.length].flatMap((end, place) => {
    const first = tokens[place === 0 ? 0 : (ends[place - 1] ?? 0) + 1]
    const last = tokens[end - 1]
    return first && last && first.start < last.end ? [sql.slice(first.start, last.end)] : []
  })
}

/** A select of the rules makes statements: each of its rows is one or more of them. */
export async function writtenOut(client: pg.ClientBase, files: readonly string[]): Promise<string[]> {
  const texts: string[] = []
  for (const text of files.flatMap(textsOf)) {
    if (!/^(select|with)\b/i.test(text)) texts.push(text)
    else {
      const { rows } = await client.query<string[]>({ text, rowMode: 'array' })
      texts.push(...rows.flatMap(([made = '']) => textsOf(made)))
    }
  }
  return texts
}

export function statementOf(text: string): Statement {
  const tokens = tokensOf(text)
  const [first, second, third] = tokens
  if (first?.word === 'grant') return grantOf(text, tokens)
  if (first?.word !== 'create' || !third) return { kind: 'fixed', text }
  const name = nameAt(tokens, 2)
  if (second?.word === 'function') {
    const depths = depthsOf(tokens)
    const body = tokens.find(({ word }, place) => word === 'language' && depths[place] === 0)
    return {
      ...{ kind: 'made', text, name: `function ${said(name)}`, drop: `drop function if exists ${name} cascade` },
      head: text.slice(0, body?.start),
    }
  }
  if (second?.word === 'view') {
    return {
      kind: 'made',
      text,
      name: `relation ${said(name)}`,
      drop: `drop view if exists ${name} cascade`,
      head: null,
    }
  }
  if (second?.word === 'policy' || second?.word === 'trigger') {
    const table = nameAt(tokens, tokens.findIndex(({ word }, place) => place > 2 && word === 'on') + 1)
    return {
      ...{ kind: 'made', text, name: `${second.word} ${said(name)} on ${said(table)}` },
      ...{ drop: `drop ${second.word} if exists ${name} on ${table}`, head: null },
    }
  }
  return { kind: 'fixed', text }
}

/** What it is about stands between ON and TO. */
function grantOf(text: string, tokens: readonly Token[]): Statement {
  const depths = depthsOf(tokens)
  const outside = tokens.map(({ word }, place) => (depths[place] === 0 ? word : ''))
  const [on, to] = [outside.indexOf('on'), outside.indexOf('to')]
  const after = outside[on + 1] ?? ''
  if (['all', 'sequence', 'database', 'language', 'type'].includes(after)) return { kind: 'fixed', text }
  const kind = after === 'function' || after === 'schema' ? after : null
  const starts = outside.flatMap((word, place) => (place > on && place < to && word === ',' ? [place + 1] : []))
  const names = [kind ? on + 2 : on + 1, ...starts].map((start) => said(nameAt(tokens, start)))
  return { kind: 'grant', text, on: names.map((name) => `${kind ?? 'relation'} ${name}`) }
}

function depthsOf(tokens: readonly Token[]): number[] {
  let depth = 0
  return tokens.map(({ word }) => {
    if (word === ')') depth--
    return word === '(' ? depth++ : depth
  })
}

/** As it is written, with its schema. */
function nameAt(tokens: readonly Token[], place: number): string {
  const name = tokens[place]?.text ?? ''
  return tokens[place + 1]?.text === '.' ? `${name}.${nameAt(tokens, place + 2)}` : name
}

/** As the catalogue has it. */
const said = (name: string) =>
  name.replace(/"((?:[^"]|"")*)"|[^".]+/g, (word, quoted) => quoted?.replaceAll('""', '"') ?? word.toLowerCase())

export async function madeIn(client: pg.ClientBase): Promise<Set<string>> {
  const { rows } = await client.query<{ name: string }>(`
    with schemas (oid, said) as (
      select oid, case nspname when 'public' then '' else nspname || '.' end from pg_namespace
        where nspname in ('public', 'access', 'guard')
    )
    select concat('function ', said, proname) as name from pg_proc join schemas on schemas.oid = pronamespace
    union all select concat('relation ', said, relname) from pg_class join schemas on schemas.oid = relnamespace
    union all select concat('policy ', policyname, ' on ', tablename) from pg_policies where schemaname = 'public'
    union all select concat('trigger ', tgname, ' on ', relname) from pg_trigger join pg_class c on c.oid = tgrelid
      where not tgisinternal and relnamespace = 'public'::regnamespace`)
  return new Set(rows.map(({ name }) => name))
}
