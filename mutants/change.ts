/** Describes a piece of a text and its replacement. */
export interface Change {
  readonly start: number
  readonly end: number
  readonly becomes: string
}

export const changed = (sql: string, { start, end, becomes }: Change) => sql.slice(0, start) + becomes + sql.slice(end)

export const said = (sql: string, { start, end, becomes }: Change) =>
  `«${sql.slice(start, end).replace(/\s+/g, ' ').slice(0, 90)}» → ${becomes}`
