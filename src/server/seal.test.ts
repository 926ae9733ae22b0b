/** What is sealed opens for its purpose in its installation, and for nothing else. */
import { expect, test } from 'vitest'
import { seal, unseal } from './seal.ts'
import { readSettings } from './settings.ts'

const installation = (secret: string) => readSettings({ SECRET: secret.repeat(32) }, { demo: false })
const ours = installation('a')
const secret = Buffer.from('ñandú')

test('opens where it was sealed', () => {
  const sealed = seal(ours, 'test', secret)
  expect(unseal(ours, 'test', sealed)).toEqual(secret)
  expect(sealed.includes(secret)).toBe(false)
  expect(seal(ours, 'test', secret)).not.toEqual(sealed)
})

test('stays shut for another purpose, another installation, and once a bit has changed', () => {
  const sealed = seal(ours, 'test', secret)
  expect(() => unseal(ours, 'other', sealed)).toThrow()
  expect(() => unseal(installation('b'), 'test', sealed)).toThrow()
  for (let place = 0; place < sealed.length; place++) {
    const changed = Buffer.from(sealed)
    changed[place] = (changed[place] ?? 0) ^ 1
    expect(() => unseal(ours, 'test', changed)).toThrow()
  }
})
