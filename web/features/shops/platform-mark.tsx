import { chakra } from '@chakra-ui/react'
import { platformLogos } from './platform-logos.tsx'

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
    {Object.hasOwn(platformLogos, icon) ? platformLogos[icon] : name.slice(0, 1).toUpperCase()}
  </chakra.span>
)
