import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { resetCooldownMs } from '#shared/account/reset-cooldown.ts'
import { contactChangeDelayMs } from '#shared/agreements/contact-change.ts'
import { linkLifetimeMs, linkRenewalIntervalMs, signingPeriodMs } from '#shared/agreements/signing-times.ts'
import { maxItems } from '#shared/api/bulk.ts'
import { maxLimitDocuments } from '#shared/credit/limit-documents.ts'
import { changeDelayMs } from '#shared/drawdown/payout-account.ts'
import { newAdministratorDelayMs, weakerRuleDelayMs } from '#shared/drawdown/second-approval.ts'
import { maximumFileSize, maximumPostedSize } from '#shared/files/file-types.ts'
import { locales } from '#shared/i18n/locales.ts'
import { beneficialShare } from '#shared/kyc/beneficial-owners.ts'
import { reviewDays } from '#shared/kyc/review-time.ts'
import { averageDays } from '#shared/lending/average-in-advance.ts'
import { maxRateAgeDays } from '#shared/lending/convert-sales.ts'
import {
  fullAgeMonths,
  shareWeight,
  stepCents,
  toleratedTopShare,
  toleratedVariation,
} from '#shared/lending/credit-limit.ts'
import { monthsInWindow } from '#shared/lending/limit-measures.ts'
import { effectiveRateCap, effectiveRateWarning } from '#shared/lending/policy.ts'
import { watermarkPercent } from '#shared/lending/watermark.ts'
import { type Fraction, fraction, multiply, subtract } from '#shared/money/fraction.ts'
import { daysToAnswer } from '#shared/repayment/dispute.ts'
import { minPeers } from '#shared/reports/peer-consent.ts'
import { maxCategories } from '#shared/reports/report-category-keys.ts'
import { minWeeks } from '#shared/reports/rhythm.ts'
import { choiceDays } from '#shared/shops/consented-shop.ts'
import { openOrderDays } from '#shared/shops/keep-open-orders.ts'
import { reconciledPercent } from '#shared/shops/reconcile-months.ts'
import { noSalesDays, refundsDays } from '#shared/shops/shop-condition.ts'
import { dailySendLimits } from '../../functions/account/limits/limit-sending.ts'
import { activationSeconds } from '../../functions/account/signup/prepare-activation.ts'
import { invitationEnd } from '../../functions/data/invitations.ts'
import { oauthStateExpiry } from '../../functions/data/oauth-states.ts'
import { resetLinkSeconds } from '../../functions/data/password-links.ts'
import { codePeriodSeconds } from '../../functions/data/second-factors.ts'
import { recoveryCodeLength } from '../../functions/factors/recovery-codes.ts'
import { stepUpValidityMs } from '../../functions/factors/step-up.ts'
import sampleReport from '../../web/features/engagement/reports/sample-report.json' with { type: 'json' }
import { passwordDisplaySeconds } from '../../web/features/shops/logins/password-display-seconds.ts'

const root = join(import.meta.dirname, '..', '..')
const trees = ['web/i18n', 'functions/translations']
const notTranslations = ['index.ts', 'start.ts']

const hourMs = 3_600_000
const start = new Date(0)

const wholeNumber = (value: Fraction): string => {
  expect(value.numerator % value.denominator).toBe(0n)
  return String(value.numerator / value.denominator)
}
const percentOf = (share: Fraction): string => wholeNumber(multiply(share, fraction(100n)))
const hours = (ms: number): string => String(ms / hourMs)
const untilInHours = (end: string): number => Date.parse(end) / hourMs
const megabytes = (bytes: number): string => String(bytes / 1024 / 1024)

const allOnOnePlatform = multiply(shareWeight, subtract(fraction(1n), toleratedTopShare))
const review = [String(reviewDays.shortest), String(reviewDays.longest)]
const months = [String(monthsInWindow)]

/**
 * The figures that the code determines, and the sentences that state them. `file#key`, where a key includes
 * its children.
 */
