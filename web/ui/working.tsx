import { chakra } from '@chakra-ui/react'

/** A small ring that turns while something is being done. Says nothing by itself: the text beside it does. */
export const Working = () => (
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
