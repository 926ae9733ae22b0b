/** Structured lines without personal data: codes, ids and times; whatever could name a person is cut out by name. */
import { type DestinationStream, pino } from 'pino'

export type Log = ReturnType<typeof openLog>

const personal = ['token', 'password', 'email', 'cookie', 'authorization', 'full_name', 'phone_number', 'id_document']

export function openLog(level: string, to?: DestinationStream) {
  const options = {
    level,
    base: null,
    redact: { paths: personal.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[removed]' },
    serializers: { err: describeError },
  }
  return to ? pino(options, to) : pino(options)
}

/** A mail server says whom it refused, and whoever retries a job keeps what was said. */
export const withoutAddresses = (said: string) => said.replace(/[^\s<>"'(),;:/]+@[^\s<>"'(),;:/]+/g, '[removed]')

/** A database error's detail quotes the row it refused, so only what names the fault is kept. */
function describeError(error: unknown) {
  if (!(error instanceof Error)) return { message: typeof error }
  const code = 'code' in error ? error.code : undefined
  const constraint = 'constraint' in error ? error.constraint : undefined
  const message = withoutAddresses(error.message).slice(0, 500)
  return { name: error.name, message, code, constraint, stack: withoutAddresses(error.stack ?? '') }
}
