/** Inputs that fit a contract, made from its schema, and values that fit none. */
import { z } from 'zod'
import type { Call } from '../../src/shared/contract.ts'
import { newId } from '../../src/shared/ids.ts'

interface Schema {
  type?: string
  const?: unknown
  enum?: readonly unknown[]
  format?: string
  pattern?: string
  minimum?: number
  minLength?: number
  items?: Schema
  minItems?: number
  anyOf?: readonly Schema[]
  oneOf?: readonly Schema[]
  allOf?: readonly Schema[]
  properties?: Readonly<Record<string, Schema>>
  required?: readonly string[]
}

const texts = [
  ...[
    'Ana',
    '1',
    '12345',
    '101',
    '08:00',
    '2026-11-30',
    '2026-11-30T12:00:00Z',
    'ABC123',
    'ana@garita.test',
    '+525512345678',
  ],
  ...[
    'es',
    'America/Mexico_City',
    'https://garita.test/',
    'ab',
    '12345678',
    'ABCD-EFGH-JKLM',
    'a'.repeat(64),
    '0'.repeat(32),
    'x'.repeat(43),
  ],
]

const later = ['2026-12-01T12:00:00Z', '2026-12-01', '18:00']

/**
 * Makes an input with all fields, and one without each optional field, because some exclude each other. `given` has values by the name of
 * the field.
 */
export function samplesFor({ input }: Call, given: Readonly<Record<string, unknown>>): readonly unknown[] {
  const schema = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as Schema
  const whole = sampleOf(schema, given, '')
  if (typeof whole !== 'object' || whole === null) return [whole]
  const optional = Object.keys(whole).filter((field) => !schema.required?.includes(field))
  const without = (fields: readonly string[]) =>
    Object.fromEntries(Object.entries(whole).filter(([field]) => !fields.includes(field)))
  return [whole, ...(optional.length > 0 ? [without(optional)] : []), ...optional.map((field) => without([field]))]
}

function sampleOf(schema: Schema, given: Readonly<Record<string, unknown>>, name: string): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  const one = (schema.anyOf ?? schema.oneOf)?.find(({ type }) => type !== 'null') ?? schema.allOf?.[0]
  if (one) return sampleOf(one, given, name)
  if (name in given) return given[name]
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([field, of]) => [field, sampleOf(of, given, field)]),
      )
    case 'array':
      return Array.from({ length: schema.minItems || 1 }, () => sampleOf(schema.items ?? {}, given, name))
    case 'boolean':
      return true
    case 'integer':
    case 'number':
      return Math.max(1, schema.minimum ?? 1)
    case 'string':
      return textOf(schema, name === 'until' ? [...later, ...texts] : texts)
    default:
      return null
  }
}

function textOf({ format, pattern, minLength = 0 }: Schema, from: readonly string[]): string {
  if (format === 'uuid') return newId()
  const fits = (text: string) => text.length >= minLength && (!pattern || new RegExp(pattern, 'u').test(text))
  return from.find(fits) ?? 'a'.repeat(Math.max(1, minLength))
}

export type Path = readonly (string | number)[]

/** Lists the paths of all leaf values of an input. */
export function placesIn(value: unknown, at: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [at]
  return Object.entries(value).flatMap(([field, inner]) =>
    placesIn(inner, [...at, Array.isArray(value) ? Number(field) : field]),
  )
}

export function withValue(value: unknown, [field, ...rest]: Path, put: unknown): unknown {
  if (field === undefined) return put
  if (Array.isArray(value)) return value.map((one, at) => (at === field ? withValue(one, rest, put) : one))
  const record = value as Record<string, unknown>
  return { ...record, [field]: withValue(record[String(field)], rest, put) }
}

export const oddValues: readonly unknown[] = [
  ...[
    '',
    ' ',
    '\0',
    'a\0b',
    '\ud800',
    '\u202e',
    '%',
    '_',
    '\\',
    "'",
    '"',
    '{}',
    '[]',
    'null',
    'NaN',
    'infinity',
    '-infinity',
    'now',
    'today',
  ],
  ...[
    '0',
    '-1',
    '1e999',
    '99999999999999999999',
    '0000-01-01',
    '9999-12-31',
    '10000-01-01',
    '2026-02-30',
    '2026-11-30',
    '24:00',
    '25:61',
  ],
  ...[
    '2026-11-30T12:00:00',
    '2026-11-30T12:00:00Z',
    '0000-01-01T00:00:00Z',
    '9999-12-31T23:59:59Z',
    '2026-13-01T00:00:00Z',
    '12026-01-01T00:00:00Z',
  ],
  ...[
    '00000000-0000-0000-0000-000000000000',
    'ffffffff-ffff-ffff-ffff-ffffffffffff',
    '01980000-0000-7000-8000-00000000000',
    "'; select 1 --",
  ],
  ...['2026-11-30T12:00:00Z 01980000-0000-7000-8000-000000000001', ',', ' , ', 'á', 'ñ', '🙂', 'x'.repeat(5_000)],
  ...[null, true, false, 0, -1, 1.5, 2_147_483_648, 9_007_199_254_740_992, 1e308, [], {}, [null], { a: 1 }],
]
