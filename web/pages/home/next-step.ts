import type { ResponseOf } from '#shared/api/endpoint.ts'
import { type ApplicationStep, type PositionStatus, stepOfStatus } from '#shared/application/position.ts'
import type { companiesEndpoints } from '#shared/companies/area-endpoints.ts'
import type { creditEndpoints } from '#shared/credit/credit.endpoints.ts'
import { isUnderReview } from '#shared/kyc/kyc-status.ts'
import { centsFromDecimal } from '#shared/money/cents.ts'
import {
  endedBeforePayout,
  isUnderWay,
  isWithLender,
} from '../../features/application/drawdown-stage-translations.ts'
import type { Application } from '../../features/application/upcoming-drawdowns.ts'
import { type Charge, hasToPay, isConfirming, isUnderPlan } from '../../features/repayment/charge-state.ts'
import { isImportUnderWay, type LinkedShop } from '../../features/shops/linked-shop.ts'

export type FacilitySummary = NonNullable<ResponseOf<typeof creditEndpoints.getFacilitySummary>>
type KycStatus = ResponseOf<typeof companiesEndpoints.getCompanyProfile>['kycStatus']
type LimitStatus = ResponseOf<typeof creditEndpoints.getCreditApplication>['status']

/** The data that determines the seller's next step. */
export interface SellerState {
  readonly shops: readonly LinkedShop[]
  readonly kycStatus: KycStatus
  readonly position: PositionStatus | null
  readonly limitStatus: LimitStatus
  readonly facility: FacilitySummary | null
  readonly charges: readonly Charge[]
  readonly applications: readonly Application[]
  /** The payment platform's offer that the seller came with. */
  readonly offerId?: string | undefined
  /** Whether the company waits for this user's own signature or approval, and not only for somebody else's. */
  readonly awaitsMe?: {
    readonly signature?: boolean
    readonly addendum?: boolean
    readonly increase?: boolean
    readonly approval?: boolean
  }
  /** Whether payment accounts' balances bound what can be drawn; otherwise the lender set it. */
  readonly boundByBalances?: boolean
}

/** All next steps in the order of the onboarding; at those named `wait…`, somebody else must act. */
export const nextSteps = [
  'linkShop',
  'relinkShop',
  'startCompany',
  'fixCompany',
  'companyRejected',
  'registerAccount',
  'registerBusiness',
  'waitCompany',
  'startSigning',
  'signMine',
  'waitSigners',
  'waitLimit',
  'limitFailed',
  'approve',
  'signAddendum',
  'signIncrease',
  'repay',
  'followPlan',
  'waitPayment',
  'waitColleague',
  'waitDrawdown',
  'draw',
  'usedUp',
  'overdueBill',
  'waitAccount',
  'fixAccount',
  'facilityClosed',
] as const
export type NextStep = (typeof nextSteps)[number]

const beforeRegistration = (kycStatus: KycStatus): NextStep | undefined => {
  if (kycStatus === 'draft') return 'startCompany'
  if (kycStatus === 'returned') return 'fixCompany'
  if (kycStatus === 'rejected') return 'companyRejected'
  return undefined
}

const registration = (
  step: ApplicationStep | null,
  { kycStatus, awaitsMe }: Pick<SellerState, 'kycStatus' | 'awaitsMe'>,
): NextStep => {
  switch (step) {
    case null:
    case 'Drawdown Account Draft':
      return 'registerAccount'
    case 'Drawdown Account Submitted':
      return 'registerBusiness'
    case 'Business Info Submitted':
      return kycStatus === 'approved' ? 'startSigning' : 'waitCompany'
    case 'Signing Initiated':
      return awaitsMe?.signature ? 'signMine' : 'waitSigners'
    case 'Signing Completed':
      return 'waitLimit'
  }
}

const canDraw = (facility: FacilitySummary): boolean =>
  facility.status === 'active' &&
  centsFromDecimal(facility.available_funding) >= centsFromDecimal(facility.minimum_drawdown)

