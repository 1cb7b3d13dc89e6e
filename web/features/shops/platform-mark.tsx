import { chakra } from '@chakra-ui/react'
import { lazy, Suspense } from 'react'

// The home screen shows marks before it needs the logos of every platform.
const PlatformLogo = lazy(async () => ({ default: (await import('./platform-logos.tsx')).PlatformLogo }))

/**
 * A tile with the platform's logo, or with its first letter. White in dark mode too, since logos are designed for it.
 */
export const PlatformMark = ({ icon, name }: { icon: string; name: string }) => (
  <chakra.span
    aria-hidden
    flex="none"
    boxSize="touch"
    borderRadius="md"
    borderWidth="1px"
    borderColor="border.hairline"
    bg="white"
    color="ink.900"
    display="grid"
    placeItems="center"
    fontSize="xl"
    fontWeight="bold"
  >
    <Suspense fallback={null}>
      <PlatformLogo icon={icon}>{name.slice(0, 1).toUpperCase()}</PlatformLogo>
    </Suspense>
  </chakra.span>
)
