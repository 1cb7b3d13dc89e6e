import { Box, chakra } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/use-format.ts'
import { Notice } from '../../ui/notice.tsx'
import { companyProfileQuery } from '../companies/companies-queries.ts'
import { NoteTerms } from './note-terms.tsx'
import { PayoutChoice } from './payout-choice.tsx'
import { RepriceNotice } from './reprice-notice.tsx'
import { SignatureForm } from './signature-form.tsx'
import { usePayoutAccount } from './use-payout-account.ts'
import type { DrawdownQuote } from './use-quote.ts'

const minuteMs = 60_000

const minutesUntil = (at: number): number => Math.max(1, Math.ceil((at - Date.now()) / minuteMs))

/** Whole minutes, at least one, until a time by this device's clock. */
const useMinutesLeft = (at: number): number => {
  const [minutes, setMinutes] = useState(() => minutesUntil(at))
  useEffect(() => {
    const tick = () => setMinutes(minutesUntil(at))
    tick()
    const timer = setInterval(tick, 5000)
    return () => clearInterval(timer)
  }, [at])
  return minutes
}

/** Second step: the terms of the promissory note and the signature. */
export const DrawdownReviewStep = ({
  quote,
  isCurrent,
  replaced,
  renewsAt,
  held,
  onHold,
  onExpired,
  onBack,
  onSubmitted,
}: {
  quote: DrawdownQuote
  isCurrent: boolean
  replaced: DrawdownQuote | undefined
  renewsAt: number
  held: boolean
  onHold: (held: boolean) => void
  onExpired: () => void
  onBack: () => void
  onSubmitted: (drawdownId: string) => void
}) => {
  const { t } = useTranslation('drawdown')
  const { locale } = useFormat()
  const minutes = useMinutesLeft(renewsAt)
  const { data: profile } = useQuery(companyProfileQuery)
  const payout = usePayoutAccount(quote.currency)
  const account = payout.chosen
  const names = [profile?.registerNameCn, profile?.registerNameEn]
  const borrower = (locale === 'en' ? names.toReversed() : names).find(Boolean) ?? t('note.yourCompany')
  return (
    <Box
      display="grid"
      gap={{ base: '4', md: '6' }}
      alignItems="start"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 420px' }}
    >
      <Box display="grid" gap="4">
        <RepriceNotice quote={quote} replaced={replaced} />
        <Box aria-busy={!isCurrent} color={isCurrent ? undefined : 'text.quiet'}>
          <NoteTerms
            quote={quote}
            borrower={borrower}
            payoutAccount={account ? `${account.bank_name} ${account.account_number}` : null}
          />
        </Box>
      </Box>
      <Box display="grid" gap="4" position={{ lg: 'sticky' }} top={{ lg: '88px' }}>
        {held ? null : (
          <Notice>
            <chakra.span fontVariantNumeric="tabular-nums" aria-live="off">
              {t('sign.goodFor', { minutes })}
            </chakra.span>
          </Notice>
        )}
        {payout.isSuccess && !held ? (
          <PayoutChoice
            usable={payout.usable}
            chosen={account}
            currency={quote.currency}
            onChoose={payout.choose}
          />
        ) : null}
        <SignatureForm
          quote={quote}
          payoutAccountId={account?.id}
          canSubmit={isCurrent && (held || account !== undefined)}
          onUnanswered={onHold}
          onExpired={onExpired}
          onBack={onBack}
          onSubmitted={onSubmitted}
        />
      </Box>
    </Box>
  )
}
