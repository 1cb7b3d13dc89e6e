import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dictionary } from '@zxcvbn-ts/language-common'
import { expect, test } from 'vitest'
import { maximumFileSize } from '#shared/files/file-types.ts'
import { securityLogKeptDays } from '#shared/privacy/retention-days.ts'
import { wideNetworkFactor } from '../../functions/account/limits/network-of.ts'
import { wrongPasswordsAllowed } from '../../functions/account/passwords/login-attempt-limiter.ts'
import { maxSessions } from '../../functions/account/sessions/open-session.ts'
import { maxDocumentsPerDay } from '../../functions/data/document-files.ts'
import { maxTokenSeconds } from '../../functions/data/signing-keys.ts'
import { maxCodeAttempts } from '../../functions/data/verification-codes.ts'
import { maxUnreferencedBytes, maxUploadsADay } from '../../functions/files/begin-upload.ts'
import {
  defaultIdleMinutes,
  defaultNetworkLimits,
  defaultSmsPerHour,
} from '../../functions/runtime/config.ts'
import { reservedConcurrency } from '../../infra/lambdas.ts'

const root = join(import.meta.dirname, '..', '..')

/**
 * The levels of a section's requirements in the OWASP ASVS 5.0, in order; `3` for a requirement of neither
 * level 1 nor 2.
 */
const sections: Readonly<Record<string, string>> = {
  '1.1': '22',
  '1.2': '1111122223',
  '1.3': '112222222223',
  '1.4': '222',
  '1.5': '123',
  '2.1': '122',
  '2.2': '112',
  '2.3': '12223',
  '2.4': '23',
  '3.2': '113',
  '3.3': '12223',
  '3.4': '11222233',
  '3.5': '11122333',
  '3.7': '22333',
  '4.1': '12233',
  '4.2': '23333',
  '4.3': '22',
  '4.4': '1222',
  '5.1': '2',
  '5.2': '112333',
  '5.3': '113',
  '5.4': '222',
  '6.1': '122',
  '6.2': '111111112222',
  '6.3': '11223333',
  '6.4': '112233',
  '6.5': '22222333',
  '6.6': '2223',
  '6.8': '2222',
  '7.1': '222',
  '7.2': '1111',
  '7.3': '22',
  '7.4': '11222',
  '7.5': '223',
  '7.6': '22',
  '8.1': '1233',
  '8.2': '1123',
  '8.3': '133',
  '8.4': '23',
  '9.1': '111',
  '9.2': '1222',
  '10.1': '22',
  '10.2': '223',
  '10.3': '22223',
  '10.4': '1111122222233333',
  '10.5': '22222',
  '10.6': '22',
  '10.7': '222',
  '11.1': '2233',
  '11.2': '22233',
  '11.3': '11233',
  '11.4': '1222',
  '11.5': '23',
  '11.6': '23',
  '12.1': '12233',
  '12.2': '11',
  '12.3': '22223',
  '13.1': '2333',
  '13.2': '222223',
  '13.3': '2233',
  '13.4': '1222233',
  '14.1': '22',
  '14.2': '12223333',
  '14.3': '122',
  '15.1': '12233',
  '15.2': '12233',
  '15.3': '1222222',
  '16.1': '2',
  '16.2': '22222',
  '16.3': '2222',
  '16.4': '222',
  '16.5': '2223',
  '17.1': '23',
  '17.2': '22223333',
  '17.3': '22',
}

const asked = Object.entries(sections).flatMap(([section, levels]) =>
  Array.from(levels, (level, index) => [`${section}.${index + 1}`, level] as const).filter(
    ([, level]) => level !== '3',
  ),
)

const rows = globSync('docs/security/*.md', { cwd: root }).flatMap((file) =>
  [
    ...readFileSync(join(root, file), 'utf8').matchAll(
      /^\| (\d+\.\d+\.\d+) \| (\d) \| (yes|partly|no|none) \| (.+?) \| (.+) \|$/gm,
    ),
  ].map(([, id = '', level = '', met = '', , where = '']) => ({ file, id, level, met, where })),
)

