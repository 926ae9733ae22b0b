// @vitest-environment happy-dom
import { useState } from 'react'
import { expect, test } from 'vitest'
import { screen, show } from '../../../tests/support/show.tsx'

test('shows in a field the value that its component gives, not the typed one', async () => {
  const { user } = show(<Digits />)
  const field = screen.getByRole<HTMLInputElement>('textbox')
  await user.type(field, '1a')
  expect(field.value).toBe('1')
})

test('shows a switch as its component says while a confirmation is asked', async () => {
  const { user } = show(<input type="checkbox" checked={false} onChange={() => undefined} />)
  const box = screen.getByRole<HTMLInputElement>('checkbox')
  await user.click(box)
  expect(box.checked).toBe(false)
})

test('shows the chosen one of several options as their component says', async () => {
  const { user } = show(
    <>
      {['a', 'b'].map((value) => (
        <input key={value} type="radio" name="which" aria-label={value} checked={value === 'a'} readOnly />
      ))}
    </>,
  )
  await user.click(screen.getByRole('radio', { name: 'b' }))
  expect(screen.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked)).toEqual([true, false])
})

test('lets a choice change that sends two events, as in a browser', async () => {
  show(<Agree />)
  const box = screen.getByRole<HTMLInputElement>('checkbox')
  box.checked = true
  box.dispatchEvent(new Event('input', { bubbles: true }))
  await Promise.resolve()
  box.dispatchEvent(new Event('change', { bubbles: true }))
  await screen.findByText('agreed')
  expect(box.checked).toBe(true)
})

function Agree() {
  const [agreed, setAgreed] = useState(false)
  return (
    <label>
      <input type="checkbox" checked={agreed} onChange={({ currentTarget }) => setAgreed(currentTarget.checked)} />
      {agreed ? 'agreed' : null}
    </label>
  )
}

function Digits() {
  const [digits, setDigits] = useState('')
  return <input value={digits} onChange={({ currentTarget: { value } }) => setDigits(value.replace(/\D/g, ''))} />
}
