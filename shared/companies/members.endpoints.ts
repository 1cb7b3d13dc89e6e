import { endpoint } from '../api/endpoint.ts'
import type { companiesSchemas } from './companies.schemas.ts'

/** The companies that a user may act for, and the people of a company. */
export const membersEndpoints = {
  /**
   * Acts for another of the user's companies from here on: answers a new session, which lasts no longer than the
   * previous one, and ends that one.
   */
  switchCompany: endpoint<typeof companiesSchemas.switchCompany>()({
    name: 'switch-company',
    method: 'POST',
    path: '/metadata/clientuserCompany/switch',
    audience: 'session',
    envelope: 'company',
    errors: ['changedMeanwhile', 'notFound'],
    audited: 'account',
  }),
  /** The companies that the user belongs to or has asked to join, the one that the session acts for first. */
  listAffiliations: endpoint<typeof companiesSchemas.listAffiliations>()({
    name: 'list-affiliations',
    method: 'POST',
    path: '/metadata/client/user/affiliation/list',
    audience: 'session',
    envelope: 'company',
    reads: true,
    errors: [],
  }),
  /** The same of those that the user belongs to, by the user's own id. */
  listUserCompanies: endpoint<typeof companiesSchemas.listUserCompanies>()({
    name: 'list-user-companies',
    method: 'GET',
    path: '/api/user/{userId}/companies',
    audience: 'session',
    envelope: 'landing',
    reads: true,
    errors: ['notFound'],
  }),
  /** Has the user's logins act for one of their companies. */
  setDefaultCompany: endpoint<typeof companiesSchemas.setDefaultCompany>()({
    name: 'set-default-company',
    method: 'POST',
    path: '/metadata/clientuserCompany/set/default',
    audience: 'session',
    envelope: 'company',
    errors: ['changedMeanwhile', 'notFound'],
    audited: 'account',
  }),
  /** The same, by the user's own id. */
  setUserDefaultCompany: endpoint<typeof companiesSchemas.setUserDefaultCompany>()({
    name: 'set-user-default-company',
    method: 'POST',
    path: '/api/user/{userId}/companies/default',
    audience: 'session',
    envelope: 'landing',
    errors: ['changedMeanwhile', 'notFound'],
    audited: 'account',
  }),
  /** Everybody of the company: who belongs to it, who has asked to, and who was invited. */
  listMembers: endpoint<typeof companiesSchemas.listMembers>()({
    name: 'list-members',
    method: 'POST',
    path: '/metadata/client/user/affiliation/user/list',
    audience: 'session',
    envelope: 'company',
    reads: true,
    errors: [],
  }),
  /** Who belongs to the company, to choose from. */
  listColleagues: endpoint<typeof companiesSchemas.listColleagues>()({
    name: 'list-colleagues',
    method: 'POST',
    path: '/metadata/clientuser/list/all',
    audience: 'session',
    envelope: 'company',
    reads: true,
    errors: [],
  }),
  /** What a user may be in a company. */
  listRoles: endpoint<typeof companiesSchemas.listRoles>()({
    name: 'list-roles',
    method: 'GET',
    path: '/metadata/clientuserRole/role/list',
    audience: 'session',
    envelope: 'company',
    reads: true,
    errors: [],
  }),
  /** Gives somebody of the company another role. The last administrator keeps theirs. */
  updateRole: endpoint<typeof companiesSchemas.updateRole>()({
    name: 'update-role',
    method: 'POST',
    path: '/metadata/clientuserRole/role/update',
    audience: 'session',
    role: 'administrator',
    stepUp: true,
    envelope: 'company',
    errors: ['changedMeanwhile', 'lastAdministrator', 'notFound', 'invalidInput'],
    audited: 'people',
  }),
  /**
   * Takes somebody out of the company and ends their sessions that act for it, or withdraws an invitation. The last
   * administrator stays.
   */
  removeMember: endpoint<typeof companiesSchemas.removeMember>()({
    name: 'remove-member',
    method: 'POST',
    path: '/metadata/client/user/affiliation/remove',
    audience: 'session',
    role: 'administrator',
    stepUp: true,
    envelope: 'company',
    errors: ['changedMeanwhile', 'lastAdministrator', 'notFound'],
    audited: 'people',
  }),
  /** Lets somebody in who has asked to join. */
  confirmMember: endpoint<typeof companiesSchemas.confirmMember>()({
    name: 'confirm-member',
    method: 'POST',
    path: '/metadata/client/user/affiliation/active',
    audience: 'session',
    role: 'administrator',
    stepUp: true,
    envelope: 'company',
    errors: ['changedMeanwhile', 'notFound'],
    audited: 'people',
  }),
  /** Declines to let somebody in who has asked to join. */
  rejectMember: endpoint<typeof companiesSchemas.rejectMember>()({
    name: 'reject-member',
    method: 'POST',
    path: '/metadata/client/user/affiliation/reject',
    audience: 'session',
    role: 'administrator',
    envelope: 'company',
    errors: ['changedMeanwhile', 'notFound'],
    audited: 'people',
  }),
  /**
   * Invites an address into the company, by a mailed link that is good for 7 days and once. Whoever is invited again
   * gets another link instead. Answered alike whether the address has an account or not.
   */
  inviteMember: endpoint<typeof companiesSchemas.inviteMember>()({
    name: 'invite-member',
    method: 'POST',
    path: '/metadata/clientuser/add',
    audience: 'session',
    role: 'administrator',
    stepUp: true,
    envelope: 'company',
    errors: ['tooManyRequests', 'alreadyExists', 'waitBeforeResending', 'invalidInput'],
    audited: 'people',
    sensitive: ['speaksForLender'],
  }),
  /** What a mailed invitation is about, while it is good. */
  openInvitation: endpoint<typeof companiesSchemas.openInvitation>()({
    name: 'open-invitation',
    method: 'POST',
    path: '/metadata/clientuser/invitation/open',
    audience: 'public',
    envelope: 'company',
    errors: ['invitationExpired', 'invitationLinkInvalid'],
  }),
  /** Joins the company by a mailed invitation, in a session of the user whose address it was mailed to. */
  acceptInvitation: endpoint<typeof companiesSchemas.acceptInvitation>()({
    name: 'accept-invitation',
    method: 'POST',
    path: '/metadata/clientuser/invitation/accept',
    audience: 'session',
    envelope: 'company',
    errors: ['changedMeanwhile', 'invitationExpired', 'invitationLinkInvalid', 'forbidden'],
    audited: 'people',
  }),
  /** Leaves the company that the session acts for, and ends the sessions that do. The last administrator stays. */
  leaveCompany: endpoint<typeof companiesSchemas.leaveCompany>()({
    name: 'leave-company',
    method: 'POST',
    path: '/metadata/client/user/affiliation/leave',
    audience: 'session',
    stepUp: true,
    envelope: 'company',
    errors: ['changedMeanwhile', 'lastAdministrator', 'notFound'],
    audited: 'people',
  }),
  /**
   * Makes an account for the address of a mailed invitation, and joins the company with it. An account of the address whose
   * mailbox nobody has proven becomes the invited person's: what whoever signed up with it has given is dropped.
   */
  joinByInvitation: endpoint<typeof companiesSchemas.joinByInvitation>()({
    name: 'join-by-invitation',
    method: 'POST',
    path: '/metadata/clientuser/invitation/join',
    audience: 'public',
    envelope: 'company',
    errors: ['invalidInput', 'changedMeanwhile', 'emailTaken', 'invitationExpired', 'invitationLinkInvalid'],
    audited: 'people',
  }),
  /**
   * Whether a company is on the portal, by its numbers. 30015 where it is: its administrators can be asked to let the
   * user in. Where it is not, the user can have it verified.
   */
  lookUpCompany: endpoint<typeof companiesSchemas.lookUpCompany>()({
    name: 'look-up-company',
    method: 'POST',
    path: '/metadata/clientuser/thirdparty/company/profile',
    audience: 'session',
    envelope: 'company',
    errors: ['tooManyRequests', 'alreadyInCompany', 'invitationNeeded', 'alreadyHasBrn', 'duplicateBrn'],
  }),
  /** Asks the administrators of a company to let the user in. */
  askToJoin: endpoint<typeof companiesSchemas.askToJoin>()({
    name: 'ask-to-join',
    method: 'POST',
    path: '/metadata/client/user/affiliation/add',
    audience: 'session',
    envelope: 'company',
    errors: ['tooManyRequests', 'notFound', 'alreadyInCompany', 'alreadyHasBrn', 'duplicateBrn'],
    audited: 'people',
    sensitive: ['speaksForLender'],
  }),
} as const
