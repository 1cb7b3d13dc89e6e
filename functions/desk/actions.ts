import { blockUser, unblockUser } from './block-user.ts'
import { approveDrawdown, rejectDrawdown } from './decide-drawdown.ts'
import { approveKyc, rejectKyc, returnKyc } from './decide-kyc.ts'
import type { DeskAction } from './desk-action.ts'
import { inviteUser } from './invite-user.ts'
import { listAudit } from './list-audit.ts'
import { listKyc } from './list-kyc.ts'
import { listShortLinks } from './list-links.ts'
import { listDrawdowns, listPayments } from './list-money.ts'
import { payOutDrawdown } from './pay-out-drawdown.ts'
import { postRepayment } from './post-repayment.ts'
import { readTrialBalance } from './read-trial-balance.ts'
import { setSofr } from './set-benchmark.ts'
import { setFacility } from './set-facility.ts'
import { setLink } from './set-link.ts'
import { showUser } from './show-user.ts'
import { skipUser } from './skip-user.ts'
import { unlockUser } from './unlock-user.ts'
import { voidPayment } from './void-payment.ts'

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
  setFacility,
  setSofr,
  readTrialBalance,
  inviteUser,
  showUser,
  unlockUser,
  blockUser,
  unblockUser,
  skipUser,
  setLink,
  listShortLinks,
  listAudit,
]
