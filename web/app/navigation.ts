import type { TFunction } from 'i18next'
import type { ProductLine } from '#shared/product-lines/product-lines.ts'
import { brand } from '../ui/brand.ts'
import type { Navigation } from '../ui/shell/navigation.tsx'
import { paths } from './paths.ts'

/** Notes in the footer that a product line requires. */
export const footerNotes = (t: TFunction, line: ProductLine | undefined): readonly string[] => [
  ...(line?.id === 'hook' ? [t('footer.turnoverNote')] : []),
  ...(line && line.id === brand.hongKongLine ? [t('footer.hongKongNote')] : []),
]

/** The navigation links of the layout, for a product line and for a user or visitor. */
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
        { to: paths.facility(line), label: t('nav.financing') },
        ...(user.isActivated
          ? [{ to: paths.repayment(), label: t('nav.repay'), newTab: t('bar.newTab') }]
          : []),
        { to: paths.documents(line), label: t('nav.documents') },
      ]
    : [],
  profile: { to: paths.profile(), label: t('bar.profile') },
  payoutAccounts: paths.payoutAccounts(line),
  questions: { to: paths.questions(line), label: t('footer.questions') },
  legal: [
    { to: paths.terms(line), label: t('footer.terms') },
    { to: `${paths.terms(line)}#privacy`, label: t('footer.privacy') },
    { to: `${paths.terms(line)}#tracking`, label: t('footer.tracking') },
    { to: paths.verify(), label: t('footer.verify') },
  ],
})
