import { expect, test } from 'vitest'
import { attackRows } from '../../support/attack-rows.ts'
import { useTestApp } from '../../support/use-test-app.ts'
import { byContactChangers } from './contact-changers.ts'
import { atTheEdges } from './edges.ts'
import { byFeesAndReferences } from './fees-and-references.ts'
import { byFormerColleagues } from './former-colleagues.ts'
import { byWhatComesIn } from './inbound-requests.ts'
import { byInsiders } from './insiders.ts'
import { byKeysAndNumbers } from './keys-and-numbers.ts'
import { byLoneAdministrators } from './lone-administrators.ts'
import { byLoneClerks } from './lone-clerks.ts'
import { byMailboxThieves } from './mailbox-thieves.ts'
import { bySpeakingForTheLender } from './speaking-for-the-lender.ts'
import { bySquatters } from './squatters.ts'
import { byWhatIsStolen } from './stolen-data.ts'

const attacks = {
  ...byKeysAndNumbers,
  ...byWhatIsStolen,
  ...byFormerColleagues,
  ...byInsiders,
  ...byWhatComesIn,
  ...atTheEdges,
  ...byLoneAdministrators,
  ...byLoneClerks,
  ...bySpeakingForTheLender,
  ...bySquatters,
  ...byMailboxThieves,
  ...byFeesAndReferences,
  ...byContactChangers,
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
