/** Reads filters from a screen's address. Without zod, which a screen needs only for a form. */

export const unreadable = Symbol('unreadable')

export type Reader<Value> = (written: unknown) => Value | typeof unreadable

// The value types differ between screens.
// biome-ignore lint/suspicious/noExplicitAny: a reader of any value is a reader.
export type Readers = Readonly<Record<string, Reader<any>>>
type ValueOf<R> = R extends (written: unknown) => infer Value ? Exclude<Value, typeof unreadable> : never
type Unset<Shape extends Readers> = {
  [Key in keyof Shape]: undefined extends ValueOf<Shape[Key]> ? Key : never
}[keyof Shape]

export type Read<Shape extends Readers> = { [Key in Exclude<keyof Shape, Unset<Shape>>]: ValueOf<Shape[Key]> } & {
  [Key in Unset<Shape>]?: ValueOf<Shape[Key]>
}
/** Undefined removes a filter. */
export type Changed<Shape extends Readers> = { [Key in keyof Shape]?: ValueOf<Shape[Key]> | undefined }

export function oneOf<const Value extends string>(values: readonly Value[]): Reader<Value | undefined>
export function oneOf<const Value extends string>(values: readonly Value[], otherwise: Value): Reader<Value>
export function oneOf(values: readonly string[], otherwise?: string): Reader<string | undefined> {
  return (written) => {
    if (written === undefined) return otherwise
    return values.find((value) => value === written) ?? unreadable
  }
}

const shaped =
  (fits: (text: string) => boolean): Reader<string | undefined> =>
  (written) => {
    if (written === undefined) return undefined
    return typeof written === 'string' && fits(written) ? written : unreadable
  }

export const anId = shaped((text) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text))

export const aDay = shaped((text) => {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const day = new Date(`${text}T00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
})

export const aText = shaped(() => true)

export const yesOrNo: Reader<boolean | undefined> = (written) =>
  written === undefined || typeof written === 'boolean' ? written : unreadable

export const aNumber =
  (least: number, most: number): Reader<number | undefined> =>
  (written) => {
    if (written === undefined) return undefined
    return Number.isInteger(written) && Number(written) >= least && Number(written) <= most
      ? Number(written)
      : unreadable
  }

/** The router reads digits as a number. */
export const searched: Reader<string> = (written) => {
  const text = written === undefined ? '' : String(written)
  return text.length <= 100 ? text : unreadable
}

/** Reads all filters, or their defaults if one cannot be read. */
export function readAll<Shape extends Readers>(shape: Shape, written: Readonly<Record<string, unknown>>): Read<Shape> {
  const read = (of: Readonly<Record<string, unknown>>) =>
    Object.entries(shape).map(([name, reader]) => [name, reader(of[name])] as const)
  const found = read(written)
  const known = found.some(([, value]) => value === unreadable) ? read({}) : found
  return Object.fromEntries(known.filter(([, value]) => value !== undefined)) as Read<Shape>
}
