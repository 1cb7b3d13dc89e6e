import { inboxes } from '../features/inbox/inboxes.ts'
import type { useTranslations } from '../i18n/use-translations.ts'

export interface Place {
  to: string
  words: (t: ReturnType<typeof useTranslations>) => string
  /** The act that the user must be permitted to do to see the link. */
  act?: string
  /** The inbox's name in saved views, which are listed below its link. */
  inbox?: string
}

/** The navigation's links, in groups. */
export const groups: readonly {
  title: 'inboxes' | 'work' | 'people' | 'records'
  places: readonly Place[]
}[] = [
  {
    title: 'inboxes',
    places: [
      { to: '/', words: (t) => t('home.title'), act: 'work-count' },
      ...inboxes.map(
        ({ name, list }): Place => ({
          to: `/inbox/${name}`,
          words: (t) => t(`inboxes.${name}`),
          act: list,
          inbox: name,
        }),
      ),
      { to: '/payouts', words: (t) => t('payouts.title'), act: 'payout-list', inbox: 'payouts' },
      {
        to: '/statements',
        words: (t) => t('statements.title'),
        act: 'statement-line-list',
        inbox: 'statements',
      },
      { to: '/overdue', words: (t) => t('overdue.title'), act: 'overdue-list', inbox: 'overdue' },
    ],
  },
  {
    title: 'work',
    places: [
      { to: '/companies', words: (t) => t('case.list.title'), act: 'company-list' },
      { to: '/payout-batches', words: (t) => t('batches.title'), act: 'payout-batch-list' },
      { to: '/portfolio', words: (t) => t('portfolio.title'), act: 'portfolio-show' },
      { to: '/books', words: (t) => t('books.title'), act: 'books-show' },
      { to: '/terms', words: (t) => t('terms.title'), act: 'terms-list' },
      { to: '/acts', words: (t) => t('nav.allActs') },
    ],
  },
  {
    title: 'people',
    places: [
      { to: '/users', words: (t) => t('people.titles.users'), act: 'user-show' },
      { to: '/announcements', words: (t) => t('people.titles.announcements'), act: 'announcement-list' },
      { to: '/red-packets', words: (t) => t('people.titles.redPackets'), act: 'red-packet-list' },
      { to: '/campaigns', words: (t) => t('people.titles.campaigns'), act: 'campaign-tag-list' },
      { to: '/advisers', words: (t) => t('people.titles.advisers'), act: 'customer-service-list' },
      { to: '/links', words: (t) => t('people.titles.links'), act: 'link-list' },
    ],
  },
  {
    title: 'records',
    places: [
      { to: '/loan-register', words: (t) => t('loanRegister.title'), act: 'loan-register-list' },
      { to: '/obligors', words: (t) => t('obligors.title'), act: 'obligor-list' },
      { to: '/complaints', words: (t) => t('complaints.title'), act: 'complaint-register' },
      { to: '/suspicions', words: (t) => t('suspicions.title'), act: 'suspicion-list' },
      { to: '/audit', words: (t) => t('audit.title'), act: 'audit-list' },
    ],
  },
]
