// @vitest-environment happy-dom
/** The picture beside the pages before sign-in. */
import { expect, test } from 'vitest'
import { show } from '../../../tests/support/show.tsx'
import { GateScene } from './GateScene.tsx'

test('shows no pass that could be read as the real one beside it', () => {
  show(<GateScene />)
  expect(document.querySelector('.garita-scene')?.textContent).toBe('')
})
