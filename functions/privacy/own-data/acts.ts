import type { AuditEntry } from '../../data/audit-entries.ts'
import { listCompanyAudit, listUserAudit } from '../../data/audit-lists.ts'
import type { ItemPage, Table } from '../../data/table.ts'
import { companyName, type Fields, maxRecords, type UserCompany } from './records.ts'

type Listing = (page: { limit: number; cursor: string | undefined }) => Promise<ItemPage<AuditEntry>>

/** The audit entries about the user from one source, the newest first. */
interface Acts {
  /** The user's acts. */
  own: AuditEntry[]
  /** The back office's acts on the user. */
  ofLender: AuditEntry[]
  isWhole: boolean
}

const isAbout = (told: unknown, userId: string): boolean =>
  typeof told === 'object' && told !== null && 'userId' in told && told.userId === userId

/** Reads a list to its end, or until it has more of the user's acts than the maximum. */
const collect = async (userId: string, list: Listing): Promise<Acts> => {
  const acts: Acts = { own: [], ofLender: [], isWhole: true }
  let cursor: string | undefined
  do {
    const page = await list({ limit: 100, cursor })
    for (const entry of page.items) {
      const { actor, before, after } = entry
      if (actor === `user:${userId}`) acts.own.push(entry)
      // A colleague's act on the user is the colleague's data.
      else if (!/^(?:user:|visitor$)/.test(actor) && [before, after].some((told) => isAbout(told, userId)))
        acts.ofLender.push(entry)
    }
    cursor = page.cursor
  } while (cursor && acts.own.length <= maxRecords)
  return { ...acts, isWhole: cursor === undefined }
}

const newestFirst = (one: AuditEntry, other: AuditEntry): number => other.at.localeCompare(one.at)

const describeOwn = ({ at, action, subject, ip, userAgent }: AuditEntry): Fields => ({
  happened_at: at,
  act: action,
  subject,
  ip,
  user_agent: userAgent,
})

/** The name of the lender's employee who acted is that employee's personal data. */
const describeLenders =
  (company: string) =>
  ({ at, action, reason }: AuditEntry): Fields => ({
    happened_at: at,
    act: action,
    company,
    reason,
  })

export interface RecordedActs {
  own: Fields[]
  ofLender: Fields[]
  isWhole: boolean
}

/**
 * The user's acts, for themselves and for their companies; and the back office's acts on the user, which are stored
 * with the user's company.
 */
export const actsOf = async (
  table: Table,
  userId: string,
  userCompanies: readonly UserCompany[],
): Promise<RecordedActs> => {
  const [ofUser, ...ofCompanies] = await Promise.all([
    collect(userId, (page) => listUserAudit(table, userId, page)),
    ...userCompanies.map(({ company: { companyId } }) =>
      collect(userId, (page) => listCompanyAudit(table, companyId, page)),
    ),
  ])
  return {
    own: [ofUser, ...ofCompanies]
      .flatMap(({ own }) => own)
      .toSorted(newestFirst)
      .map(describeOwn),
    ofLender: userCompanies.flatMap((userCompany, index) =>
      (ofCompanies[index]?.ofLender ?? []).map(describeLenders(companyName(userCompany))),
    ),
    isWhole: [ofUser, ...ofCompanies].every(({ isWhole }) => isWhole),
  }
}
