import { Box, chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Illustration } from '../../ui/illustration.tsx'
import { LandingSection } from './section.tsx'

const steps = [
  { name: 'link', picture: 'link-shop' },
  { name: 'verify', picture: 'documents' },
  { name: 'sign', picture: 'sign' },
  { name: 'draw', picture: 'funds' },
] as const

export const StepsSection = () => {
  const { t } = useTranslation('landing')
  return (
    <LandingSection title={t('steps.title')} lead={t('steps.lead')}>
      <Box
        display="grid"
        as="ol"
        listStyleType="none"
        gap={{ base: '6', md: '8' }}
        gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr', lg: 'repeat(4, 1fr)' }}
      >
        {steps.map(({ name, picture }, index) => (
          <chakra.li
            key={name}
            display={{ base: 'grid', sm: 'block' }}
            gridTemplateColumns="112px 1fr"
            gap="4"
            alignItems="center"
          >
            <Box>
              <Illustration name={picture} />
            </Box>
            <Box mt={{ sm: '5' }}>
              <chakra.h3 fontSize="lg">
                <chakra.span color="action.text" mr="2" fontVariantNumeric="tabular-nums">
                  {index + 1}
                </chakra.span>
                {t(`steps.${name}.title`)}
              </chakra.h3>
              <chakra.p mt="1.5" color="text.quiet">
                {t(`steps.${name}.text`)}
              </chakra.p>
              <chakra.p mt="2" color="action.text" fontSize="sm" fontWeight="medium">
                {t(`steps.${name}.time`)}
              </chakra.p>
            </Box>
          </chakra.li>
        ))}
      </Box>
    </LandingSection>
  )
}
