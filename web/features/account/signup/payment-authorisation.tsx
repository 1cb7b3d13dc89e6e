import { Flex } from '@chakra-ui/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { productLines } from '#shared/product-lines/product-lines.ts'
import { absolutePath } from '#shared/site/screen-paths.ts'
import { paymentParameters } from '../../../api/stored-offer.ts'
import { paths } from '../../../app/paths.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { showToast } from '../../../ui/toasts.tsx'
import { openAuth } from '../dialog/auth-dialog-store.ts'
import { type BlockingStatus, isBlocking, PaymentBlockedDialog } from './payment-blocked-dialog.tsx'
import {
  type PaymentCallback,
  type PaymentVisitor,
  paymentCallbackOf,
  paymentVisitor,
} from './payment-visitor.ts'
import { verifyPayment } from './verify-payment.ts'

/** The current query without the payment platform's parameters. */
const searchWithoutPayment = (): string => {
  const rest = new URLSearchParams(window.location.search)
  for (const name of paymentParameters) rest.delete(name)
  return rest.toString()
}

/**
 * Handles the return from the payment platform: removes its parameters from the address, verifies its code, then opens
 * the prefilled signup, explains why none is possible, or sends the visitor back to the platform.
 */
const PaymentAuthorisation = ({ given, onEnd }: { given: PaymentCallback; onEnd: () => void }) => {
  const { t } = useTranslation('account')
  const navigate = useNavigate()
  const [isHidden, setHidden] = useState(false)
  const [blocked, setBlocked] = useState<BlockingStatus | null>(null)

  const conclude = useEffectEvent(async (visitor: PaymentVisitor) => {
    paymentVisitor.set(visitor)
    const landing = paths.landing(productLines.payoneer)
    if (window.location.pathname !== absolutePath(landing)) return onEnd()
    if (visitor.status === 'authorizationFailed') {
      await navigate(paths.paymentPlatformError(), { replace: true })
      return onEnd()
    }
    await navigate({ pathname: landing, search: searchWithoutPayment() }, { replace: true })
    if (isBlocking(visitor.status)) return setBlocked(visitor.status)
    if (visitor.status === 'success') openAuth('signupPayoneer')
    else showToast('waiting', t('payment.notConfirmed'))
    onEnd()
  })
  useEffect(() => {
    let isCurrent = true
    const verify = async () => {
      const visitor = await verifyPayment(given)
      if (isCurrent) await conclude(visitor)
    }
    void verify()
    return () => {
      isCurrent = false
    }
  }, [given])

  if (blocked) return <PaymentBlockedDialog status={blocked} onClose={onEnd} />
  if (isHidden) return null
  return (
    <Dialog open onClose={() => setHidden(true)} title={t('payment.checking')}>
      <Flex role="status" gap="3" align="center" color="text.quiet">
        <Spinner />
        {t('payment.wait')}
      </Flex>
    </Dialog>
  )
}

/** Handles each code of the payment platform once. */
export const PaymentCallbackHandler = () => {
  const [parameters] = useSearchParams()
  const { pathname } = useLocation()
  const [given, setGiven] = useState<PaymentCallback | null>(null)
  const [isOver, setOver] = useState(false)
  const sent = pathname === paths.landing(productLines.payoneer) ? paymentCallbackOf(parameters) : null
  if (sent && sent.code !== given?.code) {
    setGiven(sent)
    setOver(false)
  }
  return given && !isOver ? <PaymentAuthorisation given={given} onEnd={() => setOver(true)} /> : null
}
