// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { show } from '../../../tests/support/show.tsx'
import { GateScene } from './GateScene.tsx'

test('draws a pass without text, so that it cannot be confused with the real pass beside it', () => {
  show(<GateScene />)
  expect(document.querySelector('[data-scene]')?.textContent).toBe('')
})
