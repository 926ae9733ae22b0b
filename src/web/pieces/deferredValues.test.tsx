// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react'
import { useDeferredValue, useState } from 'react'
import { expect, test } from 'vitest'
import { screen, show } from '../../../tests/support/show.tsx'

test('draws the typed letter before the list that depends on it', async () => {
  const drawn: string[] = []
  show(<Found onDraw={(pair) => drawn.push(pair)} />)
  fireEvent.input(screen.getByRole('textbox'), { target: { value: 'a' } })
  await screen.findByText('found: a')
  expect(drawn).toEqual(['/', 'a/', 'a/a'])
})

function Found({ onDraw }: { onDraw: (pair: string) => void }) {
  const [typed, setTyped] = useState('')
  const searched = useDeferredValue(typed)
  onDraw(`${typed}/${searched}`)
  return (
    <>
      <input value={typed} onChange={({ currentTarget: { value } }) => setTyped(value)} />
      <p>found: {searched}</p>
    </>
  )
}
