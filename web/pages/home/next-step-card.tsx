import { Box, chakra, Flex } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { isUnderReview } from '#shared/kyc/kyc-status.ts'
import { paths } from '../../app/paths.ts'
import { isWithLender } from '../../features/application/drawdown-stage-translations.ts'
import { firstToPay } from '../../features/repayment/charge-state.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { brand } from '../../ui/brand.ts'
import { ButtonAnchor, ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import type { IllustrationName } from '../../ui/illustration.tsx'
import { Illustration } from '../../ui/illustration.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { homeLimitIncreaseQuery, homeSignersQuery } from './home-queries.ts'
import { NextStepDetail } from './lazy-details.ts'
import type { NextStep, SellerState } from './next-step.ts'
import { useAwaitsCheck } from './use-awaits-check.ts'

const pictures = {
  linkShop: 'link-shop',
  relinkShop: 'link-shop',
  startCompany: 'documents',
  fixCompany: 'documents',
  companyRejected: 'nothing-here',
  registerAccount: 'documents',
  registerBusiness: 'documents',
  waitCompany: 'documents',
  startSigning: 'sign',
  signMine: 'sign',
  waitSigners: 'sign',
  waitLimit: 'funds',
  limitFailed: 'nothing-here',
  approve: 'funds',
  signAddendum: 'sign',
  signIncrease: 'sign',
  repay: 'funds',
  followPlan: 'funds',
  waitPayment: 'funds',
  waitColleague: 'funds',
  waitDrawdown: 'funds',
  draw: 'funds',
  usedUp: 'nothing-here',
  overdueBill: 'funds',
  waitAccount: 'funds',
  fixAccount: 'documents',
  facilityClosed: 'nothing-here',
} as const satisfies Record<NextStep, IllustrationName>

/** The target of the step's button; the hotline if only a person can help. */
const destinationOf = (next: NextStep, seller: SellerState): string | null => {
  switch (next) {
    case 'linkShop':
      return paths.linkShop()
    case 'relinkShop':
      return paths.shops()
    case 'startCompany':
    case 'fixCompany':
      return paths.company()
    case 'registerAccount':
      return paths.registerDrawdownAccount()
    case 'registerBusiness':
      return paths.registerBusinessInfo()
    case 'startSigning':
      return paths.registerSigning()
    case 'signMine':
    case 'waitSigners':
      return paths.registerSigningLoading()
    case 'signAddendum':
      return paths.activateShop()
    case 'signIncrease':
      return paths.increaseLimit()
    case 'repay':
    case 'waitPayment': {
      const bill = firstToPay(seller.charges)
      return bill ? paths.charge(bill.id) : paths.repay()
    }
    case 'draw':
      return paths.drawdown()
    case 'companyRejected':
    case 'facilityClosed':
      return 'call'
    case 'limitFailed':
      return paths.limit()
    case 'waitCompany':
      return paths.company()
    case 'approve':
    case 'waitColleague':
      return paths.secondApproval()
    case 'waitLimit':
    case 'waitDrawdown':
      return null
    case 'followPlan':
    case 'usedUp':
    case 'overdueBill':
      return paths.repay()
    case 'waitAccount':
    case 'fixAccount':
      return paths.payoutAccounts()
  }
}

const withFigures: readonly NextStep[] = ['limitFailed', 'signIncrease', 'repay', 'followPlan']

const isWait = (next: NextStep): boolean => next.startsWith('wait')

/** Steps that show a state and need no action. */
const stands: readonly NextStep[] = ['companyRejected', 'limitFailed', 'usedUp', 'facilityClosed']

/** The progress of signatures. */
const useDetail = (next: NextStep): string | null => {
  const { t } = useTranslation('home')
  const { count } = useFormat()
  const isSigning = next === 'waitSigners' || next === 'signMine'
  const signers = useQuery({ ...homeSignersQuery, enabled: isSigning })
  if (isSigning && signers.data)
    return t('signers', {
      signed: count(signers.data.signers.filter(({ sign_status }) => sign_status === 2).length),
      total: count(signers.data.signers.length),
    })
  return null
}

/** What the seller must do next; or, while they wait, what is happening and how long it takes. */
export const NextStepCard = ({ seller, next }: { seller: SellerState; next: NextStep }) => {
  const { t } = useTranslation('home')
  const { date } = useFormat()
  const detail = useDetail(next)
  const increase = useQuery({ ...homeLimitIncreaseQuery, enabled: next === 'signIncrease' })
  const words = useAwaitsCheck(next) ? 'checkSigners' : next
  const destination = destinationOf(next, seller)
  const waits = isWait(next)
  const isReviewed = isUnderReview(seller.kycStatus)
  const payout = seller.applications.find(({ stage }) => isWithLender(stage))?.payout_expected
  return (
    <Card display="flex" flexDirection="column" gap="4" role="status" aria-live="polite">
      <Flex gap="4" justify="space-between" align="flex-start">
        <Box minW="0" flex="1">
          <Flex align="center" gap="2" fontWeight="medium" color={waits ? 'waiting.text' : 'action.text'}>
            {waits ? <Spinner /> : null}
            <span>{t(waits ? 'next.waiting' : stands.includes(next) ? 'next.stands' : 'next.label')}</span>
          </Flex>
          <chakra.h2 mt="1" fontSize={{ base: 'xl', md: '2xl' }} lineHeight="snug">
            {t(`step.${words}.title`)}
          </chakra.h2>
        </Box>
        <Box
          flex="none"
          w={{ base: '96px', md: '132px' }}
          css={{ '& svg': { width: '100%', height: 'auto' } }}
        >
          <Illustration name={pictures[next]} width={132} />
        </Box>
      </Flex>
      <Box>
        <chakra.p color="text.quiet">{t(`step.${words}.text`)}</chakra.p>
        {detail ? (
          <chakra.p mt="2" fontWeight="medium">
            {detail}
          </chakra.p>
        ) : null}
        {withFigures.includes(next) ? (
          <Suspense>
            <NextStepDetail next={next} seller={seller} increase={increase.data ?? undefined} />
          </Suspense>
        ) : null}
        {isReviewed && (next === 'registerAccount' || next === 'registerBusiness') ? (
          <chakra.p mt="2" color="waiting.text">
            {t('next.meanwhile')}
          </chakra.p>
        ) : null}
        <chakra.p mt="2" fontSize="sm" color="text.quiet">
          {payout && words === 'waitDrawdown'
            ? t('step.waitDrawdown.timeTo', { date: date(payout) })
            : t(`step.${words}.time`)}
        </chakra.p>
      </Box>
      {destination === null ? null : destination === 'call' ? (
        <ButtonAnchor mt="auto" variant="secondary" href={`tel:${brand.hotline.replace(/\s/g, '')}`}>
          {t('next.call', { phone: brand.hotline })}
        </ButtonAnchor>
      ) : waits || next === 'usedUp' ? (
        <Box mt="auto">
          <TextLink to={destination} display="inline-flex" alignItems="center" minH="touch">
            {t(
              `action.${next as 'waitCompany' | 'waitSigners' | 'waitPayment' | 'waitColleague' | 'waitAccount' | 'usedUp'}`,
            )}
          </TextLink>
        </Box>
      ) : (
        <ButtonLink to={destination} wide mt="auto">
          {t(
            `action.${next as Exclude<NextStep, 'waitLimit' | 'waitDrawdown' | 'companyRejected' | 'facilityClosed'>}`,
          )}
        </ButtonLink>
      )}
    </Card>
  )
}
