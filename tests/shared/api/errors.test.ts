import { describe, expect, it } from 'vitest'
import { allEndpoints } from '#shared/api/all-endpoints.ts'
import type { Endpoint } from '#shared/api/endpoint.ts'
import {
  codeOf,
  type ErrorName,
  errorCatalogue,
  errorOfCode,
  pipelineErrors,
  sessionErrors,
} from '#shared/api/errors.ts'

const endpoints = Object.values(allEndpoints).flatMap((area) => Object.values<Endpoint>(area))

describe('a code with a meaning per call', () => {
  it('has the call’s declared meaning, otherwise the first one', () => {
    expect(errorOfCode(1, ['emailUnknown'])).toBe('emailUnknown')
    expect(errorOfCode(1, [])).toBe('signupPhoneTaken')
    expect(errorOfCode(20018, ['emailUnknown'])).toBe('notFound')
    expect(errorOfCode(60001, []), 'the pipeline’s own').toBe('stepUpNeeded')
    expect(errorOfCode(60001, ['secondFactorNeeded'])).toBe('secondFactorNeeded')
    expect(errorOfCode(77001, ['emailUnknown'])).toBeUndefined()
  })

  it('has one meaning per call', () => {
    const ambiguous = endpoints.flatMap(({ name, audience, errors }) => {
      const implied: readonly ErrorName[] = pipelineErrors.filter(
        (each) => audience === 'session' || !sessionErrors.some((ofSession) => ofSession === each),
      )
      const byCode = Map.groupBy(new Set<ErrorName>([...errors, ...implied]), codeOf)
      return [...byCode.values()].filter((names) => names.length > 1).map((names) => [name, ...names])
    })
    expect(ambiguous).toEqual([])
  })

  it('has one status', () => {
    for (const { code, status } of Object.values(errorCatalogue)) {
      const others = Object.values(errorCatalogue).filter((each) => each.code === code)
      expect(others.map((each) => each.status)).toEqual(others.map(() => status))
    }
  })
})
