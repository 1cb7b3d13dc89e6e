import { applySuspense } from './apply-suspense.ts'
import { blockUser, unblockUser } from './block-user.ts'
import { chargeFee } from './charge-fee.ts'
import { approveDrawdown, rejectDrawdown } from './decide-drawdown.ts'
import { approveKyc, rejectKyc, returnKyc } from './decide-kyc.ts'
import { approveLimit, listLimitRequests, rejectLimit } from './decide-limit-request.ts'
import { approveProposal, listProposals, rejectProposal } from './decide-proposal.ts'
import type { DeskAction } from './desk-action.ts'
import { closeFacility, expireFacilityAct, renewFacilityAct } from './end-facility.ts'
import { exportLedgerAct } from './export-ledger.ts'
import { inviteUser } from './invite-user.ts'
import { issueRedPacket } from './issue-red-packet.ts'
import { issueStatement } from './issue-statement.ts'
import { listAnnouncements } from './list-announcements.ts'
import { listAudit } from './list-audit.ts'
import { listCampaignTags } from './list-campaign-tags.ts'
import { listCustomerServices } from './list-customer-services.ts'
import { listKyc } from './list-kyc.ts'
import { listShortLinks } from './list-links.ts'
import { listDrawdowns, listPayments } from './list-money.ts'
import { listRedPackets } from './list-red-packets.ts'
import { payBackSuspense } from './pay-back-suspense.ts'
import { payOutDrawdown } from './pay-out-drawdown.ts'
import { listPayoffs, postPayoff, voidPayoff } from './post-payoff.ts'
import { postRepayment } from './post-repayment.ts'
import { publishAnnouncement } from './publish-announcement.ts'
import { readTrialBalance } from './read-trial-balance.ts'
import { reportBalance } from './report-balance.ts'
import { resumeEmail } from './resume-email.ts'
import { reversePosting } from './reverse-posting.ts'
import { setSofr } from './set-benchmark.ts'
import { setCampaignTag } from './set-campaign-tag.ts'
import { setCustomerService } from './set-customer-service.ts'
import { setFacility } from './set-facility.ts'
import { setLimit } from './set-limit.ts'
import { setLink } from './set-link.ts'
import { showUser } from './show-user.ts'
import { skipUser } from './skip-user.ts'
import { unlockUser } from './unlock-user.ts'
import { useRedPacket } from './use-red-packet.ts'
import { voidPayment } from './void-payment.ts'
import { voidRedPacket } from './void-red-packet.ts'
import { waiveCharge } from './waive-charge.ts'
import { withdrawAnnouncement } from './withdraw-announcement.ts'
import { writeOffCharge } from './write-off-charge.ts'

/** Everything that the lender's side can do. */
export const deskActions: readonly DeskAction[] = [
  listKyc,
  approveKyc,
  rejectKyc,
  returnKyc,
  listDrawdowns,
  approveDrawdown,
  rejectDrawdown,
  payOutDrawdown,
  listPayments,
  postRepayment,
  voidPayment,
  listPayoffs,
  postPayoff,
  voidPayoff,
  reversePosting,
  applySuspense,
  payBackSuspense,
  chargeFee,
  waiveCharge,
  writeOffCharge,
  setFacility,
  reportBalance,
  setLimit,
  listLimitRequests,
  approveLimit,
  rejectLimit,
  expireFacilityAct,
  renewFacilityAct,
  closeFacility,
  setSofr,
  readTrialBalance,
  exportLedgerAct,
  issueStatement,
  inviteUser,
  showUser,
  unlockUser,
  blockUser,
  unblockUser,
  skipUser,
  resumeEmail,
  setLink,
  listShortLinks,
  issueRedPacket,
  listRedPackets,
  useRedPacket,
  voidRedPacket,
  publishAnnouncement,
  listAnnouncements,
  withdrawAnnouncement,
  setCampaignTag,
  listCampaignTags,
  setCustomerService,
  listCustomerServices,
  listProposals,
  approveProposal,
  rejectProposal,
  listAudit,
]
