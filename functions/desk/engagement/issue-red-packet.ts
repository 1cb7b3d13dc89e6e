import type { ActInput } from '#shared/desk/all-acts.ts'
import { ceilingExceededBy, redPacketCeilings } from '#shared/engagement/red-packet-ceilings.ts'
import { type Cents, decimalFromCents } from '#shared/money/cents.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { findCompany } from '../../data/companies.ts'
import { countTowardsMonth, findRedPacketMonth } from '../../data/red-packet-months.ts'
import { createRedPacketPool, findRedPacketPool, type RedPacketPool } from '../../data/red-packet-pools.ts'
import { findRedPacket, type RedPacket, replaceRedPacket } from '../../data/red-packets.ts'
import type { Write } from '../../data/table.ts'
import type { Deps } from '../../runtime/deps.ts'
import { type Act, type DeskRefusal, type Outcome, type RunAct, refuseAct } from '../engine/desk-act.ts'

type Issue = ActInput<'red-packet-issue'>

const termsOf = ({ type, amount, currency, expiresOn }: Issue) => ({
  packetType: type,
  amountCents: amount,
  currency,
  expiresOn,
})

const isOnTerms = (present: RedPacket | RedPacketPool, issue: Issue): boolean =>
  Object.entries(termsOf(issue)).every(([name, value]) => present[name as keyof typeof present] === value)

const idTaken = (id: string) => refuseAct('alreadyExists', `the id ${id} is taken by another issue`)

const countOf = ({ quantity, companies = [] }: Issue): number => quantity ?? companies.length

const wholeCentsOf = (issue: Issue): Cents => issue.amount * countOf(issue)

const invalidAmount = [{ field: 'amount', rule: 'invalid' }] as const

const refuseAboveCeiling = (issue: Issue): DeskRefusal | undefined => {
  const { amount, currency } = issue
  const exceeded = ceilingExceededBy(currency, amount, countOf(issue))
  if (!exceeded) return undefined
  const most = `at most ${currency} ${decimalFromCents(exceeded.ceilingCents)}`
  return refuseAct(
    'ruleBroken',
    `amount: ${most} ${exceeded.of === 'packet' ? 'a packet' : 'in all'}`,
    invalidAmount,
  )
}

/** The month's ceiling does not allow the issue. */
const refuseFullMonth = async (issue: Issue, { table, clock }: Deps): Promise<DeskRefusal> => {
  const { currency } = issue
  const issued = (await findRedPacketMonth(table, currency, clock()))?.issuedCents ?? 0
  const left = Math.max(0, redPacketCeilings[currency].monthCents - issued)
  const message = `amount: ${currency} ${decimalFromCents(left)} can still be issued this month`
  return refuseAct('ruleBroken', message, invalidAmount)
}

const audited = ({ id, type, amount, currency, expiresOn }: Issue) => ({
  redPacket: id,
  type,
  amount: decimalFromCents(amount),
  currency,
  expiresOn,
})

const issuePool = async (
  issue: Issue,
  quantity: number,
  act: Act,
  deps: Deps,
): Promise<Outcome<'red-packet-issue'>> => {
  const { table, clock } = deps
  const { id } = issue
  const outcome = { ok: true as const, id, quantity }
  const written = await table.transact({
    pool: createRedPacketPool(table, {
      poolId: id,
      ...termsOf(issue),
      quantity,
      remaining: quantity,
      issuedAt: clock().toISOString(),
    }),
    month: countTowardsMonth(table, issue.currency, wholeCentsOf(issue), clock()),
    audit: act.audit({ before: null, after: { ...audited(issue), quantity } }),
  })
  if (written.ok) return outcome
  const present = await findRedPacketPool(table, id)
  if (!present && written.failed.includes('month')) return refuseFullMonth(issue, deps)
  return present?.quantity === quantity && isOnTerms(present, issue) ? outcome : idTaken(id)
}

const issueToCompanies = async (
  issue: Issue,
  companies: readonly string[],
  act: Act,
  deps: Deps,
): Promise<Outcome<'red-packet-issue'>> => {
  const { table, clock } = deps
  const { id } = issue
  const outcome = { ok: true as const, id, companies }
  if (await findRedPacketPool(table, id)) return idTaken(id)
  const found = await Promise.all(companies.map((companyId) => findCompany(table, companyId)))
  const unknown = companies.filter((_, index) => !found[index])
  if (unknown.length > 0) return refuseAct('notFound', `there is no company ${unknown.join(', ')}`)
  const writes: Record<string, Write> = {
    month: countTowardsMonth(table, issue.currency, wholeCentsOf(issue), clock()),
  }
  for (const companyId of companies) {
    writes[`packet ${companyId}`] = replaceRedPacket(table, {
      packetId: id,
      companyId,
      ...termsOf(issue),
      status: 'active',
      issuedAt: clock().toISOString(),
      version: 0,
    })
    writes[`audit ${companyId}`] = act.audit({ companyId, before: null, after: audited(issue) })
  }
  const written = await table.transact(writes)
  if (written.ok) return outcome
  const present = await Promise.all(companies.map((companyId) => findRedPacket(table, companyId, id)))
  if (!present.some(Boolean) && written.failed.includes('month')) return refuseFullMonth(issue, deps)
  return present.every((packet) => packet && isOnTerms(packet, issue)) ? outcome : idTaken(id)
}

export const issueRedPacketAct: RunAct<'red-packet-issue'> = async (issue, act, deps) => {
  const { quantity, companies, expiresOn } = issue
  if (expiresOn < businessDate(deps.clock())) return refuseAct('invalidInput', 'expiresOn: the day is over')
  const aboveCeiling = refuseAboveCeiling(issue)
  if (aboveCeiling) return aboveCeiling
  if (quantity !== undefined && companies === undefined) return issuePool(issue, quantity, act, deps)
  if (companies !== undefined && quantity === undefined) return issueToCompanies(issue, companies, act, deps)
  return refuseAct('invalidInput', 'either a quantity or companies are to be given')
}
