import { account } from './account.ts'
import { accountHandover } from './account-handover.ts'
import { accountProfile } from './account-profile.ts'
import { agreements } from './agreements.ts'
import { application } from './application.ts'
import { companies } from './companies.ts'
import { credit } from './credit.ts'
import { documents } from './documents.ts'
import { drawdown } from './drawdown.ts'
import { earlyRepayment } from './early-repayment.ts'
import { errors } from './errors.ts'
import { facility } from './facility.ts'
import { factors } from './factors.ts'
import { fieldRules } from './field-rules.ts'
import { files } from './files.ts'
import { frame } from './frame.ts'
import { home } from './home.ts'
import { kyc } from './kyc.ts'
import { landing } from './landing.ts'
import { landingAdvert } from './landing-advert.ts'
import { landingCalculator } from './landing-calculator.ts'
import { landingEntry } from './landing-entry.ts'
import { landingEntryMore } from './landing-entry-more.ts'
import { landingHook } from './landing-hook.ts'
import { landingHookMore } from './landing-hook-more.ts'
import { landingMore } from './landing-more.ts'
import { landingOffer } from './landing-offer.ts'
import { landingPayoneer } from './landing-payoneer.ts'
import { landingPayoneerMore } from './landing-payoneer-more.ts'
import { landingUnderwriting } from './landing-underwriting.ts'
import { landingUnderwritingMore } from './landing-underwriting-more.ts'
import { limitSteps } from './limit-steps.ts'
import { linkShop } from './link-shop.ts'
import { notifications } from './notifications.ts'
import { objection } from './objection.ts'
import { pages } from './pages.ts'
import { payoutAccounts } from './payout-accounts.ts'
import { privacy } from './privacy.ts'
import { privacyNotice } from './privacy-notice.ts'
import { questions } from './questions.ts'
import { records } from './records.ts'
import { repayment } from './repayment.ts'
import { reports } from './reports.ts'
import { rewards } from './rewards.ts'
import { secondApproval } from './second-approval.ts'
import { shell } from './shell.ts'
import { shops } from './shops.ts'
import { signing } from './signing.ts'
import { statuses } from './statuses.ts'
import { tracking } from './tracking.ts'
import { verification } from './verification.ts'

/**
 * The translations of all areas in Simplified Chinese. A new area is a file in this folder, listed here and in the
 * other locales.
 */
export const zhCN = {
  account,
  companies,
  kyc,
  credit,
  documents,
  drawdown,
  earlyRepayment,
  errors,
  facility,
  factors,
  fieldRules,
  files,
  accountHandover,
  frame,
  home,
  landing,
  landingAdvert,
  landingCalculator,
  landingEntry,
  landingEntryMore,
  landingHook,
  landingHookMore,
  landingMore,
  landingOffer,
  landingPayoneer,
  landingPayoneerMore,
  landingUnderwriting,
  landingUnderwritingMore,
  linkShop,
  notifications,
  pages,
  accountProfile,
  application,
  privacy,
  privacyNotice,
  questions,
  records,
  repayment,
  payoutAccounts,
  rewards,
  reports,
  secondApproval,
  shell,
  shops,
  agreements,
  objection,
  signing,
  statuses,
  limitSteps,
  tracking,
  verification,
}
