import type { FieldRule } from '#shared/api/field-rules.ts'

/** A file that is rejected before the upload, with the rule that it breaks. */
export class InvalidFile extends Error {
  readonly rule: FieldRule
  constructor(rule: FieldRule) {
    super(`unsuitable file: ${rule}`)
    this.name = 'InvalidFile'
    this.rule = rule
  }
}
