import { chakra, Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TextButton } from '../../../ui/text-link.tsx'
import type { LinkedShop, PaymentAccount } from '../linked-shop.ts'
import { PaymentAccountDialog } from './payment-account-dialog.tsx'

/** The payment account that receives a shop's payouts, with a button to change it. */
export const PaymentAccountOfShop = ({
  shop,
  accounts,
}: {
  shop: LinkedShop
  accounts: readonly PaymentAccount[]
}) => {
  const { t } = useTranslation('shops')
  const [isOpen, setOpen] = useState(false)
  const account = accounts.find(({ id }) => id === shop.psp?.id)
  return (
    <>
      <Flex columnGap="3" rowGap="1" align="center" wrap="wrap">
        <chakra.span color="text.quiet">{t('paidTo.label')}</chakra.span>
        <chakra.span fontWeight="medium" overflowWrap="anywhere">
          {account ? `${account.platform_name} ${account.account_number}` : t('paidTo.none')}
        </chakra.span>
        <TextButton minH="touch" px="1" onClick={() => setOpen(true)}>
          {t(account ? 'paidTo.change' : 'paidTo.link')}
        </TextButton>
      </Flex>
      <PaymentAccountDialog shop={shop} accounts={accounts} open={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
