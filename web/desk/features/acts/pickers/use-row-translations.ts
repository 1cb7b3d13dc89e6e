import type { ListedPosting } from '#shared/desk/facility.ts'
import type { LineTargets } from '#shared/desk/payments.ts'
import type { AnnouncementView } from '#shared/desk/people.ts'
import type { KycDecision } from '#shared/kyc/kyc-status.ts'
import { useFormat } from '../../../../i18n/use-format.ts'
import { useTranslations } from '../../../i18n/use-translations.ts'
import {
  useActTranslations,
  useChoiceTranslations,
  useFieldTranslations,
} from '../../../ui/field-translations.ts'
import { useRecordCompanyName } from '../../../ui/use-company-field.ts'
import { type NamedCompany, useOtherCompanyName } from '../../../ui/use-company-name.ts'
import { useStateTranslations } from '../../../ui/use-state-translations.ts'
import { currencyOf, kindOf } from '../../../ui/value-kind.ts'
import { usePostingTranslations } from '../../facility/posting-translations.ts'
import type { Picker, ResponseRecord } from './picker.ts'

/** The title of a row, and the attributes that distinguish it from the others. */
export interface RowTranslations {
  title: string
  more: string
}

/** Kinds of values that need their field's name to be understood. */
const wantsName: ReadonlySet<string> = new Set(['amount', 'time', 'percent'])

/** Returns the title and details of a selectable row. */
export const useRowTranslations = () => {
  const t = useTranslations()
  const format = useFormat()
  const fieldTranslations = useFieldTranslations()
  const actTranslations = useActTranslations()
  const choiceTranslations = useChoiceTranslations()
  const stateTranslations = useStateTranslations()
  const postingTranslations = usePostingTranslations()
  const companyIn = useRecordCompanyName()
  const otherNameOf = useOtherCompanyName()

  /** Values composed of several attributes, or known on screens by another name than in the code. */
  const composed: Readonly<Record<string, (row: ResponseRecord) => string>> = {
    company: (row) => companyIn(row) ?? '',
    otherCompanyName: (row) => otherNameOf(row as unknown as NamedCompany) ?? '',
    action: ({ action }) => (action === undefined ? '' : actTranslations(String(action))),
    productCode: ({ productCode }) =>
      productCode === undefined ? '' : choiceTranslations('productCode', String(productCode)),
    postingKind: (row) => postingTranslations(row as unknown as ListedPosting),
    announcementTitle: ({ words }) => (words as AnnouncementView['words'])[format.locale].title,
    inboxName: ({ inbox }) => choiceTranslations('queue', String(inbox)),
    targetKind: ({ kind }) => t(`statements.partKinds.${kind as LineTargets['targets'][number]['kind']}`),
    decision: ({ decision }) => t(`states.kyc.${decision as KycDecision}`),
  }
  const textOf = (row: ResponseRecord, name: string): string => {
    const compose = composed[name]
    if (compose) return compose(row)
    const value = row[name]
    if (value === null || value === undefined || typeof value === 'object') return ''
    const kind = kindOf(name, value)
    const text = String(value)
    const formatted =
      kind === 'amount'
        ? format.money(text, currencyOf(row) ?? '').trim()
        : kind === 'time'
          ? text.includes('T')
            ? format.timestamp(text)
            : format.date(text)
          : kind === 'state'
            ? stateTranslations(text, name, row)
            : text
    return wantsName.has(kind) || typeof value === 'number'
      ? `${fieldTranslations(name)} ${formatted}`
      : formatted
  }
  return ({ distinguishedBy }: Pick<Picker, 'distinguishedBy'>, row: ResponseRecord): RowTranslations => {
    const [title = '', ...more] = distinguishedBy.map((name) => textOf(row, name)).filter(Boolean)
    return { title: title || t('picker.unnamed'), more: more.join(' · ') }
  }
}
