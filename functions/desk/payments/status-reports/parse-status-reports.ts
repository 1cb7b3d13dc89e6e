import type { BusinessDate } from '#shared/time/business-date.ts'
import { UnreadableStatement } from '../statements/bank-statement.ts'
import { allAt, parseXml, type XmlElement } from '../statements/xml-tree.ts'
import { camt, parseCamt054 } from './parse-camt-054.ts'
import { pain002, parsePain002 } from './parse-pain-002.ts'
import { maxStatuses, type StatusReport } from './status-report.ts'

/** The messages of a file: alone, or each in the envelope of its business header. */
const messagesOf = (element: XmlElement): XmlElement[] =>
  element.name === 'Document' ? [element] : element.children.flatMap(messagesOf)

/** Reads pain.002 and camt.054. Throws UnreadableStatement if any part is invalid: a file is read whole or not at all. */
export const parseStatusReports = (source: string, latest: BusinessDate): StatusReport[] => {
  if (!source.trimStart().startsWith('<'))
    throw new UnreadableStatement('the file is no XML: the bank answers orders in pain.002 or camt.054')
  const root = parseXml(source)
  const documents = messagesOf(root)
  const reports = (documents.length === 0 ? [root] : documents).flatMap((document) => {
    if (pain002.test(document.namespace)) return parsePain002(document, latest)
    // By its content: some banks label a notification as a statement.
    if (camt.test(document.namespace) && allAt(document, 'BkToCstmrDbtCdtNtfctn').length > 0)
      return parseCamt054(document, latest)
    throw new UnreadableStatement(
      camt.test(document.namespace)
        ? 'the file is a bank statement: statement-read imports it'
        : `the XML is ${document.namespace || document.name}, not pain.002 in a version from 03 to 15 or camt.054 in one from 02 to 13`,
    )
  })
  const statuses = reports.reduce((sum, report) => sum + report.statuses.length, 0)
  if (reports.length === 0) throw new UnreadableStatement('the file has no report')
  if (statuses > maxStatuses)
    throw new UnreadableStatement(`the file has ${statuses} statuses: at most ${maxStatuses} at once`)
  return reports
}
