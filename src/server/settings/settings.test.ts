import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { privateNetworks } from '../http/network.ts'
import { ownFolder, readSettings, type Settings, StartRefused } from './settings.ts'

const folder = mkdtempSync(join(tmpdir(), 'garita-settings-'))
const cert = join(folder, 'cert.pem')
const key = join(folder, 'key.pem')
writeFileSync(cert, '-----BEGIN CERTIFICATE-----\n')
writeFileSync(key, '-----BEGIN PRIVATE KEY-----\n')
afterAll(() => rmSync(folder, { recursive: true }))

const root = process.getuid?.() === 0
const secret = 'x'.repeat(32)
const database = 'postgresql://owner:pw@db/garita'
type Given = Record<string, string>

const read: [string, Given, Partial<Settings>][] = [
  ['nothing at all', {}, { port: 8080, host: null, secret: null, database_url: null, log_level: 'warn', tls: null }],
  [
    'an empty setting is an absent one',
    { PORT: '', SECRET: '  ', SMTP_URL: '' },
    { port: 8080, secret: null, smtp_url: null },
  ],
  ['a port', { PORT: '1' }, { port: 1 }],
  ['a folder becomes absolute', { DATA_DIR: 'somewhere' }, { data_folder: resolve('somewhere') }],
  [
    'an origin loses its slash',
    { PUBLIC_URL: 'https://garita.example.org/' },
    { public_url: 'https://garita.example.org' },
  ],
  ['a database', { DATABASE_URL: database, SECRET: secret }, { database_url: database, secret }],
  [
    'a mail server',
    { SMTP_URL: 'smtp://mail', MAIL_FROM: 'a@b.org' },
    { smtp_url: 'smtp://mail', mail_from: 'a@b.org' },
  ],
  ['a sender without a server', {}, { mail_from: 'Garita <garita@localhost>' }],
  [
    'yes',
    { TRUSTED_PROXY: 'YES', REQUIRE_SECOND_FACTOR: '1' },
    { trusted_proxy: privateNetworks, require_second_factor: true },
  ],
  ['no', { TRUSTED_PROXY: 'off', REQUIRE_SECOND_FACTOR: '0' }, { trusted_proxy: [], require_second_factor: false }],
  ['one proxy', { TRUSTED_PROXY: '1' }, { trusted_proxy: privateNetworks, proxy_hops: 1 }],
  ['a chain of proxies', { TRUSTED_PROXY: '3' }, { trusted_proxy: privateNetworks, proxy_hops: 3 }],
  [
    'proxies by name',
    { TRUSTED_PROXY: '10.0.0.0/8, FD00::7' },
    { trusted_proxy: ['10.0.0.0/8', 'fd00::7'], proxy_hops: null },
  ],
  ['nobody to tell', {}, { security_contact: null, trusted_proxy: [] }],
  ['somebody to tell', { SECURITY_CONTACT: 'mailto:a@b.org' }, { security_contact: 'mailto:a@b.org' }],
  ['a page to tell', { SECURITY_CONTACT: 'https://b.org/security' }, { security_contact: 'https://b.org/security' }],
  ['no assistant', {}, { assistant_webhook_url: null }],
  [
    'an assistant, as it is written',
    { ASSISTANT_WEBHOOK_URL: 'http://10.0.0.5:5678/webhook/garita?key=1' },
    { assistant_webhook_url: 'http://10.0.0.5:5678/webhook/garita?key=1' },
  ],
  [
    'a certificate is read',
    { TLS_CERT: cert, TLS_KEY: key },
    { tls: { cert: '-----BEGIN CERTIFICATE-----\n', key: '-----BEGIN PRIVATE KEY-----\n' }, tls_files: { cert, key } },
  ],
]

