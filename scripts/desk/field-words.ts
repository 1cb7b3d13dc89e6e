/** What a field means, in the words of the command line's help, and a value that its act takes. */
export interface FieldWords {
  means: string
  example: string
}

const facility = '5b0f3a52-6a0c-4c38-9a53-0c1d7f1f2a11'

/** By the field's name; a field that means something else in one act is named with that act, `act.field`. */
const words: Record<string, FieldWords> = {
  accountId: { means: 'the payment account, as its platform names it', example: 'LMB-0042' },
  amount: { means: 'an amount of the facility’s currency, with two decimals', example: '1250.00' },
  'campaign-tag-set.id': {
    means: 'the campaign’s name, as it stands in its address',
    example: 'spring-2027',
  },
  'campaign-tag-set.name': { means: 'what the campaign is called', example: 'Spring 2027' },
  chargeId: { means: 'the charge order', example: '2027-01-29-3f0c9a' },
  companyId: { means: 'the company', example: '8f14e45f-ceea-4672-9d5c-1f2e3a4b5c6d' },
  companies: {
    means: 'one packet for each of these companies, by their ids with commas',
    example: 'c-81,c-82',
  },
  contentEn: { means: 'the text in English', example: 'We are back on 9 February.' },
  contentZhCn: { means: 'the text in Simplified Chinese', example: '我们将于2月9日恢复服务。' },
  contentZhTw: { means: 'the text in Traditional Chinese', example: '我們將於2月9日恢復服務。' },
  'balance-report.currency': {
    means: 'its currency; the facility’s where none is given',
    example: 'GBP',
  },
  currency: { means: 'the currency of the amount', example: 'GBP' },
  cursor: { means: 'where the page before ended, as it said', example: 'WyJBVURJVCMyMDI3Il0' },
  date: { means: 'the date that it was published for, YYYY-MM-DD', example: '2027-01-29' },
  drawdownId: { means: 'the drawdown', example: '2027-01-04T02:10:00.000Z-9b2f' },
  'email-resume.email': { means: 'the address that is no longer mailed', example: 'owner@shop.example' },
  email: { means: 'the e-mail address, which becomes the sign-in name', example: 'clerk@shop.example' },
  'customer-service-set.id': { means: 'the contact, as cpid names it', example: '12' },
  'customer-service-set.name': { means: 'what the contact is called', example: 'Mei' },
  expiresOn: { means: 'the last day on which it is good, YYYY-MM-DD', example: '2099-12-31' },
  facilityId: { means: 'the facility', example: facility },
  format: { means: 'how the postings are written', example: 'csv' },
  from: { means: 'the first day, YYYY-MM-DD', example: '2027-01-01' },
  frozenLimit: { means: 'the part of the limit that is frozen, with two decimals', example: '10000.00' },
  id: { means: 'the link’s name, as it stands in its address', example: 'spring-2027' },
  image: { means: 'a PNG or a JPEG of at most 64 KB', example: 'contact.png' },
  key: { means: 'a name of your own for this act: sent again, it is not done again', example: 'fee-2027-01' },
  kind: { means: 'which part of the charge order', example: 'fee' },
  kycId: { means: 'the submission that you have seen; another one is then not decided', example: 'a3c1-kyc' },
  language: { means: 'the language of the mails to them', example: 'zh-TW' },
  limit: { means: 'at most so many, from 1 to 200', example: '20' },
  'announcement-publish.id': { means: 'a name for the announcement', example: 'new-year-2027' },
  'announcement-withdraw.id': { means: 'the announcement', example: 'new-year-2027' },
  'facility-limit.limit': { means: 'the new limit, with two decimals', example: '80000.00' },
  'limit-approve.limit': {
    means: 'another limit than the requested one, with two decimals',
    example: '80000.00',
  },
  locale: { means: 'the language of the paper; the owner’s where none is given', example: 'en' },
  month: { means: 'a month, YYYY-MM; the present one where none is given', example: '2027-01' },
  name: { means: 'what the user is called', example: 'Chan Siu Ming' },
  off: { means: 'undoes it', example: '' },
  path: { means: 'a page of the portal with its query', example: '/financing/credit/hook?cpid=12' },
  paymentId: { means: 'the reported payment', example: 'c2d6a1f0-payment' },
  platform: { means: 'the payment platform', example: 'sandbox' },
  percent: { means: 'percent a year', example: '4.30' },
  phone: { means: 'the mobile number with its area code', example: '+8613800138000' },
  postingId: { means: 'the posting, as ledger export names it', example: 'fee-charged:2027-01-29-3f0c9a:k1' },
  proposalId: { means: 'the proposal', example: '0f343b0931126a20f133d67c2b018a3b' },
  quantity: { means: 'a pool of so many, for the first companies to come', example: '100' },
  redPacket: { means: 'the pool of red packets that the campaign gives away', example: 'welcome-2027' },
  'red-packet-issue.id': { means: 'a name for the issue', example: 'welcome-2027' },
  'red-packet-use.id': { means: 'the issue', example: 'welcome-2027' },
  'red-packet-void.companyId': { means: 'the company; the pool itself where none is given', example: 'c-81' },
  'red-packet-void.id': { means: 'the issue', example: 'welcome-2027' },
  reference: { means: 'the bank’s reference of the transfer', example: 'FT27004XK21' },
  requestId: { means: 'the request for a higher limit', example: 'e4da3b7f-request' },
  reviewDate: { means: 'the next review, a date to come, YYYY-MM-DD', example: '2099-12-31' },
  template: { means: 'which advert visitors see', example: 'adv-red' },
  titleEn: { means: 'the title in English', example: 'Lunar New Year' },
  titleZhCn: { means: 'the title in Simplified Chinese', example: '春节安排' },
  titleZhTw: { means: 'the title in Traditional Chinese', example: '春節安排' },
  to: { means: 'the last day, YYYY-MM-DD', example: '2027-01-31' },
  type: { means: 'what kind of packet it is', example: 'interest-coupon' },
  until: { means: 'the last day on which it is shown, YYYY-MM-DD', example: '2099-12-31' },
  unsettled: { means: 'what it holds and has not settled, with two decimals', example: '45000.00' },
  user: { means: 'the user’s id or e-mail address', example: 'owner@shop.example' },
  valueDate: {
    means: 'the day on which the bank received it, YYYY-MM-DD; today where none is given',
    example: '2027-01-28',
  },
  verified: { means: 'the account’s holder was verified to be the company', example: '' },
  warningAccepted: { means: 'you have seen that the effective rate is above the warning', example: '' },
  watermark: { means: 'how much of the limit can be drawn, with two decimals', example: '60000.00' },
}

/** A field that nobody has explained goes by its name. */
export const wordsOf = (action: string, field: string): FieldWords =>
  words[`${action}.${field}`] ?? words[field] ?? { means: field, example: '…' }
