import { Box } from '@chakra-ui/react'
import { SkeletonBar } from '../../ui/skeleton.tsx'

/** The usual number of factors with a deduction. */
const usualSteps = 5

/** A skeleton of the waterfall chart with the usual number of rows. */
export const LimitWaterfallSkeleton = () => (
  <Box>
    {Array.from({ length: usualSteps + 2 }, (_, index) => (
      <Box key={index} py={{ base: '2.5', md: '2' }}>
        <SkeletonBar h={{ base: '8', md: '5' }} />
      </Box>
    ))}
  </Box>
)
