import type { Adapter, AdapterPayload } from 'oidc-provider'

/** An identity provider's storage of one kind, in memory: it is gone with the stack, as its keys are. */
export const createMemoryAdapter = (): Adapter => {
  const kept = new Map<string, AdapterPayload>()
  const findBy = async (name: 'uid' | 'userCode', value: string) =>
    [...kept.values()].find((payload) => payload[name] === value)
  return {
    upsert: async (id, payload) => void kept.set(id, payload),
    find: async (id) => kept.get(id),
    findByUid: (uid) => findBy('uid', uid),
    findByUserCode: (userCode) => findBy('userCode', userCode),
    consume: async (id) => {
      const payload = kept.get(id)
      if (payload) kept.set(id, { ...payload, consumed: Math.floor(Date.now() / 1000) })
    },
    destroy: async (id) => void kept.delete(id),
    revokeByGrantId: async (grantId) => {
      for (const [id, payload] of kept) if (payload.grantId === grantId) kept.delete(id)
    },
  }
}
