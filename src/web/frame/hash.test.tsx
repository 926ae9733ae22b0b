// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { afterEach, expect, test } from 'vitest'
import { useHash } from './hash.ts'

afterEach(cleanup)

test('notices a link that changes before the screen subscribes', () => {
  location.hash = ''
  function Screen() {
    const hash = useHash()
    useLayoutEffect(() => {
      history.replaceState(null, '', '#pasted')
    }, [])
    return <p>{hash ?? 'none'}</p>
  }
  render(<Screen />)
  expect(screen.getByText('pasted')).toBeTruthy()
})
