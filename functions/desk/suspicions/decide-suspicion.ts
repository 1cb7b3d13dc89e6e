import { businessDate } from '#shared/time/business-date.ts'
import { type RunAct, refuseAct } from '../engine/desk-act.ts'
import { changeSuspicion, hasAll } from './change-suspicion.ts'

export const decideSuspicionAct: RunAct<'suspicion-decide'> = (
  { suspicionId, reportDecision },
  act,
  deps,
) => {
  const to = reportDecision === 'report' ? 'to report' : 'not reported'
  const decided = { at: deps.clock().toISOString(), by: act.actor, reason: act.reason ?? '' }
  return changeSuspicion(
    suspicionId,
    { to, with: { decided }, isSame: ({ status }) => status === to },
    act,
    deps,
  )
}

const refuseLaterDay = (day: string, { clock }: { clock: () => Date }) =>
  day > businessDate(clock()) ? refuseAct('invalidDate', `${day} is yet to come`) : undefined

export const reportSuspicionAct: RunAct<'suspicion-report'> = async (
  { suspicionId, reportedOn, jfiuReference, followUpOn },
  act,
  deps,
) => {
  const report = { reportedOn, jfiuReference, ...(followUpOn ? { followUpOn } : {}) }
  return (
    refuseLaterDay(reportedOn, deps) ??
    changeSuspicion(
      suspicionId,
      { to: 'reported', with: report, isSame: (stored) => hasAll(stored, report) },
      act,
      deps,
    )
  )
}

export const recordConsentAct: RunAct<'suspicion-consent'> = async (
  { suspicionId, jfiuConsent, consentOn, followUpOn },
  act,
  deps,
) => {
  const answer = { consent: jfiuConsent, consentOn, ...(followUpOn ? { followUpOn } : {}) }
  return (
    refuseLaterDay(consentOn, deps) ??
    changeSuspicion(suspicionId, { with: answer, isSame: (stored) => hasAll(stored, answer) }, act, deps)
  )
}

export const closeSuspicionAct: RunAct<'suspicion-close'> = ({ suspicionId }, act, deps) => {
  const closed = { at: deps.clock().toISOString(), by: act.actor, reason: act.reason ?? '' }
  return changeSuspicion(
    suspicionId,
    { to: 'closed', with: { closed }, isSame: ({ status }) => status === 'closed' },
    act,
    deps,
  )
}
