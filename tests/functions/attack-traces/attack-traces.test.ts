import { expect, test } from 'vitest'
import { attackRows } from '../../support/attack-rows.ts'
import { useTestApp } from '../../support/use-test-app.ts'
import { contactChangerAttacks } from './contact-changers.ts'
import { edgeCaseAttacks } from './edges.ts'
import { feeAndReferenceAttacks } from './fees-and-references.ts'
import { formerColleagueAttacks } from './former-colleagues.ts'
import { inboundRequestAttacks } from './inbound-requests.ts'
import { insiderAttacks } from './insiders.ts'
import { keyAndNumberAttacks } from './keys-and-numbers.ts'
import { loneAdministratorAttacks } from './lone-administrators.ts'
import { loneClerkAttacks } from './lone-clerks.ts'
import { mailboxThiefAttacks } from './mailbox-thieves.ts'
import { lenderEmployeeAttacks } from './speaking-for-the-lender.ts'
import { squatterAttacks } from './squatters.ts'
import { stolenDataAttacks } from './stolen-data.ts'

const attacks = {
  ...keyAndNumberAttacks,
  ...stolenDataAttacks,
  ...formerColleagueAttacks,
  ...insiderAttacks,
  ...inboundRequestAttacks,
  ...edgeCaseAttacks,
  ...loneAdministratorAttacks,
  ...loneClerkAttacks,
  ...lenderEmployeeAttacks,
  ...squatterAttacks,
  ...mailboxThiefAttacks,
  ...feeAndReferenceAttacks,
  ...contactChangerAttacks,
}

const app = await useTestApp({ config: { idleMinutes: 120, fourEyes: true } })

test('every attack of the document is done here, and no other', () => {
  expect(Object.keys(attacks).toSorted()).toEqual(
    attackRows()
      .map(({ attack }) => attack)
      .toSorted(),
  )
})

test.each(Object.entries(attacks))('%s leaves what the document says', async (name, run) => {
  const row = attackRows().find(({ attack }) => attack === name)
  expect(await run(app)).toEqual(row?.leaves)
})
