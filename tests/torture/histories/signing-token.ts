import type { Signer } from '../../../functions/data/agreements.ts'
import type { StoredEvent } from '../../../functions/data/events.ts'
import type { TestApp } from '../../support/test-app.ts'

/** The token of a signer's invitation link, mailed or not; undefined before the invitation. */
export const signingTokenOf = async (app: TestApp, { signerId }: Signer): Promise<string | undefined> => {
  for (const { payload } of (await app.everyItem()) as Partial<StoredEvent>[])
    if (payload?.name === 'signer-invited' && payload.signerId === signerId)
      return app.deps.seal.open(payload.sealedToken, 'event')
  return undefined
}
