import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { ShownKyc } from '#shared/desk/kyc.ts'
import type { KycCheck } from '#shared/kyc/valid-checks.ts'
import { createSectionSaver } from '../../../ui/form/section-saver.ts'
import { callAct } from '../../api/call-act.ts'
import { useMe } from '../../app/use-me.ts'
import { useRefusalTranslations } from '../../ui/failed.tsx'
import { newReturn, type Return, type Returns } from './returns.ts'

/** Milliseconds of quiet after the last key before a draft is saved. */
const quiet = 400

/**
 * The checks of a KYC: the accepted fields, the fields to return, and the functions that change both. They are stored
 * on the server under the reviewer's name and applied to the cached response at once; a refused acceptance is undone.
 */
export const useChecks = ({ companyId, kycId, checks, draftReturns, versions }: ShownKyc) => {
  const client = useQueryClient()
  const { actor } = useMe()
  const refusalTranslations = useRefusalTranslations()
  const [refusal, setRefusal] = useState<unknown>()
  // Typed text needs a state that changes at once: the response in the cache reaches the screen a moment later.
  const [returns, setReturns] = useState<Returns>(() =>
    Object.fromEntries(
      draftReturns.map(({ field, toReturn: { reason, words = newReturn.words } }) => [
        field,
        { reason, words },
      ]),
    ),
  )
  const submittedAt = versions[0]?.submittedAt ?? ''

  const replace = (paths: readonly string[], check: (field: string) => Partial<KycCheck> | undefined) =>
    client.setQueriesData<ShownKyc>(
      {
        queryKey: ['kyc-show'],
        predicate: ({ state }) => (state.data as ShownKyc | undefined)?.kycId === kycId,
      },
      (shown) => {
        if (!shown) return shown
        const kept = <Check extends KycCheck>(each: readonly Check[]) =>
          each.filter(({ field }) => !paths.includes(field))
        const by = { submittedAt, by: actor, at: new Date().toISOString() }
        const added = paths.flatMap((field) => {
          const each = check(field)
          return each ? { field, ...by, ...each } : []
        })
        return {
          ...shown,
          checks: [...kept(shown.checks), ...added.filter(({ toReturn }) => !toReturn)],
          draftReturns: [
            ...kept(shown.draftReturns),
            ...added.flatMap(({ toReturn, ...each }) => (toReturn ? { ...each, toReturn } : [])),
          ],
        }
      },
    )

  const store = (changed: readonly string[], more: object) =>
    callAct('kyc-check', { companyId, kycId, fields: changed, ...more })

  const [saver] = useState(() =>
    createSectionSaver<string, Return | undefined>({
      quiet,
      save: (path, value) => store([path], value ? { toReturn: value } : { takenBack: true }),
      onState: (_state, failure) => setRefusal(failure?.error),
    }),
  )
  useEffect(() => () => void saver.flush(), [saver])

  const accepted: ReadonlySet<string> = new Set(checks.map(({ field }) => field))
  const accept = async (paths: readonly string[], isAccepted: boolean): Promise<void> => {
    const changing = paths.filter((path) => accepted.has(path) !== isAccepted)
    if (changing.length === 0) return
    const set = (is: boolean) => replace(changing, () => (is ? {} : undefined))
    set(isAccepted)
    setRefusal(undefined)
    try {
      await store(changing, isAccepted ? {} : { takenBack: true })
    } catch (error) {
      set(!isAccepted)
      setRefusal(error)
    }
  }

  const setReturn = (path: string, value: Return | undefined): void => {
    setReturns(({ [path]: _former, ...others }) => (value ? { ...others, [path]: value } : others))
    replace([path], () => value && { toReturn: value })
    saver.change(path, value)
  }

  return {
    accepted,
    accept,
    returns,
    setReturn,
    refusal: refusal === undefined ? undefined : refusalTranslations(refusal),
  }
}
