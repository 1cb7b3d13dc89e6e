import type { shops as source } from '../zh-CN/shops.ts'

export const shops = {
  title: 'My shops',
  lead: 'Your limit is set by what these shops really sell. The more of them you link, the closer it comes to your business.',
  empty: {
    title: 'Link a shop first',
    text: 'We set your limit by your shop’s real orders: no figures to type, no screenshots to send. Authorising takes about a minute, reading the orders usually a few.',
  },
  link: {
    title: 'Link a shop',
    another: 'Link another shop',
    choose: 'Where do you sell?',
    noPlatform: 'There is no platform to link at the moment. Please come back later, or call us.',
    go: 'Authorise at {{platform}}',
    leaving: '{{platform}} opens next. Log in and confirm there; you come back here by yourself.',
    read: {
      title: 'We read',
      first: 'The shop’s name, id, currency and opening date',
      second: 'Date, amount and units of orders and refunds',
      third: 'New orders from now on',
    },
    never: {
      title: 'We never',
      first: 'See your password',
      second: 'Read names, addresses or phone numbers of buyers',
      third: 'Change products or prices, or move the shop’s money',
    },
  },
  expired: {
    title: 'The authorisation has expired, so new orders cannot be read',
    text: 'The sales read so far are kept. Once you authorise again, reading goes on.',
    action: 'Authorise again',
  },
  import: {
    pending: 'About to read the orders',
    importing: 'Reading the orders',
    count: '{{count}} orders',
    upTo: 'up to {{date}}',
    leave: 'You can leave this page; reading goes on.',
    failedTitle: 'Not all orders could be read',
    failedText:
      'The platform broke off. What was read is kept; authorise again and reading goes on from there.',
  },
  total: { orders: 'Orders and refunds', allShops: 'Net sales of all shops' },
  authorisedAt: 'Authorised {{when}}',
  expiresAt: 'Valid until {{date}}',
  period: 'Orders from {{first}} to {{last}}',
  next: {
    verify: {
      title: 'Next: verify your company',
      text: 'Company and director details and a few documents, about 10 minutes.',
      action: 'Verify the company',
    },
    home: { title: 'Your shops are ready', text: 'The home page says what comes next.', action: 'Go on' },
  },
  callback: {
    connecting: 'Linking…',
    connectingText:
      'We are confirming your authorisation with the platform, usually within seconds. Please keep this page open.',
    done: 'The shop is linked. Its orders are being read.',
    retry: 'Try again',
    again: 'Back to my shops',
    denied: {
      title: 'You did not authorise us',
      text: 'The shop is not linked and nothing was read. You can link it whenever you like.',
    },
    expired: {
      title: 'This authorisation has expired',
      text: 'It has to be finished within 10 minutes and in the same session. Please go back to your shops and link it once more.',
    },
    taken: {
      title: 'Another company has linked this shop',
      text: 'A shop belongs to one company only. If that company is not yours, call us and we will look into it.',
    },
    refused: {
      title: 'The platform did not finish the authorisation',
      text: 'It refused the request, and the shop is not linked. Please link it once more; if that fails too, check there that the shop is in good standing.',
    },
    platformDown: {
      title: 'The platform does not answer',
      text: 'The shop is not linked yet. Please try again in a few minutes.',
    },
    incomplete: {
      title: 'Part of the authorisation is missing',
      text: 'What the platform sent back is not complete; the link may have been cut off. Please go back to your shops and link it once more.',
    },
    other: { title: 'The shop could not be linked', text: 'Please try again.' },
    loggedOut: {
      title: 'Log in before you link a shop',
      text: 'You were logged out, so this authorisation did not count. Log in, then link the shop once more.',
      action: 'Log in',
    },
  },
} satisfies typeof source
