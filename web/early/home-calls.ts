/** An API call as it is sent. */
export interface EarlyCall {
  readonly method: 'GET' | 'POST'
  readonly url: string
  readonly body?: string
}

export const facilityCall: EarlyCall = {
  method: 'POST',
  url: '/metadata/credit/facility/summary/home',
}

/** The calls of `prefetchHome` in the same order; a test compares both. */
export const homeCalls: readonly EarlyCall[] = [
  { method: 'GET', url: '/api/information/interest_rate/sofr' },
  { method: 'GET', url: '/api/oauth/list' },
  facilityCall,
  { method: 'GET', url: '/metadata/client/company/profile' },
  { method: 'GET', url: '/api/path' },
  { method: 'GET', url: '/api/credit/application' },
  { method: 'POST', url: '/mendixhelper/approval/cp/page/list', body: '{"name":"drawdown"}' },
  { method: 'POST', url: '/transaction/company/charge/list', body: '{}' },
]
