import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { z } from 'zod'
import { isNetwork, privateNetworks } from '../http/network.ts'
import type { Certificate } from '../http/renewal.ts'
import { databaseAddress, isContact, isOrigin, isPlainHttp, isWebAddress, listOf, origins } from './addresses.ts'
import { loadedFile, unknownSettings } from './unknown.ts'

/** The program cannot start. The message names the fault, the setting and the remedy. */
export class StartRefused extends Error {
  override name = 'StartRefused'
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

export interface Settings {
  port: number
  /** The number of processes that answer calls; null chooses by the machine. */
  workers: number | null
  /** Null listens on all addresses of the machine. */
  host: string | null
  data_folder: string
  public_url: string | null
  database_url: string | null
  database_direct_url: string | null
  smtp_url: string | null
  mail_from: string
  tls: Certificate | null
  /** The paths of its files, which may be renewed. */
  tls_files: Certificate | null
  secret: string | null
  /** Distinguishes this installation from others under the same address. */
  cell: string
  /** Networks of proxies whose forwarding headers are trusted. */
  trusted_proxy: readonly string[]
  /** The number of chained proxies; null if the networks name each. */
  proxy_hops: number | null
  push_services: readonly string[]
  /** Private networks that webhooks of condominiums may reach. */
  webhook_networks: readonly string[]
  assistant_webhook_url: string | null
  metrics_token: string | null
  /** Where to report a vulnerability: a mailto: or https: address. */
  security_contact: string | null
  require_second_factor: boolean
  /** A stopping program continues to answer for this long, so that balancers notice first. */
  drain_seconds: number
  backup_folder: string | null
  backup_hour: number
  backup_keep: number
  demo_url: string | null
  demo: boolean
  demo_password: string | null
  log_level: (typeof logLevels)[number]
  /** Warnings about accepted settings that are probably wrong. */
  doubts: readonly string[]
}

const yes = ['1', 'true', 'yes', 'on']
const no = ['0', 'false', 'no', 'off']
const mostWorkers = 64
const chains = ['2', '3', '4', '5', '6', '7', '8', '9']

const text = z.string().nullable().default(null)
const secretText = (shortest: number, advice: string) =>
  z.string().min(shortest, `is shorter than ${shortest} characters. ${advice}`).nullable().default(null)
const yesOrNo = z
  .string()
  .toLowerCase()
  .refine((word) => yes.includes(word) || no.includes(word), 'is neither yes nor no. Write 1 or 0.')
  .transform((word) => yes.includes(word))
  .default(false)
const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .refine((written) => /^\d{1,4}$/.test(written) && Number(written) >= least && Number(written) <= most, {
      error: `is not a number from ${least} to ${most}`,
    })
    .transform(Number)
const address = (schemes: string[], example: string) =>
  z
    .string()
    .refine((written) => schemes.includes(written.split('://')[0] ?? ''), `is not an address like ${example}`)
    .nullable()
    .default(null)
const webAddress = (example: string) =>
  text.refine(
    (written) => written === null || isWebAddress(written),
    `is not an address like ${example}, without user and password`,
  )

const environmentShape = z.object({
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, 'is not a port. Write a number from 1 to 65535, for example 8080.')
    .transform(Number)
    .refine((port) => port >= 1 && port <= 65535, 'is not a port. Write a number from 1 to 65535, for example 8080.')
    .default(8080),
  WORKERS: z
    .string()
    .toLowerCase()
    .refine(
      (written) =>
        written === 'auto' || (/^\d{1,2}$/.test(written) && Number(written) >= 1 && Number(written) <= mostWorkers),
      `is neither auto nor a number from 1 to ${mostWorkers}`,
    )
    .transform((written) => (written === 'auto' ? null : Number(written)))
    .optional(),
  HOST: text,
  DATA_DIR: text,
  PUBLIC_URL: z
    .string()
    .refine(isOrigin, 'is not the address people open, without a path, for example https://garita.example.org')
    .transform((written) => new URL(written).origin)
    .nullable()
    .default(null),
  DATABASE_URL: databaseAddress(),
  DATABASE_DIRECT_URL: databaseAddress(),
  SMTP_URL: address(['smtp', 'smtps'], 'smtps://user:password@mail.example.org:465'),
  MAIL_FROM: z
    .string()
    .includes('@', { error: 'holds no e-mail address. Write for example Garita <garita@example.org>' })
    .nullable()
    .default(null),
  TLS_CERT: text,
  TLS_KEY: text,
  CELL: z
    .string()
    .regex(/^c\d{1,4}$/, 'is not the name of a cell. Write c and a number, for example c7.')
    .default('c0'),
  SECRET: secretText(32, 'Make one with: openssl rand -base64 48'),
  TRUSTED_PROXY: z
    .string()
    .toLowerCase()
    .transform((written) => written.split(',').map((one) => one.trim()))
    .refine(
      (all) => all.every(isNetwork) || (all.length === 1 && [...yes, ...no, ...chains].includes(all[0] ?? '')),
      'is neither yes nor no nor a number of proxies up to 9 nor a list of networks. Write 1 or 0, or for example 10.0.0.0/8, 192.0.2.7',
    )
    .transform(([first = '', ...more]) => {
      if (isNetwork(first)) return { networks: [first, ...more], hops: null }
      const hops = yes.includes(first) ? 1 : chains.includes(first) ? Number(first) : 0
      return { networks: hops > 0 ? privateNetworks : [], hops }
    })
    .default({ networks: [], hops: 0 }),
  PUSH_SERVICES: origins('is not a list like https://push.example.org, with commas between').default([]),
  WEBHOOK_NETWORKS: listOf(isNetwork, 'is not a list of networks like 10.20.0.0/16, 192.168.1.7').default([]),
  ASSISTANT_WEBHOOK_URL: webAddress('https://assistant.example.org/ask'),
  METRICS_TOKEN: secretText(16, 'Make one with: openssl rand -hex 24'),
  SECURITY_CONTACT: z
    .string()
    .refine(isContact, 'is neither mailto:security@example.org nor an address like https://example.org/security')
    .nullable()
    .default(null),
  DEMO_URL: webAddress('https://demo.example.org'),
  REQUIRE_SECOND_FACTOR: yesOrNo,
  DRAIN_SECONDS: z
    .string()
    .regex(/^\d{1,2}$/, 'is not a number of seconds from 0 to 99.')
    .transform(Number)
    .nullable()
    .default(null),
  BACKUP_FOLDER: text,
  BACKUP_HOUR: wholeNumber(0, 23).default(3),
  BACKUP_KEEP: wholeNumber(2, 366).default(14),
  DEMO_PASSWORD: secretText(10, 'The accounts of the demo take passwords of at least 10 characters, like all others.'),
  LOG_LEVEL: z.enum(logLevels, { error: `is none of ${logLevels.join(', ')}` }).default('warn'),
})
type Environment = z.infer<typeof environmentShape>

