// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { screen, show } from '../../../../tests/support/show.tsx'
import { UnitSelect } from './UnitSelect.tsx'

const units = ['ENCINO-15', 'ENCINO-5', 'ENCINO-50', 'ROBLE-5']

function Choose({ atOnce = false }: { atOnce?: boolean }) {
  const [unit, setUnit] = useState('')
  return (
    <>
      <UnitSelect
        label="Unit"
        nothingFoundMessage="No unit matches"
        {...{ units, chooseAtOnce: atOnce }}
        value={unit}
        onChange={setUnit}
      />
      <button type="button">Next</button>
      <p>chosen: {unit || 'none'}</p>
    </>
  )
}

const box = <Kind extends HTMLElement>() => screen.getByRole<Kind>('combobox', { name: 'Unit' })
const offered = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)

test('offers the matching units, nearest first', async () => {
  const { user } = show(<Choose />)
  await user.type(box(), 'encino 5')
  expect(offered()).toEqual(['ENCINO-5', 'ENCINO-50'])
  await user.click(screen.getByRole('option', { name: 'ENCINO-5' }))
  await screen.findByText('chosen: ENCINO-5')
  expect(box<HTMLInputElement>().value).toBe('ENCINO-5')
})

function Late() {
  const [unit, setUnit] = useState('')
  const [here, setHere] = useState<readonly string[]>([])
  return (
    <>
      <UnitSelect label="Unit" nothingFoundMessage="No unit matches" units={here} value={unit} onChange={setUnit} />
      <button type="button" onClick={() => setHere(units)}>
        Load
      </button>
      <p>chosen: {unit || 'none'}</p>
    </>
  )
}

test.each([
  ['encino5', 'ENCINO-5'],
  ['5', 'none'],
])('selects a unit that was typed before the units loaded, if the text names one: %s, %s', async (typed, chosen) => {
  const { user } = show(<Late />)
  await user.type(box(), typed)
  await user.click(screen.getByRole('button', { name: 'Load' }))
  await screen.findByText(`chosen: ${chosen}`)
  expect(box<HTMLInputElement>().value).toBe(chosen === 'none' ? typed : chosen)
})

test('keeps a unit that the loaded units named when the user presses it in the open list', async () => {
  const { user } = show(<Late />)
  await user.type(box(), 'encino5')
  fireEvent.click(screen.getByRole('button', { name: 'Load' }))
  await screen.findByText('chosen: ENCINO-5')
  await user.click(screen.getByRole('option', { name: 'ENCINO-5' }))
  expect(screen.getByText('chosen: ENCINO-5')).toBeTruthy()
  expect(box<HTMLInputElement>().value).toBe('ENCINO-5')
  // A later press takes the choice back, as in every list.
  await user.click(box())
  await user.click(screen.getByRole('option', { name: 'ENCINO-5' }))
  await screen.findByText('chosen: none')
})

test('selects a unit on leaving only if its name is complete', async () => {
  const { user } = show(<Choose />)
  await user.type(box(), '5')
  await user.click(screen.getByRole('button', { name: 'Next' }))
  expect(screen.getByText('chosen: none')).toBeTruthy()
  await user.clear(box())
  await user.type(box(), 'encino5')
  await user.click(screen.getByRole('button', { name: 'Next' }))
  await screen.findByText('chosen: ENCINO-5')
})

test('selects the best match on Enter and sends no form without a unit', async () => {
  const sent: string[] = []
  const { user } = show(
    <form
      onSubmit={(event) => {
        event.preventDefault()
        sent.push('sent')
      }}
    >
      <Choose />
    </form>,
  )
  await user.type(box(), '5{Enter}')
  expect([screen.getByText('chosen: none') !== null, sent]).toEqual([true, []])
  await user.clear(box())
  await user.type(box(), '15{Enter}')
  await screen.findByText('chosen: ENCINO-15')
  expect(sent).toEqual([])
})

test('clears the choice when the user types again', async () => {
  const { user } = show(<Choose />)
  await user.type(box(), 'encino 5')
  await user.click(screen.getByRole('option', { name: 'ENCINO-5' }))
  await user.clear(box())
  await user.type(box(), 'roble 5')
  await user.click(screen.getByRole('button', { name: 'Next' }))
  await screen.findByText('chosen: ROBLE-5')
})

test('selects an unambiguous unit during typing where the form continues below', async () => {
  const { user } = show(<Choose atOnce />)
  await user.type(box(), 'encino 5')
  expect([screen.queryByText('chosen: none') !== null, offered()]).toEqual([true, ['ENCINO-5', 'ENCINO-50']])
  await user.type(box(), '0')
  await screen.findByText('chosen: ENCINO-50')
  expect([box<HTMLInputElement>().value, box().getAttribute('aria-expanded')]).toEqual(['ENCINO-50', 'false'])
  await user.clear(box())
  await user.type(box(), 'enc')
  expect(offered()).toHaveLength(3)
})
