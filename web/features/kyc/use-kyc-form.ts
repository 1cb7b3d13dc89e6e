import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { kycEndpoints } from '#shared/kyc/kyc.endpoints.ts'
import { type KycSectionName, kycSectionNames } from '#shared/kyc/kyc-sections.ts'
import { isApiError } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { useRuleWords } from '../../api/use-rule-words.ts'
import type { UploadedFile } from '../../ui/file-field.tsx'
import type { FormState } from '../../ui/form/form-state.ts'
import { useShownRules } from '../../ui/form/use-shown-rules.ts'
import {
  brokenKycRules,
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
import { kycQuery } from './kyc-queries.ts'
import { createSectionSaver, type SaveState } from './section-saver.ts'
import { useToday } from './use-today.ts'

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
  const { t } = useTranslation('kyc')
  const queryClient = useQueryClient()
  const { ruleMessage } = useRuleWords()
  const [drafts, setDrafts] = useState<KycDrafts>(() => draftsOf(kyc))
  const [files, setFiles] = useState<ReadonlyMap<string, UploadedFile>>(
    () =>
      new Map(
        kyc.files.map((file) => [file.file_id, { id: file.file_id, name: file.file_name, size: file.size }]),
      ),
  )
  const [saveState, setSaveState] = useState<SaveState>('idle')
  const today = useToday()
  const broken = useMemo(() => brokenKycRules(drafts, today), [drafts, today])
  const shown = useShownRules(broken)

  const { tell, forget } = shown
  const keepAnswer = useCallback(
    (change: (before: KycDetail) => KycDetail) =>
      queryClient.setQueryData(kycQuery(kyc.id).queryKey, (before) => before && change(before)),
    [queryClient, kyc.id],
  )
  const takeFile = useCallback(
    (file: UploadedFile) => {
      setFiles((before) => new Map(before).set(file.id, file))
      const { id: file_id, name: file_name, size = 0 } = file
      keepAnswer((before) => ({ ...before, files: [...before.files, { file_id, file_name, size }] }))
    },
    [keepAnswer],
  )
  const saver = useMemo(
    () =>
      createSectionSaver({
        quiet,
        save: async (section, data) => {
          await call(kycEndpoints.saveKycSection, { params: { id: kyc.id }, body: { section, data } })
          keepAnswer((before) => ({ ...before, [section]: data }))
        },
        onState: (state, failure) => {
          setSaveState(state)
          if (!failure || !isApiError(failure.error)) return
          const wrong = failure.error.errors.map(({ field, rule }) => [
            draftPath(field, failure.section),
            rule,
          ])
          tell(Object.fromEntries(wrong))
        },
      }),
    [kyc.id, keepAnswer, tell],
  )
  useEffect(() => {
    // Who turns to another tab, or closes this one, does not wait for the quiet after the last key.
    const saveBeforeLeaving = () => {
      if (document.visibilityState === 'hidden') void saver.flush()
    }
    document.addEventListener('visibilitychange', saveBeforeLeaving)
    return () => {
      document.removeEventListener('visibilitychange', saveBeforeLeaving)
      void saver.flush()
    }
  }, [saver])

  // An upload ends long after it began: what it changes then is what is typed by then.
  const draftsNow = useRef(drafts)
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
    saveNow: saver.flush,
    files: { fileOf: (id: string) => files.get(id), onUploaded: takeFile },
    addPerson: () => changePersons((persons) => [...persons, newPerson()]),
    removePerson: (index: number) => changePersons((persons) => persons.filter((_, each) => each !== index)),
  }
}

export type KycForm = ReturnType<typeof useKycForm>
