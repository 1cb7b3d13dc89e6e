import { companiesEndpoints } from '#shared/companies/area-endpoints.ts'
import { logInAgain, signUpSeller } from '../../support/sign-up-seller.ts'
import type { TestApp } from '../../support/test-app.ts'
import { inviteColleague, invitedTo } from '../companies/company-steps.ts'

/** Two invitations and two requests to join, with their outcomes; each call once, or the more expensive of two. */
export const walkCompanies = async (app: TestApp): Promise<void> => {
  const owner = await logInAgain(app, await signUpSeller(app))
  const seller = await logInAgain(app, await signUpSeller(app))
  const other = await logInAgain(app, await signUpSeller(app))
  const company_number = owner.companyId
  await app.send(companiesEndpoints.lookUpCompany, { body: { brn: '99999999' } }, seller)
  for (const { token } of [seller, other])
    await app.send(companiesEndpoints.askToJoin, { body: { company_number } }, { token })
  const by = { token: owner.token }
  await app.send(companiesEndpoints.confirmMember, { body: { user_id: seller.userId } }, by)
  await app.send(companiesEndpoints.rejectMember, { body: { user_id: other.userId } }, by)

  const colleague = await inviteColleague(app, owner, 'budgeted-clerk@shop.test', 'administrator')
  const token = await invitedTo(app, owner.token, other.email)
  await app.send(companiesEndpoints.openInvitation, { body: { token } })
  await app.send(companiesEndpoints.acceptInvitation, { body: { token } }, other)

  await app.send(companiesEndpoints.listMembers, { body: {} }, by)
  await app.send(companiesEndpoints.listRoles, {}, by)
  await app.send(companiesEndpoints.listAffiliations, { body: {} }, other)
  const params = { userId: other.userId }
  await app.send(companiesEndpoints.listUserCompanies, { params }, other)
  const body = { company_id: other.companyId }
  await app.send(companiesEndpoints.setDefaultCompany, { body }, other)
  await app.send(companiesEndpoints.setUserDefaultCompany, { params, body }, other)
  await app.send(companiesEndpoints.updateRole, { body: { user_id: colleague.userId, role: 'user' } }, by)
  await app.send(companiesEndpoints.removeMember, { body: { id: colleague.userId } }, by)
  const joined = await app.send(
    companiesEndpoints.switchCompany,
    { body: { company_id: owner.companyId } },
    other,
  )
  await app.send(companiesEndpoints.leaveCompany, {}, { token: joined.data.token })
}
