import * as z from 'zod/mini'
import { linkToken } from '../account/account-fields.schema.ts'
import { loginResponse } from '../account/account-responses.schema.ts'
import { idSchema } from '../api/field-schemas.ts'
import { kycStatuses } from '../kyc/kyc-status.ts'
import { companyNumbersBody } from './company-numbers.schema.ts'
import { companyRoles, membershipStatuses } from './company-roles.ts'
import { inviteMemberBody, joinByInvitationBody } from './member-forms.schema.ts'

const companyNames = {
  /** Null until the company has submitted its KYC. */
  registerNameEn: z.nullable(z.string()),
  registerNameCn: z.nullable(z.string()),
}

const companyFields = {
  companyId: z.string(),
  id: z.string(),
  ...companyNames,
  kycStatus: z.enum(kycStatuses),
  /** The default company of logins. */
  isDefault: z.boolean(),
}

/** A user's membership. */
const membershipFields = { role: z.enum(companyRoles), status: z.enum(membershipStatuses) }

/** A company of the caller, or one with a request to join. */
const affiliation = z.object({
  ...companyFields,
  ...membershipFields,
  /** The company of the session. */
  is_current: z.boolean(),
})

/** A member of the company, an open request to join, or an open invitation. */
const member = z.object({
  /** The user's id; the invitation's before anybody joined. */
  id: z.string(),
  kind: z.enum(['member', 'request', 'invitation']),
  user_name: z.string(),
  email: z.string(),
  ...membershipFields,
  /** When they joined, requested to or were invited; ISO timestamp, UTC. */
  since: z.string(),
  /** The end of an invitation. Null for others. */
  expires_at: z.nullable(z.string()),
  /** The sender of an invitation, which ends when they cease to be an administrator. Null for others. */
  invited_by: z.nullable(z.string()),
  is_self: z.boolean(),
})

const companyChoice = z.object({ company_id: idSchema })
const userChoice = z.object({ user_id: idSchema })

export const companiesSchemas = {
  getCompanyProfile: {
    response: z.object({
      ...companyFields,
      kyc_id: z.nullable(z.string()),
      /** The KYC of a verified company's pending change. Until it is approved, `kyc_id` is in force. */
      change: z.nullable(z.object({ kyc_id: z.string(), kyc_status: z.enum(kycStatuses) })),
      /** The caller's role in the company. */
      role: z.enum(companyRoles),
      /** The address of the inviting administrator. Absent without an invitation, or if that account is gone. */
      invited_by: z.optional(z.string()),
    }),
  },
  switchCompany: {
    body: companyChoice,
    response: loginResponse,
  },
  listAffiliations: {
    body: z.object({}),
    response: z.object({ records: z.array(affiliation) }),
  },
  listUserCompanies: {
    params: z.object({ userId: idSchema }),
    response: z.array(affiliation),
  },
  setDefaultCompany: {
    body: companyChoice,
    response: z.boolean(),
  },
  setUserDefaultCompany: {
    params: z.object({ userId: idSchema }),
    body: companyChoice,
    response: z.boolean(),
  },
  listMembers: {
    body: z.object({}),
    response: z.object({ records: z.array(member) }),
  },
  listColleagues: {
    body: z.object({}),
    response: z.array(
      z.object({
        userId: z.string(),
        user_name: z.string(),
        email: z.string(),
        role: z.enum(companyRoles),
      }),
    ),
  },
  listRoles: {
    response: z.array(
      z.object({
        role: z.enum(companyRoles),
        /** Whether the role binds the company and manages its users. */
        binds: z.boolean(),
      }),
    ),
  },
  updateRole: {
    body: z.object({ user_id: idSchema, role: z.enum(companyRoles, 'unknownOption') }),
    response: z.object({ user_id: z.string(), role: z.enum(companyRoles) }),
  },
  removeMember: {
    /** Of a user, or of an invitation. */
    body: z.object({ id: idSchema }),
    response: z.null(),
  },
  confirmMember: {
    body: userChoice,
    response: z.null(),
  },
  rejectMember: {
    body: userChoice,
    response: z.null(),
  },
  inviteMember: {
    body: inviteMemberBody,
    response: z.object({ id: z.string(), expires_at: z.string() }),
  },
  openInvitation: {
    body: z.object({ token: linkToken }),
    response: z.object({
      ...companyNames,
      email: z.string(),
      /** The inviting administrator's login address. */
      inviter: z.string(),
      role: z.enum(companyRoles),
      expires_at: z.string(),
      /** Whether the lender has verified the company. Other companies' names are withheld: they could be anything. */
      is_verified: z.boolean(),
      /** The address has an account, which joins after a login. */
      has_account: z.boolean(),
    }),
  },
  acceptInvitation: {
    body: z.object({ token: linkToken }),
    response: z.object({ email: z.string(), company_id: z.string() }),
  },
  leaveCompany: {
    response: z.null(),
  },
  joinByInvitation: {
    body: joinByInvitationBody,
    response: z.object({ email: z.string() }),
  },
  lookUpCompany: {
    body: companyNumbersBody,
    response: z.null(),
  },
  askToJoin: {
    body: companyNumbersBody,
    response: z.null(),
  },
}