const ofCommands = ['SECRET_FORMER', 'BACKUP_SECRET_KEY']
const names = [...Object.keys(environmentShape.shape), ...ofCommands]

/** `file` contains only Garita's settings; by default the one that Node loaded. */
export function readSettings(
  environment: NodeJS.ProcessEnv,
  options: { demo: boolean; file?: string | null },
): Settings {
  const { mistyped, doubtful } = unknownSettings(environment, names, options.file ?? loadedFile())
  if (mistyped.length > 0) throw new StartRefused(mistyped.join('\n'))
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()))
  const read = environmentShape.safeParse(given)
  if (!read.success) {
    throw new StartRefused(read.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join('\n'))
  }
  const from = read.data
  refuseWhatDoesNotFit(from)
  return {
    port: from.PORT,
    workers: from.WORKERS === undefined ? (options.demo ? 1 : null) : from.WORKERS,
    host: from.HOST,
    data_folder: resolve(from.DATA_DIR ?? ownFolder(options.demo, process.getuid?.() === 0)),
    public_url: from.PUBLIC_URL,
    database_url: from.DATABASE_URL,
    database_direct_url: from.DATABASE_DIRECT_URL,
    smtp_url: from.SMTP_URL,
    mail_from: from.MAIL_FROM ?? 'Garita <garita@localhost>',
    tls: certificate(from),
    tls_files: from.TLS_CERT && from.TLS_KEY ? { cert: from.TLS_CERT, key: from.TLS_KEY } : null,
    secret: from.SECRET,
    trusted_proxy: from.TRUSTED_PROXY.networks,
    proxy_hops: from.TRUSTED_PROXY.hops,
    cell: from.CELL,
    push_services: from.PUSH_SERVICES,
    webhook_networks: from.WEBHOOK_NETWORKS,
    assistant_webhook_url: from.ASSISTANT_WEBHOOK_URL,
    metrics_token: from.METRICS_TOKEN,
    security_contact: from.SECURITY_CONTACT,
    require_second_factor: from.REQUIRE_SECOND_FACTOR,
    // With the embedded database no other program could answer meanwhile.
    drain_seconds: from.DRAIN_SECONDS ?? (from.DATABASE_URL === null ? 0 : 5),
    backup_folder: from.BACKUP_FOLDER === null ? null : resolve(from.BACKUP_FOLDER),
    backup_hour: from.BACKUP_HOUR,
    backup_keep: from.BACKUP_KEEP,
    demo_url: from.DEMO_URL,
    demo: options.demo,
    demo_password: from.DEMO_PASSWORD,
    log_level: from.LOG_LEVEL,
    doubts: [...doubtful, ...plainAddress(from.PUBLIC_URL)],
  }
}

