/** The visitor's page before the program is there: the same pass, which `drawFirstVisit.web.ts` fills in. The build renders it to HTML. */
import { HeadlessMantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useText } from '../../web/language/language.tsx'
import { authorizationMessages } from '../authorizations.messages.ts'
import { PassCard } from './PassCard.tsx'

export const firstVisitSheets = [
  'src/web/cards/Note.css',
  'src/web/pieces/codes/QrImage.css',
  'src/authorizations/pass/pass.css',
  'src/authorizations/pass/VisitScreen.css',
  'src/authorizations/pass/firstVisit.css',
]

/** Stand for a pass with its dates, and for those without an end by what they may do at a reader. */
export const firstVisitReaders = [null, 'day', 'plain', 'none'] as const

/** Far away: a note of today's code, not of a former one. */
const day = { token: '', until: '9999-12-31T00:00:00Z' }

/** Its tile has all its parts: some have no dot. */
const face = { name: '-', when: '-', place: '-', address: '-', tile: '00' }

export function FirstVisit({ reader }: { reader: (typeof firstVisitReaders)[number] }) {
  const { page: text } = useText(authorizationMessages)
  return (
    <>
      <h1>{text.title}</h1>
      <div className="garita-first-show">{text.show}</div>
      <div className="garita-public-body">
        <div className="garita-visit">
          <HeadlessMantineProvider>
            <QueryClientProvider client={new QueryClient()}>
              <PassCard
                face={face}
                of={{ token: '', reader, day: reader === 'day' ? day : null, access_number: '0' }}
              />
            </QueryClientProvider>
          </HeadlessMantineProvider>
          <div className="garita-stack garita-first-acts" />
        </div>
      </div>
    </>
  )
}
