import type { Endpoint } from '#shared/api/endpoint.ts'
import { ofCompanies } from './of-companies.ts'
import { ofMoney } from './of-money.ts'
import { ofPeople } from './of-people.ts'
import { ofPlatforms } from './of-platforms.ts'
import { ofSigning } from './of-signing.ts'
import { ofVisitors } from './of-visitors.ts'
import type { Preparations, Prepared, Scene } from './prepared-call.ts'

const preparations: Preparations = {
  ...ofPeople,
  ...ofCompanies,
  ...ofMoney,
  ...ofSigning,
  ...ofPlatforms,
  ...ofVisitors,
}

/** A prepared call that should succeed; undefined for endpoints that random values suffice for. */
export const prepareCall = async ({ name }: Endpoint, scene: Scene): Promise<Prepared | undefined> =>
  preparations[name]?.(scene)
