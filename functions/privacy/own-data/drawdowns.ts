import { type Drawdown, listEveryDrawdown } from '../../data/drawdowns.ts'
import type { Table } from '../../data/table.ts'
import { companyName, type Fields, type UserCompany } from './records.ts'

/** The user's part in one drawdown: a signature in their name; the second administrator's decision. */
const putTo = (
  { requestedBy, signerName, signedAt, signerIp, signerUserAgent, confirmed, declined }: Drawdown,
  userId: string,
): Fields[] => [
  ...(requestedBy === userId
    ? [
        {
          act: 'signed',
          full_name: signerName,
          happened_at: signedAt,
          ip: signerIp,
          user_agent: signerUserAgent,
        },
      ]
    : []),
  ...(confirmed?.by === userId
    ? [{ act: 'confirmed', happened_at: confirmed.at, ip: confirmed.ip, user_agent: confirmed.userAgent }]
    : []),
  ...(declined?.by === userId
    ? [{ act: 'declined', happened_at: declined.at, reason: declined.reason }]
    : []),
]

/**
 * The user's signatures and decisions on a company's drawdowns, the newest first. An early signature without a recorded
 * user appears as `submit-drawdown` among the user's own acts.
 */
export const drawdownsOf = async (
  table: Table,
  userId: string,
  userCompany: UserCompany,
): Promise<Fields[]> => {
  const records: Fields[] = []
  const company = companyName(userCompany)
  for await (const drawdown of listEveryDrawdown(table, userCompany.company.companyId))
    records.push(
      ...putTo(drawdown, userId).map((fields) => ({
        company,
        drawdown_number: drawdown.drawdownId,
        ...fields,
      })),
    )
  return records.toReversed()
}
