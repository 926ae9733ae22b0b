import { type AuthType, columnFields, fieldsOf, privateFields, type Values } from './kinds.ts'

type Column = (typeof columnFields)[number]

export function storedValues(type: AuthType, values: Values) {
  const given = fieldsOf(type)
    .map(([name]) => [name as string, values[name]] as const)
    .filter(([, value]) => value !== null && value !== undefined)
  const isColumn = (name: string) => columnFields.some((column) => column === name)
  const pick = (wanted: (name: string) => boolean) =>
    JSON.stringify(Object.fromEntries(given.filter(([name]) => wanted(name))))
  const columns: Record<string, unknown> = Object.fromEntries(given.filter(([name]) => isColumn(name)))
  if (type === 'vehicle') columns.name = `${values.brand} ${values.model}`
  return {
    column: Object.fromEntries(columnFields.map((name) => [name, textOrNull(columns[name])])) as Record<
      Column,
      string | null
    >,
    details: pick((name) => !isColumn(name) && !privateFields.includes(name)),
    private_details: pick((name) => privateFields.includes(name)),
  }
}

function textOrNull(value: unknown): string | null {
  return value === undefined || value === null ? null : String(value)
}