const decided: { figures: string[]; sentences: string[] }[] = [
  {
    figures: [String(maxRateAgeDays)],
    sentences: [
      'credit#credit.empty.waitingForRates.text',
      'credit#credit.increase.waitsForRates',
      'errors#errors.noExchangeRates',
    ],
  },
  {
    figures: [String(averageDays)],
    sentences: [
      'statuses#statuses.benchmark.averageInAdvance',
      'facility#facility.rates.lead',
      'landing-more#landingMore.benchmark.averageInAdvance',
      'landing-hook-more#landingHookMore.cost.first.text',
      'landing-payoneer-more#landingPayoneerMore.cost.first.text',
      'landing-underwriting-more#landingUnderwritingMore.cost.first.text',
    ],
  },
  { figures: [String(reconciledPercent)], sentences: ['shops#shops.figures.differing'] },
  { figures: [String(stepUpValidityMs / 60_000)], sentences: ['factors#factors.stepUp.lead'] },
  {
    figures: [hours(resetCooldownMs)],
    sentences: [
      'errors#errors.passwordTooNew',
      'errors#errors.resetTooRecent',
      'signing#signing.waits.text',
      'factors#translations.factorsReset',
    ],
  },
  { figures: [String(codePeriodSeconds)], sentences: ['factors#factors.card.codeAppNote'] },
  { figures: [String(recoveryCodeLength)], sentences: ['factors#factors.proof.recoveryHint'] },
  { figures: [String(passwordDisplaySeconds)], sentences: ['shops#shops.logins.reveal.lead'] },
  {
    figures: [effectiveRateCap],
    sentences: ['application#application.signing.what.law', 'drawdown#drawdown.price.highestRateNote'],
  },
  {
    figures: [effectiveRateWarning],
    sentences: ['drawdown#drawdown.price.warning'],
  },
  {
    figures: review,
    sentences: [
      'application#application.signing.missing.review.text',
      'credit#credit.estimate.step.kyc',
      'errors#errors.kycUnderReview',
      'home#home.next.meanwhile',
      'home#home.step.fixCompany.time',
      'home#home.step.startCompany.time',
      'home#home.step.waitCompany.time',
      'kyc#kyc.begin.note',
      'kyc#kyc.timeline.reviewText',
      'kyc#kyc.why.review.text',
      'questions#questions.items.verification.answer',
    ],
  },
  {
    figures: [String(openOrderDays)],
    sentences: ['shop-sales#shopSales.noneUnpaid'],
  },
  {
    figures: months,
    sentences: [
      'agreements#agreements.activate.reason.noGain',
      'business-report#translations.year',
      'credit#credit.empty.calculating.text',
      'credit#credit.estimate.impossible.noSales',
      'credit#credit.estimate.rests',
      'credit#credit.factor.netSales.text',
      'credit#credit.factor.unverifiedSales.text',
      'credit#credit.months',
      'home#home.step.waitLimit.text',
      'home#home.take.calculatingNote',
      'home#home.take.checkingNote',
      'home#home.take.estimateNote',
      'questions#questions.items.limit.answer',
      'reports#reports.concentration',
      'reports#reports.headline.net',
      'reports#reports.limit.impossible.noSales',
      'reports#reports.refunds',
      'reports#reports.seasons.later',
      'statuses#statuses.limitFailure.noSales',
    ],
  },
  {
    figures: [percentOf(toleratedVariation)],
    sentences: [
      'business-report#translations.raise.evenOutMonthlySales',
      'credit#credit.factor.stability.text',
    ],
  },
  {
    figures: [percentOf(toleratedTopShare), percentOf(allOnOnePlatform)],
    sentences: ['credit#credit.factor.diversification.text'],
  },
  {
    figures: [String(fullAgeMonths)],
    sentences: [
      'business-report#translations.raise.keepTrading',
      'credit#credit.factor.age.text',
      'link-shop#linkShop.counts.age',
    ],
  },
  {
    figures: [(stepCents / 100n).toLocaleString('en')],
    sentences: [
      'credit#credit.estimate.impossible.limitZero',
      'reports#reports.limit.impossible.limitZero',
      'statuses#statuses.limitFailure.limitZero',
    ],
  },
  {
    figures: [String(watermarkPercent)],
    sentences: [
      'facility#facility.setOff.leftNote',
      'agreements#agreements.activate.preview.bounded',
      'payment-accounts#paymentAccounts.lead',
      'link-shop#linkShop.paidThrough.hint',
      'notification-kinds#translations.drawable-amount-changed',
    ],
  },
  {
    figures: [hours(changeDelayMs)],
    sentences: [
      'drawdown#drawdown.payout.noneText',
      'notification-kinds#translations.payout-account-added',
      'notification-kinds#translations.payout-account-changed',
      'notification-kinds#translations.payout-account-verified',
      'field-rules#fieldRules.noUsableAccount',
      'payout-accounts#payoutAccounts',
    ],
  },
  {
    figures: [hours(weakerRuleDelayMs)],
    sentences: [
      'notification-kinds#translations.second-approval-changed',
      'second-approval#secondApproval.rule.hint',
    ],
  },
  {
    figures: [hours(contactChangeDelayMs)],
    sentences: [
      'agreements#translations.contactRequested',
      'agreements#translations.contactRequestedBySms',
      'application#application.changeSigner.contactNote',
      'kyc#kyc.change.contacts.text',
    ],
  },
  {
    figures: [hours(newAdministratorDelayMs)],
    sentences: [
      'field-rules#fieldRules.newAdministrator',
      'second-approval#secondApproval.waiting.newAdministrator',
      'second-approval#secondApproval.waiting.ownFrom',
      'second-approval#secondApproval.waiting.nobodyCanOwn',
    ],
  },
  {
    figures: [String(daysToAnswer)],
    sentences: [
      'notification-kinds#translations.dispute-rejected',
      'notification-kinds#translations.dispute-withdrawn',
    ],
  },
  {
    figures: [String(noSalesDays)],
    sentences: ['notification-kinds#translations.shop-no-sales', 'shops#shops.notice.abnormal.noSales'],
  },
  {
    figures: [String(refundsDays)],
    sentences: [
      'notification-kinds#translations.shop-many-refunds',
      'shops#shops.notice.abnormal.manyRefunds',
    ],
  },
  {
    figures: [percentOf(beneficialShare)],
    sentences: ['kyc#kyc.group.moreLead', 'kyc#kyc.ownership', 'kyc#kyc.why.people.text'],
  },
  {
    figures: [megabytes(maximumFileSize)],
    sentences: [
      'field-rules#fieldRules.fileTooLarge',
      'kyc#kyc.why.documents.text',
      'questions#questions.items.files.answer',
      'shell#shell.file.limits',
    ],
  },
  {
    figures: [megabytes(maximumPostedSize)],
    sentences: ['field-rules#fieldRules.fileTooLargeToPost', 'field-rules#fieldRules.partSizeInvalid'],
  },
  {
    figures: [maxItems.toLocaleString('en')],
    sentences: ['errors#errors.tooManyItems', 'shops#shops.several.lead', 'shops#shops.several.tooMany'],
  },
  { figures: [String(maxLimitDocuments)], sentences: ['credit#credit.increase.documentsHint'] },
  {
    figures: [hours(linkLifetimeMs)],
    sentences: [
      'agreements#translations.addendumInvitation.footnote',
      'agreements#translations.guarantorInvitation.footnote',
      'agreements#translations.increaseInvitation.footnote',
      'agreements#translations.invitation.footnote',
      'agreements#translations.planInvitation.footnote',
      'agreements#translations.reminder.footnote',
      'agreements#translations.setInvitation.footnote',
      'signing#signing.dead.expired.text',
    ],
  },
  {
    figures: [hours(signingPeriodMs / 24)],
    sentences: [
      'notification-kinds#translations.signing-lapsed',
      'notification-kinds#translations.limit-offer-lapsed',
      'application#application.ended.lapsed.text',
      'notification-kinds#translations.limit-request-offered',
      'signing#signing.ended.lapsed.text',
    ],
  },
  {
    figures: [hours(linkLifetimeMs), hours(signingPeriodMs / 24)],
    sentences: ['application#application.progress.lead'],
  },
  {
    figures: [String(dailySendLimits.withoutCaptcha)],
    sentences: ['account#account.captcha.asked', 'errors#errors.captchaNeeded'],
  },
  { figures: [hours(linkRenewalIntervalMs * 60)], sentences: ['signing#signing.dead.expired.soon'] },
  {
    figures: [hours(activationSeconds * 1000)],
    sentences: ['account#translations.activation.footnote', 'account#account.activate.goneLead'],
  },
  { figures: [String(resetLinkSeconds / 60)], sentences: ['account#translations.resetLink.footnote'] },
  {
    figures: [String(untilInHours(invitationEnd(start)) / 24)],
    sentences: [
      'account#translations.invitation.footnote',
      'companies#companies.invite.lead',
      'companies#translations.invitation.footnote',
    ],
  },
  {
    figures: [String(untilInHours(oauthStateExpiry(start)) * 60)],
    sentences: ['link-shop#linkShop.callback'],
  },
  { figures: [String(choiceDays)], sentences: ['link-shop#linkShop.several.unused'] },
  { figures: [String(monthsInWindow + 1)], sentences: ['reports#reports.headline.growthLater'] },
  { figures: [String(minWeeks)], sentences: ['reports#reports.week.later'] },
  { figures: [String(maxCategories)], sentences: ['reports#reports.categories.lead'] },
  {
    figures: [String(minPeers)],
    sentences: [
      'reports#reports.categories.sharesNote',
      'business-report#translations.peersTooFew',
      'reports#reports.peers',
    ],
  },
  {
    figures: [sampleReport.from, sampleReport.to].map((date) => date.slice(0, 4)),
    sentences: ['reports#reports.sample.text'],
  },
]

