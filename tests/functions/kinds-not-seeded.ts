const ofEverybody = 'is everybody’s'
const ofTheLender = 'is the lender’s: no call of sellers reads it'
const tellsNothing = 'says nothing that could be told: a lock, a count or a mark in the own partition'
const ofNobodyYet = 'is of somebody who has no company yet'

/** Kinds of items of which the owner in `every-endpoint.test.ts` has none, and why: what of the kind is. */
export const kindsNotSeeded: Readonly<Record<string, string>> = {
  'account-closing': 'is of somebody whose account has ended, and who has nothing else',
  'addendum-slot': tellsNothing,
  announcement: ofEverybody,
  'announcement-mark': tellsNothing,
  'awaited-scan': ofTheLender,
  'bank-statement': ofTheLender,
  'bank-statement-lines': ofTheLender,
  benchmark: ofEverybody,
  'campaign-tag': ofEverybody,
  captcha: ofNobodyYet,
  'customer-service': ofEverybody,
  'desk-person': ofTheLender,
  'desk-view': ofTheLender,
  'exchange-rates': ofEverybody,
  'held-work': ofTheLender,
  idempotency: 'lies in its company’s partition under a key that the company alone knows',
  'identity-mark': ofTheLender,
  'job-cursor': ofTheLender,
  'kyc-checks': ofTheLender,
  link: ofEverybody,
  'mail-stop': 'is of a mailbox that is dead, and tells the desk alone',
  'payment-redemption': ofNobodyYet,
  'payout-batch': ofTheLender,
  'peer-figures': ofEverybody,
  'portfolio-day': ofTheLender,
  proposal: ofTheLender,
  'proposal-mark': ofTheLender,
  'qr-code': ofEverybody,
  'red-packet-pool': ofEverybody,
  'register-session': ofNobodyYet,
  'shop-move': tellsNothing,
  'statement-line': ofTheLender,
  'statement-line-likeness': ofTheLender,
  'terms-from': ofEverybody,
  'terms-version': ofEverybody,
  'upload-room': tellsNothing,
}
