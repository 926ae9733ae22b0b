/** docs/devices.md explains every reason and every conflict that a device may hear, and shows the test code as it is. */

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { conflicts } from '../station/facts/gateEvents.ts'
import { readerTestCode } from '../station/facts/lookup.ts'
import { readerReasons } from '../station/facts/readerReasons.ts'

const page = readFileSync(new URL('../../../docs/devices.md', import.meta.url), 'utf8')
const rows = page.split('\n').filter((line) => line.startsWith('| `'))

test.each([...readerReasons, ...conflicts])('explains %s', (code) => {
  expect(rows.some((row) => row.split('|')[1]?.includes(`\`${code}\``))).toBe(true)
})

test('shows the test code of a device as text', () => {
  expect(page).toContain(`\`${readerTestCode}\``)
})
