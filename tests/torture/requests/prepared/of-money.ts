import { drawdownEndpoints } from '#shared/drawdown/area-endpoints.ts'
import { drawdownMayBecome } from '#shared/drawdown/drawdown-states.ts'
import { repaymentEndpoints } from '#shared/repayment/area-endpoints.ts'
import { type Drawdown, listEveryDrawdown } from '../../../../functions/data/drawdowns.ts'
import { directorName } from '../../../support/build-facility.ts'
import { bankDetails } from '../../selling-company.ts'
import type { Caller } from '../callers.ts'
import {
  findAdministrator,
  type Preparations,
  type Prepared,
  type Scene,
  sendProven,
} from './prepared-call.ts'

const { quoteDrawdown, submitDrawdown, setSecondApproval, listPayoutAccounts, addPayoutAccount } =
  drawdownEndpoints

/** Above this amount, another administrator must confirm if the company requires it. */
const confirmedFrom = '4000.00'

const quote = async ({ world }: Scene, caller: Caller, amount: string): Promise<string | undefined> =>
  (await sendProven(world, caller, quoteDrawdown, { body: { amount } }))?.quote_id

const accepted = (quote_id: string) => ({ quote_id, signer_name: directorName, accepted: true as const })

/** Another administrator's drawdown that the caller can confirm. */
const awaiting = async (scene: Scene): Promise<string | undefined> => {
  const { world, caller } = scene
  if (!caller.owner) return undefined
  const other = await findAdministrator(world, caller.owner, caller)
  if (!other) return undefined
  const rule = { amount: confirmedFrom, currency: bankDetails.currency }
  await sendProven(world, caller, setSecondApproval, { body: { rule } })
  const quoteId = await quote(scene, other, '4500.00')
  const asked = quoteId && (await sendProven(world, other, submitDrawdown, { body: accepted(quoteId) }))
  return asked ? asked.drawdown_id : undefined
}

/** A paid-out drawdown that is not yet due. */
const uncharged = async (
  { world, caller }: Scene,
  accepts: (drawdown: Drawdown) => boolean = () => true,
): Promise<string | undefined> => {
  const { app } = world
  if (!caller.person) return undefined
  for await (const drawdown of listEveryDrawdown(app.deps.table, caller.person.companyId))
    if (drawdownMayBecome(drawdown.status, 'due') && !drawdown.repaidAt && accepts(drawdown))
      return drawdown.drawdownId
  return undefined
}

const repaidBySales = ({ price }: Drawdown): boolean => price.repayment.method === 'salesShare'

const accountNumber = ({ world: { chance } }: Scene): string => String(chance.integer(10 ** 8, 2 ** 31))

/** A payout account that is not the default, created if there is none. */
const furtherAccount = async (scene: Scene) => {
  const { world, caller } = scene
  const find = async () =>
    (await sendProven(world, caller, listPayoutAccounts, {}))?.accounts.find(({ is_default }) => !is_default)
  const found = await find()
  if (found) return found
  const body = { ...bankDetails, account_number: accountNumber(scene) }
  await sendProven(world, caller, addPayoutAccount, { body })
  return find()
}

const withId = (drawdown_id: string | undefined, more: object): Prepared | undefined =>
  drawdown_id ? { parts: { body: { drawdown_id, ...more } } } : undefined

/** Limits, drawdowns, payout accounts and early settlement. */
export const ofMoney: Preparations = {
  'submit-drawdown': async (scene) => {
    const quoteId = await quote(scene, scene.caller, '1000.00')
    return quoteId ? { parts: { body: accepted(quoteId) } } : undefined
  },
  'confirm-drawdown': async (scene) => withId(await awaiting(scene), { accepted: true }),
  'decline-drawdown': async (scene) => withId(await awaiting(scene), { reason: 'not agreed on' }),
  'quote-payoff': async (scene) => withId(await uncharged(scene), {}),
  'estimate-charge': async (scene) => withId(await uncharged(scene, repaidBySales), {}),
  'report-payoff': async (scene) => {
    const drawdown_id = await uncharged(scene)
    const { world, caller } = scene
    const payoff =
      drawdown_id &&
      (await sendProven(world, caller, repaymentEndpoints.quotePayoff, { body: { drawdown_id } }))
    return payoff ? withId(drawdown_id, { amount: payoff.total, reference: 'FT27' }) : undefined
  },
  'change-payout-account': async (scene) => {
    const account = await furtherAccount(scene)
    const account_number = accountNumber(scene)
    const { id, version } = account ?? {}
    return account ? { parts: { body: { ...bankDetails, account_number, id, version } } } : undefined
  },
  'remove-payout-account': async (scene) => {
    const account = await furtherAccount(scene)
    return account ? { parts: { body: { id: account.id, version: account.version } } } : undefined
  },
  // More than the facility's limit, and not above the product's maximum.
  'submit-limit': async () => ({ parts: { body: { type: 'limit_increase', requested_limit: '450000.00' } } }),
}
