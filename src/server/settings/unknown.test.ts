import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readSettings } from './settings.ts'
import { loadedFile } from './unknown.ts'

const folder = mkdtempSync(join(tmpdir(), 'garita-unknown-'))
afterAll(() => rmSync(folder, { recursive: true }))

function read(environment: NodeJS.ProcessEnv, lines: readonly string[] = []) {
  const file = join(folder, '.env')
  writeFileSync(file, lines.join('\n'))
  return readSettings(environment, { demo: false, file })
}

test.each([
  ['PUBLIC_URI=https://garita.example.org', 'PUBLIC_URL'],
  ['DATA_DR=/srv/garita', 'DATA_DIR'],
  ['BACKUPFOLDER=/mnt/backups', 'BACKUP_FOLDER'],
  ['smtp_url=smtps://mail.example.org', 'SMTP_URL'],
  ['GARITA_PUBLIC_URL=https://garita.example.org', 'PUBLIC_URL'],
  ['PORTS=8080', 'PORT'],
  ['GARITA_PORT=8080', 'PORT'],
])('refuses %s in .env and names the likely setting', (line, meant) => {
  const name = line.split('=')[0]
  const words = `${name} in ${join(folder, '.env')} is not a setting. Do you mean ${meant}?`
  expect(() => read({}, [line])).toThrow(words)
})

test('warns of a name in .env that resembles no setting, and of none that the system or Node reads', () => {
  expect(read({}, ['FAVORITE_COLOR=blue', 'TZ=America/Bogota', 'NODE_OPTIONS=--no-warnings']).doubts).toEqual([
    `FAVORITE_COLOR in ${join(folder, '.env')} is not a setting of Garita and is ignored.`,
  ])
})

test('accepts every name of .env.example, empty ones and those of the commands', () => {
  expect(read({}, ['PUBLIC_URI=', 'SECRET_FORMER=before', 'BACKUP_SECRET_KEY=AGE-SECRET-KEY-1']).doubts).toEqual([])
})

test('warns of a mistyped name in the environment, which other programs share', () => {
  expect(read({ PUBLIC_URI: 'https://garita.example.org', GARITA_DATA_DIR: '/srv' }).doubts).toEqual([
    'PUBLIC_URI in the environment is not a setting. Do you mean PUBLIC_URL?',
    'GARITA_DATA_DIR in the environment is not a setting. Do you mean DATA_DIR?',
  ])
  const others = {
    SHELL: '/bin/sh',
    HOSTS: 'a b',
    XDG_DATA_DIRS: '/usr/share',
    HOME_URL: 'https://a.org',
    SECRETS: 'x',
  }
  expect(read(others).doubts).toEqual([])
})

test.each([
  ['http://garita.example.org', true],
  ['http://203.0.113.7:8080', true],
  ['http://localhost:8080', false],
  ['http://garita.localhost', false],
  ['http://127.0.0.1:8080', false],
  ['http://[::1]:8080', false],
  ['https://garita.example.org', false],
])('warns for PUBLIC_URL=%s: %s', (address, warns) => {
  const doubts = read({ PUBLIC_URL: address }).doubts.join()
  expect(doubts.includes(`PUBLIC_URL is ${address}`)).toBe(warns)
})

test('reads the names of the file that Node loaded', () => {
  expect(loadedFile(['--no-warnings', '--env-file=/opt/garita/.env'])).toBe('/opt/garita/.env')
  expect(loadedFile([])).toBeNull()
})
