import type { TranslationsOf } from '../translations-type.ts'
import type { translations as source } from '../zh-CN/increase.ts'

export const translations: TranslationsOf<typeof source> = {
  title: 'Limit Increase Addendum',
  subtitle: 'Raises the limit of a revolving facility agreement',
  labels: {
    number: 'Addendum number',
    date: 'Date',
    facilityAgreement: 'Adds to agreement',
    facilityAgreementDate: 'Dated',
    before: 'Present limit',
    limit: 'Limit after the increase',
    until: 'To be signed by',
    language: 'Binding version',
  },
  language: 'English',
  opening: [
    'This addendum is made on the date above between {lender}, licensed under the Money Lenders Ordinance (Cap. 163 of the Laws of Hong Kong) with licence number {licence} (the "Lender"), and {borrower} (the "Borrower"). It adds to the revolving facility agreement number {facilityNumber} that they made on {facilityDate} (the "Principal Agreement"). Terms defined there have the same meaning here.',
    'Please read it in full before you sign. If anything is unclear, ask the Lender first or take independent legal advice.',
  ],
  clauses: [
    {
      heading: 'The limit raised',
      paragraphs: [
        "On the Borrower's request, the Lender agrees to raise the limit under the Principal Agreement. From the moment that every signer has signed this addendum the limit is {limit}; if it is already at least that by then, it stays as it is.",
        'The limit is raised only while the Facility under the Principal Agreement is in force; where it has expired or ended by then, this addendum has no effect.',
        'Once raised, the limit is reviewed, reduced and frozen as the Principal Agreement says.',
      ],
    },
    {
      heading: 'What does not change',
      paragraphs: [
        'This addendum does not change the rate, the fees, the methods of repayment or the maximum limit that the Principal Agreement allows, nor any drawdown already paid out, and it does not oblige the Borrower to draw.',
        'The Lender charges nothing for this addendum.',
      ],
    },
    {
      heading: 'Representations',
      paragraphs: [
        'The Borrower represents that what it gave with its request for a higher limit is true and complete, and that it has every authority needed to make this addendum.',
      ],
    },
    {
      heading: 'General',
      paragraphs: [
        'Save as this addendum says otherwise, all of the Principal Agreement stays as it is and applies to this addendum, including what it says about electronic signing.',
        'Until every signer has signed, the Borrower may withdraw its request in the portal; if not everyone has signed by {until}, this addendum lapses. In either case the Principal Agreement and the present limit are not affected.',
        'The {language} version of this addendum is the binding one; versions in other languages are for reference. It is negotiated and made in Hong Kong, and governed by and construed in accordance with the laws of the Hong Kong Special Administrative Region.',
      ],
    },
  ],
  footer: "{lender} · Money lender's licence {licence} · Addendum version {version}",
}