/** Sentences with figures that the product does not determine. */
const undecided = {
  'what the law calls its chapters, sections and schedules, and clauses one another': [
    'addendum',
    'drawdown-note',
    'drawdown#drawdown.price.effectiveRateNote',
    'facility-agreement',
    'guarantee',
    'increase',
    'ordinance-summary',
    'payment-plan#translations.opening.0',
    'receivables-purchase',
    'terms#terms.terms.items.account',
    'terms#terms.terms.items.cost',
  ],
  'forms of numbers, names and codes, which their own rules test': [
    'account-profile',
    'account#account.companyRule',
    'account#account.companyPasswordHint',
    'account#account.login.nameInvalid',
    'account#account.rule',
    'application#application.account.swiftHint',
    'completion-certificate#translations.labels.document',
    'factors#factors.addCodeApp',
    'factors#factors.proof.code',
    'factors#factors.proof.codeIncorrect',
    'field-rules',
    'kyc#kyc.hint',
    'shops#shops.several.nameTooLong',
    'drawdown#drawdown.signatory.endHint',
    'signing#signing.identify',
    'verification',
  ],
  'names of bases and codes of errors': [
    'credit#credit.rates.quoted',
    'drawdown#drawdown.note.basis',
    ...Array.from({ length: 11 }, (_, index) => `errors#errors.systemError${505 + index}`),
    'facility#facility.rate.bases',
    'home#home.cost.bases',
    'landing-more#landingMore.terms.bases',
  ],
  'how long something takes a person, and numbers of steps': [
    'home#home.step',
    'link-shop#linkShop.next.verifyText',
    'repayment#repayment.payTo.title',
    'repayment#repayment.report.title',
    'shell#shell.version.text',
    'shops#shops.next.verify.text',
  ],
  'how long a code and a handed over sign-in live, which the tests of both hold': [
    'account-handover#accountHandover.missingText',
    'account#translations.emailCode.footnote',
    'account#translations.sms.phoneCode',
    'agreements#translations.codeByMail',
    'agreements#translations.codeBySms',
    'agreements#translations.signatoryCodeByMail',
    'agreements#translations.signatoryCodeBySms',
    'drawdown#drawdown.signatory.codeWrong',
  ],
  'what cannot be otherwise': [
    'kyc#kyc.wrong.tooMuchOwned',
    'link-shop#linkShop.counts.tooYoung',
    'business-report#translations.ordinary',
    'reports#reports.ordinary',
  ],
  'where published data come from': ['reports#reports.sample.source'],
}

