import { resetCooldownEnd } from '#shared/account/reset-cooldown.ts'
import type { drawdownEndpoints } from '#shared/drawdown/area-endpoints.ts'
import { isPayoutAccountUsableAt, preferredOf } from '#shared/drawdown/payout-account.ts'
import {
  approvalLapsesOn,
  firstConfirmationAt,
  needsSecondApproval,
  ruleAt,
} from '#shared/drawdown/second-approval.ts'
import { firstDueDateOf } from '#shared/drawdown/unbilled.ts'
import { isUsableFor } from '#shared/engagement/red-packet-states.ts'
import { drawdownRequested } from '#shared/ledger/facility-postings.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { findSessionCredentials } from '../account/sessions/find-session-credentials.ts'
import { expectKycInForce } from '../data/companies.ts'
import { expectCredentials } from '../data/credentials.ts'
import { findCount, incrementCountIfUnchanged } from '../data/daily-counts.ts'
import { listDrawdownsOfDay, replaceDrawdown } from '../data/drawdowns.ts'
import { recordEvent } from '../data/events.ts'
import { findFacility } from '../data/facilities.ts'
import { findChargeInArrears } from '../data/find-charge-in-arrears.ts'
import { postToLedger } from '../data/ledger.ts'
import { listAdministrators } from '../data/memberships.ts'
import { orderedId } from '../data/ordered-id.ts'
import { expectUsable, indexAccount, listPayoutAccounts } from '../data/payout-accounts.ts'
import { acceptQuote, findQuote } from '../data/quotes.ts'
import { findRedPacket, useRedPacket } from '../data/red-packets.ts'
import { changed, retryOnChange } from '../data/retry-on-change.ts'
import { expectSecondApproval, findSecondApproval } from '../data/second-approvals.ts'
import { expectSignatory, listSignatoryLinks } from '../data/signatory-links.ts'
import { answer, type Handler, type Outcome, refuse } from '../http/handle.ts'
import { findCurrentSections } from '../kyc/find-current-sections.ts'
import { signatoryOfUser } from '../kyc/signatory-of-user.ts'
import { signerNamesOf, signingNameOf } from '../kyc/signers-of-kyc.ts'

const refuseAccount = () =>
  refuse('ruleBroken', [{ field: 'body.payout_account_id', rule: 'noUsableAccount' }])

/** The note has no certain signatory: the caller is none of the directors, or has yet to prove to be one. */
const refuseUnproven = () => refuse('ruleBroken', [{ field: 'body.signer_name', rule: 'signatoryNotProven' }])

/** It was used, voided or expired since the quote: the seller has to see the price without it. */
const refusePacket = () => refuse('ruleBroken', [{ field: 'body.quote_id', rule: 'redPacketUnusable' }])

