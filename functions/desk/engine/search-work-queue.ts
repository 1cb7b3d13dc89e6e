import type { WorkKind } from '#shared/desk/work.ts'
import { byQueuePosition, listWaitingOfCompany } from '../../data/review-queue.ts'
import { listCompaniesByName, minLetters } from '../../data/search-index.ts'
import type { Item, Table } from '../../data/table.ts'

/** The number of companies whose items a search shows: more letters narrow it. */
const maxCompanies = 20

/** One Chinese character is enough of a name. */
const isEnough = (text: string): boolean => text.length >= minLetters || /\p{Script=Han}/u.test(text)

/** The companies whose name begins with a text, or whose id it is. */
export const companiesOf = async (table: Table, text: string): Promise<string[]> => {
  const wanted = text.trim()
  const named = isEnough(wanted) ? await listCompaniesByName(table, wanted, maxCompanies) : []
  return [
    ...new Set([
      ...named.map(({ companyId }) => companyId),
      ...(/^[\w-]{8,64}$/.test(wanted) ? [wanted] : []),
    ]),
  ]
}

/**
 * The waiting items of these companies, oldest first, read from their partitions however many items wait. Undefined for
 * a kind whose items are elsewhere.
 */
export const waitingOfCompanies = async <Row>(
  table: Table,
  kind: WorkKind,
  companyIds: readonly string[],
): Promise<Item<Row>[] | undefined> => {
  const found = await Promise.all(
    companyIds.map((companyId) => listWaitingOfCompany<Row>(table, kind, companyId)),
  )
  if (found.includes(undefined)) return undefined
  return found.flatMap((items) => items ?? []).toSorted(byQueuePosition)
}