const withoutObstacle = (facility: FacilitySummary, kycStatus: KycStatus): NextStep => {
  switch (facility.drawdown_obstacle) {
    case 'companyNotVerified':
      return beforeRegistration(kycStatus) ?? 'waitCompany'
    case 'repaymentOverdue':
      return 'overdueBill'
    case 'accountWaits':
      return 'waitAccount'
    case 'noAccount':
      return 'fixAccount'
    case null:
      return 'draw'
  }
}

const withFacility = (
  facility: FacilitySummary,
  { charges, applications, kycStatus, awaitsMe }: SellerState,
): NextStep => {
  // First, as it takes a moment and others wait for it; but it would be refused while a repayment is overdue.
  if (awaitsMe?.approval && facility.drawdown_obstacle !== 'repaymentOverdue') return 'approve'
  if (charges.some((charge) => hasToPay(charge) && !isUnderPlan(charge))) return 'repay'
  if (charges.some(isUnderPlan)) return 'followPlan'
  if (awaitsMe?.addendum) return 'signAddendum'
  if (awaitsMe?.increase) return 'signIncrease'
  if (charges.some(isConfirming)) return 'waitPayment'
  if (applications.some(({ stage }) => stage === 'awaiting colleague')) return 'waitColleague'
  if (applications.some(({ stage }) => isWithLender(stage))) return 'waitDrawdown'
  if (facility.status !== 'active') return 'facilityClosed'
  return canDraw(facility) ? withoutObstacle(facility, kycStatus) : 'usedUp'
}

/** What the seller must do next, or what they wait for. */
export const nextStepOf = (seller: SellerState): NextStep => {
  const { shops, kycStatus, position, limitStatus, facility } = seller
  if (facility) return withFacility(facility, seller)
  if (limitStatus === 'failed') return 'limitFailed'
  const step = position && stepOfStatus(position)
  if (step === 'Signing Completed' || step === 'Signing Initiated') return registration(step, seller)
  if (shops.length === 0) return 'linkShop'
  if (!shops.some(({ status }) => status === 'authorized')) return 'relinkShop'
  return beforeRegistration(kycStatus) ?? registration(step, seller)
}

/** True if a drawdown is possible now, whatever the next step is. */
export const mayDraw = ({ facility }: Pick<SellerState, 'facility'>): boolean =>
  facility !== null && canDraw(facility) && facility.drawdown_obstacle === null

/** The payment platform's offer, until a drawdown makes use of it. */
export const unusedOffer = ({ offerId, applications }: SellerState): string | undefined =>
  applications.every(({ stage }) => endedBeforePayout(stage)) ? offerId : undefined

/** True while somebody else has to act, so that the screen polls. */
export const isWaiting = (seller: SellerState): boolean =>
  nextStepOf(seller).startsWith('wait') ||
  nextStepOf(seller) === 'signMine' ||
  nextStepOf(seller) === 'signAddendum' ||
  nextStepOf(seller) === 'signIncrease' ||
  isUnderReview(seller.kycStatus) ||
  seller.shops.some(isImportUnderWay) ||
  seller.applications.some(({ stage }) => isUnderWay(stage))

const milestoneOf: Record<NextStep, number> = {
  linkShop: 0,
  relinkShop: 0,
  startCompany: 1,
  fixCompany: 1,
  companyRejected: 1,
  registerAccount: 2,
  registerBusiness: 2,
  waitCompany: 3,
  startSigning: 3,
  signMine: 3,
  waitSigners: 3,
  waitLimit: 4,
  limitFailed: 4,
  approve: 5,
  signAddendum: 5,
  signIncrease: 5,
  repay: 5,
  followPlan: 5,
  waitPayment: 5,
  waitColleague: 5,
  waitDrawdown: 5,
  draw: 5,
  usedUp: 5,
  overdueBill: 5,
  waitAccount: 5,
  fixAccount: 5,
  facilityClosed: 5,
}

/** The milestones towards a limit; a seller with a limit has reached all of them. */
export const milestones = ['link', 'verify', 'register', 'sign', 'limit'] as const

/** The number of milestones that the seller has reached. */
export const milestonesReached = (step: NextStep): number => milestoneOf[step]
