import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { withTranslations } from '../../../i18n/i18n.ts'
import { TextButton } from '../../../ui/text-link.tsx'
import type { PaymentAccount } from '../linked-shop.ts'

const loadDialog = withTranslations(
  ['paymentAccounts', 'fieldRules'],
  () => import('./unlink-account-dialog.tsx'),
)
const UnlinkAccountDialog = lazy(async () => ({ default: (await loadDialog()).UnlinkAccountDialog }))

/** A button to unlink a payment account. */
export const UnlinkAccount = ({ account }: { account: PaymentAccount }) => {
  const { t } = useTranslation('paymentAccounts')
  const [isOpen, setOpen] = useState(false)
  return (
    <div>
      <TextButton minH="touch" color="text.quiet" onClick={() => setOpen(true)}>
        {t('unlink.action')}
      </TextButton>
      {isOpen ? (
        <Suspense fallback={null}>
          <UnlinkAccountDialog account={account} open onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </div>
  )
}
