import { type Drawdown, listEveryDrawdown } from '../../data/drawdowns.ts'
import type { Table } from '../../data/table.ts'
import { type Belonging, companyName, type Fields } from './records.ts'

/** What the user put to one drawdown: a signature, in whose name it was; the second administrator's yes or no. */
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
 * What the user signed, confirmed or declined of a company's drawdowns, the newest first. A signature of before it was
 * recorded who gave it is the same act as `submit-drawdown` among the user's own.
 */
export const drawdownsOf = async (table: Table, userId: string, belonging: Belonging): Promise<Fields[]> => {
  const records: Fields[] = []
  const company = companyName(belonging)
  for await (const drawdown of listEveryDrawdown(table, belonging.company.companyId))
    records.push(
      ...putTo(drawdown, userId).map((fields) => ({
        company,
        drawdown_number: drawdown.drawdownId,
        ...fields,
      })),
    )
  return records.toReversed()
}
