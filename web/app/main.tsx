import '@fontsource-variable/inter/wght.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { createQueryClient } from '../api/query-client.ts'
import { startI18n } from '../i18n/i18n.ts'
import { followSystemColourScheme } from '../ui/theme/colour-scheme.ts'
import { Providers } from './providers.tsx'
import { createRouter } from './router.tsx'

followSystemColourScheme()
// The router begins to load the first screen at once, beside the words.
const router = createRouter()
await startI18n()

const root = document.getElementById('root')
if (!root) throw new Error('the page has no root element')
createRoot(root).render(
  <StrictMode>
    <Providers queryClient={createQueryClient()}>
      <RouterProvider router={router} />
    </Providers>
  </StrictMode>,
)
