import * as z from 'zod/mini'
import { emailAddress } from '../account/account-fields.schema.ts'
import { oneLineSchema, randomIdSchema } from '../api/field-schemas.ts'
import { companyRoles } from '../companies/company-roles.ts'
import { locales } from '../i18n/locales.ts'
import { isMobile, mobileAreaCodes } from '../identifiers/mobile.ts'
import { correctionSubjects } from '../privacy/corrections.ts'
import { productLines } from '../product-lines/product-lines.ts'
import { absolutePath, siteBase, withQuery } from '../site/screen-paths.ts'
import { act } from './act.ts'
import {
  chosenId,
  describedField,
  fields,
  flag,
  shortText,
  userFields,
  workQueueFields,
} from './act-fields.ts'
import { contentReaders, promoting, supporting } from './desk-roles.ts'
import { linkView, shownUser } from './people.ts'
import { count, instant, recordId, state, text, yesNo } from './response-fields.ts'
import { workQueue } from './work-responses.ts'

export const correctionFields = {
  userId: describedField(randomIdSchema, 'who asked', '9b2f6c1e-6a0c-4c38-9a53-0c1d7f1f2a11', 'correction'),
  requestId: describedField(
    randomIdSchema,
    'what was asked for',
    '20270104021000000-4829134471',
    'correction',
  ),
  answer: describedField(
    shortText(1000),
    'what the user is told',
    'The name is corrected in the verification and on the agreement’s record.',
    'prose',
  ),
}

/** A mobile number in E.164 form, in its two parts. */
const phone = z.pipe(
  z.string().check(z.trim()),
  z.transform((typed, { issues }) => {
    const areaCode = mobileAreaCodes.find(
      (code) => typed.startsWith(code) && isMobile(code, typed.slice(code.length)),
    )
    if (areaCode) return { phoneCountryCode: areaCode, phoneNumber: typed.slice(areaCode.length) }
    issues.push({
      code: 'custom',
      message: 'a mobile number with its area code: +8613800138000',
      input: typed,
    })
    return z.NEVER
  }),
)

const longestCheck = 200

const examplePath = absolutePath(withQuery(productLines.hook.routePrefix, { cpid: '12' }))

const segmentPattern = /^(?!\.{1,2}$)[\w.~-]+$/

const queryPattern = /^[\w.~%&=+:,-]*$/

/**
 * True for the path of a page of the portal and nothing else: no segment that a browser or a router reads as another
 * origin or as a parent folder, and escapes only in the query.
 */
const isPortalPath = (typed: string): boolean => {
  const [path = '', query = '', ...more] = typed.split('?')
  const [before, base, ...segments] = path.split('/')
  const last = segments.length - 1
  return (
    before === '' &&
    `/${base}` === siteBase &&
    last >= 0 &&
    segments.every((segment, index) => segmentPattern.test(segment) || (segment === '' && index === last)) &&
    queryPattern.test(query) &&
    more.length === 0
  )
}

const path = z
  .string()
  .check(z.trim(), z.maxLength(500), z.refine(isPortalPath, `a path of this portal: ${siteBase}/…`))

const changedUser = z.strictObject({
  userId: recordId,
  email: text,
  companyId: z.optional(recordId),
  isActivated: yesNo,
  isSkip: yesNo,
  blockedAt: z.nullable(instant),
})
const answeredCorrection = z.strictObject({ userId: recordId, requestId: recordId, outcome: text })

