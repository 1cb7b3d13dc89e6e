import { vi } from 'vitest'

/** A storage for one test. */
const memoryStorage = () => {
  const entries = new Map<string, string>()
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  }
}

/** Defines the browser globals that the client's modules use. */
export const stubBrowser = () => {
  const storage = memoryStorage()
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('sessionStorage', memoryStorage())
  vi.stubGlobal('document', { documentElement: { lang: '' } })
  return storage
}
