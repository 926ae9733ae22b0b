/** The browser's part: everything a screen stands on, and the router that shows one. */
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { refusalWords } from './app/refusalWords.ts'
import { router } from './app/routes.tsx'
import { Providers } from './web/Providers.tsx'
import { queries } from './web/queries.ts'
import { RefusalTexts } from './web/refusals.tsx'

const place = document.getElementById('root')
if (!place) throw new Error('the page has no place for the application')

createRoot(place).render(
  <StrictMode>
    <QueryClientProvider client={queries}>
      <Providers>
        <RefusalTexts words={refusalWords}>
          <RouterProvider router={router} />
        </RefusalTexts>
      </Providers>
    </QueryClientProvider>
  </StrictMode>,
)
