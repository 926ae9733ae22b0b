import { expect, test } from 'vitest'
import { openLog } from './log.ts'
import { plainLine, startLine } from './plainLines.ts'

test('removes addresses from the errors of a mail server', () => {
  const lines: string[] = []
  const log = openLog('info', { write: (line) => void lines.push(line) })
  const error = new Error('Recipients were rejected: 550 5.1.1 <ana.perez+casa@correo.mx>: User unknown')
  log.warn({ job: 'session.confirm', err: error, email: 'ana.perez@correo.mx' }, 'job failed')
  expect(lines.join()).toContain('550 5.1.1 <[removed]>: User unknown')
  expect(lines.join()).not.toMatch(/ana\.perez|correo\.mx/)
})

test('keeps the name, code and stack of an error', () => {
  const lines: string[] = []
  openLog('info', { write: (line) => void lines.push(line) }).error({ err: new Error('no such thing') }, 'unexpected')
  expect(JSON.parse(lines[0] ?? '').err).toMatchObject({
    message: 'no such thing',
    stack: expect.stringContaining('log.test.ts'),
  })
})

test('writes the time, the level in words and the version', () => {
  const lines: string[] = []
  openLog('info', { write: (line) => void lines.push(line) }).warn({ fault: 'busy' }, 'fault')
  expect(JSON.parse(lines[0] ?? '')).toEqual({
    level: 'warn',
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    fault: 'busy',
    msg: 'fault',
  })
})

test('writes plain lines for a person at a terminal', () => {
  const line = {
    level: 'warn',
    time: '2026-11-29T10:00:00.000Z',
    version: '1.0.0',
    fault: 'busy',
    times: 2,
    msg: 'fault',
  }
  expect(plainLine(JSON.stringify(line))).toBe('2026-11-29T10:00:00.000Z WARN  fault fault="busy" times=2\n')
  const failed = { ...line, err: { name: 'Error', message: 'no answer', stack: 'Error: no answer\n    at ask' } }
  expect(plainLine(JSON.stringify(failed))).toContain('times=2\nError: no answer\n    at ask\n')
})

test('writes the first line of the program with the fields of the log if no terminal reads it', () => {
  expect(startLine('Garita is ready', '1.0.0', true)).toBe('Garita is ready\n')
  expect(JSON.parse(startLine('Garita is ready', '1.0.0', false))).toEqual({
    level: 'info',
    time: expect.stringMatching(/Z$/),
    version: '1.0.0',
    msg: 'Garita is ready',
  })
})
