import { useTranslation } from 'react-i18next'
import type { ActField } from '#shared/desk/console.ts'
import { useLocale } from '../../i18n/use-locale.ts'

/**
 * The fallback label of an attribute without a translation, as stored items have: `facilityId` becomes `facility id`.
 */
const labelFromName = (name: string): string => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

/** The label of a field of an act or of its response. */
export const useFieldTranslations = () => {
  const { t, i18n } = useTranslation('desk')
  return (name: string): string => {
    const key = [`fields.${name}`, `responseLabels.${name}`].find((each) => i18n.exists(`desk:${each}`))
    return key ? t(key as 'fields.companyId') : labelFromName(name)
  }
}

/** True if `limit` is the maximum number of rows; elsewhere it is a credit limit. */
const isMaxRows = ({ name, type }: ActField): boolean => name === 'limit' && type === 'number'

/** A field's label in one act, where it means something else than elsewhere. */
export const useOwnFieldTranslations = (action: string) => {
  const { t, i18n } = useTranslation('desk')
  return (name: string): string | undefined => {
    const own = `actFields.${action}.${name}`
    return i18n.exists(`desk:${own}`) ? t(own as 'actFields.act-show.name') : undefined
  }
}

/** The label of an act's field: the act's own, else the general one. */
export const useActFieldTranslations = (action: string) => {
  const fieldTranslations = useFieldTranslations()
  const ownTranslations = useOwnFieldTranslations(action)
  return (field: ActField): string =>
    ownTranslations(field.name) ?? fieldTranslations(isMaxRows(field) ? 'maxRows' : field.name)
}

/** The text of an enumerated value. */
export const useChoiceTranslations = () => {
  const { t, i18n } = useTranslation('desk')
  return (field: string, choice: string): string => {
    const key = `choices.${field}.${choice}`
    return i18n.exists(`desk:${key}`) ? t(key as 'choices.channel.phone') : choice
  }
}

/** Fields with enumerated values that have translations. */
const few = new Set([
  'capacity',
  'heldUpBy',
  'identifiedBy',
  'kind',
  'locale',
  'productCode',
  'relationType',
  'signStatus',
])

/** Translates an enumerated value of a field; returns any other value unchanged. */
export const useEnumTranslations = () => {
  const choiceTranslations = useChoiceTranslations()
  return (field: string, value: unknown): unknown =>
    few.has(field) && (typeof value === 'string' || typeof value === 'number')
      ? choiceTranslations(field, String(value))
      : value
}

/** True in English, in which acts declare the help texts of their fields; other locales show labels only. */
export const useShowsDeclaredHelp = (): boolean => useLocale() === 'en'

/** The name of an act. */
export const useActTranslations = () => {
  const { t, i18n } = useTranslation('desk')
  return (name: string): string =>
    i18n.exists(`desk:acts.${name}`) ? t(`acts.${name}` as 'acts.kyc-list') : name
}

/** The name of what an audit entry records: an act of the back office, a seller's call, or another event. */
export const useRecordedActTranslations = () => {
  const actTranslations = useActTranslations()
  const { t, i18n } = useTranslation('desk')
  return (name: string): string => {
    const key = [`sellerActs.${name}`, `otherRecordedActs.${name}`].find((each) =>
      i18n.exists(`desk:${each}`),
    )
    return key ? t(key as 'sellerActs.withdraw-dispute') : actTranslations(name)
  }
}

/** The actor of an audit entry: a member of staff by name, a seller, or a job. */
export const useRecordedActorTranslations = () => {
  const { t, i18n } = useTranslation('desk')
  return (actor: string): string =>
    actor.startsWith('user:')
      ? t('case.history.seller')
      : i18n.exists(`desk:unnamedActors.${actor}`)
        ? t(`unnamedActors.${actor}` as 'unnamedActors.visitor')
        : actor
}

/** An act's help text; in English, the one that the act declares. */
export const useActHelp = () => {
  const { t, i18n } = useTranslation('desk')
  return ({ action, summary }: { action: string; summary: string }): string =>
    i18n.exists(`desk:actSentences.${action}`)
      ? t(`actSentences.${action}` as 'actSentences.kyc-list')
      : summary
}