// Some networks at home and at work have no TLS: a refusal would close a gate that works.
function plainAddress(publicUrl: string | null): string[] {
  if (publicUrl === null || !isPlainHttp(publicUrl)) return []
  return [
    `PUBLIC_URL is ${publicUrl}, without TLS: passwords cross the network in clear, and browsers give no camera, notices and offline work. Set up TLS (docs/operations.md), then write https://.`,
  ]
}

// PostgreSQL refuses root, and its user cannot enter root's own folders, so root gets a place that both can enter.
export function ownFolder(demo: boolean, root: boolean): string {
  return (root ? '/var/lib/garita' : './data') + (demo ? '-demo' : '')
}

function refuseWhatDoesNotFit(from: Environment): void {
  const needs = (wanted: keyof Environment, because: keyof Environment, why: string) => {
    if (from[because] !== null && from[wanted] === null) {
      throw new StartRefused(`${wanted} is missing. ${because} is set, and ${why}`)
    }
  }
  needs('MAIL_FROM', 'SMTP_URL', 'every message needs a sender, for example MAIL_FROM="Garita <garita@example.org>".')
  needs(
    'SECRET',
    'DATABASE_URL',
    'all programs on that database must share one. Make it once with: openssl rand -base64 48',
  )
  needs('DATABASE_URL', 'DATABASE_DIRECT_URL', 'it only adds the way around a connection pooler to DATABASE_URL.')
  if (from.BACKUP_FOLDER !== null && from.DATABASE_URL !== null) {
    throw new StartRefused(
      'BACKUP_FOLDER is for the embedded database. Back up the PostgreSQL of DATABASE_URL with pg_dump or the tools of its provider.',
    )
  }
  needs('TLS_KEY', 'TLS_CERT', 'a certificate works only with its private key. Set both, or neither.')
  needs('TLS_CERT', 'TLS_KEY', 'a private key works only with its certificate. Set both, or neither.')
}

function certificate(from: Environment): Settings['tls'] {
  if (from.TLS_CERT === null || from.TLS_KEY === null) return null
  return { cert: pem('TLS_CERT', from.TLS_CERT), key: pem('TLS_KEY', from.TLS_KEY) }
}

function pem(name: string, path: string): string {
  const content = readOrRefuse(name, path)
  if (!content.includes('-----BEGIN ')) {
    throw new StartRefused(`${name} names ${path}, which is not a PEM file. It must begin with -----BEGIN …-----.`)
  }
  return content
}

function readOrRefuse(name: string, path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (reason) {
    throw new StartRefused(`${name} names ${path}, which cannot be read. Check the path and who may read the file.`, {
      cause: reason,
    })
  }
}
