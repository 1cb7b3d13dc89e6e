import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { allEndpoints } from '#shared/api/all-endpoints.ts'
import type { Endpoint } from '#shared/api/endpoint.ts'
import { codeOf, type ErrorName, errorCatalogue, pipelineErrors } from '#shared/api/errors.ts'

const names = Object.keys(errorCatalogue) as ErrorName[]

const from = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index)

/** The codes in the clients' error catalogue, and those with a meaning in the landing shell. */
const clientsCodes = [
  1,
  2,
  3,
  400,
  401,
  403,
  404,
  429,
  2003,
  ...from(411003, 411006),
  ...from(20001, 20013),
  ...from(20015, 20018),
  ...from(30001, 30017),
  30033,
  ...from(40001, 40005),
  ...from(50001, 50003),
  ...from(60001, 60003),
  70001,
  ...from(80001, 80019),
  800003,
  80800001,
  80800003,
  80810004,
  ...from(90010001, 90010012),
  ...from(90020001, 90020003),
  ...from(500, 515),
]

const success = 'a call that succeeds answers its data'
const missingField = 'an empty field is told among the wrong ones of invalidInput, all at once'
const wrongField = 'a wrong field is told among the wrong ones of invalidInput, by its rule'
const oneOutcome = 'a write that fails is told by what it failed on, or as internalError'
const random = 'numbers are random, and no range runs out'
const reserved = 'no failure of this system is told by it; older servers answer it'

/** Codes that no call returns, and why clients keep texts for them. */
const keptForClients: Partial<Record<ErrorName, string>> = {
  emailRegistered: 'a forgotten password is asked for by an address that has one',
  added: success,
  updated: success,
  deleted: success,
  notUpdated: oneOutcome,
  notDeleted: oneOutcome,
  templateUnavailable: 'the templates of papers and mails are part of the build',
  brnMissing: missingField,
  englishNameMissing: missingField,
  usccMissing: missingField,
  chineseNameMissing: missingField,
  companyRegistrationMissing: missingField,
  captchaMissing: missingField,
  emailMissing: missingField,
  companyNameMissing: missingField,
  userNameMissing: missingField,
  invalidRegion: wrongField,
  invalidCompanyDetails: wrongField,
  invalidCompanyName: wrongField,
  invalidRegistrationNumber: wrongField,
  invalidUserDetails: wrongField,
  invalidEmail: wrongField,
  invalidMobile: wrongField,
  invalidLanguage: wrongField,
  invalidRole: wrongField,
  companyNumberNotIssued: random,
  userNumberNotIssued: random,
  verifiedEmailFixed: 'a proven address may be changed, by a code that the next one receives',
  unlockedTooOften: 'the lender unlocks an account as often as it sees fit',
  kycSystemError: 'a failure of the server is internalError on every call',
  downloadFailed: 'a file is downloaded from the store itself, by a link',
  wrongEmailOrPassword: 'the landing shell shows wrongPassword under its field',
  invalidVerificationCode: 'a code is told by what it was sent by: a picture, a text message or a mail',
  emailAlreadyVerified: 'a link that is opened twice answers as the first time',
  notAvailableYet: 'what is declared is there',
  underMaintenance: 'answered by every call alike while an environment is being maintained',
  systemError505: reserved,
  systemError506: reserved,
  systemError507: reserved,
  systemError508: reserved,
  systemError509: reserved,
  systemError510: reserved,
  systemError511: reserved,
  systemError512: reserved,
  systemError513: reserved,
  systemError514: reserved,
  systemError515: reserved,
}

const functions = resolve(import.meta.dirname, '../../../functions')
const sources = globSync('**/*.ts', { cwd: functions }).map((file) => ({
  isDesk: file.startsWith('desk'),
  text: readFileSync(join(functions, file), 'utf8'),
}))

const declared = Object.values(allEndpoints).flatMap((area) =>
  Object.values<Endpoint>(area).flatMap(({ errors }) => errors),
)
/** Acts of the back office declare no codes: their errors are texts. */
const ofDesk = sources
  .filter(({ isDesk }) => isDesk)
  .flatMap(({ text }) => [...text.matchAll(/refuseAct\(\s*'(\w+)'/g)].map(([, name]) => name as ErrorName))
const answered = new Set<ErrorName>([...pipelineErrors, ...declared, ...ofDesk])

describe('the clients’ codes', () => {
  it('are those of the catalogue', () => {
    expect([...new Set(names.map(codeOf))].toSorted((a, b) => a - b)).toEqual(
      clientsCodes.toSorted((a, b) => a - b),
    )
  })

  it('are each returned by some call, or kept for a reason', () => {
    const codesAnswered = new Set([...answered].map(codeOf))
    const unanswered = names.filter((name) => !codesAnswered.has(codeOf(name)))
    expect(Object.keys(keptForClients).toSorted()).toEqual(unanswered.toSorted())
  })

  it('are returned by a handler or the pipeline if declared', () => {
    const unauditedTypes = [...new Set(declared)].filter(
      (name) => !sources.some(({ isDesk, text }) => !isDesk && text.includes(`'${name}'`)),
    )
    expect(unauditedTypes).toEqual([])
  })
})
