import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { brand } from '../../../ui/brand.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextAnchor } from '../../../ui/text-link.tsx'
import { openAuth } from '../dialog/auth-dialog-store.ts'
import type { PaymentVisitorStatus } from './payment-visitor.ts'

export type BlockingStatus = Extract<PaymentVisitorStatus, 'payoneerAccountExist' | 'companyExist'>

/** The statuses that prevent a signup: the payment account or the company is registered already. */
export const isBlocking = (status: PaymentVisitorStatus): status is BlockingStatus =>
  status === 'payoneerAccountExist' || status === 'companyExist'

const wordsOf = {
  payoneerAccountExist: 'failure.paymentAccountBound',
  companyExist: 'failure.companyExists',
} as const satisfies Record<BlockingStatus, string>

/** Explains why a customer of the payment platform cannot sign up, and the alternatives. */
export const PaymentBlockedDialog = ({
  status,
  onClose,
}: {
  status: BlockingStatus
  onClose: () => void
}) => {
  const { t } = useTranslation('account')
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('payment.blockedTitle')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('payment.close')}
          </Button>
          <Button
            onClick={() => {
              onClose()
              openAuth('loginOnly')
            }}
          >
            {t('payment.login')}
          </Button>
        </>
      }
    >
      <chakra.p fontSize="lg">{t(wordsOf[status])}</chakra.p>
      <chakra.p mt="3">
        <TextAnchor
          href={`tel:${brand.hotline.replace(/\s/g, '')}`}
          display="inline-flex"
          alignItems="center"
          minH="touch"
        >
          {t('payment.customerService', { phone: brand.hotline })}
        </TextAnchor>
      </chakra.p>
    </Dialog>
  )
}
