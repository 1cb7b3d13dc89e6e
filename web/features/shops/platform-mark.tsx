import { chakra } from '@chakra-ui/react'

/** A tile with the platform's first letter, where its logo would stand. */
export const PlatformMark = ({ name }: { name: string }) => (
  <chakra.span
    aria-hidden
    flex="none"
    boxSize="touch"
    borderRadius="md"
    bg="surface.strong"
    color="text.onStrong"
    display="grid"
    placeItems="center"
    fontSize="xl"
    fontWeight="bold"
  >
    {name.slice(0, 1).toUpperCase()}
  </chakra.span>
)
