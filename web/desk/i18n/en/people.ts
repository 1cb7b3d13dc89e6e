import { states } from './states.ts'

const { redPacket } = states

/** Labels of users and of the lender's messages to them. */
export const people = {
  titles: {
    users: 'Users',
    announcements: 'Announcements',
    redPackets: 'Red packets',
    campaigns: 'Campaigns',
    advisers: 'Adviser codes',
    links: 'Short links',
  },
  none: 'There is none yet',
  next: 'Next step',
  change: 'Change',
  end: 'End',
  state: {
    inForce: 'Shown',
    over: 'Over',
    open: redPacket.active,
    empty: 'All collected',
    expired: redPacket.expired,
    voided: redPacket.invalid,
  },
  user: {
    activated: 'Mailbox proven',
    notActivated: 'Mailbox not proven',
    locked: 'Locked today',
    blocked: 'Blocked since {{since}}',
    mailStopped: 'Not mailed since {{since}}',
    audit: 'What they did on their account',
    since: 'Signed up',
    wrongPasswords: 'Wrong passwords today',
    factors: 'Second factors',
    passkeys: '{{count}} passkeys',
    codeApp: 'Authenticator app',
    factorsReset: 'Factors last reset',
    sessions: 'Sessions',
  },
}
