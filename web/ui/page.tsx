import { Box, chakra, Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { usePageTitle } from './use-page-title.ts'

/** The column of a screen: 1,120 wide, or 680 for reading and forms. */
export const Page = ({
  width = 'content',
  children,
}: {
  width?: 'content' | 'reading'
  children: ReactNode
}) => (
  <Box
    w="full"
    maxW={width}
    mx="auto"
    px={{ base: '4', md: '6' }}
    py={{ base: '6', md: '10' }}
    display="grid"
    gap={{ base: '5', md: '6' }}
    gridTemplateColumns="minmax(0, 1fr)"
  >
    {children}
  </Box>
)

/** The heading of a screen, which is also the document title, with a subtitle and actions. */
export const PageHeader = ({
  title,
  lead,
  actions,
  eyebrow,
}: {
  title: ReactNode
  lead?: ReactNode
  actions?: ReactNode
  eyebrow?: ReactNode
}) => {
  usePageTitle(typeof title === 'string' ? title : undefined)
  return (
    <Flex
      direction={{ base: 'column', md: 'row' }}
      justify="space-between"
      align={{ md: 'flex-end' }}
      gap="4"
    >
      <Box maxW="reading">
        {eyebrow ? (
          <chakra.p color="action.text" fontWeight="medium" mb="1">
            {eyebrow}
          </chakra.p>
        ) : null}
        <chakra.h1 fontSize={{ base: '2xl', md: '3xl' }} letterSpacing="tight">
          {title}
        </chakra.h1>
        {lead ? (
          <chakra.p mt="2" color="text.quiet" fontSize="lg">
            {lead}
          </chakra.p>
        ) : null}
      </Box>
      {actions ? (
        <Flex gap="3" flex="none" wrap="wrap">
          {actions}
        </Flex>
      ) : null}
    </Flex>
  )
}
