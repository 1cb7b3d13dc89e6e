import { companyProfileEndpoints } from './company-profile.endpoints.ts'
import { membersEndpoints } from './members.endpoints.ts'

/** Every call of the area. A screen imports only those of its own part, so as to load no others. */
export const companiesEndpoints = { ...companyProfileEndpoints, ...membersEndpoints } as const
