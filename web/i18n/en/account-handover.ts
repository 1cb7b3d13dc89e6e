import type { accountHandover as source } from '../zh-CN/account-handover.ts'

export const accountHandover = {
  title: 'Logging you in',
  text: 'One moment: your home is next.',
  askTitle: 'Log in as this user?',
  askText:
    'Another portal has passed you on, to log in as {{email}}. Do not go on if that is not your account.',
  accept: 'Continue',
  decline: 'Not my account',
  failedTitle: 'Login failed',
  networkTitle: 'Network error, please try again',
  networkText: 'We still have what logs you in: trying again is enough, without the password.',
  again: 'Try again',
  declinedTitle: 'Not logged in',
  declinedText: 'We did not log in to that account. You can log in to your own.',
  missingTitle: 'Nothing to log you in with',
  missingText: 'What another portal passes on is good for 2 minutes and for one use. Please log in again.',
  toLogin: 'Log in',
  opening: 'Opening the link',
} satisfies typeof source
