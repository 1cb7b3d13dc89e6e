import type { landingOffer as source } from '../zh-CN/landing-offer.ts'

export const landingOffer = {
  title: 'An offer from {{platform}}',
  upTo: 'Up to',
  until: 'Valid until {{date}}',
  confirmed: 'account confirmed',
  home: 'Up to {{amount}}, valid until {{date}}. How much you can draw depends on your limit.',
  unknown: {
    title: 'The offer cannot be shown just now',
    text: 'You can sign up all the same. What the payment platform’s page says counts.',
  },
} satisfies typeof source
