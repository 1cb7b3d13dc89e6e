import type { AuditExport, AuditList } from './audit.ts'
import type { CompanyHistory, CompanyList, CompanyNoted, ShownCompany } from './company.ts'
import type { ActForm, ListedAct, OwnRoles } from './console.ts'
import type {
  ChargeList,
  LedgerExport,
  PostingList,
  ScheduleList,
  ShownFacility,
  TrialBalance,
} from './facility.ts'
import type { KycChecked, OpenedFile, ShownKyc, ShownRisk } from './kyc.ts'
import type { ShownLimit } from './limit.ts'
import type { OverdueCase, OverdueList, RecordedContact, RecordedPromise } from './overdue.ts'
import type {
  LinesBooked,
  LineTargets,
  ListedPayoutAccount,
  ManualBookings,
  PayoutBatchConfirmed,
  PayoutBatchFile,
  PayoutBatchList,
  PayoutBatchView,
  PayoutList,
  PayoutReturned,
  StatementAccepted,
  StatementLineDecided,
  StatementLineList,
  StatementList,
  StatementsRead,
} from './payments.ts'
import type {
  AdviserView,
  AnnouncementView,
  CampaignTagView,
  LinkView,
  PoolView,
  UserShown,
} from './people.ts'
import type {
  PortfolioExport,
  PortfolioRebuilt,
  ShownConcentration,
  ShownEarned,
  ShownInflow,
  ShownPortfolio,
  ShownVintages,
} from './portfolio.ts'
import type { ShopTroubleView } from './shop-trouble.ts'
import type { DecidedTerms, ProposedTerms, ShownTerms, TermsBacktest, TermsList } from './terms.ts'
import type { Colleagues, DeskView, DeskViews, InboxCount, WorkQueueRow, WorkView } from './work.ts'

/** The responses of acts with their own screen, by the act's name. JSON: amounts as decimals, times in ISO. */
export interface DeskResponses {
  'me-show': OwnRoles
  'act-list': { acts: ListedAct[] }
  'act-show': ActForm
  'company-list': CompanyList
  'company-show': ShownCompany
  'company-history': CompanyHistory
  'company-note': CompanyNoted
  'kyc-show': ShownKyc
  'kyc-risk': ShownRisk
  'kyc-check': KycChecked
  'file-open': OpenedFile
  'limit-show': ShownLimit
  'facility-show': ShownFacility
  'posting-list': PostingList
  'charge-list': ChargeList
  'schedule-list': ScheduleList
  'ledger-trial-balance': TrialBalance
  'ledger-export': LedgerExport
  'portfolio-show': ShownPortfolio
  'portfolio-vintages': ShownVintages
  'portfolio-concentration': ShownConcentration
  'portfolio-earned': ShownEarned
  'portfolio-inflow': ShownInflow
  'portfolio-export': PortfolioExport
  'portfolio-rebuild': PortfolioRebuilt
  'overdue-list': OverdueList
  'overdue-show': OverdueCase
  'promise-record': RecordedPromise
  'contact-record': RecordedContact
  'payout-account-list': { accounts: ListedPayoutAccount[]; cursor?: string }
  'payout-list': PayoutList
  'payout-batch-make': PayoutBatchView
  'payout-batch-list': PayoutBatchList
  'payout-batch-show': PayoutBatchView
  'payout-batch-file': PayoutBatchFile
  'payout-batch-cancel': PayoutBatchView
  'payout-batch-unpaid': PayoutBatchView
  'payout-batch-rejected': PayoutBatchConfirmed
  'payout-batch-confirm': PayoutBatchConfirmed
  'payout-returned': PayoutReturned
  'statement-read': StatementsRead
  'statement-list': StatementList
  'statement-accept': StatementAccepted
  'statement-book': LinesBooked
  'manual-booking-list': ManualBookings
  'statement-line-list': StatementLineList
  'statement-line-targets': LineTargets
  'statement-line-match': StatementLineDecided
  'statement-line-book-payout': StatementLineDecided
  'statement-line-to-suspense': StatementLineDecided
  'statement-line-ignore': StatementLineDecided
  'statement-line-pay-back': StatementLineDecided
  'terms-list': TermsList
  'terms-show': ShownTerms
  'terms-backtest': TermsBacktest
  'terms-propose': ProposedTerms
  'terms-approve': DecidedTerms
  'terms-withdraw': DecidedTerms
  'audit-list': AuditList
  'audit-export': AuditExport
  'user-show': UserShown
  'announcement-list': { announcements: AnnouncementView[] }
  'red-packet-list': { pools: PoolView[] } | { packets: Record<string, unknown>[] }
  'campaign-tag-list': { campaignTags: CampaignTagView[]; cursor?: string }
  'customer-service-list': { customerServices: AdviserView[]; cursor?: string }
  'link-list': { links: LinkView[]; cursor?: string }
  'shop-trouble-list': {
    waiting: (ShopTroubleView & WorkQueueRow & { company: string | null })[]
    cursor?: string
  }
  'work-claim': WorkView
  'work-release': WorkView
  'work-hand-over': WorkView
  'work-colleagues': Colleagues
  'work-count': { counts: InboxCount[] }
  'view-list': DeskViews
  'view-save': DeskView
  'view-remove': Pick<DeskView, 'inbox' | 'name'>
}
