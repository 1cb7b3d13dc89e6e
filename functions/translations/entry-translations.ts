import type { PostingKind } from '#shared/ledger/posting.ts'
import type { Movement } from '#shared/ledger/statement.ts'
import { fillPlaceholders } from './fill-placeholders.ts'
import type { TranslationsOf } from './translations-type.ts'
import type { translations as source } from './zh-CN/statement.ts'

/** The kinds of movements that a borrower is shown. */
type ToldKind = Exclude<
  PostingKind,
  | 'limit-granted'
  | 'limit-changed'
  | 'drawdown-requested'
  | 'drawdown-released'
  | 'facility-closed'
  | 'reversal'
>

/** The label of a movement on an account. */
export const entryTranslations = (
  { kind, reversed }: Pick<Movement, 'kind' | 'reversed'>,
  { kinds, reversal }: Pick<TranslationsOf<typeof source>, 'kinds' | 'reversal'>,
): string =>
  kind === 'reversal'
    ? fillPlaceholders(reversal, { entry: kinds[reversed as ToldKind] })
    : kinds[kind as ToldKind]
