export const translations = {
  condition: {
    noSales: {
      subject: 'No recent sales: {shop}',
      heading: 'No recent sales',
      paragraphs: [
        'Your shop “{shop}” has had no sales for 14 days. If it is still trading, please check its authorisation.',
      ],
      action: 'View shops',
    },
    manyRefunds: {
      subject: 'High refunds: {shop}',
      heading: 'High refunds',
      paragraphs: [
        'Over the last 30 days, refunds at your shop “{shop}” came to more than a third of its sales. This may affect your limit.',
      ],
      action: 'View shops',
    },
    notReadable: {
      subject: 'Shop data unavailable: {shop}',
      heading: 'Shop data unavailable',
      paragraphs: [
        'We have been unable to read your shop “{shop}” for more than a day and will keep trying. If this continues, please authorise it again.',
      ],
      action: 'View shops',
    },
    normal: {
      subject: 'Shop back to normal: {shop}',
      heading: 'Shop back to normal',
      paragraphs: ['Your shop “{shop}” is back to normal.'],
      action: 'View shops',
    },
    unauthorized: {
      subject: 'Shop authorisation withdrawn: {shop}',
      heading: 'Shop authorisation withdrawn',
      paragraphs: [
        'Authorisation for your shop “{shop}” has been withdrawn, so we no longer read its data. Your limit is worked out anew from your other shops; to count this one, please authorise it again.',
      ],
      action: 'View shops',
    },
    expired: {
      subject: 'Shop authorisation expired: {shop}',
      heading: 'Shop authorisation expired',
      paragraphs: [
        'Authorisation for your shop “{shop}” has expired, so we no longer read its data. Your limit is worked out anew from your other shops; to count this one, please authorise it again.',
      ],
      action: 'View shops',
    },
    expiringSoon: {
      subject: 'Shop authorisation expiring soon: {shop}',
      heading: 'Shop authorisation expiring soon',
      paragraphs: [
        'Authorisation for your shop “{shop}” expires on {expiresOn}. Please renew it before then.',
      ],
      action: 'View shops',
    },
  },
  passwordShown: {
    subject: '{brand}: the password of a shop account was viewed',
    heading: 'A shop account’s password was viewed',
    paragraphs: [
      'Someone entered their login password and viewed the password of this shop account.',
      'If it was you, there is nothing more to do. If not, reset your login password now, change the shop account’s password on the platform, and contact customer service.',
    ],
    action: 'It was not me: reset my password',
    footnote: 'Our staff never ask for your password or a verification code.',
  },
  paymentAccount: {
    unauthorized: {
      subject: 'Payment account authorisation withdrawn: {account}',
      heading: 'Payment account authorisation withdrawn',
      paragraphs: [
        'Authorisation for your payment account {account} has been withdrawn, so we no longer read its balance; what you can draw stays bounded by the balance last read. To have it follow the balance again, please authorise the account again.',
      ],
      action: 'View payment accounts',
    },
    expired: {
      subject: 'Payment account authorisation expired: {account}',
      heading: 'Payment account authorisation expired',
      paragraphs: [
        'Authorisation for your payment account {account} has expired, so we no longer read its balance; what you can draw stays bounded by the balance last read. To have it follow the balance again, please authorise the account again.',
      ],
      action: 'View payment accounts',
    },
  },
} as const
