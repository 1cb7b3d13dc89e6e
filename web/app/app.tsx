import { ChakraProvider } from '@chakra-ui/react'
import { StrictMode, useEffect } from 'react'
import { useLocation, useRoutes } from 'react-router-dom'
import { storeAdviser } from '../api/stored-adviser.ts'
import { trackScreen } from '../tracking/track.ts'
import { system } from '../ui/theme/system.ts'
import { fetchScreen } from './lazy-routes.tsx'
import { RouteBoundary } from './route-boundary.tsx'
import { routes } from './routes.tsx'

const Screens = () => {
  const location = useLocation()
  useEffect(() => storeAdviser(location.search), [location.search])
  useEffect(() => trackScreen(location.pathname), [location.pathname])
  // Each part is fetched once, however often this is rendered.
  void fetchScreen(routes, location)
  return <RouteBoundary place={location.key}>{useRoutes(routes)}</RouteBoundary>
}

/** All of the application within a router, the browser's or the one of the build that renders pages beforehand. */
export const App = () => (
  <StrictMode>
    <ChakraProvider value={system}>
      <Screens />
    </ChakraProvider>
  </StrictMode>
)
