import { expect, test } from 'vitest'
import { openLog } from './log.ts'

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