export const userActs = {
  'correction-grant': act({
    summary:
      'Tells a user that what they asked to have corrected is corrected, and where. It corrects nothing by itself.',
    roles: supporting,
    subject: 'users',
    positional: ['userId', 'requestId'],
    needsReason: true,
    sensitive: {
      kinds: ['speaksForLender'],
      whyOnePerson: 'It corrects nothing by itself. One user reads its words, under their own profile.',
    },
    input: z.object(correctionFields),
    output: answeredCorrection,
  }),
  'correction-refuse': act({
    summary: 'Tells a user that something is not corrected, and why.',
    roles: supporting,
    subject: 'users',
    positional: ['userId', 'requestId'],
    needsReason: true,
    sensitive: {
      kinds: ['speaksForLender'],
      whyOnePerson: 'One user reads its words, under their own profile, with whom to complain to.',
    },
    input: z.object(correctionFields),
    output: answeredCorrection,
  }),
  'user-block': act({
    summary: 'Bars a user from logging in and ends their sessions.',
    roles: supporting,
    subject: 'users',
    positional: ['user'],
    needsReason: true,
    input: z.object(userFields),
    output: changedUser,
  }),
  'user-sign-out': act({
    summary: 'Ends all sessions of a user, as of one whose phone is lost. They may log in again.',
    roles: supporting,
    subject: 'users',
    positional: ['user'],
    needsReason: true,
    input: z.object(userFields),
    output: z.strictObject({ ...changedUser.shape, sessions: count }),
  }),
  'user-unblock': act({
    summary: 'Lets a user log in again that was blocked, or closed the account.',
    roles: supporting,
    subject: 'users',
    positional: ['user'],
    needsReason: true,
    input: z.object(userFields),
    output: changedUser,
  }),
  'user-invite': act({
    summary: 'Makes another user of a company, who is mailed a link to set a password; good for 7 days.',
    roles: supporting,
    subject: 'users',
    fourEyes: true,
    personal: ['email', 'name', 'phone'],
    positional: ['companyId', 'email'],
    sensitive: { kinds: ['speaksForLender'] },
    input: z.object({
      companyId: fields.companyId,
      email: describedField(
        emailAddress,
        'the e-mail address, which becomes the login name',
        'clerk@shop.example',
        'address',
      ),
      name: describedField(shortText(60), 'what the user is called', 'Chan Siu Ming', 'text'),
      phone: describedField(phone, 'the mobile number with its area code', '+8613800138000', 'address'),
      role: describedField(
        z._default(z.enum(companyRoles), 'user'),
        'what the user may be in the company: an administrator binds it',
        'administrator',
      ),
      internal: describedField(
        flag,
        'a colleague of the lender’s, who looks along as a user of the company and has an address of its own domain',
      ),
      language: describedField(
        z._default(z.enum(locales), 'zh-CN'),
        'the language of the mails to them',
        'zh-TW',
      ),
    }),
    output: z.strictObject({
      userId: recordId,
      companyId: recordId,
    }),
  }),
  'correction-list': act({
    summary: 'What users have asked to have corrected of what is kept of them, the longest waiting first.',
    roles: ['support', 'auditor'],
    subject: 'users',
    reads: 'personal data',
    input: z.object(workQueueFields),
    output: workQueue({
      userId: recordId,
      requestId: recordId,
      companyId: recordId,
      about: state(correctionSubjects),
      text: text,
      askedAt: instant,
      answerDue: instant,
    }),
  }),
  'link-list': act({
    summary: 'The short links and where they lead, by their ids.',
    roles: contentReaders,
    subject: 'told',
    reads: true,
    input: z.object({
      limit: fields.listLimit,
      cursor: fields.listCursor,
    }),
    output: z.strictObject({ links: z.array(linkView), cursor: z.exactOptional(text) }),
  }),
  'user-release-phone': act({
    summary:
      'Takes a mobile number from a user whose carrier has given it to somebody else, who can use it then. The user is asked to prove another.',
    roles: supporting,
    subject: 'users',
    positional: ['user'],
    needsReason: true,
    fourEyes: true,
    personal: ['user'],
    sensitive: { kinds: ['speaksForLender'] },
    input: z.object(userFields),
    output: changedUser,
  }),
  'user-reset-factors': act({
    summary:
      'Takes away the second factors of a user who has lost them. Their sessions end, and for a day the password alone confirms nothing.',
    roles: supporting,
    subject: 'users',
    positional: ['user', 'identityCheck'],
    needsReason: true,
    fourEyes: true,
    personal: ['user', 'identityCheck'],
    sensitive: { kinds: ['speaksForLender'] },
    input: z.object({
      ...userFields,
      identityCheck: describedField(
        oneLineSchema(longestCheck),
        'how it was made sure that it is the user who asks',
        'called back on the number on file',
        'text',
      ),
    }),
    output: changedUser,
  }),
  'email-resume': act({
    summary: 'Mails an address again that bounced or complained, once its reader says that it is well.',
    roles: supporting,
    subject: 'users',
    positional: ['email'],
    needsReason: true,
    input: z.object({
      email: describedField(
        emailAddress,
        'the address that is no longer mailed',
        'owner@shop.example',
        'address',
      ),
    }),
    output: z.strictObject({
      email: text,
      why: z.enum(['bounced', 'complained']),
      since: instant,
    }),
  }),
  'link-set': act({
    summary: `Sets where a short link leads: a page of this portal, as ${examplePath}.`,
    roles: promoting,
    subject: 'told',
    positional: ['id', 'path'],
    sensitive: { kinds: ['speaksForLender'] },
    needsReason: true,
    fourEyes: true,
    input: z.object({
      id: describedField(chosenId, 'the link’s name, as it stands in its address', 'spring-2027', 'link'),
      path: describedField(path, 'a page of the portal with its query', examplePath, 'address'),
    }),
    output: z.strictObject({
      id: recordId,
      path: text,
    }),
  }),
  'user-show': act({
    summary: 'A user, by id or e-mail address: what they may do, and how often the password was wrong today.',
    roles: ['reviewer', 'support', 'auditor'],
    subject: 'users',
    reads: 'personal data',
    positional: ['user'],
    input: z.object(userFields),
    output: shownUser,
  }),
  'user-skip': act({
    summary:
      'Makes a user one of another portal, who is passed to it where they come from there; --off undoes it.',
    roles: supporting,
    subject: 'users',
    positional: ['user'],
    input: z.object({ ...userFields, off: describedField(flag, 'undoes it') }),
    output: changedUser,
  }),
  'user-unlock': act({
    summary:
      'Forgets a user’s wrong passwords and codes of today, on known browsers too, so that they can log in before tomorrow.',
    roles: supporting,
    subject: 'users',
    positional: ['user'],
    input: z.object(userFields),
    output: z.strictObject({ ...changedUser.shape, wrongPasswordsToday: count }),
  }),
}
