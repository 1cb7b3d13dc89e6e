import type { linkShop as source } from '../zh-CN/link-shop.ts'

export const linkShop = {
  title: 'Link a shop',
  steps: { platform: 'Platform', authorise: 'Check and authorise', read: 'Read the orders' },
  platform: {
    title: 'Where do you sell?',
    lead: 'Choose a platform to begin with. Shops on other platforms and marketplaces can follow.',
    none: 'There is no platform to link at the moment. Please come back later, or call us on {{phone}}.',
    missing: 'Need help? Call us on {{phone}}.',
    asksSite: '{{count}} marketplaces',
    asksDomain: 'Needs the shop’s domain',
    hasSeveral: 'Several shops by one authorisation',
    history: 'Orders of the last {{count}} days',
    upload: 'Your platform isn’t here? Upload its order file for our review',
    uploadOf: '{{platform}} can’t be linked online at present: upload its exports for our review',
    data: 'What we read',
    dataOf: 'What we read at {{platform}}',
    search: 'Search platforms',
    searchExample: 'e.g. TikTok, Shopee',
    nothing: 'Nothing found for “{{search}}”. Only platforms that can be linked are listed.',
    region: { global: 'Worldwide', americas: 'Americas', asiaPacific: 'Asia-Pacific' },
  },
  authorise: {
    title: 'Link your {{platform}} shop',
    otherPlatform: 'Choose another platform',
    unknownPlatform: 'This platform can’t be linked at the moment. Please choose another.',
    go: 'Authorise at {{platform}}',
    leaving: '{{platform}} opens next. Log in and agree there; you’ll be brought back automatically.',
  },
  site: {
    label: 'Which marketplace is the shop on?',
    hint: 'One marketplace at a time; you can link others afterwards.',
    search: 'Search marketplaces',
    searchExample: 'e.g. Germany, DE',
    nothing: 'Nothing found for “{{search}}”. Only marketplaces that can be linked are listed.',
    chosen: 'Marketplace: {{site}}',
    change: 'Change',
    required: 'Choose the marketplace that the shop is on',
    withoutRates: {
      title: 'These marketplaces can’t be linked at present',
      site: '{{site}}: sells in {{currency}}',
      text: 'The European Central Bank publishes no rates of these currencies, so their sales can’t be converted to a limit’s currency.',
    },
    region: { americas: 'Americas', europe: 'Europe', asiaPacific: 'Asia-Pacific', others: 'Elsewhere' },
  },
  several: {
    title: 'Choose the {{platform}} shops to link',
    lead: 'One authorisation covers several shops. We read only those that you choose; you can add the others later without authorising again.',
    unused: 'If you choose none within 7 days, we end the authorisation at the platform.',
    none: 'This authorisation has no other shop that can be linked.',
    link: 'Link shops ({{count}})',
    others: 'An earlier authorisation has more shops that aren’t linked: {{count}}. They need no new one.',
    choose: 'Choose shops',
    states: {
      linked: 'linked',
      taken: 'linked by another company',
      noRate: 'sells in a currency that we can’t convert at present',
    },
    gone: 'This authorisation can’t be found',
    goneText: 'It may have expired, or been ended at the platform. Please link the shops again.',
  },
  domain: {
    label: 'Shop domain',
    example: 'your-shop.myshopify.com',
    hint: 'It is in the address of your {{platform}} admin; you can paste the whole address.',
    read: 'Will link {{domain}}',
    required: 'Enter the shop’s domain',
    invalid:
      'We can’t read this as your {{platform}} domain. Use the one that you were given there, like your-shop.myshopify.com, not one that you bought.',
  },
  industry: { label: 'What does this shop mainly sell?', labelSeveral: 'What do these shops mainly sell?' },
  paidThrough: {
    label: 'Where does the platform pay your sales to?',
    bank: 'The company’s bank account',
    bankNote: 'Authorising the shop is all it takes.',
    account: 'A payment account, such as PayPal or Stripe',
    anotherAccount: 'Another payment account',
    accountNote:
      'Link the account first; you’ll be brought back here automatically, with everything as you left it.',
    pingPong: 'A PingPong account',
    pingPongNote: 'It can’t be linked online yet; we only make a note of it.',
    connect: 'Link {{platform}}',
    noPlatform: 'No payment platform can be linked at present. Choose another option.',
    required: 'Link a payment account first, or choose another option',
    hint: 'We use it to match sales with what arrives. Your credit limit stays the same, but you can draw at most 80% of the account’s balance that is not yet paid out. You can change it later under My shops.',
  },
  counts: {
    title: 'How it counts towards your limit',
    currency: {
      shops:
        'Your limit is kept in the currency that you sell most in: CNY, HKD, USD, GBP or EUR, otherwise USD. Sales in other currencies are converted at each day’s reference rate.',
      product:
        'This product’s limit is kept in {{currency}}. Sales in other currencies are converted at each day’s reference rate; they don’t stand in the way of your application.',
    },
    listed: 'Shops can sell in: {{currencies}}.',
    withoutRates:
      'Currencies of which the European Central Bank publishes no rate, such as {{currencies}}, can’t be converted: shops that sell in them can’t be linked at present.',
    entered:
      'The European Central Bank publishes no rates of {{currencies}}. They are converted at rates that we enter, with their source.',
    offshoreRenminbi:
      'The offshore renminbi (CNH) has no published rate of its own and is converted at the European Central Bank’s rate of the renminbi (CNY).',
    age: 'A limit needs at least one month since the first order of your oldest shop. Until 24 months have passed, the limit is lower the younger the shop.',
    history:
      '{{platform}} gives only the orders of the last {{count}} days, and nothing before. Your limit rests on the orders that we have read; from the day of linking on, they add up.',
    tooYoung: {
      title: 'The shop is less than a month old: no limit yet',
      text: 'Its first order was on {{first}}. From {{from}} on, we estimate your limit automatically; there is nothing you need to do.',
    },
    converted:
      'This shop sells in {{currency}}, which is converted at each day’s reference rate to count towards your limit.',
  },
  anytime: 'You can end the authorisation in My shops at any time; nothing new is read from then on.',
  reading: {
    pending: 'About to read the orders',
    importing: 'Reading the orders',
    days: '{{read}} of {{all}} days read',
    count: '{{count}} orders and refunds',
    upTo: 'up to {{date}}',
    leave: 'You can leave this page; reading goes on.',
  },
  import: {
    title: 'Reading the orders of {{shop}}',
    lead: 'The shop is linked. The more orders it has, the longer this takes; usually a few minutes.',
    doneTitle: 'All orders of {{shop}} are read',
    emptyTitle: '{{shop}} is linked and has no orders yet',
    emptyText: 'We look for new orders every day. A limit can be set once there are sales.',
    failedTitle: 'Not all orders of {{shop}} could be read',
    failedText:
      'The platform stopped responding partway. What was read is kept; authorise again and we carry on from there.',
    again: 'Authorise again',
    gone: 'This shop can’t be found',
    goneText: 'It may have been unlinked. All shops that you have linked are in My shops.',
    toShops: 'Go to My shops',
  },
  result: {
    net: 'Net sales',
    orders: 'Orders and refunds',
    first: 'First order',
    last: 'Latest order',
    validUntil: 'Authorised until',
  },
  next: {
    verify: 'Next: verify your company',
    verifyText: 'Company and director details and a few documents, about 10 minutes.',
    home: 'Continue on the home page',
    another: 'Link another shop',
    shops: 'My shops',
  },
  callback: {
    currencyNamed: 'This shop sells in {{currency}}, which we don’t support yet',
    connecting: 'Linking…',
    connectingText:
      'We are confirming your authorisation with the platform, usually within seconds. Please keep this page open.',
    done: 'Authorised. The orders are being read.',
    doneAccount: 'Authorised. The balance is being read.',
    retry: 'Try again',
    again: 'Link again',
    toShops: 'Back to My shops',
    call: 'Call us on {{phone}}',
    shop: {
      denied: {
        title: 'You didn’t agree to the authorisation',
        text: 'The shop is not linked and nothing was read. You can link it whenever you like.',
      },
      expired: {
        title: 'This authorisation is no longer valid',
        text: 'It has to be finished within 10 minutes and in the same session. Please link the shop once more.',
      },
      taken: {
        title: 'Another company has linked this shop',
        text: 'A shop belongs to one company only. If you manage that company too, switch to it, or end the authorisation there first. If it isn’t yours, call us and we will look into it.',
      },
      anotherShop: {
        title: 'This is another shop',
        text: 'On the platform you are logged in to another shop; the old authorisation is unchanged. Switch to the shop there and authorise again, or link the new one from My shops.',
      },
      noSales: {
        title: 'This shop has had no transactions in the last two years',
        text: 'The platform identifies a shop by its transactions. Link it about two days after its first one; until then you can link your other shops.',
      },
      currency: {
        title: 'We don’t support this shop’s currency yet',
        text: 'We can only convert currencies that have a published reference rate. This shop’s sales can’t count towards a limit, so it wasn’t linked, and we have asked the platform to end the authorisation. You can link a shop that sells in another currency.',
      },
      refused: {
        title: 'The platform did not finish the authorisation',
        text: 'It refused the request, and the shop is not linked. Please link it once more; if that fails too, check there that the shop is in good standing and that you are its owner.',
      },
      platformDown: {
        title: 'The platform is not responding',
        text: 'The shop is not linked yet; what you entered is kept. Please try again in a few minutes.',
      },
      incomplete: {
        title: 'Part of the authorisation is missing',
        text: 'What the platform sent back is not complete; the link may have been cut off. Please link the shop once more.',
      },
      other: { title: 'The shop could not be linked', text: 'Please try again.' },
    },
    account: {
      denied: {
        title: 'You didn’t agree to the authorisation',
        text: 'The payment account is not linked and nothing was read. You can link it whenever you like.',
      },
      expired: {
        title: 'This authorisation is no longer valid',
        text: 'It has to be finished within 10 minutes and in the same session. Please link the account once more.',
      },
      taken: {
        title: 'Another company has linked this payment account',
        text: 'A payment account belongs to one company only. If it isn’t yours, call us and we will look into it.',
      },
      anotherShop: {
        title: 'This is another account',
        text: 'Please log in to the same account as before on the platform, then authorise again.',
      },
      noSales: { title: 'This account has had no transactions yet', text: 'Link another payment account.' },
      currency: {
        title: 'We don’t support this account’s currency yet',
        text: 'Link another payment account.',
      },
      refused: {
        title: 'The platform did not finish the authorisation',
        text: 'It refused the request, and the payment account is not linked. Please link it once more; if that fails too, check there that the account is in good standing.',
      },
      platformDown: {
        title: 'The platform is not responding',
        text: 'The payment account is not linked yet. Please try again in a few minutes.',
      },
      incomplete: {
        title: 'Part of the authorisation is missing',
        text: 'What the platform sent back is not complete; the link may have been cut off. Please link the account once more.',
      },
      other: { title: 'The payment account could not be linked', text: 'Please try again.' },
    },
    loggedOut: {
      title: 'Log in before you link a shop',
      text: 'You were logged out, so this authorisation did not count. Log in, then link the shop once more.',
      action: 'Log in',
    },
  },
} satisfies typeof source
