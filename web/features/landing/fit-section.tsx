import { Box, chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { CheckIcon } from '../../ui/icons.tsx'
import { LandingSection } from './section.tsx'

const Ticked = ({ items }: { items: readonly string[] }) => (
  <chakra.ul listStyleType="none" display="grid" gap="4" alignContent="start">
    {items.map((item) => (
      <chakra.li key={item} display="flex" gap="3" fontSize="lg" lineHeight="snug">
        <Box color="action.text" flex="none" pt="1px">
          <CheckIcon />
        </Box>
        {item}
      </chakra.li>
    ))}
  </chakra.ul>
)

export const FitSection = () => {
  const { t } = useTranslation('landing')
  return (
    <LandingSection title={t('fit.title')} lead={t('fit.lead')}>
      <Box
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '1fr 1fr' }}
        gap={{ base: '10', md: '16' }}
      >
        <Ticked items={[t('fit.seller'), t('fit.company'), t('fit.purpose')]} />
        <Box bg="surface.card" boxShadow="card" borderRadius="lg" p={{ base: '5', md: '7' }}>
          <chakra.h3 fontSize="lg" mb="4">
            {t('fit.needTitle')}
          </chakra.h3>
          <Ticked
            items={[t('fit.needShop'), t('fit.needCompany'), t('fit.needDirector'), t('fit.needBank')]}
          />
        </Box>
      </Box>
    </LandingSection>
  )
}
