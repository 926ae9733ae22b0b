// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from 'vitest'
import { screen, show } from '../../../tests/support/show.tsx'
import { block, hereNow, navigate, openAddress } from './history.ts'
import { Link } from './Link.tsx'
import { lazyScreen } from './lazyScreen.tsx'
import { Router, usePlace } from './Router.tsx'

function Here() {
  const { pathname, search } = usePlace()
  return <p>{`at ${pathname} with ${JSON.stringify(search)}`}</p>
}

const begin = (address: string) => history.replaceState(null, '', address)

test('shows the screen of a pressed link, and marks the link', async () => {
  begin('/account')
  const { user } = show(
    <Router load={() => undefined}>
      <Link to="/workers" search={{ id: '101' }}>
        Workers
      </Link>
      <Here />
    </Router>,
  )
  const link = screen.getByRole('link', { name: 'Workers' })
  expect(link.getAttribute('aria-current')).toBeNull()
  await user.click(link)
  await screen.findByText('at /workers with {"id":"101"}')
  expect(link.getAttribute('aria-current')).toBe('page')
  expect(location.pathname + location.search).toBe('/workers?id=%22101%22')
})

test('keeps the screen until the code of the next one is there', async () => {
  begin('/account')
  let arrive = () => {}
  const load = vi.fn(() => new Promise<void>((resolve) => (arrive = resolve)))
  show(
    <Router load={load}>
      <Here />
    </Router>,
  )
  navigate({ to: '/workers' })
  expect(load).toHaveBeenCalledWith('/workers')
  expect(location.pathname).toBe('/workers')
  screen.getByText('at /account with {}')
  arrive()
  await screen.findByText('at /workers with {}')
})

test('lets the second of two quick changes see the first', () => {
  begin('/account?kind=pet')
  navigate({ to: '.', search: (now) => ({ ...now, name: 'Ana' }), replace: true })
  navigate({ to: '.', search: (now) => ({ ...now, kind: undefined }), replace: true })
  expect(hereNow().search).toEqual({ name: 'Ana' })
})

test('keeps the values of a place that are not in its address', () => {
  begin('/account')
  navigate({ to: '/dashboard', state: { invitee: 'Ana' } })
  navigate({ to: '.', search: { invite: 'yes' }, state: true, replace: true })
  expect(hereNow().state).toEqual({ invitee: 'Ana' })
  navigate({ to: '/account' })
  expect(hereNow().state).toEqual({})
})

test('lets a blocker keep the page, and leave it later', () => {
  begin('/account')
  let leave: (() => void) | undefined
  const unblock = block((wanted) => {
    leave = wanted
    return true
  })
  onTestFinished(unblock)
  navigate({ to: '/workers' })
  expect(location.pathname).toBe('/account')
  leave?.()
  expect(location.pathname).toBe('/workers')
})

test('opens an address with its filter and its part after #', () => {
  begin('/login')
  openAddress('/account?kind=pet#code', true)
  expect(location.pathname + location.search + location.hash).toBe('/account?kind=pet#code')
})

test('loads the code of a screen once, and again after a failure', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const load = vi
    .fn<() => Promise<{ Toy: () => string }>>()
    .mockRejectedValueOnce(new Error('no connection'))
    .mockResolvedValue({ Toy: () => 'a toy' })
  const Toy = lazyScreen(load, 'Toy')
  await Toy.preload()
  await Toy.preload()
  expect(Toy.preload()).toBeUndefined()
  expect(load).toHaveBeenCalledTimes(2)
  show(<Toy />)
  screen.getByText('a toy')
})
