import { screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { signersEndpoints } from '#shared/agreements/signers.endpoints.ts'
import type { PositionStatus } from '#shared/application/position.ts'
import { creditEndpoints } from '#shared/credit/credit.endpoints.ts'
import { secondApprovalEndpoints } from '#shared/drawdown/second-approval.endpoints.ts'
import { productLines } from '#shared/product-lines/product-lines.ts'
import type { SignersState } from '../../../../web/features/agreements/agreements-queries.ts'
import type { Application } from '../../../../web/features/application/upcoming-drawdowns.ts'
import type { LimitRequest } from '../../../../web/features/credit/increase/increase-queries.ts'
import type { LinkedShops } from '../../../../web/features/shops/linked-shop.ts'
import type { NextStep, SellerState } from '../../../../web/pages/home/next-step.ts'
import { useAwaitsCheck } from '../../../../web/pages/home/use-awaits-check.ts'
import { useAwaitsMe } from '../../../../web/pages/home/use-awaits-me.ts'
import { server } from '../../../support/web/fake-server.ts'
import { loginSeller } from '../../../support/web/login-seller.ts'
import { renderScreen } from '../../../support/web/render-screen.tsx'
import { signerState, signersState } from '../../agreements/signers/signers-responses.ts'
import { anIncrease, aRequest } from '../../credit/credit-builders.ts'
import { anAwaitingDrawdown } from '../../drawdown/awaiting-drawdown.ts'
import { anApplication, aShop } from './seller-state-builders.ts'

beforeEach(() => loginSeller())

const { getSigners } = signersEndpoints
const { listAwaitingDrawdowns } = secondApprovalEndpoints

const show = ({
  position = null,
  applications = [],
  role = 'administrator',
  shops = [],
  limitStatus,
}: {
  position?: PositionStatus | null
  applications?: readonly Application[]
  role?: 'administrator' | 'user'
  shops?: LinkedShops['shop']
  limitStatus?: SellerState['limitStatus']
}) => {
  const AwaitsMe = () => (
    <p>{JSON.stringify(useAwaitsMe(position, applications, role, shops, limitStatus))}</p>
  )
  renderScreen(<AwaitsMe />)
}

it.each([
  ['their own signature', { is_self: true }, true],
  ['somebody else’s', { is_self: false }, false],
  ['their own that is given', { is_self: true, sign_status: 2 }, false],
  [
    'their own that was declined',
    { is_self: true, declined: { at: '2026-11-21T02:00:00.000Z', reason: 'x' } },
    false,
  ],
] as const)('a signing waits for the user: %s', async (_, signer, signature) => {
  server.answer(getSigners, signersState({ signers: [signerState(signer)] }))
  show({ position: 'XDJ Signing Initiated' })
  expect(
    await screen.findByText(JSON.stringify({ signature, addendum: false, increase: false, approval: false })),
  ).toBeTruthy()
})

const applications = [anApplication({ stage: 'awaiting colleague' })]

it.each([
  ['another’s request', {}, true],
  ['their own request', { is_own: true }, false],
  ['a request that they cannot confirm', { obstacle: 'addedByRequester' }, false],
] as const)('an approval waits for the user: %s', async (_, change, approval) => {
  server.answer(listAwaitingDrawdowns, { records: [anAwaitingDrawdown(change)] })
  show({ applications })
  expect(
    await screen.findByText(JSON.stringify({ signature: false, addendum: false, increase: false, approval })),
  ).toBeTruthy()
})

it('asks nothing for a user who is no administrator, or while nothing waits', () => {
  show({ applications, role: 'user' })
  show({})
  expect(server.callsOf(listAwaitingDrawdowns)).toHaveLength(0)
  expect(server.callsOf(getSigners)).toHaveLength(0)
})

it.each([
  ['ready', { is_self: true }, true],
  ['ready', { is_self: true, sign_status: 2 }, false],
  ['ready', { is_self: false }, false],
  ['withdrawn', { is_self: true }, false],
] as const)(
  'an addendum that is %s, with a signer of %j, waits for the user: %s',
  async (status, signer, isAwaited) => {
    server.answer(getSigners, signersState({ status, signers: [signerState(signer)] }))
    show({ shops: [aShop({ outside_facility: true })] })
    await expect.poll(() => server.callsOf(getSigners)).toMatchObject([{ body: { kind: 'addendum' } }])
    expect(
      await screen.findByText(
        JSON.stringify({ signature: false, addendum: isAwaited, increase: false, approval: false }),
      ),
    ).toBeTruthy()
  },
)

it('asks for no addendum while every shop is part of the facility', () => {
  show({ shops: [aShop({ outside_facility: false })] })
  expect(server.callsOf(getSigners)).toHaveLength(0)
})

const offered = (agreement: LimitRequest['agreement']) =>
  anIncrease({ request: aRequest({ status: 'offered', approved_limit: '150000.00', agreement }) })
const agreementIn = (status: SignersState['status']) => ({ ...signersState({ status }), locale: 'zh-CN' })

it.each([
  ['not started, for an administrator', null, 'administrator', {}, true],
  ['not started, for another user', null, 'user', {}, false],
  ['being rendered', agreementIn('rendering'), 'administrator', {}, false],
  ['ready, with their signature missing', agreementIn('ready'), 'user', { is_self: true }, true],
  ['ready, signed by them', agreementIn('ready'), 'administrator', { is_self: true, sign_status: 2 }, false],
  ['declined, for an administrator', agreementIn('declined'), 'administrator', {}, true],
  ['signed by everyone', agreementIn('signed'), 'administrator', {}, false],
] as const)(
  'an offered increase whose signing is %s waits for the user',
  async (_, agreement, role, signer, isAwaited) => {
    loginSeller({ registerSource: productLines.underwriting.registerSource })
    server.answer(creditEndpoints.getLimitIncrease, offered(agreement))
    server.answer(getSigners, signersState({ signers: [signerState(signer)] }))
    show({ role, limitStatus: 'offered' })
    await expect.poll(() => server.callsOf(creditEndpoints.getLimitIncrease)).toHaveLength(1)
    const asked = agreement?.status === 'ready' ? [{ body: { kind: 'increase' } }] : []
    await expect.poll(() => server.callsOf(getSigners)).toMatchObject(asked)
    expect(
      await screen.findByText(
        JSON.stringify({ signature: false, addendum: false, increase: isAwaited, approval: false }),
      ),
    ).toBeTruthy()
  },
)

it('asks for no increase while none is offered', () => {
  show({ limitStatus: 'active' })
  expect(server.callsOf(creditEndpoints.getLimitIncrease)).toHaveLength(0)
})

const withApproval = (approval: boolean) =>
  JSON.stringify({ signature: false, addendum: false, increase: false, approval })

const WithdrawnDrawdown = () => {
  const [waiting, setWaiting] = useState(applications)
  return (
    <>
      <p>{JSON.stringify(useAwaitsMe(null, waiting, 'administrator', [], 'active'))}</p>
      <button type="button" onClick={() => setWaiting([])}>
        withdrawn
      </button>
    </>
  )
}

it('of what no longer waits, keeps nothing', async () => {
  server.answer(listAwaitingDrawdowns, { records: [anAwaitingDrawdown()] })
  const { user } = renderScreen(<WithdrawnDrawdown />)
  expect(await screen.findByText(withApproval(true))).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'withdrawn' }))
  expect(await screen.findByText(withApproval(false))).toBeTruthy()
})

const DecidedLimit = () => {
  const [next, setNext] = useState<NextStep>('waitLimit')
  return (
    <>
      <p>{String(useAwaitsCheck(next))}</p>
      <button type="button" onClick={() => setNext('draw')}>
        decided
      </button>
    </>
  )
}

it('a check of the signing is over once there is a limit', async () => {
  server.answer(getSigners, signersState({ awaits_check: true }))
  const { user } = renderScreen(<DecidedLimit />)
  expect(await screen.findByText('true')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'decided' }))
  expect(await screen.findByText('false')).toBeTruthy()
})
