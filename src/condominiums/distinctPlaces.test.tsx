// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { screen, serve, show } from '../../tests/support/show.tsx'
import { useDistinctPlaces } from './distinctPlaces.web.ts'

const places = (...names: string[]) =>
  names.map((name, at) => ({ id: `01980000-0000-7000-8000-00000000000${at}`, name }))

function Places({ of }: { of: ReturnType<typeof places> }) {
  return useDistinctPlaces(of).map(({ id, name }) => <p key={id}>{name}</p>)
}

test('shows the addresses of condominiums with the same name', async () => {
  const alike = places('Los Encinos', 'Los Encinos')
  serve(() => alike.map((place, at) => ({ ...place, hint: at ? 'Celaya' : 'Querétaro' })))
  show(<Places of={alike} />)
  await screen.findByText('Los Encinos · Querétaro')
  await screen.findByText('Los Encinos · Celaya')
})

test('requests no addresses of condominiums with different names', () => {
  const asked = serve(() => [])
  show(<Places of={places('Los Encinos', 'Los Sauces')} />)
  expect(screen.getByText('Los Sauces')).toBeTruthy()
  expect(asked).toEqual([])
})
