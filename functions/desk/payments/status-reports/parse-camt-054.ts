import type { BusinessDate } from '#shared/time/business-date.ts'
import { allAt, textAt, type XmlElement } from '../statements/xml-tree.ts'
import {
  accountIn,
  amountOf,
  codeOf,
  codesOf,
  informationOf,
  type ReportStatus,
  reportedAtOf,
  type StatusReport,
  textsAt,
} from './status-report.ts'

export const camt = /[:.]camt\.05[234]\.001\.(?:0[2-9]|1[0-3])$/

const isReturned = (element: XmlElement): boolean =>
  allAt(element, 'RtrInf').length > 0 || textAt(element, 'BkTxCd/Domn/Fmly/SubFmlyCd') === 'RRTN'

/** The status of a transfer by a movement: returned, debited, or about to be debited. */
const statusOf = (entry: XmlElement, details: XmlElement): string | undefined => {
  const indicator = textAt(details, 'CdtDbtInd') || textAt(entry, 'CdtDbtInd')
  const isReversal = ['true', '1'].includes(textAt(entry, 'RvslInd'))
  if (isReturned(details) || isReturned(entry) || (isReversal && indicator === 'CRDT')) return 'RTRN'
  if (indicator !== 'DBIT' || isReversal) return undefined
  const booking = textAt(entry, 'Sts/Cd', 'Sts')
  return booking === 'BOOK' ? 'DBIT' : booking === 'PDNG' ? 'PDNG' : undefined
}

const ofDetails = (entry: XmlElement, details: XmlElement, account: string): ReportStatus | undefined => {
  const status = statusOf(entry, details)
  const endToEndId = textAt(details, 'Refs/EndToEndId')
  if (!status || endToEndId === '' || endToEndId === 'NOTPROVIDED') return undefined
  const amount = amountOf(
    allAt(details, 'Amt')[0] ?? allAt(details, 'AmtDtls/TxAmt/Amt')[0] ?? allAt(entry, 'Amt')[0],
  )
  const bankReference = textAt(details, 'Refs/AcctSvcrRef') || textAt(entry, 'AcctSvcrRef', 'NtryRef')
  return {
    scope: 'transaction',
    status,
    reasonCodes: codesOf(textsAt(details, 'RtrInf/Rsn/Cd', 'RtrInf/Rsn/Prtry')),
    information: informationOf(textsAt(details, 'RtrInf/AddtlInf')),
    endToEndId,
    account,
    ...(amount ? { amount } : {}),
    ...(bankReference ? { bankReference: codeOf(bankReference) } : {}),
  }
}

/**
 * Reads the statuses of transfers from a debit and credit notification, camt.054. It repeats what the statement will
 * have and has no balances that would prove it complete: no movement is booked from it.
 */
export const parseCamt054 = (document: XmlElement, latest: BusinessDate): StatusReport[] =>
  allAt(document, 'BkToCstmrDbtCdtNtfctn').flatMap((message) =>
    allAt(message, 'Ntfctn').map((notification): StatusReport => {
      const account = accountIn(notification, 'Acct')
      const movements = allAt(notification, 'Ntry').flatMap((entry) => {
        const details = allAt(entry, 'NtryDtls/TxDtls')
        return details.length === 0 ? [undefined] : details.map((each) => ofDetails(entry, each, account))
      })
      const statuses = movements.flatMap((each) => each ?? [])
      return {
        source: 'camt.054',
        reportId: codeOf(textAt(notification, 'Id') || textAt(message, 'GrpHdr/MsgId')),
        reportedAt: reportedAtOf(
          textAt(notification, 'CreDtTm') || textAt(message, 'GrpHdr/CreDtTm'),
          latest,
        ),
        messageId: '',
        statuses,
        announced: movements.length - statuses.length,
      }
    }),
  )
