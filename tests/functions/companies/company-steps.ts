import { termsOfMember } from '#shared/account/signup-terms.ts'
import { companiesEndpoints } from '#shared/companies/area-endpoints.ts'
import type { CompanyRole } from '#shared/companies/company-roles.ts'
import type { TestApp } from '../../support/test-app.ts'
import { tokenOf, twice } from '../account/account-steps.ts'

export const colleaguePassword = 'Kestrel#58'

const invitationLink = /https:\/\/portal\.test\/financing\/invitation#token=([\w-]+)/

/** The token in the newest invitation to `email`. */
export const invitationTokenOf = (app: TestApp, email: string): string => {
  const mail = app.outbox.sent.findLast(({ to, text }) => to === email && invitationLink.test(text))
  const token = invitationLink.exec(mail?.text ?? '')?.[1]
  if (!token) throw new Error(`no invitation was sent to ${email}`)
  return token
}

export const invite = (app: TestApp, token: string, email: string, role: CompanyRole = 'user') =>
  app.send(companiesEndpoints.inviteMember, { body: { email, role } }, { token })

/** Invites an address as an administrator, and returns the mailed token. */
export const invitedTo = async (app: TestApp, token: string, email: string, role?: CompanyRole) => {
  const invited = await invite(app, token, email, role)
  if (invited.code !== 200) throw new Error(`the invitation was refused: ${invited.body}`)
  await app.drainEvents()
  return invitationTokenOf(app, email)
}

export const joinBody = (token: string, changes: object = {}) => ({
  token,
  user_name: '陈晨',
  ...twice(colleaguePassword),
  agreements: termsOfMember(),
  ...changes,
})

/** A new user who joined by an invitation, logged in. */
export const inviteColleague = async (
  app: TestApp,
  administrator: { token: string; companyId: string },
  email: string,
  role?: CompanyRole,
) => {
  const link = await invitedTo(app, administrator.token, email, role)
  const joined = await app.send(companiesEndpoints.joinByInvitation, { body: joinBody(link) })
  if (joined.code !== 200) throw new Error(`joining was refused: ${joined.body}`)
  await app.drainEvents()
  const token = await tokenOf(app, { email, password: colleaguePassword })
  const { data } = await app.send(companiesEndpoints.listColleagues, { body: {} }, { token })
  const userId = data.find((each) => each.email === email)?.userId ?? ''
  return { token, email, userId, companyId: administrator.companyId, password: colleaguePassword, phone: '' }
}
