import { Box } from '@chakra-ui/react'
import { SkeletonBar } from '../../ui/skeleton.tsx'

/** How many factors mostly take something off. */
const usualSteps = 5

/** The drawing on its way: a row's place for the start, each of the usual steps, and the limit. */
export const LimitWaterfallSkeleton = () => (
  <Box>
    {Array.from({ length: usualSteps + 2 }, (_, index) => (
      <Box key={index} py={{ base: '2.5', md: '2' }}>
        <SkeletonBar h={{ base: '8', md: '5' }} />
      </Box>
    ))}
  </Box>
)