export const submitDrawdown: Handler<typeof drawdownEndpoints.submitDrawdown> = async (
  { input, session, request, storeResponse },
  { table, clock, random },
) => {
  const outcome = await retryOnChange<Outcome<typeof drawdownEndpoints.submitDrawdown>>(async () => {
    const { companyId, userId } = session
    const { quote_id: quoteId, signer_name: signerName, payout_account_id: accountId } = input.body

    const now = clock()
    const stored = await findQuote(table, companyId, quoteId)
    if (!stored) return refuse('notFound', [{ field: 'body.quote_id', rule: 'invalid' }])
    const { packet: quoted } = stored.quote
    const day = { counted: 'drawdown', subject: companyId, day: businessDate(now) } as const
    const [facility, current, arrears, secondApproval, accounts, packet, ties, credentials] =
      await Promise.all([
        findFacility(table, stored.facilityId),
        findCurrentSections(table, companyId),
        findChargeInArrears(table, companyId, now),
        findSecondApproval(table, companyId),
        listPayoutAccounts(table, companyId),
        quoted && findRedPacket(table, companyId, quoted.packetId),
        listSignatoryLinks(table, companyId),
        findSessionCredentials(table, session),
      ])
    const { company } = current
    if (!facility || !company) throw new Error('a quote without its facility or company')
    if (stored.drawdownId) return refuse('alreadyDone')
    if (stored.expiresAt <= now.toISOString())
      return refuse('wrongState', [{ field: 'body.quote_id', rule: 'quoteExpired' }])
    if (company.kycStatus !== 'approved') return refuse('companyNotVerified')
    const waitsUntil = resetCooldownEnd(credentials.resetAt, now)
    if (waitsUntil) return { ...refuse('resetTooRecent'), detail: waitsUntil }
    if (!signerNamesOf(current.sections).includes(signerName))
      return refuse('verificationFailed', [{ field: 'body.signer_name', rule: 'unknownOption' }])
    const signsAs = signatoryOfUser(current, ties, userId)
    if (!signsAs) return refuseUnproven()
    const { tie, person } = signsAs
    if (signingNameOf(person) !== signerName)
      return refuse('verificationFailed', [{ field: 'body.signer_name', rule: 'anotherSignatory' }])

    if (arrears) return refuse('ruleBroken', [{ field: 'body.quote_id', rule: 'repaymentOverdue' }])

    const { quote, facilityId } = stored
    const { amountCents } = quote
    const { currency } = facility
    if (quoted && !(packet && isUsableFor(packet, currency, businessDate(now)))) return refusePacket()
    const rule = ruleAt(secondApproval, now)
    // Read before the day's drawdowns: a concurrent one is among them, or makes this one be decided again.
    const counted = rule ? await findCount(table, day) : 0
    const [drawnToday, others] = rule
      ? await Promise.all([
          listDrawdownsOfDay(table, companyId, day.day),
          listAdministrators(table, companyId, userId),
        ])
      : [[], []]
    const earlierOfDay = drawnToday.map((each) => ({
      amountCents: each.price.amountCents,
      currency: each.currency,
    }))
    const needsTwoPeople = needsSecondApproval(rule, { amountCents, currency }, earlierOfDay)
    if (needsTwoPeople) {
      const lapsesOn = approvalLapsesOn(now.toISOString(), firstDueDateOf(quote))
      if (!firstConfirmationAt(others, userId, { now, lapsesOn })) {
        const why = others.length === 0 ? 'noSecondAdministrator' : 'noIndependentAdministrator'
        return refuse('ruleBroken', [{ field: 'body.quote_id', rule: why }])
      }
    }

    const usable = accounts.filter(
      (account) => account.currency === currency && isPayoutAccountUsableAt(account, now),
    )
    const payoutAccount = accountId
      ? usable.find((account) => account.accountId === accountId)
      : preferredOf(usable)
    if (!payoutAccount) return refuseAccount()

    const drawdownId = orderedId(now, random)
    const status = needsTwoPeople ? ('awaiting colleague' as const) : ('requested' as const)
    const event = needsTwoPeople ? 'drawdown-awaits-colleague' : 'drawdown-requested'
    const data = { drawdown_id: drawdownId, status }
    const at = now.toISOString()
    const written = await table.transact({
      memory: storeResponse(data),
      rule: expectSecondApproval(table, secondApproval),
      ofDay: rule ? incrementCountIfUnchanged(table, day, counted) : undefined,
      quote: acceptQuote(table, companyId, quoteId, drawdownId),
      // Fails unless the version that was read is current: of two concurrent drawdowns, one gets the packet.
      packet: packet && useRedPacket(table, packet, drawdownId, now),
      ...postToLedger(
        table,
        facility,
        { posting: drawdownRequested(drawdownId, businessDate(now), amountCents) },
        now,
        { draws: amountCents },
      ),
      drawdown: replaceDrawdown(table, {
        drawdownId,
        companyId,
        facilityId,
        productCode: facility.productCode,
        currency,
        status,
        quoteId,
        price: quote,
        signerName,
        signerIdentified: { at: tie.at, by: tie.by, to: tie.to, idLastFour: true },
        signedAt: at,
        signerIp: request.ip,
        signerUserAgent: request.userAgent,
        requestedAt: at,
        payoutAccount: indexAccount(payoutAccount),
        requestedBy: userId,
        version: 0,
      }),
      kyc: expectKycInForce(table, company),
      signatory: expectSignatory(table, tie),
      credentials: expectCredentials(table, credentials),
      account: expectUsable(table, companyId, indexAccount(payoutAccount), now),
      event: recordEvent(
        table,
        { name: event, companyId, facilityId, drawdownId },
        `${event}:${drawdownId}`,
        now,
      ),
      notice: needsTwoPeople
        ? undefined
        : recordEvent(
            table,
            { name: 'drawdown-notice-due', companyId, facilityId, drawdownId },
            `drawdown-notice-due:${drawdownId}`,
            now,
          ),
    })
    if (written.ok) return answer(data)
    if (written.failed.includes('rule') || written.failed.includes('ofDay')) return changed
    if (written.failed.includes('quote')) return refuse('alreadyDone')
    if (written.failed.includes('packet')) return refusePacket()
    if (written.failed.includes('account')) return refuseAccount()
    if (written.failed.includes('kyc') || written.failed.includes('signatory')) return refuseUnproven()
    if (written.failed.includes('credentials')) return refuse('changedMeanwhile')
    if (written.failed.includes('balances'))
      return refuse('ruleBroken', [{ field: 'body.quote_id', rule: 'amountAboveAvailable' }])
    throw new Error(`a drawdown could not be written: ${written.failed.join(', ')}`)
  })
  return outcome === changed ? refuse('changedMeanwhile') : outcome
}
