import type { PostingKind } from '#shared/ledger/posting.ts'
import type { Movement } from '#shared/ledger/statement.ts'
import { fillPlaceholders } from './fill-placeholders.ts'
import type { WordsOf } from './translations-of.ts'
import type { words as source } from './zh-CN/statement.ts'

/** What moves an account that a borrower is told of. */
type ToldKind = Exclude<
  PostingKind,
  | 'limit-granted'
  | 'limit-changed'
  | 'drawdown-requested'
  | 'drawdown-released'
  | 'facility-closed'
  | 'reversal'
>

/** What a movement of an account is called. */
export const entryTranslations = (
  { kind, reversed }: Pick<Movement, 'kind' | 'reversed'>,
  { kinds, reversal }: Pick<WordsOf<typeof source>, 'kinds' | 'reversal'>,
): string =>
  kind === 'reversal'
    ? fillPlaceholders(reversal, { entry: kinds[reversed as ToldKind] })
    : kinds[kind as ToldKind]
