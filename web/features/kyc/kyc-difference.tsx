import { Box, chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { type KycChange, kycChanges } from '#shared/kyc/kyc-changes.ts'
import type { KycSections } from '#shared/kyc/kyc-sections.schema.ts'
import { useFieldLabel } from './field-labels.ts'
import type { FieldValues, KycDetail, KycValue, MaskedKyc } from './kyc-drafts.ts'
import { useHolderName } from './use-holder-name.ts'
import { useKycValue } from './use-kyc-value.tsx'

type Saved = Pick<KycDetail | MaskedKyc, 'company_info' | 'business_info' | 'connected_persons' | 'documents'>

/** The sections that have been saved. */
export const sectionsOf = (saved: Saved): KycSections =>
  Object.fromEntries(
    (['company_info', 'business_info', 'connected_persons', 'documents'] as const).flatMap((name) =>
      saved[name] ? [[name, saved[name]]] : [],
    ),
  )

/** The differences between a change and the verified company, without values that are hidden from the user. */
export const differenceOf = (
  inForce: Saved | null,
  after: KycSections,
  hidden?: { has(personId: unknown, field: string): boolean },
): readonly KycChange[] => {
  if (!inForce) return []
  const isLeftHidden = (change: KycChange) => {
    if (change.kind !== 'changed' || change.after !== undefined) return false
    const [, list, index, name = ''] = change.field.split('.')
    const person = list === 'persons' ? after.connected_persons?.persons[Number(index)] : undefined
    return person !== undefined && (hidden?.has(person.person_id, name) ?? false)
  }
  return kycChanges(sectionsOf(inForce), after).filter((change) => !isLeftHidden(change))
}

const asValue = (value: unknown): KycValue =>
  value === undefined || value === null ? '' : Array.isArray(value) ? value.map(String) : String(value)

const isEmpty = (value: KycValue) => value.length === 0

const Row = ({ term, children }: { term: ReactNode; children: ReactNode }) => (
  <Box
    display="grid"
    gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '240px minmax(0, 1fr)' }}
    columnGap="6"
    rowGap="1"
    py="3"
    borderTopWidth="1px"
    borderColor="border.hairline"
    _first={{ borderTopWidth: '0' }}
  >
    <chakra.dt color="text.quiet" lineHeight="snug">
      {term}
    </chakra.dt>
    <chakra.dd lineHeight="snug" overflowWrap="anywhere" translate="no">
      {children}
    </chakra.dd>
  </Box>
)

/** The differences of a change of the company: each field before and after, and people added or removed. */
export const KycDifference = ({
  changes,
  before,
  after,
  fileName,
  isMasked = true,
}: {
  changes: readonly KycChange[]
  before: KycSections
  after: KycSections
  fileName: (id: string) => string
  /** False for users who see whole numbers. */
  isMasked?: boolean
}) => {
  const { t } = useTranslation('kyc')
  const labelOf = useFieldLabel()
  const nameOf = useHolderName()
  const shown = useKycValue(fileName, isMasked)

  const all = [after, before].flatMap(({ connected_persons: connected }) => [
    ...(connected?.persons ?? []),
    ...(connected?.companies ?? []),
  ])
  const named = (id: unknown) => {
    const holder = all.find((each) => ('company_id' in each ? each.company_id : each.person_id) === id)
    return holder ? ('company_id' in holder ? nameOf.company(holder, 0) : nameOf.person(holder, 0)) : ''
  }
  const entryName = ({ list, entry }: Exclude<KycChange, { kind: 'changed' }>) => {
    if (list === 'persons') return nameOf.person(entry, 0)
    if (list === 'companies') return nameOf.company(entry, 0)
    return t('difference.holding', {
      holder: named(entry['holder_id']),
      company: named(entry['company_id']),
      percent: String(entry['percent'] ?? ''),
    })
  }
  const valueOf = (field: string, value: unknown): ReactNode => {
    const name = field.split('.').at(-1) ?? ''
    const text = asValue(value)
    if (isEmpty(text)) return t('difference.nothing')
    if (field.startsWith('documents.'))
      return (typeof text === 'string' ? [text] : text).map(fileName).join(t('listComma'))
    const [, list, index] = field.split('.')
    const values = list === 'companies' ? { company_id: index } : {}
    return shown(name, text, values as FieldValues)
  }
  /** Identifies a person by name, as an index in the list means little. */
  const termOf = (field: string) => {
    const [, list, index] = field.split('.')
    const entry =
      list === 'persons' || list === 'companies'
        ? after.connected_persons?.[list]?.[Number(index)]
        : undefined
    const label = labelOf(field)
    if (!entry) return label
    const who =
      list === 'persons' ? nameOf.person(entry, Number(index)) : nameOf.company(entry, Number(index))
    return `${who} · ${label.split(' · ').at(-1)}`
  }
  return (
    <chakra.dl>
      {changes.map((change) =>
        change.kind === 'changed' ? (
          <Row key={change.field} term={termOf(change.field)}>
            <chakra.del color="text.quiet" display="block">
              <chakra.span srOnly>{t('difference.before')}</chakra.span>
              {valueOf(change.field, change.before)}
            </chakra.del>
            <chakra.ins fontWeight="medium" textDecoration="none" display="block">
              <chakra.span aria-hidden color="action.text" mr="2">
                →
              </chakra.span>
              <chakra.span srOnly>{t('difference.after')}</chakra.span>
              {valueOf(change.field, change.after)}
            </chakra.ins>
          </Row>
        ) : (
          <Row
            key={`${change.kind} ${change.list} ${JSON.stringify(change.entry)}`}
            term={t(`difference.${change.kind}.${change.list}`)}
          >
            {change.kind === 'removed' ? (
              <chakra.del color="text.quiet">{entryName(change)}</chakra.del>
            ) : (
              <chakra.ins fontWeight="medium" textDecoration="none">
                {entryName(change)}
              </chakra.ins>
            )}
          </Row>
        ),
      )}
    </chakra.dl>
  )
}
