import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'

/** Explains what net sales contain, in the same words for every platform and on every screen. */
export const SalesRule = () => {
  const { t } = useTranslation('statuses')
  return (
    <chakra.p color="text.quiet" fontSize="sm">
      {t('sales.rule')}
    </chakra.p>
  )
}
