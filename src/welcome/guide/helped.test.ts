import { expect, test } from 'vitest'
import { guideAddresses, guideNames } from './guideAddresses.ts'
import { guides } from './guides.ts'

const screens = import.meta.glob<string>(['../../**/*Screen.tsx', '../../authorizations/kinds.ts'], {
  eager: true,
  query: '?raw',
  import: 'default',
})

test('contains every section that a screen links', () => {
  const known = guideNames.flatMap((name) => guides[name].map(({ anchor }) => `${guideAddresses[name]}#${anchor}`))
  const linked = Object.values(screens).flatMap((text) => text.match(/\/\w+-guide#[\w-]+/g) ?? [])
  expect(linked.length).toBeGreaterThanOrEqual(13)
  expect(linked.filter((address) => !known.includes(address))).toEqual([])
})
