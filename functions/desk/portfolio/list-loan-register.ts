import { pageLoanRegister } from '../../portfolio/page-loan-register.ts'
import { type RunAct, refuseAct } from '../engine/desk-act.ts'

export const listLoanRegisterAct: RunAct<'loan-register-list'> = async (asked, _act, { table }) => {
  if (asked.from !== undefined && asked.to !== undefined && asked.from > asked.to)
    return refuseAct('invalidInput', 'the period ends before it begins', [{ field: 'to', rule: 'invalid' }])
  const page = await pageLoanRegister(table, asked)
  if (!page) return refuseAct('invalidInput', 'there is no such page', [{ field: 'cursor', rule: 'invalid' }])
  return { ok: true, ...page }
}
