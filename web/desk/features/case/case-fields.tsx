import { chakra, Flex } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { useHolderName } from '../../../features/kyc/use-holder-name.ts'
import { useKycValue } from '../../../features/kyc/use-kyc-value.tsx'
import { useTranslations } from '../../i18n/use-translations.ts'
import { Panel } from '../../ui/panel.tsx'
import { RowButton } from '../../ui/row-button.tsx'
import type { CaseField, CaseGroup } from './case-groups.ts'
import { useCaseFieldLabel } from './document-labels.ts'
import { FieldRow } from './field-row.tsx'
import type { Return, Returns } from './returns.ts'

const useGroupTitle = () => {
  const { t } = useTranslation('kyc')
  const nameOf = useHolderName()
  return ({ kind, values, index }: CaseGroup): string => {
    if (kind === 'person') return `${t('step.people')} · ${nameOf.person(values, index)}`
    if (kind === 'connectedCompany') return `${t('ofCompany.all')} · ${nameOf.company(values, index)}`
    return t(`step.${kind}`)
  }
}

/** One section of a company's submission, field by field. */
export const CaseFields = ({
  group,
  changed,
  fileName,
  currentField,
  shownField,
  accepted,
  returns,
  onShow,
  onAccept,
  onReturn,
}: {
  group: CaseGroup
  /** Paths of fields that differ from the previous version. */
  changed: readonly string[]
  fileName: (id: string) => string
  /** The path of the field that has the keyboard selection. */
  currentField: string | undefined
  /** The path of the field whose file is shown. */
  shownField: string | undefined
  /** Paths of the accepted fields; undefined for an earlier version. */
  accepted: ReadonlySet<string> | undefined
  returns: Returns
  /** Undefined if the user may not open files. */
  onShow: ((field: CaseField) => void) | undefined
  /** Undefined if nothing is to be decided. */
  onAccept: ((paths: readonly string[], isAccepted: boolean) => void) | undefined
  /** Undefined if nothing is to be decided. */
  onReturn: ((path: string, value: Return | undefined) => void) | undefined
}) => {
  const { t } = useTranslation('kyc')
  const deskTranslations = useTranslations()
  const titleOf = useGroupTitle()
  const labelOf = useCaseFieldLabel()
  const shown = useKycValue(fileName, false)
  const { values } = group
  const valueOf = ({ name, value }: CaseField) => {
    const sameAs = values[`${name}_same_as`]
    if (sameAs) return t(`sameAs.${String(sameAs)}` as 'sameAs.registered_address')
    if (group.kind !== 'documents') return shown(name, value, values)
    return (typeof value === 'string' ? [value] : value).map(fileName).join(t('listComma'))
  }
  const open = group.fields.filter(({ path }) => !returns[path])
  const isWhole = open.every(({ path }) => accepted?.has(path))
  return (
    <Panel
      title={titleOf(group)}
      isFlush
      beside={
        accepted ? (
          <Flex gap="2" align="center" color="text.quiet">
            {deskTranslations('case.checkedOf', {
              count: group.fields.filter(({ path }) => accepted.has(path)).length,
              of: group.fields.length,
            })}
            {onAccept && open.length > 0 ? (
              <RowButton
                type="button"
                aria-pressed={isWhole}
                onClick={() =>
                  onAccept(
                    open.map(({ path }) => path),
                    !isWhole,
                  )
                }
              >
                {deskTranslations(isWhole ? 'case.acceptedAll' : 'case.acceptAll')}
                <chakra.span srOnly> {titleOf(group)}</chakra.span>
              </RowButton>
            ) : null}
          </Flex>
        ) : null
      }
    >
      <chakra.ul listStyleType="none">
        {group.fields.map((field) => (
          <FieldRow
            key={field.path}
            label={labelOf(group, field.name)}
            path={field.path}
            isCurrent={currentField === field.path}
            isChanged={changed.some((path) => path === field.path || field.path.startsWith(`${path}.`))}
            document={
              onShow && field.fileIds.length > 0
                ? { isShown: shownField === field.path, show: () => onShow(field) }
                : undefined
            }
            isAccepted={accepted?.has(field.path) ?? false}
            onAccept={onAccept && ((isAccepted) => onAccept([field.path], isAccepted))}
            returned={returns[field.path]}
            onReturn={onReturn && ((value) => onReturn(field.path, value))}
          >
            {valueOf(field)}
          </FieldRow>
        ))}
      </chakra.ul>
    </Panel>
  )
}
