import { Box } from '@chakra-ui/react'
import { Card } from '../../../ui/card.tsx'
import { Loading, SkeletonBar, SkeletonCard } from '../../../ui/skeleton.tsx'
import { ProfileColumns } from './profile-columns.tsx'

const SkeletonRows = ({ rows }: { rows: number }) => (
  <Card>
    <SkeletonBar w="120px" h="6" />
    <Box mt="6" display="grid" gap="8">
      {Array.from({ length: rows }, (_, index) => (
        <Box
          key={index}
          display="grid"
          gap="2"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '144px minmax(0, 1fr)' }}
        >
          <SkeletonBar w="72px" />
          <SkeletonBar w="240px" h="5" />
        </Box>
      ))}
    </Box>
  </Card>
)

/** A skeleton of the profile's cards. */
export const ProfileSkeleton = () => (
  <Loading>
    <ProfileColumns aside={<SkeletonCard lines={4} />}>
      <SkeletonRows rows={2} />
      <SkeletonRows rows={3} />
      <SkeletonCard />
    </ProfileColumns>
  </Loading>
)
