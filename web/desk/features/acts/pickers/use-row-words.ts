import type { ListedPosting } from '#shared/desk/facility.ts'
import type { LineTargets } from '#shared/desk/payments.ts'
import type { AnnouncementTold } from '#shared/desk/people.ts'
import { useFormat } from '../../../../i18n/use-format.ts'
import { useWords } from '../../../i18n/use-words.ts'
import { useActWords, useChoiceWords, useFieldWords } from '../../../ui/field-words.ts'
import { currencyOf, kindOf } from '../../../ui/kind-of.ts'
import { useCompanyName } from '../../../ui/use-company-name.ts'
import { useStateWords } from '../../../ui/use-state-words.ts'
import { usePostingWords } from '../../facility/posting-words.ts'
import type { Picker, Thing } from './picker.ts'

/** What one of several is called, and what tells it from the others. */
export interface RowWords {
  title: string
  more: string
}

/** What says little without its name: a day, a sum, a number. */
const wantsName: ReadonlySet<string> = new Set(['amount', 'date', 'time', 'percent'])

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null)

/** What a row that can be chosen says of itself. */
export const useRowWords = () => {
  const t = useWords()
  const format = useFormat()
  const fieldWords = useFieldWords()
  const actWords = useActWords()
  const choiceWords = useChoiceWords()
  const stateWords = useStateWords()
  const postingWords = usePostingWords()
  const nameOf = useCompanyName()

  /** What a row does not have as one value, or goes by another name in the code than on screens. */
  const composed: Readonly<Record<string, (row: Thing) => string>> = {
    company: ({ company, companyId, companyNameEn, companyNameCn }) => {
      if (typeof company === 'string') return company
      if (typeof companyId !== 'string') return ''
      return nameOf({
        companyId,
        companyNameEn: textOrNull(companyNameEn),
        companyNameCn: textOrNull(companyNameCn),
      })
    },
    action: ({ action }) => (action === undefined ? '' : actWords(String(action))),
    productCode: ({ productCode }) =>
      productCode === undefined ? '' : choiceWords('productCode', String(productCode)),
    postingKind: (row) => postingWords(row as unknown as ListedPosting),
    announcementTitle: ({ words }) => (words as AnnouncementTold['words'])[format.locale].title,
    inboxName: ({ inbox }) => choiceWords('queue', String(inbox)),
    targetKind: ({ kind }) => t(`statements.partKinds.${kind as LineTargets['targets'][number]['kind']}`),
    decision: ({ decision }) => stateWords(String(decision)),
  }
  const textOf = (row: Thing, name: string): string => {
    const compose = composed[name]
    if (compose) return compose(row)
    const value = row[name]
    if (value === null || value === undefined || typeof value === 'object') return ''
    const kind = kindOf(name, value)
    const text = String(value)
    const told =
      kind === 'amount'
        ? format.money(text, currencyOf(row) ?? '').trim()
        : kind === 'date'
          ? format.date(text)
          : kind === 'time'
            ? format.timestamp(text)
            : kind === 'state'
              ? stateWords(text)
              : text
    return wantsName.has(kind) || typeof value === 'number' ? `${fieldWords(name)} ${told}` : told
  }
  return ({ tells }: Pick<Picker, 'tells'>, row: Thing): RowWords => {
    const [title = '', ...more] = tells.map((name) => textOf(row, name)).filter(Boolean)
    return { title: title || t('picker.unnamed'), more: more.join(' · ') }
  }
}
