import { Box } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Card } from '../../ui/card.tsx'
import { Loading, SkeletonBar, SkeletonText } from '../../ui/skeleton.tsx'
import { TopGrid } from './top-grid.tsx'

/** A skeleton of the home. `headline` can replace its main figure before the others are loaded. */
export const HomeSkeleton = ({ headline }: { headline?: ReactNode }) => (
  <Loading>
    <TopGrid>
      <Card ground="strong">
        {headline}
        <Box opacity={0.2}>
          <div data-until-headline>
            <SkeletonBar w="96px" />
            <Box my="3">
              <SkeletonBar w="280px" h="12" />
            </Box>
          </div>
          <SkeletonBar h="2.5" />
          <Box mt="4">
            <SkeletonBar h={{ base: '16', md: '12' }} />
          </Box>
          <Box
            mt={{ base: '8', md: '11' }}
            display="grid"
            gridTemplateColumns="repeat(2, minmax(0, 1fr))"
            gap={{ base: '4', md: '8' }}
          >
            {[0, 1].map((each) => (
              <Box key={each} display="grid" gap="2">
                <SkeletonBar w="96px" />
                <SkeletonBar w="120px" h="6" />
                <SkeletonBar h="8" />
              </Box>
            ))}
          </Box>
        </Box>
      </Card>
      <Card>
        <SkeletonBar w="96px" />
        <Box mt="3" mb="6">
          <SkeletonBar w="200px" h="7" />
        </Box>
        <SkeletonText lines={3} />
        <Box mt="6">
          <SkeletonBar h="12" />
        </Box>
      </Card>
    </TopGrid>
  </Loading>
)
