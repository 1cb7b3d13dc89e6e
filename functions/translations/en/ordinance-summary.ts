import type { TranslationsOf } from '../translations-type.ts'
import type { translations as source } from '../zh-CN/ordinance-summary.ts'

export const translations: TranslationsOf<typeof source> = {
  heading: 'Summary of the Money Lenders Ordinance',
  opening:
    'This sums up provisions of the Money Lenders Ordinance (Cap. 163 of the Laws of Hong Kong) that protect everyone who is party to a loan. Please read it carefully. It is not part of the law; in case of doubt the Ordinance itself decides.',
  parts: [
    {
      heading: "Part III: money lenders' transactions",
      paragraphs: [
        'Section 18: every agreement for a loan must be put into writing and signed by the borrower in person within 7 days of being made and before the money is lent. A copy of what was signed, with this summary, must be given to the borrower at the time of signing. It must contain all the terms of the loan, including those of repayment, the form of security and the rate of interest. An agreement that does not comply cannot be enforced, unless a court is satisfied that it would be unjust not to enforce it.',
        'Section 19: if the borrower asks in writing and pays the prescribed fee, the lender must give a statement, in original and copy, of how much has been paid, how much is due or will become due, and the rate of interest. The borrower endorses the copy as received and returns it; the lender must keep it while the agreement runs, and commits an offence otherwise. The lender must also supply copies of documents about the loan or its security on written request. Neither can be asked for more than once a month. No interest is payable for as long as the lender fails to comply without good reason.',
        'Section 20: a surety who is not the borrower must be given, within 7 days of the agreement, a copy of what was signed, of the security (if any) and a statement of the total payable. The surety may ask in writing, once a month, for a statement of what has been paid, is due and will become due. The security cannot be enforced for as long as the lender fails to comply without good reason.',
        'Section 21: the borrower may at any time, by written notice, repay the loan with interest to the date of repayment, and no higher rate may be charged for doing so early. This does not apply to a lender that is, or belongs to, an organisation recognised by the Financial Secretary.',
        'Section 22: an agreement is illegal if it provides for compound interest, forbids repayment by instalments, or raises the rate or the amount because of a default; simple interest at no more than the agreed rate may be charged on a sum in default. A court may declare such an agreement legal in whole or part where it would be unjust otherwise.',
        'Section 23: a loan and its security cannot be enforced if the lender had no licence when the agreement was made or the security was taken, except where a court is satisfied that this would be unjust.',
      ],
    },
    {
      heading: 'Part IV: excessive interest rates',
      paragraphs: [
        'Section 24: the highest effective rate of interest on any loan is {cap}% a year, computed by Schedule 2 to the Ordinance. An agreement at a higher rate cannot be enforced and the lender may be prosecuted. A later change of the cap does not touch agreements made before it.',
        'Section 25: when a loan or its security is being enforced, or when the borrower or a surety applies, a court may look at whether the terms are grossly exorbitant or extortionate (an effective rate above {warningRate}% a year is presumed to be) and, having regard to all the circumstances, may alter them so that they are fair to everyone.',
      ],
    },
  ],
}
