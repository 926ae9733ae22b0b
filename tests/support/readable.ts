const drawn = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|\d{4}-\d\d-\d\dT[\d:.]+/gi

/** Removes ids and instants: their random digits may equal a unit or a telephone. */
export const withoutDrawn = (said: string): string => said.replace(drawn, '')
export const readable = (answer: unknown): string => withoutDrawn(JSON.stringify(answer))
