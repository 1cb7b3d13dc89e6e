/** One of several things that an act would do. */
export interface ForeseenPart {
  companyId: string | null
  companyNameEn: string | null
  companyNameCn: string | null
  /** What its audit entry would say. */
  before: unknown
  after: unknown
}
