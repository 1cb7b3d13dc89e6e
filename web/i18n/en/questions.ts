import type { Words } from '../translations.ts'

export const questions: Words['questions'] = {
  title: 'Questions',
  lead: 'About limits, costs, repayment and the safety of your account.',
  search: {
    label: 'Search the questions',
    example: 'For example: early',
    found: 'Questions found: {{count}}',
  },
  sections: {
    label: 'Subjects',
    limit: 'Limit and costs',
    money: 'Drawing and repaying',
    shops: 'Access to shops',
    company: 'Verification and signing',
    account: 'Account and security',
  },
  none: {
    title: 'No question matches',
    text: 'Try other words, or contact customer service.',
    clear: 'Show all questions',
  },
  further: {
    title: 'Still unsure?',
    text: 'Contact customer service, or call the hotline, {{phone}}.',
    service: 'Contact customer service',
    complain: 'Make a complaint',
  },
  items: {
    limit: {
      question: 'How is my limit worked out?',
      answer:
        'From the net sales (sales less refunds) of your linked shops over the last 12 months, how steady they are, how much depends on one platform, and how long you have traded. We show you every factor and what it did.',
    },
    cost: {
      question: 'What do I pay in total?',
      answer:
        'Simple interest, counted by the day. The annual rate is the market benchmark on the day you draw plus a margin; some products also charge a fixed percentage of the amount, which is counted by the day as well, so that repaying early costs less. Before you draw we list interest, fees, what you receive, what you repay in total, the effective annual rate and the due date. We charge nothing that the quote does not list.',
    },
    change: {
      question: 'Can my limit change?',
      answer:
        'It is worked out again after your first drawdown, and when shops are added or removed. A lower limit applies once it is worked out; a higher one needs our approval. We notify you of every change, and the limit page shows the reasons.',
    },
    increase: {
      question: 'How can I raise my limit?',
      answer:
        'Link more shops or payment accounts, or upload evidence of your business, then apply on the limit page. We decide on the application.',
    },
    draw: {
      question: 'Do I see the whole cost before I draw?',
      answer:
        'Yes. Once you enter an amount, we list interest, fees, what you receive, what you repay in total and the due date. Nothing is paid out before you have confirmed and signed the note, and a quote does not bind you until then.',
    },
    repay: {
      question: 'When and how do I repay?',
      answer:
        'The due dates and the repayment method are agreed for each drawdown and shown on the repayment page. Transfer to the account shown there and report the transfer; we post it once we have checked it.',
    },
    early: {
      question: 'Can I repay early?',
      answer:
        'Yes. Choose the drawdown on the repayment page, and we show what settles it that day. Interest is charged for the days that you had the money.',
    },
    late: {
      question: 'What if I am late?',
      answer:
        'After the grace period, interest goes on at the same annual rate. It is not doubled, and no interest is charged on interest. If paying is difficult, please contact us early.',
    },
    access: {
      question: 'What can you see of my shop?',
      answer:
        'Orders only, to work out your limit. We cannot change the shop, its goods or its money, and you can withdraw access at any time.',
    },
    expired: {
      question: 'What if access to a shop expires?',
      answer:
        'We remind you beforehand. Authorise the shop again on the shops page. Until then we cannot read new orders, and your limit may be lowered.',
    },
    unlink: {
      question: 'How do I withdraw access to a shop?',
      answer:
        'Choose “End authorisation” on the shops page. You first see what that does to your limit; once you confirm, the access ends on the platform too.',
    },
    verification: {
      question: 'How long does company verification take?',
      answer: 'Usually 3–7 working days. If something is missing, we tell you what it is.',
    },
    files: {
      question: 'Which files can I upload?',
      answer: 'PDF, JPG, JPEG, PNG or HEIC, up to 20 MB each, all four corners visible and the text clear.',
    },
    sign: {
      question: 'Who signs the agreement?',
      answer:
        'The company’s signers, such as its directors, sign online. Each gets a link by email and is identified by a code and the number of an identity document. The agreement takes effect once everyone has signed.',
    },
    genuine: {
      question: 'How can I tell that a document is genuine?',
      answer:
        'Open “Verify a document” at the foot of the page and choose the PDF, or enter the code printed on it. You see whether it is ours and whether it was changed after signing.',
    },
    colleagues: {
      question: 'Can colleagues use it too?',
      answer:
        'Yes. An administrator invites them under “Company users”, as administrators or as users. Only administrators can sign and move money.',
    },
    approval: {
      question: 'Can large drawdowns take two people?',
      answer:
        'Yes. An administrator sets an amount. Above it, another administrator has to approve a drawdown before it is submitted.',
    },
    impostors: {
      question: 'How can I spot a scam?',
      answer:
        'We never ask for your password or for codes, nor for repayments to any account that the repayment page does not show. If something looks wrong, check with customer service first.',
    },
    notices: {
      question: 'Can I choose what I am notified of?',
      answer:
        'Yes. Under “Notifications”, choose which emails you want and set quiet hours. Notices of agreements, bills, overdue payments and security must be sent and cannot be switched off.',
    },
  },
}
