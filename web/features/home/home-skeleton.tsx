import { Box } from '@chakra-ui/react'
import { Card } from '../../ui/card.tsx'
import { Loading, SkeletonBar, SkeletonText } from '../../ui/skeleton.tsx'
import { TopGrid } from './top-grid.tsx'

/** The home's layout while its figures are on their way. */
export const HomeSkeleton = () => (
  <Loading>
    <TopGrid>
      <Card ground="strong">
        <Box opacity={0.2}>
          <SkeletonBar w="96px" />
          <Box my="3">
            <SkeletonBar w="280px" h="12" />
          </Box>
          <SkeletonBar h="2.5" />
          <Box mt="12">
            <SkeletonText lines={2} />
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
