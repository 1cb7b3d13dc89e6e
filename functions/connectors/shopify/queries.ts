/** Shopify serves this version of the Admin API for a year from October 2026. */
export const apiVersion = '2026-10'

export const shopQuery = `query Shop {
  shop {
    id
    name
    currencyCode
    createdAt
  }
}`

/**
 * A page of orders with their refunds, without buyers. The refunds are an unpaged list: without \`first\`, all of them
 * are returned.
 */
export const ordersQuery = `query Orders($first: Int!, $after: String, $search: String!, $sortKey: OrderSortKeys!) {
  orders(first: $first, after: $after, query: $search, sortKey: $sortKey) {
    nodes {
      id
      createdAt
      updatedAt
      cancelledAt
      test
      originalTotalPriceSet {
        shopMoney {
          amount
          currencyCode
        }
      }
      refunds {
        id
        createdAt
        processedAt
        totalRefundedSet {
          shopMoney {
            amount
            currencyCode
          }
        }
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}`

export const uninstallMutation = `mutation Uninstall {
  appUninstall {
    userErrors {
      code
      message
    }
  }
}`
