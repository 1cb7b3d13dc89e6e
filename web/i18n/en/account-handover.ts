import type { accountHandover as source } from '../zh-CN/account-handover.ts'

export const accountHandover = {
  title: 'Logging you in',
  text: 'One moment: your home is next.',
  failedTitle: 'Login failed',
  networkTitle: 'Network error, please try again',
  networkText: 'We still have what logs you in: trying again is enough, without the password.',
  again: 'Try again',
  missingTitle: 'Nothing to log you in with',
  missingText: 'What another portal passes on is good for 2 minutes and for one use. Please log in again.',
  toLogin: 'Log in',
  opening: 'Opening the link',
} satisfies typeof source
