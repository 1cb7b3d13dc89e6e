import { Box } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Money } from '../../ui/money.tsx'

/** The available balance, as the home's main figure. */
export const AvailableHeadline = ({ amount, currency }: { amount: string; currency: string }) => {
  const { t } = useTranslation('home')
  return (
    <>
      <Box color="text.onStrongQuiet">{t('take.available')}</Box>
      <Box mt="1">
        <Money amount={amount} currency={currency} size="display" />
      </Box>
    </>
  )
}
