import { Box, chakra, Flex } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { brand } from '../../../ui/brand.ts'
import { BrandMark } from '../../../ui/brand-mark.tsx'
import { CheckIcon } from '../../../ui/icons.tsx'
import { QuayScene } from '../../../ui/quay-scene.tsx'
import { HomeLink } from '../frame/home-link.tsx'

/** A picture of the harbour at night with three selling points. `spacious` if it has half of the screen. */
export const AuthPicture = ({ spacious = false }: { spacious?: boolean }) => {
  const { t } = useTranslation('account')
  const { t: shell } = useTranslation()
  const points = [t('side.first'), t('side.second'), t('side.third', { number: brand.licenceNumber })]
  return (
    <Flex
      direction="column"
      h="full"
      bg="ink.900"
      color="white"
      position="relative"
      overflow="hidden"
      p={spacious ? '12' : '8'}
    >
      {spacious ? (
        <HomeLink to={paths.entry()}>
          <BrandMark onStrong />
          <chakra.span srOnly>{shell('bar.home')}</chakra.span>
        </HomeLink>
      ) : (
        <BrandMark onStrong />
      )}
      <chakra.p
        mt={spacious ? '20' : '10'}
        fontSize={spacious ? '4xl' : '3xl'}
        maxW="480px"
        fontWeight="semibold"
        lineHeight="snug"
        letterSpacing="tight"
        textWrap="balance"
      >
        {t('side.title')}
      </chakra.p>
      <chakra.ul
        listStyleType="none"
        mt={spacious ? '8' : '6'}
        display="grid"
        gap={spacious ? '4' : '3'}
        position="relative"
        zIndex="1"
      >
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
