import { useTranslation } from 'react-i18next'
import type { DeskTranslations } from '../i18n/desk-translations.ts'

type Subject = keyof DeskTranslations['states']

/** Fields whose name alone determines the kind of record whose state they have. */
const byField: Readonly<Record<string, Subject>> = {
  kycStatus: 'kyc',
  changeStatus: 'kyc',
  decision: 'kyc',
  importStatus: 'import',
  cause: 'signerCheck',
  way: 'departure',
  about: 'correction',
  settles: 'payoff',
  riskLevel: 'riskLevel',
  riskReasons: 'riskReason',
  stops: 'exposureStop',
  record: 'decisionRecord',
  overriddenStops: 'exposureStop',
  riskRating: 'riskRating',
  computedRating: 'riskRating',
  ratingReasons: 'ratingReason',
  flowRule: 'flowRule',
  flowAlertStatus: 'flowAlert',
  suspicionStatus: 'suspicion',
  jfiuConsent: 'jfiuConsent',
  complaintStatus: 'complaint',
  complaintSubject: 'complaintSubject',
  complaintOutcome: 'complaintOutcome',
  complaintChannel: 'complaintChannel',
  hitStatus: 'screeningHit',
  screeningOutcome: 'screening',
  subjectRoles: 'screenedRole',
  leftBecause: 'leftLine',
  notClaimedBecause: 'leftWork',
}

/** Whether a field has a state by its name, also where no response declares it: in an audit entry or a preview. */
export const isStateField = (field: string): boolean => Object.hasOwn(byField, field)

/** The ids and other fields by which a record is recognised. The first that it has decides. */
const byNeighbour: readonly (readonly [string, Subject])[] = [
  ['promiseId', 'promise'],
  ['planId', 'plan'],
  ['requestId', 'creditRequest'],
  ['renewalId', 'creditRequest'],
  ['endToEndId', 'transfer'],
  ['batchId', 'batch'],
  ['paymentId', 'payment'],
  ['lineId', 'line'],
  ['agreementId', 'agreement'],
  ['kycId', 'kyc'],
  ['shopId', 'shop'],
  ['platform', 'shop'],
  ['accountId', 'payoutAccount'],
  ['chargeId', 'charge'],
  ['drawdownId', 'drawdown'],
  ['facilityId', 'facility'],
  ['userId', 'member'],
  ['number', 'terms'],
  ['productCode', 'position'],
  ['proposalId', 'proposal'],
  ['id', 'redPacket'],
]

/** The kind of record whose state a field has. */
export const stateSubject = (field: string, record: object): Subject | undefined =>
  byField[field] ?? byNeighbour.find(([neighbour]) => Object.hasOwn(record, neighbour))?.[1]

/**
 * Translates a state by the record that has it. A stored item may lack the field that determines its kind: any kind's
 * label of the value is shown then, and a state without a label as its name in the code.
 */
export const useStateTranslations = () => {
  const { i18n } = useTranslation('desk')
  return (state: string, field: string, record: object): string => {
    const labels = i18n.getResource(i18n.language, 'desk', 'states') as Readonly<
      Record<Subject, Readonly<Record<string, string>>>
    >
    const subject = stateSubject(field, record)
    return (
      (subject && labels[subject][state]) ??
      Object.values(labels).find((of) => Object.hasOwn(of, state))?.[state] ??
      state
    )
  }
}
