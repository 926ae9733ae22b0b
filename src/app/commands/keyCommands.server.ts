import { parseArgs } from 'node:util'
import { readSettings, StartRefused } from '../../server/settings/settings.ts'
import { showCheckedFile } from './checkFile.server.ts'
import { showCheckedLog } from './checkLog.server.ts'
import { resetSecondFactor } from './resetSecondFactor.server.ts'
import { rotateKeys } from './rotateKeys.server.ts'
import { rotateSecret } from './rotateSecret.server.ts'
import { showLogin } from './showLogin.server.ts'

const usage = [
  'npm run rotate-secret                            a new secret; everything goes on',
  'npm run rotate-keys -- --all                     new pass keys for all condominiums, announced 72 hours ahead',
  'npm run rotate-keys -- "Los Encinos" --hours 24  for one, announced 24 hours ahead (24 to 168)',
  'npm run rotate-keys -- --all --compromised       at once: every code of before is red',
  'npm run reset-second-factor -- ana@example.org   takes a lost second factor away',
  'npm run login                                    the login that a connection pooler needs',
  'npm run check-log -- "Los Encinos" [codes …]     compares its access log with its seals, and with codes kept elsewhere',
  'npm run check-file -- proof.pdf https://…        asks an installation if it made this file, by its folio and hash',
  'With --demo each works on the demo.',
].join('\n')
const leastHours = 24
const mostHours = 168

export async function runCommand(name: string, args: string[], environment: NodeJS.ProcessEnv): Promise<string[]> {
  const { values, positionals } = read(args)
  const [subject, where, typed] = positionals
  // A stranger has no settings of an installation.
  if (name === 'check-file' && subject && where) return showCheckedFile(subject, where, typed)
  const settings = readSettings(environment, { demo: values.demo })
  if (name === 'rotate-secret') return rotateSecret(settings, environment)
  const [first, ...more] = positionals
  if (name === 'login' && first === undefined) return showLogin(settings)
  if (name === 'check-log' && first !== undefined) return showCheckedLog(settings, first, more)
  if (name === 'reset-second-factor' && first && more.length === 0) return resetSecondFactor(settings, first)
  const hours = Number(values.hours)
  const oneOrAll = more.length === 0 && (first !== undefined) !== values.all
  if (name !== 'rotate-keys' || !oneOrAll || !(hours >= leastHours && hours <= mostHours)) {
    throw new StartRefused(`Say one of:\n${usage}`)
  }
  return rotateKeys(settings, { condominium: first ?? null, compromised: values.compromised, hours: Math.floor(hours) })
}

function read(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        all: { type: 'boolean', default: false },
        compromised: { type: 'boolean', default: false },
        demo: { type: 'boolean', default: false },
        hours: { type: 'string', default: '72' },
      },
    })
  } catch {
    throw new StartRefused(`Say one of:\n${usage}`)
  }
}
