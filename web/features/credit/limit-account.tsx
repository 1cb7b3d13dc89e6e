import { Box } from '@chakra-ui/react'
import type { ActiveLimit } from './known-limit.ts'
import { LimitStateNotice } from './limit-state-notice.tsx'
import { LimitWaterfall } from './limit-waterfall.tsx'

/** What is under way with the limit, and how it came about. */
export const LimitAccount = ({ limit }: { limit: ActiveLimit }) => (
  <Box display="grid" gap="5">
    <LimitStateNotice currency={limit.currency} />
    <LimitWaterfall limit={limit} />
  </Box>
)
