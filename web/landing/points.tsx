import { Box, chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** A list of points, each a title with a sentence. */
export const Points = ({
  points,
}: {
  points: readonly { readonly title: ReactNode; readonly text: ReactNode }[]
}) => (
  <Box display="grid" gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }} columnGap="8" rowGap="7">
    {points.map(({ title, text }, index) => (
      <Box key={index} borderTopWidth="2px" borderColor="action.solid" pt="4">
        <chakra.h3 fontSize="lg">{title}</chakra.h3>
        <chakra.p mt="1.5" color="text.quiet">
          {text}
        </chakra.p>
      </Box>
    ))}
  </Box>
)
