// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { screen, show } from '../../../../tests/support/show.tsx'
import { HereOnlyNote } from './HereOnlyNote.tsx'

test.each(['localhost:8080', 'garita.localhost', '127.0.0.1', '127.0.0.53:80', '[::1]:8080', '0.0.0.0:8080'])(
  'warns of a message with a link to %s',
  (host) => {
    show(<HereOnlyNote message={`Hello Ana,\nopen https://garita.mx or http://${host}/start#ABCD now.`} />)
    screen.getByText(/works only on this computer/)
    expect(screen.getByText(/only/).textContent).toContain(host)
  },
)

test.each(['garita.mx', '192.168.1.20:8080', 'localhost.garita.mx', '127.garita.mx'])(
  'shows no warning for %s',
  (host) => {
    show(<HereOnlyNote message={`http://${host}/start#localhost`} />)
    expect(screen.queryByText(/only/)).toBeNull()
  },
)
