import type { DynamoDBStreamEvent } from 'aws-lambda'
import { createDeps } from '../create-deps.ts'
import { readConfig } from '../runtime/config.ts'
import { lambdaVariables } from '../runtime/lambda-variables.ts'
import { createEventsHandler } from './handler.ts'
import { createMailFeedbackHandler } from './mail-feedback.ts'
import { createScanResultHandler, scanResultSource } from './scan-result.ts'

const deps = createDeps(readConfig(lambdaVariables()))
const handleStream = createEventsHandler(deps)
const handleMailFeedback = createMailFeedbackHandler(deps)
const handleScanResult = createScanResultHandler(deps)

/**
 * Three sources invoke the one Lambda: the table's stream, whose events are lists of records, the malware scan and the
 * mail service.
 */
export const handler = (event: DynamoDBStreamEvent | { source: string }) => {
  if ('Records' in event) return handleStream(event)
  return event.source === scanResultSource ? handleScanResult(event) : handleMailFeedback(event)
}
