import { agreementsEndpoints } from '#shared/agreements/area-endpoints.ts'
import { creditEndpoints } from '#shared/credit/credit.endpoints.ts'
import { payoutAccountsEndpoints } from '#shared/drawdown/payout-accounts.endpoints.ts'
import { decimalFromCents } from '#shared/money/cents.ts'
import { findAgreement, findLatestAddendum } from '../../../functions/data/agreements.ts'
import { findLimitRequest, type LimitRequest } from '../../../functions/data/limit-requests.ts'
import { findPayoutAccount, type PayoutAccount } from '../../../functions/data/payout-accounts.ts'
import { findRenewalRequest, type RenewalRequest } from '../../../functions/data/renewal-requests.ts'
import { isInFacility, listShops } from '../../../functions/data/shops.ts'
import { findSigningLink } from '../../../functions/data/signing-links.ts'
import type { Table } from '../../../functions/data/table.ts'
import { beginSigning } from '../../support/begin-signing.ts'
import { bankDetails } from '../selling-company.ts'
import type { Fact } from './calls.ts'
import { type Draw, listOf, type Scene } from './kill-act.ts'

const productCode = 'small_shop_financing'

const askLimit: Draw = async ({ seller, chance, key }) => ({
  keyed: {
    key,
    seller,
    endpoint: creditEndpoints.submitLimit,
    body: {
      type: 'limit_increase',
      requested_limit: decimalFromCents(chance.integer(300_000_00, 500_000_00)),
    },
    factOf: ({ approval_id: id }: { approval_id: string }) => ({
      what: `request ${id} for a higher limit was submitted`,
      holds: async (table) => (await findLimitRequest(table, seller.companyId, id)) !== undefined,
    }),
  },
})

const askRenewal: Draw = async ({ seller, key }) => ({
  keyed: {
    key,
    seller,
    endpoint: creditEndpoints.submitRenewal,
    body: { facility_id: seller.facilityId },
    factOf: ({ approval_id: id }: { approval_id: string }) => ({
      what: `request ${id} for a renewal was submitted`,
      holds: async (table) => (await findRenewalRequest(table, seller.companyId, id)) !== undefined,
    }),
  },
})

const decided = (
  what: string,
  status: string,
  find: (table: Table) => Promise<{ status: string } | undefined>,
): Fact => ({
  what,
  holds: async (table) => (await find(table))?.status === status,
})

const decideLimit: Draw = async (scene) => {
  const { seller, chance } = scene
  const { companyId, facilityId } = seller
  const requests = await listOf<LimitRequest>(scene, 'LIMITREQUEST#')
  const request = chance.pick(requests.filter(({ status }) => status === 'submitted'))
  if (!request) return undefined
  const { requestId } = request
  const action = chance.next() < 0.5 ? 'limit-approve' : 'limit-reject'
  return {
    desk: {
      action,
      fields: { facilityId, requestId },
      fact: {
        what: `request ${requestId} was decided by ${action}`,
        // An offer may later be granted, withdrawn or lapse.
        holds: async (table) => {
          const { status } = (await findLimitRequest(table, companyId, requestId)) ?? {}
          return (
            status !== undefined &&
            status !== 'submitted' &&
            (status === 'rejected') === (action === 'limit-reject')
          )
        },
      },
    },
  }
}

const decideRenewal: Draw = async (scene) => {
  const { seller, chance } = scene
  const { companyId, facilityId } = seller
  const requests = await listOf<RenewalRequest>(scene, 'RENEWALREQUEST#')
  const request = chance.pick(requests.filter(({ status }) => status === 'submitted'))
  if (!request) return undefined
  const { requestId: renewalId } = request
  const status = chance.next() < 0.7 ? 'approved' : 'rejected'
  const limit = decimalFromCents(chance.integer(200_000_00, 500_000_00))
  return {
    desk: {
      action: status === 'approved' ? 'renewal-approve' : 'renewal-reject',
      fields: { facilityId, renewalId, ...(status === 'approved' ? { limit } : {}) },
      fact: decided(`renewal ${renewalId} was ${status}`, status, (table) =>
        findRenewalRequest(table, companyId, renewalId),
      ),
    },
  }
}

