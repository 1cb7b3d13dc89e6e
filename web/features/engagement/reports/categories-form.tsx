import { chakra, Flex } from '@chakra-ui/react'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { FieldRule } from '#shared/api/field-rules.ts'
import { categoryReportEndpoints } from '#shared/engagement/category-report.endpoints.ts'
import { peerConsentVersion } from '#shared/reports/peer-consent.ts'
import { call } from '../../../api/call.ts'
import { Button } from '../../../ui/button.tsx'
import { CheckboxField } from '../../../ui/checkbox-field.tsx'
import { FormArea } from '../../../ui/form/form-area.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { Notice } from '../../../ui/notice.tsx'
import { showToast } from '../../../ui/toasts.tsx'
import type { Category, CategoryReport } from './category.ts'
import { CategorySearch } from './category-search.tsx'
import { categoryReportQuery } from './reports-queries.ts'

/** Equal to `maxCategories`, whose module would bundle the whole dictionary. */
const most = 5

interface Values {
  readonly categories: readonly Category[]
  readonly shares: boolean
}

const rulesOf = ({ categories }: Values): Readonly<Record<string, FieldRule>> =>
  categories.length === 0 ? { categories: 'atLeastOne' } : {}

/** Chooses the report's categories, and whether the shops' figures may be included in the comparison. */
export const CategoriesForm = ({ report, onDone }: { report: CategoryReport; onDone: () => void }) => {
  const { t } = useTranslation('reports')
  const queryClient = useQueryClient()
  const form = useForm<Values>({
    initial: { categories: report.categories, shares: report.shares_figures },
    rulesOf,
    words: { 'categories atLeastOne': t('categories.atLeastOne') },
    send: ({ categories, shares }) =>
      call(categoryReportEndpoints.storeCategoryReport, {
        body: {
          categories: categories.map(({ key_id: key }) => key),
          shares_figures: shares,
          consent_version: peerConsentVersion,
        },
      }),
    onDone: async () => {
      await queryClient.invalidateQueries({ queryKey: categoryReportQuery.queryKey })
      showToast('positive', t('categories.saved'))
      onDone()
    },
  })
  return (
    <FormArea form={form} gap="5">
      <CategorySearch
        chosen={form.values.categories}
        most={most}
        error={form.text('categories').error}
        onChange={(categories) => {
          form.forget('categories')
          form.update((before) => ({ ...before, categories }))
        }}
      />
      <CheckboxField
        {...form.tick('shares')}
        label={
          <>
            {t('categories.shares')}
            <chakra.span display="block" mt="1" color="text.quiet" fontSize="sm">
              {t('categories.sharesNote')}
            </chakra.span>
          </>
        }
      />
      {form.failureTranslations ? <Notice tone="negative">{form.failureTranslations}</Notice> : null}
      <Flex gap="3" wrap="wrap">
        <Button type="submit" busy={form.busy}>
          {t('categories.save')}
        </Button>
        {report.categories.length > 0 ? (
          <Button variant="quiet" onClick={onDone}>
            {t('categories.cancel')}
          </Button>
        ) : null}
      </Flex>
    </FormArea>
  )
}
