import { Box, chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { CheckIcon, CloseIcon } from '../../../ui/icons.tsx'

const List = ({ kind }: { kind: 'reads' | 'never' }) => {
  const { t } = useTranslation('linkShop')
  const lines = [
    t(`${kind}.first`),
    t(`${kind}.second`),
    t(`${kind}.third`),
    ...(kind === 'reads' ? [t('reads.fourth')] : []),
  ]
  return (
    <Box>
      <chakra.h2 fontSize="md" mb="2">
        {t(`${kind}.title`)}
      </chakra.h2>
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

/** Which data of a shop will be read, and which will not. */
export const DataAccessNote = () => (
  <Box
    display="grid"
    gap="5"
    gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }}
    p={{ base: '4', md: '5' }}
    bg="surface.sunken"
    borderWidth="1px"
    borderColor="border.hairline"
    borderRadius="md"
  >
    <List kind="reads" />
    <List kind="never" />
  </Box>
)
