import { type ClipboardEvent, useEffect, useRef } from 'react'
import { kycEndpoints } from '#shared/kyc/kyc.endpoints.ts'
import { type IdentityField, identityFields } from '#shared/kyc/risk-points.schema.ts'
import { call } from '../../api/call.ts'
import type { OnboardingStep } from './onboarding-steps.ts'

const key = 'device-id'

/** Drawn once for a browser, and kept until its storage is cleared. */
const deviceId = (): string => {
  const kept = localStorage.getItem(key)
  if (kept && /^[\w-]{1,64}$/.test(kept)) return kept
  const drawn = crypto.randomUUID()
  localStorage.setItem(key, drawn)
  return drawn
}

/**
 * Notes, as the privacy notice says, on which device each step was filled in, and into which identity numbers something
 * was pasted. Sent when a step is left; a seller is not held up by it, nor told when it fails.
 */
export const useRiskPoints = (step: OnboardingStep) => {
  const pasted = useRef(new Set<IdentityField>())
  useEffect(() => {
    const fields = pasted.current
    return () => {
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
      const point = { step, device: deviceId(), time_zone: timeZone || 'UTC', pasted: [...fields] }
      fields.clear()
      call(kycEndpoints.keepRiskPoints, { body: { points: [point] } }).catch(() => {})
    }
  }, [step])
  return (event: ClipboardEvent<HTMLElement>) => {
    const path = (event.target as HTMLElement).closest<HTMLElement>('[data-field]')?.dataset['field']
    const field = identityFields.find((each) => each === path?.split('.').at(-1))
    if (field) pasted.current.add(field)
  }
}