const leavesOf = (value: unknown, path: readonly string[] = []): [string, string][] => {
  if (typeof value === 'string') return [[path.join('.'), value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, [...path, key]))
}

const digitsOf = (text: string): string[] =>
  [...text.replaceAll(/\{\{?[^}]*\}?\}/g, '').matchAll(/\d[\d,.]*\d|\d/g)].map(([digits]) => digits)

/** Every sentence of a language with a figure: `file#key` and the figures. */
const quotedIn = async (locale: string): Promise<Map<string, string[]>> => {
  const files = globSync(
    trees.map((tree) => `${tree}/${locale}/*.ts`),
    { cwd: root },
  ).filter((file) => !notTranslations.includes(basename(file)))
  const ofFiles = await Promise.all(
    files.map(async (file) =>
      leavesOf(await import(join(root, file))).map(
        ([key, text]) => [`${basename(file, '.ts')}#${key}`, digitsOf(text)] as const,
      ),
    ),
  )
  return new Map(ofFiles.flat().filter(([, digits]) => digits.length > 0))
}

/** The sentence itself, or one below the key or in the file. */
const isOf = (sentence: string, name: string): boolean =>
  ['', '.', '#'].some((end) => (end ? sentence.startsWith(name + end) : sentence === name))

const quoted = Object.fromEntries(
  await Promise.all(locales.map(async (locale) => [locale, await quotedIn(locale)] as const)),
)

describe.each(locales)('the figures quoted in %s', (locale) => {
  const sentences = [...(quoted[locale] ?? [])]

  it.each(decided.flatMap(({ figures, sentences: names }) => names.map((name) => ({ name, figures }))))(
    '$name has $figures, as the code determines',
    ({ name, figures }) => {
      const found = sentences.filter(([sentence]) => isOf(sentence, name))
      expect(found.length).toBeGreaterThan(0)
      for (const [, digits] of found) expect(digits).toEqual(expect.arrayContaining(figures))
    },
  )

  it('are all determined by the code, or listed as external', () => {
    const known = [...decided.flatMap(({ sentences: names }) => names), ...Object.values(undecided).flat()]
    expect(
      sentences
        .map(([sentence]) => sentence)
        .filter((sentence) => !known.some((name) => isOf(sentence, name))),
    ).toEqual([])
  })
})
