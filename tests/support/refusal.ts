import type { DeskReason } from '#shared/desk/desk-reasons.ts'

/** A refusal by the back office, as a matcher expects it. */
export const refusal = (reason: DeskReason, more: { message?: string; errors?: object[] } = {}) => ({
  ok: false,
  reason,
  ...more,
})
