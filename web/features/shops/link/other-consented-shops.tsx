import { Box } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { type ShopPlatform, sharedAuthorisationsQuery } from '../shops-queries.ts'

/** Links to shops that the seller has authorised before and not linked: they need no new authorisation. */
export const OtherConsentedShops = ({ platform }: { platform: ShopPlatform }) => {
  const { t } = useTranslation('linkShop')
  const { count } = useFormat()
  const authorisations = useQuery(sharedAuthorisationsQuery)
  const withOthers = (authorisations.data ?? []).filter(
    (each) => each.platform === platform.id && each.shops.some(({ state }) => state === 'free'),
  )
  return withOthers.map(({ id, shops }) => (
    <Box key={id} mb="6">
      <Notice
        tone="waiting"
        action={
          <ButtonLink variant="secondary" size="sm" to={paths.linkShop({ authorisation: id })}>
            {t('several.choose')}
          </ButtonLink>
        }
      >
        {t('several.others', { count: count(shops.filter(({ state }) => state === 'free').length) })}
      </Notice>
    </Box>
  ))
}
