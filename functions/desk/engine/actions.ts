import type { DeskAction } from './desk-action.ts'

/** Everything that the lender's side can do, by name: each act is loaded by its first call. */
export const deskActions: Readonly<Record<string, () => Promise<DeskAction>>> = {
  'kyc-list': async () => (await import('../kyc/list-kyc.ts')).listKyc,
  'kyc-approve': async () => (await import('../kyc/decide-kyc.ts')).approveKyc,
  'kyc-reject': async () => (await import('../kyc/decide-kyc.ts')).rejectKyc,
  'kyc-return': async () => (await import('../kyc/decide-kyc.ts')).returnKyc,
  'drawdown-list': async () => (await import('../repayment/list-money.ts')).listDrawdowns,
  'drawdown-approve': async () => (await import('../drawdown/decide-drawdown.ts')).approveDrawdown,
  'drawdown-reject': async () => (await import('../drawdown/decide-drawdown.ts')).rejectDrawdown,
  'drawdown-pay-out': async () => (await import('../drawdown/pay-out-drawdown.ts')).payOutDrawdown,
  'payment-list': async () => (await import('../repayment/list-money.ts')).listPayments,
  'repayment-post': async () => (await import('../repayment/post-repayment.ts')).postRepayment,
  'payment-void': async () => (await import('../repayment/void-payment.ts')).voidPayment,
  'payoff-list': async () => (await import('../repayment/post-payoff.ts')).listPayoffs,
  'payoff-post': async () => (await import('../repayment/post-payoff.ts')).postPayoff,
  'payoff-void': async () => (await import('../repayment/post-payoff.ts')).voidPayoff,
  'posting-reverse': async () => (await import('../repayment/reverse-posting.ts')).reversePosting,
  'suspense-apply': async () => (await import('../repayment/apply-suspense.ts')).applySuspense,
  'suspense-pay-back': async () => (await import('../repayment/pay-back-suspense.ts')).payBackSuspense,
  'fee-charge': async () => (await import('../repayment/charge-fee.ts')).chargeFee,
  'charge-waive': async () => (await import('../repayment/waive-charge.ts')).waiveCharge,
  'charge-write-off': async () => (await import('../repayment/write-off-charge.ts')).writeOffCharge,
  'facility-set': async () => (await import('../facility/set-facility.ts')).setFacility,
  'balance-report': async () => (await import('../facility/report-balance.ts')).reportBalance,
  'facility-limit': async () => (await import('../credit/set-limit.ts')).setLimit,
  'limit-list': async () => (await import('../credit/decide-limit-request.ts')).listLimitRequests,
  'limit-approve': async () => (await import('../credit/decide-limit-request.ts')).approveLimit,
  'limit-reject': async () => (await import('../credit/decide-limit-request.ts')).rejectLimit,
  'facility-expire': async () => (await import('../facility/end-facility.ts')).expireFacilityAct,
  'facility-renew': async () => (await import('../facility/end-facility.ts')).renewFacilityAct,
  'facility-close': async () => (await import('../facility/end-facility.ts')).closeFacility,
  'sofr-set': async () => (await import('../drawdown/set-benchmark.ts')).setSofr,
  'ledger-trial-balance': async () => (await import('../facility/read-trial-balance.ts')).readTrialBalance,
  'ledger-export': async () => (await import('../facility/export-ledger.ts')).exportLedgerAct,
  'statement-issue': async () => (await import('../facility/issue-statement.ts')).issueStatement,
  'user-invite': async () => (await import('../user/invite-user.ts')).inviteUser,
  'user-show': async () => (await import('../user/show-user.ts')).showUser,
  'user-unlock': async () => (await import('../user/unlock-user.ts')).unlockUser,
  'user-block': async () => (await import('../user/block-user.ts')).blockUser,
  'user-unblock': async () => (await import('../user/block-user.ts')).unblockUser,
  'user-skip': async () => (await import('../user/skip-user.ts')).skipUser,
  'email-resume': async () => (await import('../user/resume-email.ts')).resumeEmail,
  'link-set': async () => (await import('../user/set-link.ts')).setLink,
  'link-list': async () => (await import('../user/list-links.ts')).listShortLinks,
  'red-packet-issue': async () => (await import('../engagement/issue-red-packet.ts')).issueRedPacket,
  'red-packet-list': async () => (await import('../engagement/list-red-packets.ts')).listRedPackets,
  'red-packet-use': async () => (await import('../engagement/use-red-packet.ts')).useRedPacket,
  'red-packet-void': async () => (await import('../engagement/void-red-packet.ts')).voidRedPacket,
  'announcement-publish': async () =>
    (await import('../engagement/publish-announcement.ts')).publishAnnouncement,
  'announcement-list': async () => (await import('../engagement/list-announcements.ts')).listAnnouncements,
  'announcement-withdraw': async () =>
    (await import('../engagement/withdraw-announcement.ts')).withdrawAnnouncement,
  'campaign-tag-set': async () => (await import('../engagement/set-campaign-tag.ts')).setCampaignTag,
  'campaign-tag-list': async () => (await import('../engagement/list-campaign-tags.ts')).listCampaignTags,
  'customer-service-set': async () =>
    (await import('../engagement/set-customer-service.ts')).setCustomerService,
  'customer-service-list': async () =>
    (await import('../engagement/list-customer-services.ts')).listCustomerServices,
  'proposal-list': async () => (await import('../audit/decide-proposal.ts')).listProposals,
  'proposal-approve': async () => (await import('../audit/decide-proposal.ts')).approveProposal,
  'proposal-reject': async () => (await import('../audit/decide-proposal.ts')).rejectProposal,
  'audit-list': async () => (await import('../audit/list-audit.ts')).listAudit,
}

/** Undefined where there is no such act. */
export const loadAction = async (name: string): Promise<DeskAction | undefined> =>
  Object.hasOwn(deskActions, name) ? deskActions[name]?.() : undefined

export const loadEveryAction = (): Promise<DeskAction[]> =>
  Promise.all(Object.values(deskActions).map((load) => load()))
