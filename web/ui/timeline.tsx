import { Box, chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { Tone } from './theme/semantic-colours.ts'

export interface TimelineEntry {
  readonly title: ReactNode
  readonly when?: ReactNode
  readonly detail?: ReactNode
  readonly tone?: Tone
}

/** A vertical list of past and future events. */
export const Timeline = ({ entries }: { entries: readonly TimelineEntry[] }) => (
  <chakra.ol listStyleType="none">
    {entries.map((entry, index) => (
      <chakra.li key={index} position="relative" pl="7" pb={index === entries.length - 1 ? '0' : '5'}>
        {index === entries.length - 1 ? null : (
          <Box
            aria-hidden
            position="absolute"
            left="5px"
            top="4"
            bottom="-4px"
            w="2px"
            bg="border.hairline"
          />
        )}
        <Box
          aria-hidden
          position="absolute"
          left="0"
          top="1.5"
          boxSize="3"
          borderRadius="full"
          borderWidth="2px"
          borderColor={`${entry.tone ?? 'neutral'}.solid`}
          bg={entry.tone === undefined || entry.tone === 'neutral' ? 'surface.card' : `${entry.tone}.solid`}
        />
        <Box fontWeight="medium">{entry.title}</Box>
        {entry.when ? (
          <Box color="text.quiet" fontSize="sm">
            {entry.when}
          </Box>
        ) : null}
        {entry.detail ? (
          <Box color="text.quiet" mt="1">
            {entry.detail}
          </Box>
        ) : null}
      </chakra.li>
    ))}
  </chakra.ol>
)
