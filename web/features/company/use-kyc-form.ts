import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { kycEndpoints } from '../../../shared/kyc/kyc.endpoints.ts'
import { type KycSectionName, kycSectionNames } from '../../../shared/kyc/kyc-sections.ts'
import { businessDate } from '../../../shared/time/business-date.ts'
import { isApiError } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { useFailureWords } from '../../api/use-failure-words.ts'
import type { UploadedFile } from '../../ui/file-field.tsx'
import type { FormState } from '../../ui/form/form-state.ts'
import { useShownRules } from '../../ui/form/use-shown-rules.ts'
import {
  brokenRules,
  draftPath,
  draftsOf,
  type FieldValues,
  type KycDetail,
  type KycDrafts,
  newPerson,
  savableData,
  valueAt,
  withValue,
} from './kyc-drafts.ts'
import { createSectionSaver, type SaveState } from './section-saver.ts'
import { kycKey } from './use-company.ts'

const quiet = 1000

const sectionOf = (path: string): KycSectionName =>
  kycSectionNames.find((section) => path.startsWith(section)) ?? 'company_info'

/** Rules about a section as a whole say more than the catalogue's words for the rule. */
const wholeRules: Readonly<Record<string, 'noDirector' | 'tooMuchOwned' | 'nothingFilled'>> = {
  'business_info atLeastOne': 'nothingFilled',
  'connected_persons.persons atLeastOne': 'noDirector',
  'connected_persons.persons percentInvalid': 'tooMuchOwned',
}

/** All that is typed during onboarding: kept while the seller goes from step to step, and saved as it changes. */
export const useKycForm = (kyc: KycDetail) => {
  const { t } = useTranslation('company')
  const queryClient = useQueryClient()
  const { ruleMessage } = useFailureWords()
  const [drafts, setDrafts] = useState<KycDrafts>(() => draftsOf(kyc))
  const [files, setFiles] = useState<ReadonlyMap<string, UploadedFile>>(
    () => new Map(kyc.files.map((file) => [file.file_id, { id: file.file_id, name: file.file_name, size: file.size }])),
  )
  const [saveState, setSaveState] = useState<SaveState>('idle')
  const [saveError, setSaveError] = useState<unknown>(null)
  const broken = useMemo(() => brokenRules(drafts, businessDate(new Date())), [drafts])
  const shown = useShownRules(broken)

  const { tell, forget } = shown
  // An upload ends long after it began: what it changes then is what is typed by then.
  const draftsNow = useRef(drafts)
  const filesNow = useRef(files)
  const takeFile = useCallback((file: UploadedFile) => {
    filesNow.current = new Map(filesNow.current).set(file.id, file)
    setFiles(filesNow.current)
  }, [])
  const saver = useMemo(
    () =>
      createSectionSaver({
        quiet,
        save: async (section, data) => {
          await call(kycEndpoints.saveKycSection, { params: { id: kyc.id }, body: { section, data } })
          queryClient.setQueryData<KycDetail>(kycKey(kyc.id), (before) =>
            before
              ? {
                  ...before,
                  [section]: data,
                  files: [...filesNow.current.values()].map(({ id, name, size = 0 }) => ({
                    file_id: id,
                    file_name: name,
                    size,
                  })),
                }
              : before,
          )
        },
        onState: (state, failure) => {
          setSaveState(state)
          setSaveError(failure?.error ?? null)
          if (failure && isApiError(failure.error))
            tell(
              Object.fromEntries(
                failure.error.errors.map(({ field, rule }) => [draftPath(field, failure.section), rule]),
              ),
            )
        },
      }),
    [kyc.id, queryClient, tell],
  )
  useEffect(() => () => void saver.flush(), [saver])

  const keep = useCallback(
    (section: KycSectionName, change: (before: KycDrafts) => KycDrafts) => {
      const next = change(draftsNow.current)
      draftsNow.current = next
      setDrafts(next)
      saver.change(section, savableData(next, section))
    },
    [saver],
  )
  const ruleWords = useCallback(
    (path: string, rule: string): string => {
      const whole = wholeRules[`${path} ${rule}`]
      return whole ? t(`wrong.${whole}`) : ruleMessage(rule)
    },
    [ruleMessage, t],
  )
  const state: FormState = {
    valueOf: (path) => valueAt(drafts, path),
    change: (path, change) => {
      forget(path)
      keep(sectionOf(path), (before) =>
        withValue(before, path, typeof change === 'function' ? change(valueAt(before, path)) : change),
      )
    },
    errorOf: (path) => {
      const rule = shown.ruleOf(path)
      return rule ? ruleWords(path, rule) : undefined
    },
    leave: shown.leave,
  }
  const changePersons = (change: (persons: readonly FieldValues[]) => readonly FieldValues[]) =>
    keep('connected_persons', (before) => ({
      ...before,
      connected_persons: { persons: change(before.connected_persons.persons) },
    }))
  return {
    state,
    drafts,
    broken,
    ruleWords,
    attempt: shown.attempt,
    tell,
    saveState,
    saveError,
    saveNow: saver.flush,
    files: { fileOf: (id: string) => files.get(id), onUploaded: takeFile },
    addPerson: () => changePersons((persons) => [...persons, newPerson()]),
    removePerson: (index: number) => changePersons((persons) => persons.filter((_, each) => each !== index)),
  }
}

export type KycForm = ReturnType<typeof useKycForm>
