import type { TranslationsOf } from '../translations-type.ts'
import type { translations as source } from '../zh-CN/guarantee.ts'

export const translations: TranslationsOf<typeof source> = {
  grace: { calendar: '{days} calendar days', business: '{days} business days in Hong Kong' },
  title: 'Personal Guarantee',
  subtitle: 'Signed together with the revolving facility agreement, by each guarantor personally',
  labels: {
    number: 'Guarantee number',
    date: 'Date',
    facilityAgreement: 'Agreement guaranteed',
    guarantor: 'Guarantor',
    limit: 'Maximum principal guaranteed',
    language: 'Binding version',
  },
  withAddress: '{name}, {address}',
  values: {
    limit: '{limitCap} in the currency of the facility, with interest, fees and costs of enforcement',
  },
  language: 'English',
  opening: [
    'This guarantee is given on the date above by each guarantor named above to {lender}, licensed under the Money Lenders Ordinance (Cap. 163 of the Laws of Hong Kong) with licence number {licence} (the "Lender"). It guarantees what {borrower} (the "Borrower") owes under the revolving facility agreement number {facilityNumber} (the "Principal Agreement"). Terms defined there have the same meaning here.',
    'By signing this guarantee you become personally liable: the Lender may require you to pay what the Borrower does not pay. Please read it in full before you sign. If anything is unclear, ask the Lender first or take independent legal advice.',
  ],
  clauses: [
    {
      heading: 'Guarantee',
      paragraphs: [
        'The guarantors guarantee to the Lender that the Borrower will pay on time the principal, interest, fees and overdue interest that it owes under the Principal Agreement and each promissory note (the "Guaranteed Sums"). The guarantors shall pay whatever the Borrower does not pay when it is due.',
        'Where there is more than one guarantor, they are liable jointly and severally. No guarantor’s liability is affected if the guarantee of another is invalid or released.',
      ],
    },
    {
      heading: 'Limit of liability',
      paragraphs: [
        'For principal, the guarantors are together liable for no more than {limitCap} in the currency of the facility, and in addition for the interest and fees on it and for what the Lender reasonably spends on enforcing this guarantee.',
        'Without the guarantors’ written consent, no part of a limit above that amount is guaranteed.',
      ],
    },
    {
      heading: 'Demand',
      paragraphs: [
        'Where an amount is still unpaid after the grace period of {grace}, the Lender may demand it from the guarantors in writing, stating what is owed. The guarantors shall pay within 14 days of receiving the demand.',
        'The Lender collects no more from the guarantors than the Borrower then owes. This guarantee adds no interest and no fee to the Guaranteed Sums; the statutory cap of {cap}% a year applies.',
      ],
    },
    {
      heading: 'Continuing guarantee, and its end',
      paragraphs: [
        'This is a continuing guarantee until the Principal Agreement has ended and the Guaranteed Sums are paid in full.',
        'A guarantor may end it at any time by written notice to the Lender. Drawdowns paid out after the Lender has received the notice are not guaranteed by that guarantor; earlier ones still are. The Lender may for that reason refuse further drawdowns.',
      ],
    },
    {
      heading: 'What does not release the guarantors',
      paragraphs: [
        'Time given to the Borrower, a change in the method of repayment, or the release of anyone else does not release the guarantors; but a change that increases their burden requires their written consent.',
        'Until the Guaranteed Sums are paid, a guarantor shall not compete with the Lender in recovering what that guarantor has paid. After that, a guarantor has the recourse against the Borrower that the law gives.',
      ],
    },
    {
      heading: 'Rights of the guarantors',
      paragraphs: [
        'The Lender gives each guarantor a copy of this guarantee and of the Principal Agreement within 7 days of their being made and, at a guarantor’s written request, states what the Borrower has paid, what is due and what will become due, as the Money Lenders Ordinance provides.',
        'A guarantor may repay early on the Borrower’s behalf at any time, without a fee or penalty.',
      ],
    },
    {
      heading: 'Declarations',
      paragraphs: [
        'Each guarantor declares: to be 18 or older and to give this guarantee freely; to have read and understood all of it and to know what liability it brings; to have had the opportunity to take independent legal advice; and that nobody has charged a fee for it or used improper means to have it signed.',
      ],
    },
    {
      heading: 'Data and privacy',
      paragraphs: [
        'The guarantors’ personal data is handled under the Personal Data (Privacy) Ordinance (Cap. 486 of the Laws of Hong Kong), and used for nothing but assessing and managing this facility, identifying the guarantors, recovering what is owed and fulfilling legal duties. By law, promissory notes state the guarantors’ names and addresses, which the Borrower sees. Guarantors have the right to see and correct their personal data.',
      ],
    },
    {
      heading: 'General terms and governing law',
      paragraphs: [
        'This guarantee is signed together with the Principal Agreement, and both take effect at once when all signers of each have signed.',
        'What the Principal Agreement says about electronic signing applies here. Notices go to the email address that a guarantor had when signing, or to another that the guarantor has given in writing since.',
        'The {language} version of this guarantee is the binding one; versions in other languages are for reference. It is negotiated and made in Hong Kong, and governed by and construed in accordance with the laws of the Hong Kong Special Administrative Region, to the non-exclusive jurisdiction of whose courts the parties submit.',
      ],
    },
  ],
  guarantor: 'Guarantor: {name}',
  address: 'Address',
  footer: "{lender} · Money lender's licence {licence} · Personal guarantee version {version}",
}