const refused: [string, Given, string][] = [
  ['a port that is none', { PORT: '99999' }, 'PORT is not a port'],
  ['no port at all', { PORT: '0' }, 'PORT is not a port'],
  ['a word for a port', { PORT: 'http' }, 'PORT is not a port'],
  ['a public address with a path', { PUBLIC_URL: 'https://example.org/garita' }, 'PUBLIC_URL is not the address'],
  [
    'another kind of database',
    { DATABASE_URL: 'mysql://db/garita', SECRET: secret },
    'DATABASE_URL is not an address like',
  ],
  [
    'several hosts',
    { DATABASE_URL: 'postgresql://garita:word@one.example,two.example:5432/garita', SECRET: secret },
    'DATABASE_URL names several hosts',
  ],
  [
    'several hosts in a parameter',
    { DATABASE_URL: 'postgresql://garita@/garita?host=one,two', SECRET: secret },
    'DATABASE_URL names several hosts',
  ],
  ['a password that is no address', { DATABASE_URL: 'postgresql://a:b/c@d:e/garita', SECRET: secret }, 'as %40'],
  ['a database without a secret', { DATABASE_URL: database }, 'SECRET is missing'],
  ['a way around nothing', { DATABASE_DIRECT_URL: database }, 'DATABASE_URL is missing'],
  ['a mail server without a sender', { SMTP_URL: 'smtp://mail' }, 'MAIL_FROM is missing'],
  ['a sender that is no address', { MAIL_FROM: 'Garita' }, 'MAIL_FROM holds no e-mail address'],
  ['a certificate alone', { TLS_CERT: cert }, 'TLS_KEY is missing'],
  ['a key alone', { TLS_KEY: key }, 'TLS_CERT is missing'],
  ['a certificate that is not there', { TLS_CERT: join(folder, 'none'), TLS_KEY: key }, 'cannot be read'],
  ['a short secret', { SECRET: 'short' }, 'SECRET is shorter than 32'],
  ['an assistant of another kind', { ASSISTANT_WEBHOOK_URL: 'file:///etc/passwd' }, 'ASSISTANT_WEBHOOK_URL is not an'],
  [
    'an assistant that is no address',
    { ASSISTANT_WEBHOOK_URL: 'chat' },
    'ASSISTANT_WEBHOOK_URL is not an address like',
  ],
  ['an assistant with a password', { ASSISTANT_WEBHOOK_URL: 'https://a:b@c.org' }, 'without user and password'],
  ['a bare address to tell', { SECURITY_CONTACT: 'a@b.org' }, 'SECURITY_CONTACT is neither mailto:'],
  ['an address of nobody', { SECURITY_CONTACT: 'mailto:b.org' }, 'SECURITY_CONTACT is neither mailto:'],
  ['a second line to tell', { SECURITY_CONTACT: 'https://b.org/a\nExpires: never' }, 'SECURITY_CONTACT is neither'],
  ['a page without TLS', { SECURITY_CONTACT: 'http://b.org' }, 'SECURITY_CONTACT is neither mailto:'],
  ['a proxy by its name', { TRUSTED_PROXY: 'proxy.example.org' }, 'TRUSTED_PROXY is neither yes nor no'],
  ['a proxy and a yes', { TRUSTED_PROXY: '10.0.0.1, 1' }, 'TRUSTED_PROXY is neither yes nor no'],
  ['a short token', { METRICS_TOKEN: 'short' }, 'METRICS_TOKEN is shorter than 16'],
  ['a short password', { DEMO_PASSWORD: 'short' }, 'DEMO_PASSWORD is shorter than 10'],
  ['too many proxies', { TRUSTED_PROXY: '10' }, 'TRUSTED_PROXY is neither yes nor no'],
  ['perhaps', { TRUSTED_PROXY: 'perhaps' }, 'TRUSTED_PROXY is neither yes nor no'],
  ['a level nobody knows', { LOG_LEVEL: 'loud' }, 'LOG_LEVEL is none of'],
]

test('lists in .env.example exactly the settings that the program reads', () => {
  const example = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8')
  const named = [...example.matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name)
  const source = readFileSync(new URL('./settings.ts', import.meta.url), 'utf8')
  const shape = source.slice(source.indexOf('const environmentShape'), source.indexOf('type Environment'))
  const read = [...shape.matchAll(/^ {2}([A-Z_]+):/gm)].map(([, name]) => name)
  expect(read.length).toBeGreaterThan(15)
  // Only the command that changes the secret reads this setting.
  const command = readFileSync(new URL('../../app/commands/rotateSecret.server.ts', import.meta.url), 'utf8')
  const byCommand = [...new Set([...command.matchAll(/environment\.([A-Z_]+)/g)].map(([, name]) => name))]
  expect(named.sort()).toEqual([...new Set([...read, ...byCommand])].sort())
})

describe('readSettings', () => {
  test.each(read)('%s', (_name, given, expected) => {
    expect(readSettings(given, { demo: false })).toMatchObject(expected)
  })

  test.each(refused)('refuses %s', (_name, given, words) => {
    const start = () => readSettings(given, { demo: false })
    expect(start).toThrow(StartRefused)
    expect(start).toThrow(words)
  })

  test('reports all wrong settings at once', () => {
    expect(() => readSettings({ PORT: 'x', LOG_LEVEL: 'y' }, { demo: false })).toThrow(/PORT .*\n.*LOG_LEVEL /)
  })

  test('gives the demo its own data folder', () => {
    expect(ownFolder(false, true)).toBe('/var/lib/garita')
    expect(ownFolder(true, true)).toBe('/var/lib/garita-demo')
    expect(ownFolder(true, false)).toBe('./data-demo')
    expect(readSettings({}, { demo: true }).data_folder).toBe(resolve(ownFolder(true, root)))
    expect(readSettings({ DATA_DIR: '/x' }, { demo: true }).data_folder).toBe(resolve('/x'))
  })
})
