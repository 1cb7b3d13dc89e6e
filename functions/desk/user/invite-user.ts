import * as z from 'zod/mini'
import { emailAddress } from '#shared/account/account-fields.schema.ts'
import { companyRoles } from '#shared/companies/company-roles.ts'
import { locales } from '#shared/i18n/locales.ts'
import { isMobile, mobileAreaCodes } from '#shared/identifiers/mobile.ts'
import { findCompany } from '../../data/companies.ts'
import { lineOfCompany } from '../../data/company-line.ts'
import { findCompanyOwner } from '../../data/company-owner.ts'
import { createCredentials } from '../../data/credentials.ts'
import { recordEvent } from '../../data/events.ts'
import { byLender, replaceMembership, withRole } from '../../data/memberships.ts'
import { createPasswordLink } from '../../data/password-links.ts'
import { createUser, type User } from '../../data/users.ts'
import { isInternalEmail } from '../../runtime/internal-email.ts'
import { describedField, fields, flag, shortText } from '../engine/act-fields.ts'
import { deskAct, refuseAct } from '../engine/desk-act.ts'

/** A mobile number in E.164 form, in its two parts. */
const phone = z.pipe(
  z.string().check(z.trim()),
  z.transform((text, { issues }) => {
    const areaCode = mobileAreaCodes.find(
      (code) => text.startsWith(code) && isMobile(code, text.slice(code.length)),
    )
    if (areaCode) return { phoneCountryCode: areaCode, phoneNumber: text.slice(areaCode.length) }
    issues.push({
      code: 'custom',
      message: 'a mobile number with its area code: +8613800138000',
      input: text,
    })
    return z.NEVER
  }),
)

/** The initial version of credentials, which the invitation's link is bound to. */
const firstVersion = 1

export const inviteUserAct = deskAct({
  name: 'user-invite',
  summary: 'Makes another user of a company, who is mailed a link to set a password; good for 7 days.',
  fourEyes: true,
  personal: ['email', 'name', 'phone'],
  positional: ['companyId', 'email'],
  sensitive: { kinds: ['speaksForLender'] },
  schema: z.object({
    companyId: fields.companyId,
    email: describedField(
      emailAddress,
      'the e-mail address, which becomes the login name',
      'clerk@shop.example',
    ),
    name: describedField(shortText(60), 'what the user is called', 'Chan Siu Ming'),
    phone: describedField(phone, 'the mobile number with its area code', '+8613800138000'),
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
  run: async (
    { companyId, email, name, phone: number, role, internal, language },
    act,
    { table, clock, random, seal, config },
  ) => {
    if (internal && !isInternalEmail(email, config))
      return refuseAct('notInternalEmail', 'a colleague of the lender’s has an address of its own domain')
    if (!internal && isInternalEmail(email, config))
      return refuseAct(
        'notInternalEmail',
        'an address of the lender’s own domain is a colleague’s: --internal',
      )
    if (internal && role === 'administrator')
      return refuseAct(
        'invalidInput',
        'a colleague of the lender’s looks along as a user: nobody of theirs binds a company',
      )
    if (!(await findCompany(table, companyId)))
      return refuseAct('notFound', `there is no company ${companyId}`)
    const { company, owner } = await findCompanyOwner(table, companyId)
    const now = clock()
    const user: User = {
      userId: random.id(),
      email,
      name,
      ...number,
      locale: language,
      isActivated: false,
      registerSource: (lineOfCompany(company, owner) ?? owner).registerSource,
      companyId,
      createdAt: now.toISOString(),
      version: 1,
    }
    const { userId } = user
    const token = random.secret()
    const written = await table.transact({
      ...createUser(table, user),
      ...replaceMembership(
        table,
        withRole(
          { companyId, userId, role, status: 'Active', since: user.createdAt, version: 0 },
          role,
          byLender,
          now,
        ),
      ),
      email: createCredentials(table, { email, userId, version: firstVersion }),
      link: createPasswordLink(table, token, 'initial', { userId, email, version: firstVersion }, now),
      event: recordEvent(
        table,
        { name: 'user-invited', userId, locale: language, sealedToken: await seal.seal(token, 'event') },
        random.id(),
        now,
      ),
      told: recordEvent(
        table,
        { name: 'company-users-changed', companyId, news: 'invitedByLender', email, role, userId },
        random.id(),
        now,
      ),
      audit: act.audit({
        companyId,
        before: null,
        after: { userId, role, language, internal },
        volatileFields: ['userId'],
      }),
    })
    if (written.ok) return { ok: true, userId, companyId }
    return written.failed.includes('email')
      ? refuseAct('emailTaken', 'the e-mail address is taken')
      : refuseAct('phoneTaken', 'the mobile number is taken')
  },
})
