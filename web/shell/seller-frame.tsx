import { Flex } from '@chakra-ui/react'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { createPortal } from 'react-dom'
import { queryClient } from '../api/query-client.ts'
import { companyProfileQuery } from '../features/companies/companies-queries.ts'
import { bellSlot, stripSlot } from '../ui/shell/slots.ts'
import { useSlot } from '../ui/shell/use-slot.ts'
import { Bell } from './bell.tsx'
import { CompanySwitch } from './company-switch.tsx'
import { NoticeBanner } from './notice-banner.tsx'
import { useNotices } from './notices-query.ts'

/** Nothing before the company is known: a skeleton holds its place until then. */
const Strip = () => {
  // Not `isPending`: the components below refetch after a refusal, which would unmount them again while they wait.
  const { isFetched } = useQuery(companyProfileQuery)
  const { notices } = useNotices()
  if (!isFetched) return null
  return (
    <Flex maxW="content" mx="auto" px={{ base: '4', md: '6' }} h="full" align="center" gap="4">
      <CompanySwitch isYielding={notices.length > 0} />
      <NoticeBanner />
    </Flex>
  )
}

/** The seller's parts of the layout in their reserved places: bell, company switch, notices. */
export const SellerFrame = () => {
  const bell = useSlot(bellSlot)
  const strip = useSlot(stripSlot)
  return (
    <QueryClientProvider client={queryClient}>
      {bell ? createPortal(<Bell />, bell) : null}
      {strip ? createPortal(<Strip />, strip) : null}
    </QueryClientProvider>
  )
}
