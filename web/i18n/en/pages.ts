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
  questions: {
    title: 'Questions',
    lead: 'No answer here? Call the hotline, {{phone}}.',
    limit: {
      question: 'How is my limit worked out?',
      answer:
        'From the net sales (sales less refunds) of your linked shops over the last 12 months, how steady they are, how much depends on one platform, and how long you have traded. We show you every factor and what it did.',
    },
    cost: {
      question: 'What do I pay in all?',
      answer:
        'Interest, counted by the day and simple. The yearly rate is the market benchmark on the day you draw plus a margin. Some products also charge a fee, a fixed percentage of what you draw: it too counts by the day, so that what you repay early costs less of it. Before you draw you see the interest, the fee, what you receive, the total, the effective yearly rate and the due date. We charge nothing that the quote does not show.',
    },
    repay: {
      question: 'When and how do I repay?',
      answer:
        'Each drawdown has a due date, when principal and interest are due. Transfer to the account shown on the repayment page and report the transfer; we check it and book it.',
    },
    late: {
      question: 'What if I am late?',
      answer:
        'After the grace period the same yearly rate goes on, with no multiplier and no interest on interest. If repaying is hard, talk to us early.',
    },
    access: {
      question: 'What can you see of my shop?',
      answer:
        'Its orders, to work out the limit. We cannot change the shop, its goods or its money, and you can withdraw the authorisation any time.',
    },
    verification: {
      question: 'How long does company verification take?',
      answer: 'Usually 3–7 working days. If something is missing we say what.',
    },
    files: {
      question: 'Which files can I upload?',
      answer: 'PDF, JPG, JPEG, PNG or HEIC, up to 20 MB each, all four corners in view and the text legible.',
    },
  },
  terms: {
    title: 'Terms and policies',
    lead: 'In force from {{date}}. In plain words: please read them before you sign.',
    terms: {
      title: 'Terms of use',
      p1: 'This portal is run by {{company}} (Hong Kong money lender’s licence no. {{licence}}), which finances online sellers.',
      p2: 'What you tell us must be true and complete. Your account is for you alone; keep your password safe.',
      p3: 'Every loan rests on the agreement that both sides sign and on the note of each drawdown. A quote does not bind you until you confirm it.',
      p4: 'We act under Hong Kong’s Money Lenders Ordinance (Cap. 163); no effective rate is above its ceiling.',
    },
    privacy: {
      title: 'Privacy policy',
      p1: 'We collect your contact details, details and documents of your company and its directors, and the orders of the shops that you authorise, to check identities, work out limits, carry out agreements and obey the law.',
      p2: 'Data is encrypted and given only to those who need it for the agreement or by law.',
      p3: 'You may see and correct your data and withdraw a shop’s authorisation. Write to {{email}}.',
      p4: 'To prevent fraud, we note the device, network address and time zone of each step of your company’s verification, and whether numbers were pasted. We delete this after 180 days and use it for the review alone. You can ask us for it at any time.',
    },
    waiver: {
      title: 'Interest waiver plan',
      p1: 'A drawdown that meets a campaign’s conditions can be free of interest for the days that the campaign states. The quote shows whether and how much.',
    },
    subsidy: {
      title: 'Revenue financing subsidy plan',
      p1: 'Eligible sellers can receive a subsidy on financing costs as a campaign states. It does not change what is owed under the loan agreement.',
    },
  },
} satisfies typeof source
