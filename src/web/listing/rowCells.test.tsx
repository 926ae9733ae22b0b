// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { show } from '../../../tests/support/show.tsx'
import { Home } from './rowCells.tsx'

test('leaves no element, and so no gap in a row, for a home without a unit and a condominium', () => {
  show(
    <p data-row-line>
      <Home unit={null} />
    </p>,
  )
  expect(document.querySelector('[data-row-line]')?.childElementCount).toBe(0)
})
