import type { TFunction } from 'i18next'
import type { ProductLine } from '#shared/product-lines/product-lines.ts'
import type { Navigation } from '../ui/shell/navigation.tsx'
import { paths } from './paths.ts'

/** The links of the frame, on a line, for a user or a visitor: each stands here once. */
export const navigationOf = (
  t: TFunction,
  line: ProductLine,
  user: { readonly isActivated: boolean } | null,
): Navigation => ({
  home: user ? paths.home(line) : paths.landing(line),
  main: user
    ? [
        { to: paths.home(line), label: t('nav.home') },
        { to: paths.shops(line), label: t('nav.shops') },
        { to: paths.company(), label: t('nav.company') },
        { to: paths.documents(line), label: t('nav.documents') },
        ...(user.isActivated
          ? [{ to: paths.repayment(), label: t('nav.repay'), newTab: t('bar.newTab') }]
          : []),
      ]
    : [],
  profile: { to: paths.profile(), label: t('bar.profile') },
  questions: { to: paths.questions(line), label: t('footer.questions') },
  legal: [
    { to: paths.terms(line), label: t('footer.terms') },
    { to: `${paths.terms(line)}#privacy`, label: t('footer.privacy') },
    { to: paths.verify(), label: t('footer.verify') },
  ],
})
