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
} satisfies typeof source
