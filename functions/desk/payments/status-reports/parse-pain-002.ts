import type { StatusScope } from '#shared/desk/payments.ts'
import type { BusinessDate } from '#shared/time/business-date.ts'
import { UnreadableStatement } from '../statements/bank-statement.ts'
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

/** Versions 03 to 15; some markets add their usage guideline, as `.ch.02`. */
export const pain002 = /[:.]pain\.002\.001\.(?:0[3-9]|1[0-5])(?:\.[a-z]{2}\.\d{2})?$/

const reasonsOf = (element: XmlElement): Pick<ReportStatus, 'reasonCodes' | 'information'> => ({
  reasonCodes: codesOf(textsAt(element, 'StsRsnInf/Rsn/Cd', 'StsRsnInf/Rsn/Prtry')),
  information: informationOf(textsAt(element, 'StsRsnInf/AddtlInf')),
})

/** What a part inherits from the whole: its status, and reasons where it has none. */
const inherit = (own: ReportStatus, whole: ReportStatus | undefined): ReportStatus => {
  if (!whole) return own
  const status = own.status || whole.status
  const hasReasons = own.reasonCodes.length > 0 || own.information !== ''
  return hasReasons || status !== whole.status
    ? { ...own, status }
    : { ...own, status, reasonCodes: whole.reasonCodes, information: whole.information }
}

const statusOf = (element: XmlElement, scope: StatusScope, name: string): ReportStatus => ({
  scope,
  status: codeOf(textAt(element, name)),
  ...reasonsOf(element),
})

const ofTransaction = (element: XmlElement): ReportStatus => {
  const endToEndId = textAt(element, 'OrgnlEndToEndId')
  const amount = amountOf(allAt(element, 'OrgnlTxRef/Amt/InstdAmt')[0])
  const account = accountIn(element, 'OrgnlTxRef/DbtrAcct')
  const bankReference = textAt(element, 'AcctSvcrRef', 'ClrSysRef')
  return {
    ...statusOf(element, 'transaction', 'TxSts'),
    endToEndId,
    ...(amount ? { amount } : {}),
    ...(account ? { account } : {}),
    ...(bankReference ? { bankReference: codeOf(bankReference) } : {}),
  }
}

const reportOf = (report: XmlElement, latest: BusinessDate): StatusReport => {
  const group = allAt(report, 'OrgnlGrpInfAndSts')[0]
  if (!group) throw new UnreadableStatement('the report does not name the message that it is about')
  const ofGroup = statusOf(group, 'group', 'GrpSts')
  const blocks = allAt(report, 'OrgnlPmtInfAndSts').map((block) => {
    const paymentInformationId = textAt(block, 'OrgnlPmtInfId')
    const ofBlock = inherit(
      { ...statusOf(block, 'payment information', 'PmtInfSts'), paymentInformationId },
      ofGroup,
    )
    return [
      ofBlock,
      ...allAt(block, 'TxInfAndSts').map((element) => inherit(ofTransaction(element), ofBlock)),
    ]
  })
  return {
    source: 'pain.002',
    reportId: codeOf(textAt(report, 'GrpHdr/MsgId')),
    reportedAt: reportedAtOf(textAt(report, 'GrpHdr/CreDtTm'), latest),
    messageId: textAt(group, 'OrgnlMsgId'),
    statuses: [ofGroup, ...blocks.flat()].filter(({ status }) => status !== ''),
    announced: 0,
  }
}

/** Reads a payment status report, pain.002. */
export const parsePain002 = (document: XmlElement, latest: BusinessDate): StatusReport[] =>
  allAt(document, 'CstmrPmtStsRpt').map((report) => reportOf(report, latest))
