/** Finds the calls whose contract answers a name, a document, a telephone, a plate or an e-mail. */
import { z } from 'zod'
import type { Call } from '../../src/shared/contract.ts'

interface Schema {
  $ref?: string
  type?: string
  properties?: Readonly<Record<string, Schema>>
  items?: Schema
  prefixItems?: readonly Schema[]
  additionalProperties?: Schema | boolean
  anyOf?: readonly Schema[]
  oneOf?: readonly Schema[]
  allOf?: readonly Schema[]
  $defs?: Readonly<Record<string, Schema>>
}

const ofPeople =
  /^(name|names|last_name|document|phones?|phone_number|telephone|plates?|vehicle_plate|email|who|host|by|subject|staying)$|(?<!gate|file|amenity|user)_name$/
/** The names in these fields are names of things, not of people. */
const things = new Set(['condominium', 'gate', 'amenity', 'places', 'amenities', 'devices', 'tablets', 'assigned'])

/** A file has no schema, so each download counts as personal. */
export const answersPeople = ({ kind, output }: Call): boolean => {
  if (kind === 'download') return true
  const schema = z.toJSONSchema(output, { unrepresentable: 'any' }) as Schema
  return hasPeople(schema, schema.$defs ?? {}, new Set())
}

function hasPeople(schema: Schema, defs: Readonly<Record<string, Schema>>, seen: ReadonlySet<string>): boolean {
  if (schema.$ref) {
    const to = defs[schema.$ref.split('/').at(-1) ?? '']
    return to !== undefined && !seen.has(schema.$ref) && hasPeople(to, defs, new Set([...seen, schema.$ref]))
  }
  const inner = [
    ...(schema.anyOf ?? []),
    ...(schema.oneOf ?? []),
    ...(schema.allOf ?? []),
    ...(schema.prefixItems ?? []),
    ...(schema.items ? [schema.items] : []),
    ...(typeof schema.additionalProperties === 'object' ? [schema.additionalProperties] : []),
  ]
  if (inner.some((one) => hasPeople(one, defs, seen))) return true
  return Object.entries(schema.properties ?? {}).some(
    ([field, of]) => !things.has(field) && ((ofPeople.test(field) && !isFigure(of)) || hasPeople(of, defs, seen)),
  )
}

const isFigure = ({ type }: Schema) => type === 'boolean' || type === 'integer'
