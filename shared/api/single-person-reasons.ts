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
      'The mail has words of the portal’s own and goes to the administrators of the company alone, one of whom confirms.',
  },
  'change-payout-account': {
    whyOnePerson:
      'Two of the lender’s people verify it again before money goes there, and every administrator is mailed at once.',
    delay: 'a day',
  },
  'change-signer': {
    whyOnePerson:
      'The mail has words of the portal’s own and goes to somebody whom the KYC names; mails of a day are counted.',
  },
  'choose-payout-account': {
    whyOnePerson: 'It chooses among verified accounts of the company; every administrator is mailed at once.',
    delay: 'a day',
  },
  'collect-red-packet': {
    whyOnePerson:
      'A company has one packet of a pool, which the lender has issued, and its amount is the most that it takes off.',
  },
  'confirm-drawdown': {
    whyOnePerson: 'Whoever confirms is the second person of what another administrator asked for.',
  },
  'decline-drawdown': { whyOnePerson: 'It holds back: nothing is borrowed.' },
  'dispute-charge': {
    whyOnePerson:
      'It puts overdue interest off until the lender answers, and it takes two of the lender’s people to let it off.',
  },
  'export-own-data': { whyOnePerson: 'A user is given what is kept of that user alone, after a step-up.' },
  'forgot-password': {
    whyOnePerson: 'The mail has words of the portal’s own; sendings are counted by address and network.',
  },
  'get-file-online-url': {
    whyOnePerson:
      'A company’s identity documents are opened by its administrators alone, after a step-up and not for a day after a reset by mail, by a link that is good for minutes.',
  },
  'get-kyc': {
    whyOnePerson: 'What the company has filled in, with the numbers of identity documents masked.',
  },
  'initiate-sign': {
    whyOnePerson:
      'The mails have words of the portal’s own and go to the signers whom the lender checked with the KYC, and to nobody else.',
  },
  'invite-member': {
    whyOnePerson:
      'The mail has words of the portal’s own around the names of the company and the inviter; invitations of a day are counted.',
  },
  register: {
    whyOnePerson:
      'The mail has words of the portal’s own and goes to the address that signs up, once a signup, which takes a code to a mobile number; those are counted.',
  },
  'remove-payout-account': { whyOnePerson: 'It holds back: no money goes there any more.' },
  'renew-signing-link': { whyOnePerson: 'The link goes to the signer’s own address; sendings are counted.' },
  'report-payment': {
    whyOnePerson: 'It claims that money was sent; nothing is booked before the lender has seen it.',
  },
  'report-payoff': {
    whyOnePerson: 'It claims that money was sent; nothing is booked before the lender has seen it.',
  },
  'resend-activation': { whyOnePerson: 'The mail has words of the portal’s own; sendings are counted.' },
  'retry-sign': { whyOnePerson: 'As the first time: words of the portal’s own, to the signers alone.' },
  'reveal-identity-number': {
    whyOnePerson:
      'An administrator, or who entered it, sees one number after a step-up, not for a day after a reset by mail; each look is audited.',
  },
  'save-debit-account': {
    whyOnePerson:
      'The account is in the company’s name, and no money goes there before two of the lender’s people have verified it.',
  },
  'send-email-code': { whyOnePerson: 'The mail has words of the portal’s own; sendings are counted.' },
  'send-phone-code': {
    whyOnePerson:
      'The SMS has words of the portal’s own; sendings are counted by number, by network and of everybody together.',
  },
  'send-rpa-email': {
    whyOnePerson:
      'The mail has words of the portal’s own and a certified paper, and comes again only after a while.',
  },
  'send-signatory-code': {
    whyOnePerson:
      'The code goes to the number or address of the person, which is not the caller’s to choose, after a step-up; sendings are counted.',
  },
  'send-signing-code': {
    whyOnePerson: 'The code goes to the signer’s own number or address; sendings are counted.',
  },
  'set-second-approval': {
    whyOnePerson: 'A stricter rule holds at once; every administrator is mailed.',
    delay: 'a day, where it is weaker',
  },
  'sign-agreement': {
    whyOnePerson:
      'Each signer signs for themselves, and an agreement is executed by as many as the company’s rules ask for; money then takes a drawdown.',
  },
  'submit-drawdown': {
    whyOnePerson:
      'The money goes to an account of the company that the lender verified, two of the lender’s people approve it and two pay it out; every administrator is mailed once its note is made.',
    secondPersonWhen: 'above the company’s amount',
  },
  'submit-limit': {
    whyOnePerson: 'It asks; two of the lender’s people grant, and the company’s signers sign.',
  },
  'submit-renewal': { whyOnePerson: 'It asks; two of the lender’s people grant.' },
  'update-profile': {
    whyOnePerson:
      'The mail has words of the portal’s own; another address takes a code that was sent to it, and a step-up.',
  },
  'urge-signer': {
    whyOnePerson: 'The mail has words of the portal’s own and goes to the signer; one a day.',
  },
  'verify-agreement': { whyOnePerson: 'It says what the certified paper of that code says, names masked.' },
  'withdraw-application': { whyOnePerson: 'It holds back: what was asked for is asked for no more.' },
  'withdraw-dispute': {
    whyOnePerson: 'It restores the bill as it was before the dispute; the company may dispute it again.',
  },
}
