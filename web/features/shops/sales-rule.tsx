import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'

/** What net sales contain: the same words for every platform, wherever the figure stands. */
export const SalesRule = () => {
  const { t } = useTranslation('statuses')
  return (
    <chakra.p color="text.quiet" fontSize="sm">
      {t('sales.rule')}
    </chakra.p>
  )
}
