import { maskEmail } from '#shared/account/mask-email.ts'
import { decimalFromCents } from '#shared/money/cents.ts'
import type { privacyEndpoints } from '#shared/privacy/privacy.endpoints.ts'
import { keptUntil } from '#shared/privacy/retention.ts'
import { isActive } from '../data/memberships.ts'
import { answer, type Handler } from '../http/handle.ts'
import { findOwnCompanies, hasDuty, listClosingObstacles, type OwnCompany } from './find-own-companies.ts'

const describe = ({ company, isAlone, open, keepers, hasDuty: isKept }: OwnCompany) => ({
  company_id: company.companyId,
  company_name: company.registerNameCn ?? company.registerNameEn ?? null,
  is_closed_too: isAlone,
  is_kept: isKept,
  open: open.map(({ kind, productCode, currency, amountCents, count }) => ({
    kind,
    product_code: productCode,
    currency,
    amount: amountCents === null ? null : decimalFromCents(amountCents),
    count,
  })),
  administrators: keepers.map(({ user, isReachable }) => ({
    name: user.name ?? null,
    email: maskEmail(user.email),
    is_reachable: isReachable,
  })),
})

/** Previews the effects of closing. */
export const lookAtClosing: Handler<typeof privacyEndpoints.lookAtClosing> = async ({ session }, deps) => {
  const companies = await findOwnCompanies(deps, session.userId)
  const isKept = hasDuty(companies)
  return answer({
    obstacles: listClosingObstacles(companies),
    is_kept: isKept,
    companies: companies.filter(({ membership }) => isActive(membership)).map(describe),
    erase_at: keptUntil(isKept ? 'money' : 'account', deps.clock()).toISOString(),
  })
}
