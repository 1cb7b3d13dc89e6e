import { Box, chakra, Flex } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/use-format.ts'
import { Notice } from '../../ui/notice.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import type { Charge } from './charge-state.ts'
import { deductionOf } from './deduction.ts'

/**
 * The payment platform's deduction for a bill: pending, or failed with the reason. Hidden for transfers and paid bills.
 */
export const DeductionCard = ({ charge }: { charge: Charge }) => {
  const { t } = useTranslation('repayment')
  const { date } = useFormat()
  const deduction = deductionOf(charge)
  if (!deduction) return null
  const { state, account, askedOn } = deduction
  if (state === 'planned' || state === 'asked')
    return (
      <Notice
        tone="waiting"
        title={
          <Flex as="span" align="center" gap="2">
            {state === 'asked' ? <Spinner /> : null}
            <span>{t(`deduction.${state}.title`, { account })}</span>
          </Flex>
        }
      >
        {t(`deduction.${state}.text`)}
      </Notice>
    )
  return (
    <Notice tone="negative" title={t(`deduction.${state}.title`)}>
      {t(`deduction.${state}.text`)}
      {askedOn && account ? (
        <Box mt="1" fontSize="sm">
          <chakra.span color="text.quiet">
            {t('deduction.tried', { account, date: date(askedOn) })}
          </chakra.span>
        </Box>
      ) : null}
    </Notice>
  )
}
