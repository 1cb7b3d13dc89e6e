import '@fontsource-variable/inter/wght.css'
import { ChakraProvider } from '@chakra-ui/react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { startI18n } from '../i18n/i18n.ts'
import { followSystemColourScheme } from '../ui/theme/colour-scheme.ts'
import { system } from '../ui/theme/system.ts'
import { createRouter } from './router.tsx'

followSystemColourScheme()
// The router begins to load the first screen at once, beside the words.
const router = createRouter()
await startI18n()

const root = document.getElementById('root')
if (!root) throw new Error('the page has no root element')
createRoot(root).render(
  <StrictMode>
    <ChakraProvider value={system}>
      <RouterProvider router={router} />
    </ChakraProvider>
  </StrictMode>,
)
