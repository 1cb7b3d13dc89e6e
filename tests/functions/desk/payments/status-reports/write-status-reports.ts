import { testAccount } from '../statements/write-statements.ts'

interface Status {
  status?: string
  reason?: string
  information?: string
}

export interface WrittenTransfer extends Status {
  endToEndId: string
  amount?: string
  currency?: string
  account?: string
}

export interface WrittenReport {
  messageId: string
  id?: string
  createdAt?: string
  version?: string
  group?: Status
  blocks?: readonly (Status & { id: string; transfers?: readonly WrittenTransfer[] })[]
}

const tag = (name: string, ...content: string[]): string => `<${name}>${content.join('')}</${name}>`
const given = (name: string, text: string | undefined): string => (text ? tag(name, text) : '')

const reasonOf = ({ reason, information }: Status): string =>
  reason || information
    ? tag('StsRsnInf', reason ? tag('Rsn', tag('Cd', reason)) : '', given('AddtlInf', information))
    : ''

const transferOf = (transfer: WrittenTransfer): string => {
  const { endToEndId, status, amount, currency = 'GBP', account } = transfer
  const original = [
    amount ? tag('Amt', `<InstdAmt Ccy="${currency}">${amount}</InstdAmt>`) : '',
    account ? tag('DbtrAcct', tag('Id', tag('Othr', tag('Id', account)))) : '',
  ]
  return tag(
    'TxInfAndSts',
    tag('OrgnlEndToEndId', endToEndId),
    given('TxSts', status),
    reasonOf(transfer),
    original.join('') ? tag('OrgnlTxRef', ...original) : '',
  )
}

/** A payment status report, its elements in the order of the message definition. */
export const writePain002 = (report: WrittenReport): string => {
  const { messageId, id = 'R1', createdAt = '2026-11-01T10:00:00Z', version = '10', group = {} } = report
  const blocks = (report.blocks ?? []).map((block) =>
    tag(
      'OrgnlPmtInfAndSts',
      tag('OrgnlPmtInfId', block.id),
      given('PmtInfSts', block.status),
      reasonOf(block),
      ...(block.transfers ?? []).map(transferOf),
    ),
  )
  const ofGroup = tag(
    'OrgnlGrpInfAndSts',
    tag('OrgnlMsgId', messageId),
    tag('OrgnlMsgNmId', 'pain.001.001.09'),
    given('GrpSts', group.status),
    reasonOf(group),
  )
  const header = tag('GrpHdr', tag('MsgId', id), tag('CreDtTm', createdAt))
  return `<?xml version="1.0" encoding="UTF-8"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.002.001.${version}">${tag('CstmrPmtStsRpt', header, ofGroup, ...blocks)}</Document>`
}

export interface Movement {
  indicator: 'CRDT' | 'DBIT'
  amount: string
  endToEndId?: string
  reason?: string
  isReversal?: boolean
  bankReference?: string
}

const amountOf = (amount: string): string => `<Amt Ccy="GBP">${amount}</Amt>`

/** An account notification, by the schema of its version. */
export const writeCamt054 = (
  movements: readonly Movement[],
  { version = '08', id = 'N1', account = testAccount, createdAt = '2026-11-02T10:00:00Z' } = {},
): string => {
  const entry = ({ indicator, amount, endToEndId, reason, isReversal, bankReference }: Movement) =>
    tag(
      'Ntry',
      amountOf(amount),
      tag('CdtDbtInd', indicator),
      isReversal ? tag('RvslInd', 'true') : '',
      version < '08' ? tag('Sts', 'BOOK') : tag('Sts', tag('Cd', 'BOOK')),
      given('AcctSvcrRef', bankReference),
      tag('BkTxCd'),
      endToEndId
        ? tag(
            'NtryDtls',
            tag(
              'TxDtls',
              tag('Refs', tag('EndToEndId', endToEndId)),
              version < '03'
                ? tag('AmtDtls', tag('TxAmt', amountOf(amount)))
                : `${amountOf(amount)}${tag('CdtDbtInd', indicator)}`,
              reason ? tag('RtrInf', tag('Rsn', tag('Cd', reason))) : '',
            ),
          )
        : '',
    )
  const notification = tag(
    'Ntfctn',
    tag('Id', id),
    tag('CreDtTm', createdAt),
    tag('Acct', tag('Id', tag('Othr', tag('Id', account)))),
    ...movements.map(entry),
  )
  const header = tag('GrpHdr', tag('MsgId', id), tag('CreDtTm', createdAt))
  return `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.054.001.${version}">${tag('BkToCstmrDbtCdtNtfctn', header, notification)}</Document>`
}
