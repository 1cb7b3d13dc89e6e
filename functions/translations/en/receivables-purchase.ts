import type { TranslationsOf } from '../translations-type.ts'
import type { translations as source } from '../zh-CN/receivables-purchase.ts'

export const translations: TranslationsOf<typeof source> = {
  title: 'Receivables Purchase Agreement',
  subtitle: 'Signed together with the revolving facility agreement, on what the payment platform pays out',
  labels: {
    number: 'Agreement number',
    date: 'Date',
    facilityAgreement: 'Belongs to agreement',
    cap: 'Statutory cap',
    language: 'Binding version',
  },
  values: { cap: 'Effective rate of {cap}% a year' },
  language: 'English',
  opening: [
    'This agreement is made on the date above between {lender}, licensed under the Money Lenders Ordinance (Cap. 163 of the Laws of Hong Kong) with licence number {licence} (the "Purchaser"), and {borrower} (the "Seller"). On the same day they make the revolving facility agreement number {facilityNumber} (the "Principal Agreement"), in which the Purchaser is the Lender and the Seller the Borrower. Terms defined there have the same meaning here.',
    'Please read it in full before you sign. If anything is unclear, ask the Purchaser first or take independent legal advice.',
  ],
  clauses: [
    {
      heading: 'Sale and purchase',
      paragraphs: [
        '"Receivables" are the settlements that the payment platform owes, now or later, to the Seller on the payment accounts that the Seller has linked for this facility.',
        'When a drawdown is paid out, the Seller sells and assigns Receivables to the Purchaser, up to what falls due on that drawdown from time to time, and the Purchaser buys them. Each sale is complete at the payout; it takes no further document.',
      ],
    },
    {
      heading: 'Price',
      paragraphs: [
        'The price of the Receivables of a drawdown is the amount that is paid out on it. The Purchaser charges nothing for this agreement besides the interest and fees that the Principal Agreement and the promissory note state.',
        'Whatever the Purchaser receives from the Receivables counts as the Seller’s repayment of that drawdown, in the order of the Principal Agreement. Nothing is collected twice.',
        'This agreement changes neither the rate, the fees, the due dates nor the effective rate of any drawdown; the statutory cap of {cap}% a year in the Principal Agreement applies.',
      ],
    },
    {
      heading: 'Collection',
      paragraphs: [
        'When an amount falls due, the Purchaser has the payment platform deduct it from the Seller’s account, as the Principal Agreement and the bill say: not before it is due, and no more than is due.',
        'Everything else is paid out to the Seller as usual, and the Purchaser keeps none of it back. Anything collected in excess belongs to the Seller and is returned as the Principal Agreement says.',
      ],
    },
    {
      heading: 'Recourse',
      paragraphs: [
        'Where the Receivables do not suffice, or cannot be collected for whatever reason, the Seller still owes what is due under the Principal Agreement and the bill. This agreement does not put the risk that the platform fails to pay on the Purchaser.',
      ],
    },
    {
      heading: 'Representations and undertakings',
      paragraphs: [
        'The Seller represents that the Receivables come from genuine sales of its own, belong to it, and have not been assigned, charged or otherwise disposed of to anybody, and that it has every authority needed to make this agreement.',
        'While any drawdown is outstanding, the Seller does not assign or charge Receivables to others, does not change where it is paid in order to avoid deductions, and keeps its payment accounts authorised.',
        'The Seller authorises the Purchaser to notify the payment platform of this agreement and, as far as collection requires, to show it there.',
      ],
    },
    {
      heading: 'Reassignment',
      paragraphs: [
        'Once a drawdown is repaid in full, Receivables of it that were not collected return to the Seller by themselves, free of charge and without a further document.',
      ],
    },
    {
      heading: 'General terms and governing law',
      paragraphs: [
        'This agreement is signed together with the Principal Agreement, and both take effect at once when all signers of each have signed. It ends when the Principal Agreement has ended and everything is repaid.',
        'What the Principal Agreement says of notices, changes, signing electronically, information and privacy applies here. Where the two differ about repayment, the Principal Agreement prevails.',
        'The {language} version of this agreement is the binding one; versions in other languages are for reference. It is negotiated and made in Hong Kong, and governed by and construed in accordance with the laws of the Hong Kong Special Administrative Region.',
      ],
    },
  ],
  footer: "{lender} · Money lender's licence {licence} · Receivables purchase agreement version {version}",
}
