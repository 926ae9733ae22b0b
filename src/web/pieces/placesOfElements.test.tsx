// @vitest-environment happy-dom
import { useState } from 'react'
import { expect, test } from 'vitest'
import { screen, show } from '../../../tests/support/show.tsx'

test('does not turn a pressed button into the button of another answer', async () => {
  const { user } = show(<Question />)
  const stay = screen.getByRole('button', { name: 'Stay' })
  await user.click(stay)
  expect(screen.getByRole('button', { name: 'Save' })).not.toBe(stay)
  expect(stay.isConnected).toBe(false)
})

function Question() {
  const [asking, setAsking] = useState(true)
  if (asking) {
    return (
      <form>
        <p>Discard it?</p>
        <div>
          <button type="button" onClick={() => setAsking(false)}>
            Stay
          </button>
        </div>
      </form>
    )
  }
  return (
    <form>
      <p>Note</p>
      <p>Another note</p>
      <div>
        <button type="submit">Save</button>
      </div>
    </form>
  )
}
