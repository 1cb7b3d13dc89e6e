import type { TranslationsOf } from '../translations-type.ts'
import type { translations as source } from '../zh-CN/notifications.ts'

export const translations: TranslationsOf<typeof source> = {
  4016: {
    title: 'No limit could be granted yet',
    content:
      'Your shops’ sales of the last twelve months do not support a limit. Link more shops and ask again.',
  },
  4017: {
    title: 'No limit could be granted yet',
    content:
      'The shops that you linked do not qualify. See the list of shops, link one that qualifies and ask again.',
  },
  4018: {
    title: 'A shop’s authorisation has ended',
    content:
      'The authorisation of “{shop}” has ended and its orders can no longer be read. Authorise it again.',
  },
  4019: {
    title: 'A shop’s authorisation is about to end',
    content: 'The authorisation of “{shop}” ends on {date}. Authorise it again before then.',
  },
  4020: {
    title: 'A shop is not part of your limit yet',
    content: '“{shop}” was linked after your limit became active. Sign an addendum to add it.',
  },
}
