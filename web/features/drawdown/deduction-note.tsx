import { Box } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { DataList } from '../../ui/data-list.tsx'
import { useDeductionAccount } from '../shops/payments/use-deduction-account.ts'

/** The account from which due amounts will be debited, or that there is none yet. */
export const DeductionNote = ({ currency }: { currency: string }) => {
  const { t } = useTranslation('drawdown')
  const account = useDeductionAccount('platform_deduction', currency)
  if (account === undefined) return null
  return (
    <Box borderTopWidth="1px" borderColor="border.hairline">
      <DataList
        items={[
          {
            term: t('note.deductedFrom'),
            note: account ? t('note.deducted') : t('note.notDeducted'),
            value: account ?? t('note.noDeductionAccount'),
            wraps: true,
          },
        ]}
      />
    </Box>
  )
}
