/** Structured lines without personal data: codes, ids and times; whatever could name a person is cut out by name. */
import { pino } from 'pino'

export type Log = ReturnType<typeof openLog>

const personal = ['token', 'password', 'email', 'cookie', 'authorization', 'full_name', 'phone_number', 'id_document']

export function openLog(level: string) {
  return pino({
    level,
    base: null,
    redact: { paths: personal.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[removed]' },
    serializers: { err: describeError },
  })
}

/** A database error's detail quotes the row it refused, so only what names the fault is kept. */
function describeError(error: unknown) {
  if (!(error instanceof Error)) return { message: typeof error }
  const code = 'code' in error ? error.code : undefined
  const constraint = 'constraint' in error ? error.constraint : undefined
  return { name: error.name, message: error.message.slice(0, 500), code, constraint, stack: error.stack }
}
