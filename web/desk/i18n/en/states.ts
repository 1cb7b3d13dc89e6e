import { correctionLabels } from '#shared/privacy/correction-labels/en.ts'
import { states as ofSite } from '../../../i18n/en/states.ts'
import { terms } from './portfolio.ts'

const { application, drawdown, shop } = ofSite

export const states = {
  ...ofSite,
  payoutAccount: {
    ...ofSite.payoutAccount,
    changed: 'Changed since it was named',
    missing: 'Missing',
  },
  import: {
    pending: 'Waiting to be read',
    importing: shop.importing,
    imported: 'Read',
    failed: shop.failed,
  },
  creditRequest: {
    submitted: drawdown.requested,
    offered: 'To be signed',
    approved: application.approved,
    rejected: application.rejected,
    withdrawn: application.withdraw,
    lapsed: 'Lapsed',
  },
  agreement: {
    rendering: 'Being rendered',
    ready: 'Ready',
    signed: 'Signed',
    withdrawn: 'Withdrawn',
    void: 'Void',
    declined: 'Declined by a signer',
    lapsed: 'Lapsed',
  },
  batch: {
    'paid out': drawdown['paid out'],
    made: 'File to be fetched',
    sent: 'With the bank',
    cancelled: 'Cancelled',
  },
  transfer: {
    'paid out': drawdown['paid out'],
    waiting: 'Yet to be paid',
    cancelled: 'Taken out of the batch',
    returned: 'Returned',
  },
  line: {
    open: 'To decide',
    booked: 'Booked',
    suspense: 'Held',
    ignored: 'Ignored',
    'paid back': 'Paid back',
  },
  promise: {
    open: 'Open',
    kept: 'Kept',
    broken: 'Broken',
  },
  activation: {
    in_facility: 'In the facility',
    ready: 'Ready',
    reading: 'Being read',
    unreadable: 'Cannot be read',
  },
  position: {
    'XDJ Drawdown Account Draft': 'Account drafted',
    'XDJ Drawdown Account Submitted': 'Account submitted',
    'XDJ Business Info Submitted': 'Business information submitted',
    'XDJ Signing Initiated': 'Signing begun',
    'XDJ Signing Completed': 'Signed',
    'CAA Drawdown Account Draft': 'Account drafted',
    'CAA Drawdown Account Submitted': 'Account submitted',
    'CAA Business Info Submitted': 'Business information submitted',
    'CAA Signing Initiated': 'Signing begun',
    'CAA Signing Completed': 'Signed',
  },
  terms: terms.status,
  member: {
    Active: 'Active',
    Confirming: 'To be confirmed',
  },
  departure: {
    'account closed': 'Account closed',
    'removed by administrator': 'Removed by an administrator',
    'left by themselves': 'Left by themselves',
  },
  signerCheck: {
    'signer contact': 'Signer’s other contact',
    'shared browser': 'Signed by one browser',
  },
  screeningHit: {
    open: 'To be decided',
    'false match': 'False match',
    'true match': 'True match',
  },
  screening: {
    answered: 'Complete',
    unanswered: 'The engine did not answer',
    unfinished: 'Too many hits to be complete',
  },
  screenedRole: {
    company: 'The company',
    'connected company': 'Connected company',
    director: 'Director',
    owner: 'Owner',
    guarantor: 'Guarantor',
    'connected person': 'Connected person',
    payer: 'Payer',
    payee: 'Payee',
  },
  correction: correctionLabels,
  payoff: {
    all: 'All',
    'a part': 'A part',
  },
  proposal: { rejected: 'Rejected', done: 'Done' },
  exposureStop: {
    pastDue: 'Past due',
    unbookedMoney: 'Money not booked',
    openDispute: 'Open dispute',
    shopTrouble: 'Shop in trouble',
    highRisk: 'High risk',
  },
  riskLevel: {
    low: 'Low risk',
    medium: 'Medium risk',
    high: 'High risk',
  },
  riskReason: {
    sharedIdentity: 'An ID, mobile or account is in another company too',
    signedTogether: 'Several signed with one browser, not confirmed yet',
    acknowledgedTogether: 'Several signed with one browser, confirmed',
    pasted: 'Numbers were pasted',
    devices: 'Many devices used',
    addresses: 'Many network addresses used',
    shopsOfOtherNames: 'A shop has another name than the company',
    young: 'The company is younger than a year',
  },
}
