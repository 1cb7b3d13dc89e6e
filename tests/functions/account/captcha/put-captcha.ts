import { randomUUID } from 'node:crypto'
import { createCaptcha, hashResponse } from '../../../../functions/data/captchas.ts'
import type { TestApp } from '../../../support/test-app.ts'

const code = 'K7PQ'

/** Stores a captcha as if it had just been shown; returns its solution. */
export const putCaptcha = async ({ deps: { table, clock } }: TestApp) => {
  const uuid = randomUUID()
  const expiresAt = new Date(clock().getTime() + 300_000).toISOString()
  await table.write(createCaptcha(table, { uuid, answerHash: hashResponse(uuid, code), expiresAt }))
  return { uuid, code }
}
