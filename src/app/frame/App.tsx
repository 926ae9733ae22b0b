import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { queries } from '../../web/calls/queries.ts'
import { RefusalTexts } from '../../web/calls/refusals.tsx'
import { Providers } from '../../web/frame/Providers.tsx'
import { Router } from '../../web/router/Router.tsx'
import { publicRefusals } from './publicRefusals.ts'
import { loadScreen, ScreenHere } from './routes.tsx'

export function App() {
  return (
    <StrictMode>
      <QueryClientProvider client={queries}>
        <Providers>
          <RefusalTexts words={publicRefusals}>
            <Router load={loadScreen}>
              <ScreenHere />
            </Router>
          </RefusalTexts>
        </Providers>
      </QueryClientProvider>
    </StrictMode>
  )
}
