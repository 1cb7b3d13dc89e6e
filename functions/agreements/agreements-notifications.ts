import type { AgreementKind } from '#shared/agreements/agreement-kinds.ts'
import type { LineScreen } from '#shared/site/screen-paths.ts'
import { findAgreement } from '../data/agreements.ts'
import { findKyc } from '../data/kyc.ts'
import { money, notification } from '../data/notifications.ts'
import type { Subscribers } from '../runtime/subscriber.ts'

/** Where a new signing is started. */
const screenOf = {
  facility: 'home',
  addendum: 'activateShop',
  increase: 'increaseLimit',
  plan: 'repay',
} as const satisfies Record<AgreementKind, LineScreen>

export const agreementsNotifications = {
  /** Who declined and why, or that it lapsed. */
  'signing-ended': async ({ companyId, agreementId, how }, { table }) => {
    const agreement = await findAgreement(table, companyId, agreementId)
    if (!agreement) throw new Error(`there is no agreement ${agreementId}`)
    const { agreementNumber, signers, kind = 'facility' } = agreement
    const screen = screenOf[kind]
    const facts = { agreement: agreementNumber, agreementNumber }
    if (how === 'declined') {
      const decliner = signers.find(({ declined }) => declined)
      const [signer, reason] = [decliner?.name ?? '', decliner?.declined?.reason ?? '']
      return notification(companyId, 'signing-declined', { ...facts, signer, reason }, { screen })
    }
    // The end of the plan's offer has a notification of its own.
    if (agreement.kind === 'plan') return undefined
    if (agreement.kind !== 'increase') return notification(companyId, 'signing-lapsed', facts, { screen })
    const limit = money(agreement.limitCents, agreement.currency)
    return notification(companyId, 'limit-offer-lapsed', { limit, agreementNumber }, { screen })
  },

  /** To every administrator, including the one who requested the change. */
  'signer-contact-objected': async ({ companyId, agreementId, signerId }, { table }) => {
    const agreement = await findAgreement(table, companyId, agreementId)
    const signer = agreement?.signers.find((each) => each.signerId === signerId)
    if (!agreement || !signer) return
    const { agreementNumber } = agreement
    return notification(companyId, 'signer-contact-objected', { signer: signer.name, agreementNumber })
  },

  'kyc-contact-objected': async ({ companyId, kycId, changeId }, { table }) => {
    const kyc = await findKyc(table, companyId, kycId)
    const change = kyc?.contactChanges?.find((each) => each.changeId === changeId)
    return change && notification(companyId, 'kyc-contact-objected', { signer: change.name })
  },
} satisfies Partial<Subscribers>
