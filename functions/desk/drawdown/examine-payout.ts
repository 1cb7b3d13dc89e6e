import { priceDrawdown } from '#shared/drawdown/price-drawdown.ts'
import { firstDueDateOf } from '#shared/drawdown/unbilled.ts'
import { warningToAccept } from '#shared/drawdown/warning-to-accept.ts'
import type { DrawdownPrice, PricingTerms } from '#shared/lending/drawdown-price.ts'
import type { PolicyWarning } from '#shared/lending/policy.ts'
import { pricingTermsFor } from '#shared/lending/product-terms.ts'
import { addDays, type BusinessDate, businessDate, laterOf } from '#shared/time/business-date.ts'
import type { ChargeOrder } from '../../data/charge-orders.ts'
import type { Drawdown } from '../../data/drawdowns.ts'
import type { Facility } from '../../data/facilities.ts'
import { findChargeInArrears } from '../../data/find-charge-in-arrears.ts'
import { expectUsable, type NamedAccount } from '../../data/payout-accounts.ts'
import { expectNoHits } from '../../data/screenings.ts'
import type { Write } from '../../data/table.ts'
import type { Deps } from '../../runtime/deps.ts'
import { type DeskRefusal, refuseAct } from '../engine/desk-act.ts'
import { screeningObstacle } from '../screening/screening-obstacle.ts'
import { accountObstacle } from './check-payout-account.ts'
import { facilityObstacle } from './facility-obstacle.ts'
import type { Obstacle } from './payout-obstacle.ts'
import { refuseUnacceptedArrears, refuseUnacceptedWarning } from './refuse-unaccepted.ts'

/** Few drawdowns use a red packet. */
const loadPacketPrice = () => import('#shared/lending/red-packet-price.ts')

/** The warnings that the caller has seen and accepts. */
export interface PayoutAcceptance {
  warningAccepted: boolean
  arrearsAccepted: boolean
}

/** A drawdown that is approved, with its facility. */
export interface ApprovedDrawdown {
  facility: Facility
  drawdown: Drawdown
}

export interface ExaminedPayout {
  price: DrawdownPrice
  /** All obstacles, whether or not they may be accepted. */
  obstacles: readonly Obstacle[]
  warning?: PolicyWarning
  /** The past-due charge order. */
  arrears?: ChargeOrder
}

/** The terms that price a drawdown: the facility's, with the signed day count and the signed use of fixings. */
const signedTerms = (
  { terms, currency }: Facility,
  { price: { dayCountBasis, arrears } }: Drawdown,
): PricingTerms => ({ ...pricingTermsFor(terms, currency), ...arrears, dayCountBasis })

/**
 * The price of a drawdown that is paid out on `date`. Interest runs from that day: paid out later than signed, it never
 * runs for more days. Under 30/360 it may run for as many, and be higher by less than a cent a due date, as each is
 * rounded by itself. The fees and the signed due dates stay.
 */
const priceOn = async ({ facility, drawdown }: ApprovedDrawdown, date: BusinessDate) => {
  const {
    amountCents,
    deductionsCents,
    feeCents = 0,
    benchmark,
    repayment,
    schedule,
    packet,
    drawdownDate,
  } = drawdown.price
  // A clock that was set back does not add days that were not signed.
  const from = laterOf(date, drawdownDate)
  const last = addDays(firstDueDateOf(drawdown.price), -1)
  const priced = priceDrawdown(
    { ...facility, terms: signedTerms(facility, drawdown) },
    {
      amountCents,
      deductionsCents,
      feeCents,
      benchmark,
      repayment,
      // A drawdown past its due date still needs a price: the bank may have paid it.
      drawdownDate: from < last ? from : last,
      dueDates: schedule.map(({ dueDate }) => dueDate),
    },
  )
  return packet ? (await loadPacketPrice()).withPacket(priced, packet) : priced
}

/** The price of an approved drawdown that is paid out on `date`, and all obstacles. */
export const examinePayout = async (
  deps: Pick<Deps, 'table' | 'clock' | 'config'>,
  { facility, drawdown }: ApprovedDrawdown,
  date: BusinessDate,
): Promise<ExaminedPayout> => {
  const obstacles: Obstacle[] = []
  const against = (code: Obstacle['code'], refusal: DeskRefusal) => obstacles.push({ code, refusal })
  if (!drawdown.noteFileId)
    against('note not rendered', refuseAct('changedMeanwhile', 'the note is not rendered yet'))
  const firstDue = firstDueDateOf(drawdown.price)
  if (laterOf(date, businessDate(deps.clock())) >= firstDue)
    against('fell due', refuseAct('wrongState', `the drawdown falls due on ${firstDue}: reject it`))
  const price = await priceOn({ facility, drawdown }, date)
  if (!price.verdict.ok)
    against('rate cap', refuseAct('ruleBroken', 'the effective rate is above what the law allows'))
  const warning = warningToAccept(
    price.verdict,
    drawdown.warningAccepted ? drawdown.price.verdict : undefined,
  )
  if (warning) against('rate warning', refuseUnacceptedWarning(warning))
  const [arrears, account, screening] = await Promise.all([
    findChargeInArrears(deps.table, drawdown.companyId, deps.clock()),
    accountObstacle(deps, drawdown),
    screeningObstacle(deps, drawdown),
  ])
  if (arrears) against('arrears', refuseUnacceptedArrears(arrears))
  const ofFacility = facilityObstacle(facility)
  return {
    price,
    obstacles: [...obstacles, ...[account, screening, ofFacility].flatMap((each) => each ?? [])],
    ...(warning ? { warning } : {}),
    ...(arrears ? { arrears } : {}),
  }
}

/** The obstacles that nobody has accepted. */
export const unaccepted = (
  { obstacles }: Pick<ExaminedPayout, 'obstacles'>,
  { warningAccepted, arrearsAccepted }: PayoutAcceptance,
): Obstacle[] =>
  obstacles.filter(
    ({ code }) => !(code === 'rate warning' && warningAccepted) && !(code === 'arrears' && arrearsAccepted),
  )

export interface PayablePayout extends Omit<ExaminedPayout, 'obstacles'> {
  ok: true
  named: NamedAccount
  /** Asserts that the account may be paid into. */
  usable: Write
  /** Asserts that no hit of the screening holds the company; absent where nothing is screened. */
  unheld?: Write
}

/**
 * The price of an approved drawdown that is paid out on `date`, and its account; the refusal if it cannot be paid out.
 */
export const checkPayable = async (
  deps: Pick<Deps, 'table' | 'clock' | 'config'>,
  { facility, drawdown }: ApprovedDrawdown,
  acceptance: PayoutAcceptance,
  date: BusinessDate,
): Promise<PayablePayout | DeskRefusal> => {
  if (drawdown.status !== 'approved') return refuseAct('wrongState', `the drawdown is ${drawdown.status}`)
  const examined = await examinePayout(deps, { facility, drawdown }, date)
  const { obstacles: _obstacles, ...payable } = examined
  const [first] = unaccepted(examined, acceptance)
  if (first) return first.refusal
  const { payoutAccount: named, companyId } = drawdown
  if (!named) throw new Error(`drawdown ${drawdown.drawdownId} names no account`)
  return {
    ok: true,
    ...payable,
    named,
    usable: expectUsable(deps.table, companyId, named, deps.clock()),
    ...(deps.config.isScreened ? { unheld: expectNoHits(deps.table, companyId) } : {}),
  }
}
