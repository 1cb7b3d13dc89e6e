import type { Movement } from '#shared/ledger/statement.ts'
import { fillPlaceholders } from './fill-placeholders.ts'
import type { TranslationsOf } from './translations-type.ts'
import type { translations as source } from './zh-CN/statement.ts'

/** The label of a movement on an account. */
export const entryTranslations = (
  { kind, reversed }: Pick<Movement, 'kind' | 'reversed'>,
  { kinds, reversal }: Pick<TranslationsOf<typeof source>, 'kinds' | 'reversal'>,
): string =>
  kind === 'reversal' && reversed ? fillPlaceholders(reversal, { entry: kinds[reversed] }) : kinds[kind]
