import type { accountHandover as source } from '../zh-CN/account-handover.ts'

export const accountHandover = {
  title: 'Logging you in',
  text: 'One moment: your home is next.',
  askTitle: 'Log in as this user?',
  askText:
    'Another portal sent you here to log in as {{email}}. If that is not your account, do not continue.',
  accept: 'Continue',
  decline: 'Not my account',
  failedTitle: 'Login failed',
  networkTitle: 'Network error, please try again',
  networkText: 'Your sign-on from the other portal is still valid: just try again, no password needed.',
  again: 'Try again',
  declinedTitle: 'Not logged in',
  declinedText: 'We did not log in to that account. You can log in to your own.',
  missingTitle: 'This sign-on is not valid',
  missingText: 'A sign-on from another portal works once, within 2 minutes. Please log in here.',
  toLogin: 'Log in',
  opening: 'Opening the link',
} satisfies typeof source
