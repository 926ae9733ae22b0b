import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { queries } from '../../web/calls/queries.ts'
import { RefusalTexts } from '../../web/calls/refusals.tsx'
import { Providers } from '../../web/frame/Providers.tsx'
import { publicRefusals } from './publicRefusals.ts'
import { router } from './routes.tsx'

export function App() {
  return (
    <StrictMode>
      <QueryClientProvider client={queries}>
        <Providers>
          <RefusalTexts words={publicRefusals}>
            <RouterProvider router={router} />
          </RefusalTexts>
        </Providers>
      </QueryClientProvider>
    </StrictMode>
  )
}
