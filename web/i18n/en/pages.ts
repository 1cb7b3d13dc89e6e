import type { pages as source } from '../zh-CN/pages.ts'

export const pages = {
  notFound: {
    title: 'There is no such page',
    text: 'The page you visited does not exist. The link may be wrong, or the page may have moved.',
  },
  notAuthorised: {
    title: 'You do not have access',
    text: 'You are not authorised to access this system. Log in with an account that is, or contact customer service.',
  },
  paymentPlatformError: {
    title: 'This link is not valid',
    text: 'Please return to the payment platform’s page and come here from it again.',
  },
  error: {
    title: 'Sorry, something went wrong',
    text: 'This page could not be shown. What you saved and submitted is safe. Go to the start page and try again.',
  },
  terms: {
    title: 'Terms and policies',
    lead: 'In force from {{date}}. In plain English: please read them before you sign.',
    terms: {
      title: 'Terms of use',
      p1: 'This portal is run by {{company}} (Hong Kong money lender’s licence no. {{licence}}), which finances online sellers.',
      p2: 'What you tell us must be true and complete. Your account is for you alone; keep your password safe.',
      p3: 'Every loan is governed by the agreement that both sides sign and by the promissory note of each drawdown. A quote does not bind you until you confirm it.',
      p4: 'We act under Hong Kong’s Money Lenders Ordinance (Cap. 163); no effective rate is above its ceiling.',
    },
    waiver: {
      title: 'Interest waiver plan',
      p1: 'A drawdown that meets a campaign’s conditions can be free of interest for the days that the campaign states. The quote shows whether it applies, and how much.',
    },
    subsidy: {
      title: 'Revenue financing subsidy plan',
      p1: 'Eligible sellers can receive a subsidy on financing costs as a campaign states. It does not change what is owed under the loan agreement.',
    },
  },
} satisfies typeof source