const guide = readFileSync(join(root, 'docs', 'security.md'), 'utf8')

test('every requirement of level 1 and 2 has one row', () => {
  expect(rows.map(({ id, level }) => `${id} ${level}`).toSorted()).toEqual(
    asked.map((each) => each.join(' ')).toSorted(),
  )
})

test('unmet requirements have a reason, and partly met ones their gap', () => {
  const bare = rows.filter(
    ({ met, where }) => ['no', 'partly'].includes(met) && where.length <= 40 && !where.startsWith('as '),
  )
  expect(bare).toEqual([])
})

/** A file or folder of the project, or a section of the guides. */
const isProof = (named: string) => existsSync(join(root, named))
const headings = new Set(
  [...guide.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => heading.toLowerCase().replaceAll(' ', '-')),
)

test('met requirements refer to a file or a section', () => {
  const unproven = rows.filter(({ met, where }) => {
    const files = [...where.matchAll(/`([^`\s]+)`/g)].map(([, named = '']) => named)
    const headingsNamed = [...where.matchAll(/\]\(\.\.\/security\.md#([\w-]+)\)/g)].map(([, id = '']) => id)
    const isSaid = headingsNamed.some((id) => headings.has(id)) || where.includes('](../../SECURITY.md)')
    return met === 'yes' && !isSaid && !files.some(isProof)
  })
  expect(unproven.map(({ id, where }) => `${id} ${where}`)).toEqual([])
})

test('the summary has their counts', () => {
  const counted = (state: string) => rows.filter(({ met }) => met === state).length
  expect(guide).toContain(
    `Of ${rows.length} requirements the portal meets ${counted('yes')}, ${counted('partly')} in part and ${counted('no')} not; ${counted('none')} do not apply.`,
  )
})

const megabytes = (bytes: number) => bytes / 1024 / 1024
const grouped = (figure: number) => figure.toLocaleString('en')

const { withoutCaptcha, atAll } = wrongPasswordsAllowed
const { wrongPasswords, sendings } = defaultNetworkLimits

/** Statements with figures that the code determines. */
const stated = [
  `| wrong passwords for an account from unknown browsers | ${withoutCaptcha} | ${atAll} |`,
  `a separate counter, so that strangers cannot lock the user out | ${withoutCaptcha} | ${atAll} |`,
  `| wrong passwords from a network address | ${wrongPasswords.withoutCaptcha} | ${wrongPasswords.atAll} |`,
  `| the same from an IPv6 network of 48 bits | ${wideNetworkFactor * wrongPasswords.withoutCaptcha} | ${grouped(wideNetworkFactor * wrongPasswords.atAll)} |`,
  `| codes and links from a network address | ${sendings.withoutCaptcha} | ${sendings.atAll} |`,
  `| attempts at a code | | ${maxCodeAttempts} |`,
  `| SMS in total | | ${defaultSmsPerHour} an hour |`,
  `A session ends ${maxTokenSeconds / 3600} hours after its login, or ${defaultIdleMinutes} minutes after its last call`,
  `A user has at most ${maxSessions} sessions`,
  `${maxUploadsADay} uploads and ${megabytes(maxUnreferencedBytes)} MB`,
  `${maxDocumentsPerDay} documents`,
  `of at most ${megabytes(maximumFileSize)} MB`,
  `${reservedConcurrency.account} at once; attempts are counted first`,
  `an event behind the stream, ${reservedConcurrency.events} at once`,
  `the user | ${securityLogKeptDays} days |`,
  `${grouped(Math.floor(dictionary['passwords-common'].length / 1000) * 1000)} of them, and how they are adorned`,
]

test('stated figures match the code', () => {
  const all = [guide, ...rows.map(({ where }) => where)].join('\n')
  expect(stated.filter((words) => !all.includes(words))).toEqual([])
})

test('every chapter is linked', () => {
  for (const { file } of rows) expect(guide).toContain(`(${file.replace('docs/', '')})`)
})
