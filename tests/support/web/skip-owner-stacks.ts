import * as React from 'react'

const internals = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'

/**
 * React's development build records a stack for each element, up to 10,000 a second, which takes a sixth of these tests.
 * It stops for as long as its counter is above that.
 */
export const skipOwnerStacks = (): void => {
  Object.defineProperty(Reflect.get(React, internals), 'recentlyCreatedOwnerStacks', {
    get: () => Number.POSITIVE_INFINITY,
    set: () => {},
  })
}
