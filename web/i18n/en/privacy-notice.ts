import type { Words } from '../translations.ts'

/** Texts of the privacy notice. */
export const privacyNotice: Words['privacyNotice'] = {
  title: 'Privacy policy',
  who: '{{company}} (money lender’s licence {{licence}}) decides what your personal data is used for and is responsible for it. Write to {{email}} with any question.',
  laws: 'Hong Kong’s Personal Data (Privacy) Ordinance applies to us. If you are in mainland China, its Personal Information Protection Law applies as well; in the European Economic Area, the GDPR. We treat the rights that each of them gives alike, wherever you are.',
  kept: {
    title: 'What we keep, why and for how long',
    lead: 'The system itself enforces these periods: whatever is past its period is deleted daily.',
    what: 'Data and purpose',
    howLong: 'Kept for',
    items: {
      money:
        'Facilities, drawdowns, bills, repayments, ledger, agreements and statements, and what was said and promised about overdue amounts: to carry out the agreement, to settle and for taxes.',
      verification:
        'Details and documents of the company, its directors and shareholders: to check identities and prevent money laundering.',
      acts: 'Who did what, when, from which IP address and with which device: to settle disputes and find misuse.',
      bankRecords:
        'Statements of our own bank account, with the names, account numbers and references of who paid, and our payment orders: our own books, to settle and for taxes.',
      lenderActs:
        'What our staff did and why, and whose data they looked at, with our cloud provider’s record: copied each night to where nobody can change it, with ids and reasons only, so that we can be held to account.',
      account:
        'Name, email, mobile number, language and notification settings, and all data of a company that never submitted a verification and was never financed: to log you in and to reach you.',
      corrections: 'What you asked us to correct, and our answer: the law has us keep a record.',
      complaints: 'Complaints and our answers: to deal with them, and for our figures to the regulator.',
      entries:
        'The device, IP address and time zone of each step of the verification, and whether numbers were pasted: to prevent fraud, for the review alone.',
      devices:
        'The browsers you have logged in with: to recognise them, so that a stranger’s wrong passwords do not lock you out.',
      securityNotes: 'Security activity: so that you see what happened to your account.',
      sessions: 'Your login, its IP address and device: to know that it is you.',
      uploads: 'Files that were uploaded and never used.',
      events: 'Emails, text messages and notifications to be sent: to send each once.',
      deletedFiles: 'Files that were deleted or replaced: to bring back what was deleted by mistake.',
      logs: 'System logs: ids and no content, to find faults; and the IP address, path and browser of requests that our firewall blocks or marks, to fend off attacks.',
      backups: 'Backups of the database and the files, with copies in Japan: to restore them after a fault.',
    },
    years: '{{n}} years',
    days: '{{n}} days',
    from: {
      relationEnds: 'after the company’s relation with us ends',
      closing: 'after you close your account',
      made: 'after it was made',
      used: 'after it was last used',
      deleted: 'after it was deleted or replaced',
      answered: 'after it was answered',
    },
    why: {
      law: 'Required by law, or for claims',
      contract: 'To serve you',
      security: 'Security and fraud prevention',
      operation: 'Running the system',
      consent: 'Your consent',
    },
    papers:
      'Executed copies of agreements are locked: nobody can change or delete them before their period ends, and the store then deletes them automatically. What can be checked of such a copy, with names masked, is erased with the company.',
    passwords:
      'Of a password we keep only a hash, from which it cannot be recovered. Identity numbers, bank accounts and shop authorisations are encrypted.',
  },
  receives: {
    title: 'Who receives it',
    items: {
      hosting:
        'Amazon Web Services, which stores the data in Singapore, keeps copies in Japan in case Singapore fails, and sends emails and text messages for us. It acts only on our instructions.',
      platforms:
        'The marketplaces and payment platforms that you authorise: we read orders and settlements from them, and tell them what the reading takes.',
      signers:
        'Your company’s directors, guarantors and colleagues: agreements, and what is done for the company.',
      law: 'Courts, regulators and law enforcement, where the law requires it.',
      nobody: 'We sell no data and pass none on for marketing.',
    },
    transfer:
      'Data therefore goes from where you are to Singapore, Japan and Hong Kong. From mainland China it goes there because the agreement with you cannot be carried out otherwise.',
  },
  decisions: {
    title: 'Automated limit decisions',
    text: 'A limit is calculated from your shops’ sales by published rules, and the limit page lists every factor. Your first limit follows from them; after that, a calculation alone can only lower it. Raising a limit, renewing a facility and verifying a company are decided by people. You may ask for a person to review the decision, and give your reasons: contact customer service.',
  },
  rights: {
    title: 'Your rights, and where to use them',
    lead: 'Log in and use them yourself, free of charge. For anything else write to {{email}}: we answer within a month, or sooner where the law says so.',
    items: {
      access: 'To see your data, have a copy and take it elsewhere:',
      correct: 'To correct your name, email, mobile number and language:',
      correctCompany: 'To correct data of the company, its directors and shareholders:',
      correctOther: 'To have anything else corrected, answered within {{days}} days:',
      erase: 'To have it erased, or restricted where it must be kept:',
      shops: 'To withdraw a shop’s authorisation:',
      mails: 'To choose which emails you receive:',
      visits: 'To withdraw your consent to visit statistics:',
      peers: 'To withdraw your consent to be compared with others:',
    },
    places: {
      profile: 'My profile',
      company: 'Company verification',
      shops: 'My shops',
      notifications: 'Notification settings',
      below: 'below on this page',
      reports: 'Free report',
    },
    object:
      'You may object to what we do for security. If you think that we handle data wrongly, you can complain to Hong Kong’s Privacy Commissioner for Personal Data, or to the authority where you live.',
    limits:
      'We cannot erase at once while a limit can be drawn on, money is unsettled or an agreement is being signed, nor records that the law requires us to keep. Closing your account tells you which of these apply.',
  },
  device: {
    title: 'What is kept in your browser',
    text: 'Your login, your language, a number by which a known device is recognised, and drafts that are not sent yet. No cookies for advertising or tracking.',
  },
}
