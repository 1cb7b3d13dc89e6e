import { Box, chakra, Flex } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ArrowRightIcon } from '../../../ui/icons.tsx'
import { companyProfileQuery } from '../../companies/companies-queries.ts'
import { hasAuthorisedShop, isImportUnderWay, type LinkedShops } from '../linked-shop.ts'

/** The next step after a shop's import. */
export const NextStep = ({ linked }: { linked: LinkedShops }) => {
  const { t } = useTranslation('shops')
  const profile = useQuery(companyProfileQuery)
  if (!profile.data || !hasAuthorisedShop(linked) || linked.shop.some(isImportUnderWay)) return null
  const { kycStatus } = profile.data
  const next = kycStatus === 'draft' || kycStatus === 'returned' ? 'verify' : 'home'
  return (
    <Card dense>
      <Flex
        direction={{ base: 'column', md: 'row' }}
        gap="4"
        justify="space-between"
        align={{ md: 'center' }}
      >
        <Box>
          <chakra.h2 fontSize="lg">{t(`next.${next}.title`)}</chakra.h2>
          <Box color="text.quiet">{t(`next.${next}.text`)}</Box>
        </Box>
        <ButtonLink wraps to={next === 'verify' ? paths.company() : paths.home()}>
          {t(`next.${next}.action`)}
          <ArrowRightIcon />
        </ButtonLink>
      </Flex>
    </Card>
  )
}
