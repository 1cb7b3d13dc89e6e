import { afterEach, expect, it } from 'vitest'
import { sessionStore } from '../../../web/api/session-store.ts'
import { dropDraft, dropDrafts, readDraft, storeDraft } from '../../../web/api/tab-drafts.ts'
import { loginSeller, seller } from '../../support/web/login-seller.ts'

afterEach(() => sessionStorage.clear())

it('keeps a user’s drafts until they are dropped', () => {
  loginSeller()
  storeDraft('form', { branch: 'Central' })
  expect(readDraft('form')).toEqual({ branch: 'Central' })
  dropDraft('form')
  expect(readDraft('form')).toBeNull()
})

it('keeps them after an expired session for the same user only', () => {
  loginSeller()
  storeDraft('form', 'typed')
  sessionStore.expire()
  expect(readDraft('form')).toBeUndefined()
  loginSeller({ userId: 'another' })
  expect(readDraft('form')).toBeNull()
  loginSeller()
  expect(readDraft('form')).toBe('typed')
})

it('drops the drafts of others, or all, and nothing else', () => {
  sessionStorage.setItem('wanted screen', 'kept')
  loginSeller({ userId: `${seller.userId}-2` })
  storeDraft('form', 'another’s')
  loginSeller()
  storeDraft('form', 'own')
  dropDrafts(seller.userId)
  expect(readDraft('form')).toBe('own')
  expect(Object.keys(sessionStorage)).toHaveLength(2)
  dropDrafts()
  expect(Object.keys(sessionStorage)).toEqual(['wanted screen'])
})
