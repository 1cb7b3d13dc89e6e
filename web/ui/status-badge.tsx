import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { Tone } from './theme/semantic-colours.ts'

/** A status as text with a coloured dot. */
export const StatusBadge = ({ tone, children }: { tone: Tone; children: ReactNode }) => (
  <chakra.span
    display="inline-flex"
    alignItems="center"
    gap="1.5"
    h="6"
    px="2.5"
    borderRadius="full"
    bg={`${tone}.subtle`}
    color={`${tone}.text`}
    // On one line, so limited by a phone's width.
    fontSize="min(0.8125rem, 5vw)"
    fontWeight="medium"
    lineHeight="none"
    whiteSpace="nowrap"
  >
    <chakra.span aria-hidden flex="none" boxSize="1.5" borderRadius="full" bg={`${tone}.solid`} />
    <span>{children}</span>
  </chakra.span>
)
