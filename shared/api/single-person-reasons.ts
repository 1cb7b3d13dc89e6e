import type { SinglePersonUse } from './sensitive.ts'

/**
 * For each endpoint that is declared `sensitive`: why one person may call it, and its other limits. Kept out of the
 * declarations, which the site loads.
 */
export const singlePersonReasons: Readonly<Record<string, SinglePersonUse>> = {
  'add-payout-account': {
    whyOnePerson:
      'Two of the lender’s people verify it before money goes there, and every administrator is mailed at once.',
    delay: 'a day',
  },
  'ask-to-join': {
    whyOnePerson:
      'The text of the mail is the portal’s own, and it goes to the administrators of the company alone, one of whom confirms.',
  },
  'change-payout-account': {
    whyOnePerson:
      'Two of the lender’s people verify it again before money goes there, and every administrator is mailed at once.',
    delay: 'a day',
  },
  'change-signer': {
    whyOnePerson:
      'The text of the mail is the portal’s own, and it goes to somebody whom the KYC names; mails of a day are counted.',
  },
  'choose-payout-account': {
    whyOnePerson: 'It chooses among verified accounts of the company; every administrator is mailed at once.',
    delay: 'a day',
  },
  'collect-red-packet': {
    whyOnePerson:
      'A company has one packet of a pool that the lender issued, and it reduces a cost by at most its amount.',
  },
  'confirm-drawdown': {
    whyOnePerson: 'The caller is the second person: another administrator requested the drawdown.',
  },
  'decline-drawdown': { whyOnePerson: 'It only reduces risk: nothing is borrowed.' },
  'dispute-charge': {
    whyOnePerson:
      'Overdue interest is suspended until the lender decides, and only two of the lender’s people can waive it.',
  },
  'export-own-data': {
    whyOnePerson: 'After a step-up, a user receives only the data stored about that user.',
  },
  'forgot-password': {
    whyOnePerson: 'The text of the mail is the portal’s own; sendings are counted by address and network.',
  },
  'get-file-online-url': {
    whyOnePerson:
      'A company’s identity documents are opened by its administrators alone, after a step-up and not for a day after a reset by mail, by a link that is valid for minutes.',
  },
  'get-kyc': {
    whyOnePerson: 'It returns what the company entered, with the numbers of identity documents masked.',
  },
  'initiate-sign': {
    whyOnePerson:
      'The text of the mails is the portal’s own, and they go to the signers whom the lender checked with the KYC, and to nobody else.',
  },
  'invite-member': {
    whyOnePerson:
      'The text of the mail is the portal’s own around the names of the company and the inviter; invitations of a day are counted.',
  },
  register: {
    whyOnePerson:
      'The text of the mail is the portal’s own, and it goes to the address that signs up, once a signup, which requires a code sent to a mobile number; these are counted.',
  },
  'remove-payout-account': { whyOnePerson: 'It only reduces risk: no more money goes there.' },
  'renew-signing-link': { whyOnePerson: 'The link goes to the signer’s own address; sendings are counted.' },
  'report-payment': {
    whyOnePerson: 'It claims that money was sent; nothing is booked before the lender has seen it.',
  },
  'report-payoff': {
    whyOnePerson: 'It claims that money was sent; nothing is booked before the lender has seen it.',
  },
  'resend-activation': { whyOnePerson: 'The text of the mail is the portal’s own; sendings are counted.' },
  'retry-sign': {
    whyOnePerson: 'As with the first mail, the text is the portal’s own, and only signers receive it.',
  },
  'reveal-identity-number': {
    whyOnePerson:
      'An administrator, or the person who entered it, sees one number after a step-up, but not for a day after a reset by mail; each read is audited.',
  },
  'save-debit-account': {
    whyOnePerson:
      'The account is in the company’s name, and no money goes there before two of the lender’s people have verified it.',
  },
  'send-email-code': { whyOnePerson: 'The text of the mail is the portal’s own; sendings are counted.' },
  'send-phone-code': {
    whyOnePerson:
      'The text of the SMS is the portal’s own; sendings are counted by number, by network and of everybody together.',
  },
  'send-rpa-email': {
    whyOnePerson:
      'The text of the mail is the portal’s own, a certified document is attached, and it is sent again only after a while.',
  },
  'send-signatory-code': {
    whyOnePerson:
      'The code goes to the number or address of the person, which is not the caller’s to choose, after a step-up; sendings are counted.',
  },
  'send-signing-code': {
    whyOnePerson: 'The code goes to the signer’s own number or address; sendings are counted.',
  },
  'set-second-approval': {
    whyOnePerson: 'A stricter rule takes effect at once; every administrator is mailed.',
    delay: 'a day, where it is weaker',
  },
  'sign-agreement': {
    whyOnePerson:
      'Each signer signs for themselves, and an agreement is executed by as many signers as the company’s rules require; money moves only by a later drawdown.',
  },
  'submit-drawdown': {
    whyOnePerson:
      'The money goes to an account of the company that the lender verified, two of the lender’s people approve it and two pay it out; every administrator is mailed once its note is made.',
    secondPersonWhen: 'above the company’s amount',
  },
  'submit-limit': {
    whyOnePerson: 'It is a request: two of the lender’s people grant it, and the company’s signers sign.',
  },
  'submit-renewal': { whyOnePerson: 'It is a request, which two of the lender’s people grant.' },
  'update-profile': {
    whyOnePerson:
      'The text of the mail is the portal’s own; another address requires a code that was sent to it, and a step-up.',
  },
  'urge-signer': {
    whyOnePerson: 'The text of the mail is the portal’s own, and it goes to the signer; one a day.',
  },
  'verify-agreement': {
    whyOnePerson: 'It returns the content of the certified document with that code, with names masked.',
  },
  'withdraw-application': { whyOnePerson: 'It only reduces risk: the request is withdrawn.' },
  'withdraw-dispute': {
    whyOnePerson: 'It restores the bill as it was before the dispute; the company may dispute it again.',
  },
}
