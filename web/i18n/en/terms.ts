import type { Words } from '../translations.ts'

export const terms: Words['terms'] = {
  title: 'Terms and policies',
  lead: 'In plain English: please read them before you accept.',
  inForce: 'In force from {{date}}',
  terms: {
    title: 'Terms of use',
    items: {
      who: 'This portal is run by {{company}} (Hong Kong money lender’s licence no. {{licence}}), which finances the companies of online sellers. “We” means that company; “you” means the person who signs up and the company that they act for.',
      account:
        'You must be at least 18 and authorised to sign up for your company. Your account is for you alone. Give nobody your password or a code: our staff will never ask for them. If you see somebody else’s login, end it at once under “Login and security” and contact customer service.',
      truth:
        'What you enter and upload must be true and complete; please update it when it changes. We check it against registers, banks and sanctions lists, and may pause an application or a drawdown if it does not match.',
      shops:
        'By connecting a shop or a payment account you let us read its sales, refunds and balances while the consent lasts, to set your limit and work out repayments. We change nothing in your shop, and money is deducted from a payment account only for a drawdown for which you chose that. You can disconnect at any time; your limit may then be lower, and what you owe stays the same.',
      cost: 'Signing up, connecting shops and applying for a limit are free, and we charge nothing through intermediaries. Rates, fees and due dates are those of the quote that you confirm; a quote does not bind you until then. We act under Hong Kong’s Money Lenders Ordinance (Cap. 163); no effective rate is above its ceiling.',
      loans:
        'Every loan is governed by the agreement that both sides sign and by the promissory note of each drawdown. Where they differ from these terms, they prevail.',
      conduct:
        'Do not pretend to be somebody else, upload documents that are false or not yours to use, get around security measures, or use the portal for anything unlawful. If you do, we may close your access; what you owe must still be repaid.',
      service:
        'Maintenance or a fault does not lose what you have saved or submitted, and does not move a due date. If you cannot log in, transfer to the account on your bill or contact customer service.',
      liability:
        'We answer for our own faults and for those of whoever acts for us. If a marketplace, a bank or a network fails and causes a delay, we put things right as soon as we can, but do not answer for the consequences. Nothing here excludes a liability that the law does not let us exclude.',
      end: 'You can close your account at any time under “My profile”. What is still owed, and records that the law has us keep, are not affected.',
      complaints:
        'If you are not satisfied with our service, tell us under “Complaints”: we answer in writing within {{days}} days.',
      changes:
        'If these terms change, the new version appears on this page with its date. An agreement that you have signed is carried out in the version that you signed.',
      law: 'These terms are governed by the law of Hong Kong, and its courts have jurisdiction.',
    },
  },
  waiver: {
    title: 'Interest waiver plan',
    items: {
      what: 'During a campaign we waive interest on drawdowns by red packets. Each states its amount, its currency and how long it is valid, and can be collected under “Red packets”.',
      use: 'One red packet can be used on each drawdown. The quote shows how much interest it pays and how much you pay. It pays interest alone, not principal, fees or overdue interest, and cannot be cashed in or passed on.',
      rest: 'What is left over lapses once the drawdown is repaid. If a drawdown is rejected, withdrawn or lapses, you get the red packet back and can use it again while it is valid.',
    },
  },
  subsidy: {
    title: 'Revenue financing subsidy plan',
    items: {
      what: 'In a campaign we may bear part of your financing costs. Who is eligible, how much, until when and how it is paid is stated on the campaign’s page before you take part; what is not stated there is not promised.',
      owed: 'We bear the subsidy. It adds nothing to what you owe, and does not change what the loan agreement has you repay. If you do not take part, your limit and your rate are not affected.',
    },
  },
}