/** A changed or decided account never returns to an earlier version. */
const isPast = (
  { companyId }: Scene['seller'],
  { accountId, version }: PayoutAccount,
  what: string,
): Fact => ({
  what: `${what} of account ${accountId} at version ${version}`,
  holds: async (table) => ((await findPayoutAccount(table, companyId, accountId))?.version ?? 0) > version,
})

const changeAccount: Draw = async (scene) => {
  const { seller, chance, key } = scene
  const account = chance.pick(await listOf<PayoutAccount>(scene, 'DEBITACCOUNT#'))
  if (!account) return undefined
  const { accountId: id, version } = account
  const account_number = `00${chance.integer(100_000, 999_999)}`
  return {
    plain: {
      endpoint: payoutAccountsEndpoints.changePayoutAccount,
      body: { ...bankDetails, account_name: key, account_number, id, version },
      token: seller.token,
      password: seller.password,
      factOf: () => isPast(seller, account, 'the change'),
    },
  }
}

const verifyAccount: Draw = async (scene) => {
  const { seller, chance } = scene
  const accounts = await listOf<PayoutAccount>(scene, 'DEBITACCOUNT#')
  const account = chance.pick(accounts.filter(({ status }) => status === 'to be verified'))
  if (!account) return undefined
  const { accountId, version } = account
  return {
    desk: {
      action: 'payout-account-verify',
      fields: { companyId: seller.companyId, accountId, version },
      fact: isPast(seller, account, 'the verification'),
    },
  }
}

const findAddendum = ({ stack, seller }: Scene) =>
  findLatestAddendum(stack.table, seller.companyId, productCode)

const addShop: Draw = async ({ stack, seller, chance }) => {
  const { companyId, token } = seller
  const shops = await listShops(stack.table, companyId)
  const shop = chance.pick(shops.filter((each) => !isInFacility(each, productCode)))
  if (!shop) return undefined
  return {
    plain: {
      endpoint: agreementsEndpoints.initiateSign,
      body: { kind: 'addendum', shop_ids: [shop.shopId] },
      token,
      factOf: ({ agreement_id: id }: { agreement_id: string }) => ({
        what: `addendum ${id} was made`,
        holds: async (table) => (await findAgreement(table, companyId, id)) !== undefined,
      }),
    },
  }
}

const withdrawAddendum: Draw = async (scene) => {
  const { seller } = scene
  const { companyId, token } = seller
  const agreementId = (await findAddendum(scene))?.agreementId
  if (!agreementId) return undefined
  return {
    plain: {
      endpoint: agreementsEndpoints.withdrawAddendum,
      body: { agreement_id: agreementId },
      token,
      factOf: () => ({
        what: `addendum ${agreementId} was withdrawn`,
        holds: async (table) => (await findAgreement(table, companyId, agreementId))?.status === 'withdrawn',
      }),
    },
  }
}

/** Signs as the most recently invited signer, by the mailed link. */
const sign: Draw = async (scene) => {
  const { stack, seller, chance } = scene
  const { companyId } = seller
  const addendum = await findAddendum(scene)
  const signer = chance.pick(addendum?.signers ?? [])
  if (addendum?.status !== 'ready' || !signer) return undefined
  const token = await stack.newestTo(signer.email, /\/sign\/([\w-]+)/)
  const link = token && (await findSigningLink(stack.table, token))
  const now = await stack.local.now()
  const signing = token && (await beginSigning({ table: stack.table, clock: () => now }, token))
  if (!link || !signing) return undefined
  const { agreementId, signerId } = link
  return {
    plain: {
      endpoint: agreementsEndpoints.signAgreement,
      body: { ...signing, full_name: signer.name },
      factOf: () => ({
        what: `signer ${signerId} has signed ${agreementId}`,
        holds: async (table) =>
          (await findAgreement(table, companyId, agreementId))?.signers.some(
            (each) => each.signerId === signerId && each.signature !== undefined,
          ) === true,
      }),
    },
  }
}

/** Changes to a company other than payments. */
export const companyDraws: readonly (readonly [weight: number, draw: Draw])[] = [
  [1, askLimit],
  [1, decideLimit],
  [2, askRenewal],
  [2, decideRenewal],
  [1, changeAccount],
  [2, verifyAccount],
  [1, addShop],
  [3, sign],
  [1, withdrawAddendum],
]
