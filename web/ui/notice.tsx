import { Box, chakra, Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { Tone } from './theme/semantic-colours.ts'

const marks = { positive: '✓', waiting: '!', negative: '×', neutral: 'i' } as const satisfies Record<
  Tone,
  string
>

/** A message within the page, with what to do about it. Announced to screen readers when it appears. */
export const Notice = ({
  tone = 'neutral',
  title,
  children,
  action,
}: {
  tone?: Tone
  title?: ReactNode
  children?: ReactNode
  action?: ReactNode
}) => (
  <Flex
    role={tone === 'negative' ? 'alert' : 'status'}
    gap="3"
    p="4"
    borderRadius="md"
    bg={`${tone}.subtle`}
    borderWidth="1px"
    borderColor={`${tone}.border`}
    lineHeight="snug"
  >
    <chakra.span
      aria-hidden
      flex="none"
      boxSize="5"
      borderRadius="full"
      bg={`${tone}.solid`}
      color="surface.card"
      display="grid"
      placeItems="center"
      fontSize="xs"
      fontWeight="bold"
    >
      {marks[tone]}
    </chakra.span>
    <Box minW="0" flex="1" pt="1px">
      {title ? (
        <Box fontWeight="semibold" color={`${tone}.text`}>
          {title}
        </Box>
      ) : null}
      {children ? (
        <Box mt={title ? '1' : '0'} color="text.main">
          {children}
        </Box>
      ) : null}
      {action ? <Box mt="3">{action}</Box> : null}
    </Box>
  </Flex>
)
