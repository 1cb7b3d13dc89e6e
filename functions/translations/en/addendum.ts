import type { TranslationsOf } from '../translations-type.ts'
import type { translations as source } from '../zh-CN/addendum.ts'

export const translations: TranslationsOf<typeof source> = {
  title: 'Shop Addendum',
  subtitle: 'Adds shops to a revolving facility agreement',
  labels: {
    addendumNumber: 'Addendum number',
    date: 'Date',
    facilityAgreement: 'Adds to agreement',
    facilityAgreementDate: 'Of',
    shops: 'Shops added',
    language: 'Binding version',
  },
  shopCount: '{count}',
  language: 'English',
  opening: [
    'This addendum is made on the date above between {lender}, licensed under the Money Lenders Ordinance (Cap. 163 of the Laws of Hong Kong) with licence number {licence} (the "Lender"), and {borrower} (the "Borrower"). It adds to the revolving facility agreement number {facilityNumber} that they made on {facilityDate} (the "Principal Agreement"). Terms defined there have the same meaning here.',
    'Please read it in full before you sign. If anything is unclear, ask the Lender first or take independent legal advice.',
  ],
  shop: '{platform}: {name} (shop ID {id})',
  clauses: [
    {
      heading: 'The shops added',
      paragraphs: [
        'From the moment that every signer has signed this addendum, the following shops are, together with those already there, what the limit is computed from:',
        '{shops}',
      ],
    },
    {
      heading: 'The limit computed anew',
      paragraphs: [
        'Once this addendum is signed, the Lender computes the limit anew in the way of the Principal Agreement, from the latest sales data of the shops already there and of those added, and shows the limit before and after in the portal.',
        'Where the result is higher, the limit rises at once, but by no more than the added shops bring; for any more the Borrower has to apply, and the Lender decides. Where it is lower, the limit falls at once, though never below what is drawn, reserved and frozen. Where the sales data of any shop cannot be had, this addendum raises nothing.',
        'This addendum does not affect the rate, the way of repaying or the due dates of drawdowns already paid out.',
      ],
    },
    {
      heading: 'Representations',
      paragraphs: [
        'The Borrower represents that it runs the shops added, that the proceeds of their sales are its own, and that it has every authority needed to make this addendum.',
        'What the Principal Agreement says of the authorisation of shops, of information and of privacy applies to the shops added.',
      ],
    },
    {
      heading: 'General',
      paragraphs: [
        'Save as this addendum says otherwise, all of the Principal Agreement stays as it is and applies to this addendum, including what it says of signing electronically.',
        'Until every signer has signed, the Borrower may withdraw this addendum in the portal; it lapses where any of the shops added is unlinked before then. In either case the Principal Agreement and the present limit are not affected.',
        'The {language} version of this addendum is the binding one; versions in other languages are for reference. It is negotiated and made in Hong Kong, and governed by and construed in accordance with the laws of the Hong Kong Special Administrative Region.',
      ],
    },
  ],
  footer: "{lender} · Money lender's licence {licence} · Addendum version {version}",
}
