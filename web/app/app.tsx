import { ChakraProvider } from '@chakra-ui/react'
import { StrictMode, useEffect } from 'react'
import { useLocation, useRoutes } from 'react-router-dom'
import { storeAdviser } from '../api/stored-adviser.ts'
import { storeOffer } from '../api/stored-offer.ts'
import { trackScreen } from '../tracking/track.ts'
import { system } from '../ui/theme/system.ts'
import { fetchScreen } from './lazy-routes.tsx'
import { RouteBoundary } from './route-boundary.tsx'
import { routes } from './routes.tsx'

const Screens = () => {
  const location = useLocation()
  useEffect(() => {
    storeAdviser(location.search)
    storeOffer(location.search)
  }, [location.search])
  useEffect(() => trackScreen(location.pathname), [location.pathname])
  // Each part is loaded once, however often this renders.
  void fetchScreen(routes, location)
  return <RouteBoundary place={location.key}>{useRoutes(routes)}</RouteBoundary>
}

/** The whole application inside a router: the browser's, or the static one of the prerendering build. */
export const App = () => (
  <StrictMode>
    <ChakraProvider value={system}>
      <Screens />
    </ChakraProvider>
  </StrictMode>
)
