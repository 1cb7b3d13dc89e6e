import { Box, chakra, Flex, SimpleGrid } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { allocationPriorities } from '#shared/lending/allocation.ts'
import { defaultChargeKinds } from '#shared/lending/default-charges.ts'
import { feeTypes } from '#shared/lending/fees.ts'
import {
  businessDayCentres,
  businessDayConventions,
  graceDayTypes,
} from '#shared/lending/repayment-options.ts'
import { Button } from '../../../ui/button.tsx'
import { CheckboxField } from '../../../ui/checkbox-field.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useTranslations } from '../../i18n/use-translations.ts'
import { BenchmarkFields } from './benchmark-fields.tsx'
import { RepaymentFields } from './repayment-fields.tsx'
import { amountTerms, type DraftField, type TermsDraft } from './terms-draft.ts'

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box as="section" aria-label={title}>
    <chakra.h2 fontSize="md" mb="2">
      {title}
    </chakra.h2>
    <SimpleGrid columns={{ base: 1, sm: 2, lg: 3 }} gap="3" alignItems="start">
      {children}
    </SimpleGrid>
  </Box>
)

const isAmount = (field: DraftField): boolean =>
  field === 'defaultCharges' || amountTerms.some((term) => term === field)

/** The fields for all terms that a version may change. */
export const TermsFields = ({
  draft,
  wrong,
  onChange,
}: {
  draft: TermsDraft
  wrong: readonly DraftField[]
  onChange: (draft: TermsDraft) => void
}) => {
  const t = useTranslations()
  const set = (changes: Partial<TermsDraft>) => onChange({ ...draft, ...changes })
  const errorOf = (field: DraftField): string | undefined => {
    if (!wrong.includes(field)) return undefined
    return t(isAmount(field) ? 'terms.form.wrongAmount' : 'terms.form.wrong')
  }
  type Typed = { [Field in DraftField]: TermsDraft[Field] extends string ? Field : never }[DraftField]
  const typed = (field: Typed, label: string) => (
    <TextField
      key={field}
      name={field}
      label={label}
      inputMode="decimal"
      value={draft[field]}
      error={errorOf(field)}
      onChange={(to) => set({ [field]: to.trim() })}
    />
  )
  const { allocationOrder, defaultCharges, fees } = draft
  return (
    <Box display="grid" gap="6">
      <Group title={t('terms.form.price')}>
        {typed('marginPercent', t('terms.names.marginPercent'))}
        {typed('minimumInterestDays', t('terms.names.minimumInterestDays'))}
        {feeTypes.map((type) => (
          <TextField
            key={type}
            name={`fees.${type}`}
            label={t(`terms.values.feeTypes.${type}`)}
            inputMode="decimal"
            value={fees[type]}
            error={errorOf('fees')}
            onChange={(to) => set({ fees: { ...fees, [type]: to.trim() } })}
          />
        ))}
      </Group>
      <BenchmarkFields
        drafted={draft.benchmarks}
        isWrong={wrong.includes('benchmarks')}
        onChange={(benchmarks) => set({ benchmarks })}
      />
      <Group title={t('terms.form.limit')}>
        {typed('salesMultiple', t('terms.names.salesMultiple'))}
        {typed('unverifiedSalesPercent', t('terms.names.unverifiedSalesPercent'))}
        {typed('limitCapCents', t('terms.names.limitCapCents'))}
        {typed('minimumDrawdownCents', t('terms.names.minimumDrawdownCents'))}
        {typed('reviewMonths', t('terms.names.reviewMonths'))}
      </Group>
      <Group title={t('terms.form.late')}>
        {typed('graceDays', t('terms.names.graceDays'))}
        <SelectField
          label={t('terms.names.graceDayType')}
          value={draft.graceDayType}
          onChange={(to) =>
            set({ graceDayType: graceDayTypes.find((each) => each === to) ?? draft.graceDayType })
          }
          options={graceDayTypes.map((value) => ({ value, label: t(`terms.values.graceDayType.${value}`) }))}
        />
        {typed('overdueMultiplier', t('terms.names.overdueMultiplier'))}
        {typed('maxPassThroughFeeCents', t('terms.names.maxPassThroughFeeCents'))}
        {defaultChargeKinds.map((kind) => (
          <TextField
            key={kind}
            name={`defaultCharges.${kind}`}
            label={t('terms.form.ceilingOf', { kind: t(`terms.values.defaultCharges.${kind}`) })}
            inputMode="decimal"
            value={defaultCharges[kind]}
            error={errorOf('defaultCharges')}
            onChange={(to) => set({ defaultCharges: { ...defaultCharges, [kind]: to.trim() } })}
          />
        ))}
        <TextField
          name="exemption"
          label={t('terms.form.exemption')}
          optionalMark={t('act.optional')}
          value={draft.exemption}
          onChange={(exemption) => set({ exemption })}
        />
        <CheckboxField
          label={t('terms.names.overdueInterest')}
          checked={draft.overdueInterest}
          onChange={(overdueInterest) => set({ overdueInterest })}
        />
      </Group>
      <Group title={t('terms.form.collect')}>
        <SelectField
          label={t('terms.names.businessDays')}
          value={draft.businessDays}
          onChange={(to) =>
            set({ businessDays: businessDayConventions.find((each) => each === to) ?? draft.businessDays })
          }
          options={businessDayConventions.map((value) => ({
            value,
            label: t(`terms.values.businessDays.${value}`),
          }))}
        />
        <SelectField
          label={t('terms.names.businessDayCentres')}
          value={draft.businessDayCentres}
          onChange={(to) =>
            set({
              businessDayCentres: businessDayCentres.find((each) => each === to) ?? draft.businessDayCentres,
            })
          }
          options={businessDayCentres.map((value) => ({
            value,
            label: t(`terms.values.businessDayCentres.${value}`),
          }))}
        />
        {typed('lowestShare', t('terms.form.lowest'))}
        {typed('highestShare', t('terms.form.highest'))}
        {typed('minimumRepaymentCents', t('terms.names.minimumRepaymentCents'))}
        <SelectField
          label={t('terms.names.allocationPriority')}
          value={draft.allocationPriority}
          onChange={(to) =>
            set({
              allocationPriority:
                allocationPriorities.find((each) => each === to) ?? draft.allocationPriority,
            })
          }
          options={allocationPriorities.map((value) => ({
            value,
            label: t(`terms.values.priorities.${value}`),
          }))}
        />
      </Group>
      <Box as="section" aria-label={t('terms.names.allocationOrder')}>
        <Box fontWeight="medium" mb="1.5">
          {t('terms.names.allocationOrder')}
        </Box>
        <chakra.ol display="grid" gap="1" maxW="420px" ps="5">
          {allocationOrder.map((kind, index) => (
            <li key={kind}>
              <Flex align="center" justify="space-between" minH="9">
                {t(`terms.values.dueKinds.${kind}`)}
                {index > 0 ? (
                  <Button
                    size="sm"
                    variant="quiet"
                    onClick={() =>
                      set({
                        allocationOrder: allocationOrder.toSpliced(index, 1).toSpliced(index - 1, 0, kind),
                      })
                    }
                  >
                    {t('terms.form.earlier', { kind: t(`terms.values.dueKinds.${kind}`) })}
                  </Button>
                ) : null}
              </Flex>
            </li>
          ))}
        </chakra.ol>
      </Box>
      <RepaymentFields
        options={draft.repayment}
        error={wrong.includes('repayment') ? t('terms.form.wrongRepayment') : undefined}
        onChange={(repayment) => set({ repayment })}
      />
    </Box>
  )
}
