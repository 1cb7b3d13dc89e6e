import type { DynamoDBStreamEvent } from 'aws-lambda'
import { createDeps } from '../create-deps.ts'
import { readConfig } from '../runtime/config.ts'
import { createEventsHandler } from './handler.ts'
import { createMailFeedbackHandler } from './mail-feedback.ts'

const deps = createDeps(readConfig(process.env))
const handleStream = createEventsHandler(deps)
const handleMailFeedback = createMailFeedbackHandler(deps)

/** Two sources call the one Lambda: the table's stream, whose events are lists of records, and the mail service. */
export const handler = (event: DynamoDBStreamEvent | object) =>
  'Records' in event ? handleStream(event) : handleMailFeedback(event)
