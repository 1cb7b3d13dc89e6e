/** One simulated transaction of an act. */
export interface DryRunStep {
  companyId: string | null
  companyNameEn: string | null
  companyNameCn: string | null
  /** The currency of its amounts, if all are in one. */
  currency: string | null
  /** Its audit entry. */
  before: unknown
  after: unknown
}
