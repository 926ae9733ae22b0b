/** Where each value of a form is kept: a column, the details a gate sees, or the private ones. */
import { type AuthType, column_fields, fieldsOf, private_fields, type Values } from './kinds.ts'

type Column = (typeof column_fields)[number]

export function storedValues(type: AuthType, values: Values) {
  const given = fieldsOf(type)
    .map(([name]) => [name as string, values[name]] as const)
    .filter(([, value]) => value !== null && value !== undefined)
  const is_column = (name: string) => column_fields.some((column) => column === name)
  const pick = (wanted: (name: string) => boolean) =>
    JSON.stringify(Object.fromEntries(given.filter(([name]) => wanted(name))))
  const columns: Record<string, unknown> = Object.fromEntries(given.filter(([name]) => is_column(name)))
  if (type === 'vehicle') columns.name = `${values.brand} ${values.model}`
  return {
    column: Object.fromEntries(column_fields.map((name) => [name, textOrNull(columns[name])])) as Record<
      Column,
      string | null
    >,
    details: pick((name) => !is_column(name) && !private_fields.includes(name)),
    private_details: pick((name) => private_fields.includes(name)),
  }
}

function textOrNull(value: unknown): string | null {
  return value === undefined || value === null ? null : String(value)
}
