import { Box, chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import type { NeverRead, PlatformRead } from '#shared/shops/platform-data.ts'
import { CheckIcon, CloseIcon } from '../../ui/icons.tsx'

/** What a platform's connector reads, and what it never reads or does. */
export interface PlatformData {
  reads: readonly PlatformRead[]
  never_reads: readonly NeverRead[]
}

const List = ({ kind, lines }: { kind: 'reads' | 'never'; lines: readonly string[] }) => {
  const { t } = useTranslation('shopSales')
  return (
    <Box>
      <chakra.h3 fontSize="md" mb="2">
        {t(`${kind}.title`)}
      </chakra.h3>
      <chakra.ul listStyleType="none" display="grid" gap="2">
        {lines.map((line) => (
          <chakra.li key={line} display="flex" gap="2" lineHeight="snug" color="text.quiet">
            <chakra.span aria-hidden flex="none" color={kind === 'reads' ? 'positive.text' : 'negative.text'}>
              {kind === 'reads' ? <CheckIcon /> : <CloseIcon />}
            </chakra.span>
            {line}
          </chakra.li>
        ))}
      </chakra.ul>
    </Box>
  )
}

/** Which data of a shop or payment account will be read at its platform, and what will never be. */
export const DataAccessNote = ({
  of: { reads, never_reads: neverReads },
  isNarrow = false,
}: {
  of: PlatformData
  /** In one column at any width. */
  isNarrow?: boolean
}) => {
  const { t } = useTranslation('shopSales')
  return (
    <Box
      display="grid"
      gap="5"
      gridTemplateColumns={isNarrow ? '1fr' : { base: '1fr', md: '1fr 1fr' }}
      p={isNarrow ? '3' : { base: '4', md: '5' }}
      fontSize={isNarrow ? 'sm' : undefined}
      bg="surface.sunken"
      borderWidth="1px"
      borderColor="border.hairline"
      borderRadius="md"
    >
      <List kind="reads" lines={reads.map((each) => t(`reads.${each}`))} />
      <List kind="never" lines={neverReads.map((each) => t(`never.${each}`))} />
    </Box>
  )
}
