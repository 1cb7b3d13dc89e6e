import { chakra } from '@chakra-ui/react'

/** A spinner, hidden from screen readers, as the text next to it says what is running. */
export const Spinner = () => (
  <chakra.span
    aria-hidden
    display="inline-block"
    boxSize="1em"
    borderRadius="full"
    borderWidth="2px"
    borderStyle="solid"
    borderColor="current"
    borderTopColor="transparent"
    animation="turn 700ms linear infinite"
  />
)
