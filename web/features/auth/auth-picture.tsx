import { Box, chakra, Flex } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { brand } from '../../ui/brand.ts'
import { BrandMark } from '../../ui/brand-mark.tsx'
import { CheckIcon } from '../../ui/icons.tsx'
import { QuayScene } from '../../ui/quay-scene.tsx'

/** The dialog's left half: the quay at night, and three things worth knowing before signing. */
export const AuthPicture = () => {
  const { t } = useTranslation('auth')
  const points = [t('side.first'), t('side.second'), t('side.third', { number: brand.licenceNumber })]
  return (
    <Flex direction="column" h="full" bg="ink.900" color="white" position="relative" overflow="hidden" p="8">
      <BrandMark onStrong />
      <chakra.p
        mt="10"
        fontSize="3xl"
        fontWeight="semibold"
        lineHeight="snug"
        letterSpacing="tight"
        textWrap="balance"
      >
        {t('side.title')}
      </chakra.p>
      <chakra.ul listStyleType="none" mt="6" display="grid" gap="3" position="relative" zIndex="1">
        {points.map((point) => (
          <chakra.li key={point} display="flex" gap="2.5" color="ink.200" lineHeight="snug">
            <Box color="jade.300" flex="none">
              <CheckIcon />
            </Box>
            {point}
          </chakra.li>
        ))}
      </chakra.ul>
      <Box position="absolute" left="0" right="0" bottom="0">
        <QuayScene />
      </Box>
    </Flex>
  )
}
