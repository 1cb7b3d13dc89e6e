/** One of several things that an act would do. */
export interface DryRunStep {
  companyId: string | null
  companyNameEn: string | null
  companyNameCn: string | null
  /** Of its amounts, where all are of one. */
  currency: string | null
  /** What its audit entry would say. */
  before: unknown
  after: unknown
}
