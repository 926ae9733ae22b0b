/** Log lines for a person at a terminal: time, level and message first, then the fields, then the stack of an error. */
import { z } from 'zod'

const shape = z.looseObject({ level: z.string(), time: z.string(), version: z.unknown(), msg: z.string().default('') })

export function plainLine(json: string): string {
  const { level, time, version: _, msg, err, ...fields } = shape.parse(JSON.parse(json))
  const pairs = Object.entries(fields).map(([name, value]) => `${name}=${JSON.stringify(value)}`)
  const { stack = '', message = '' } = z
    .looseObject({ stack: z.string().optional(), message: z.string().optional() })
    .catch({})
    .parse(err)
  return `${[time, level.toUpperCase().padEnd(5), msg, ...pairs].join(' ').trimEnd()}\n${message && `${stack || message}\n`}`
}

export function startLine(words: string, version: string, terminal: boolean): string {
  if (terminal) return `${words}\n`
  return `${JSON.stringify({ level: 'info', time: new Date().toISOString(), version, msg: words })}\n`
}
