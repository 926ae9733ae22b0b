import { type DestinationStream, pino, stdTimeFunctions } from 'pino'
import { version } from '../settings/version.ts'
import { plainLine } from './plainLines.ts'

export type Log = ReturnType<typeof openLog>

const personal = ['token', 'password', 'email', 'cookie', 'authorization', 'full_name', 'phone_number', 'id_document']

const terminal: DestinationStream = { write: (line) => void process.stdout.write(plainLine(line)) }

export function openLog(level: string, to?: DestinationStream) {
  const options = {
    level,
    base: { version },
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    redact: { paths: personal.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[removed]' },
    serializers: { err: describeError },
  }
  const shown = to ?? (process.stdout.isTTY ? terminal : null)
  return shown ? pino(options, shown) : pino(options)
}

/** A mail server's error names the recipient, and the error is stored with the job. */
export const withoutAddresses = (said: string) => said.replace(/[^\s<>"'(),;:/]+@[^\s<>"'(),;:/]+/g, '[removed]')

/** The detail of a database error quotes the row, so only the fields that name the fault are kept. */
function describeError(error: unknown) {
  if (!(error instanceof Error)) return { message: typeof error }
  const code = 'code' in error ? error.code : undefined
  const constraint = 'constraint' in error ? error.constraint : undefined
  const message = withoutAddresses(error.message).slice(0, 500)
  return { name: error.name, message, code, constraint, stack: withoutAddresses(error.stack ?? '') }
}
