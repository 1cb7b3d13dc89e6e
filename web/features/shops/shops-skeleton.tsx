import { Box, Flex } from '@chakra-ui/react'
import { Card } from '../../ui/card.tsx'
import { Page } from '../../ui/page.tsx'
import { Loading, SkeletonBar } from '../../ui/skeleton.tsx'

/** A skeleton of the shops page. */
export const ShopsSkeleton = () => (
  <Loading>
    <Page>
      <Box display="grid" gap="3">
        <SkeletonBar w="180px" h="8" />
        <SkeletonBar w="360px" h="5" />
      </Box>
      <Card>
        <Flex gap="4" align="center">
          <SkeletonBar w="44px" h="11" />
          <Box flex="1" display="grid" gap="2">
            <SkeletonBar w="40%" h="5" />
            <SkeletonBar w="25%" />
          </Box>
        </Flex>
        <Box mt="6" display="grid" gap="6" gridTemplateColumns={{ base: '1fr 1fr', lg: 'repeat(4, 1fr)' }}>
          {[0, 1, 2, 3].map((each) => (
            <SkeletonBar key={each} h="12" />
          ))}
        </Box>
        <Box mt="6">
          <SkeletonBar h="40" />
        </Box>
      </Card>
    </Page>
  </Loading>
)
