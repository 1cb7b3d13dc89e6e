import { findCompany } from '../../data/companies.ts'
import { listDrawdowns } from '../../data/drawdowns.ts'
import { listOpenScreeningHits } from '../../data/screening-hits.ts'
import type { Table } from '../../data/table.ts'
import type { RunAct } from '../engine/desk-act.ts'
import { workQueuePage } from '../engine/work-queue-page.ts'
import { describeHit } from './describe-hit.ts'

/** Approved drawdowns are among the latest: they wait for days. */
const latestDrawdowns = 20

const findHeld = async (table: Table, companyId: string) => {
  const [company, { items }] = await Promise.all([
    findCompany(table, companyId),
    listDrawdowns(table, companyId, { limit: latestDrawdowns }),
  ])
  return {
    holdsKyc: company?.kycStatus === 'submitted' || company?.change?.kycStatus === 'submitted',
    holdsPayouts: items.filter(({ status }) => status === 'approved').length,
  }
}

export const listScreeningHitsAct: RunAct<'screening-list'> = async (asked, { actor }, deps) => {
  const { table, config } = deps
  return {
    ok: true,
    isScreened: config.isScreened === true,
    ...(await workQueuePage(
      {
        kind: 'screening-hit',
        list: (limit, after) => listOpenScreeningHits(table, limit, after),
        describe: async (hit) => ({
          ...describeHit(hit),
          companyId: hit.companyId,
          ...(await findHeld(table, hit.companyId)),
        }),
      },
      asked,
      actor,
      deps,
    )),
  }
}
