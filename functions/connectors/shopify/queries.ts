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

/** Few orders have more lines; theirs are requested separately. */
const linesPerOrder = 10

/** Without buyers. Transactions and refunds are unpaged lists: without `first`, all of them are returned. */
const orderFields = `id
      name
      createdAt
      updatedAt
      cancelledAt
      test
      displayFinancialStatus
      displayFulfillmentStatus
      originalTotalPriceSet {
        shopMoney {
          amount
          currencyCode
        }
      }
      totalReceivedSet {
        shopMoney {
          amount
          currencyCode
        }
      }
      totalTipReceivedSet {
        shopMoney {
          amount
          currencyCode
        }
      }
      lineItems(first: ${linesPerOrder}) {
        nodes {
          isGiftCard
          quantity
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
      transactions {
        id
        kind
        status
        test
        gateway
        manualPaymentGateway
        createdAt
        processedAt
        amountSet {
          shopMoney {
            amount
            currencyCode
          }
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
      }`

/** A page of orders with their payments and refunds. */
export const ordersQuery = `query Orders($first: Int!, $after: String, $search: String!, $sortKey: OrderSortKeys!) {
  orders(first: $first, after: $after, query: $search, sortKey: $sortKey) {
    nodes {
      ${orderFields}
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}`

/** The present state of orders. */
export const ordersByIdQuery = `query OrdersById($ids: [ID!]!) {
  nodes(ids: $ids) {
    ... on Order {
      ${orderFields}
    }
  }
}`

/** The lines of an order with their amounts. */
export const linesQuery = `query Lines($id: ID!, $first: Int!, $after: String) {
  order(id: $id) {
    lineItems(first: $first, after: $after) {
      nodes {
        isGiftCard
        quantity
        discountedTotalSet {
          shopMoney {
            amount
            currencyCode
          }
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
}`

/** What moved between the shop and its buyers. */
export const paymentsQuery = `query Payments($first: Int!, $after: String, $search: String!) {
  tenderTransactions(first: $first, after: $after, query: $search) {
    nodes {
      id
      amount {
        amount
        currencyCode
      }
      paymentMethod
      processedAt
      test
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}`

const disputeFields = `id
      status
      type
      finalizedOn
      amount {
        amount
        currencyCode
      }`

/** Payments that buyers dispute with their banks. */
export const disputesQuery = `query Disputes($first: Int!, $after: String, $search: String!) {
  disputes(first: $first, after: $after, query: $search) {
    nodes {
      ${disputeFields}
      order {
        id
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}`

/** The disputes of orders, without their amounts. */
export const disputesOfOrdersQuery = `query DisputesOfOrders($ids: [ID!]!) {
  nodes(ids: $ids) {
    ... on Order {
      id
      disputes {
        id
        status
      }
    }
  }
}`

export const disputesByIdQuery = `query DisputesById($ids: [ID!]!) {
  nodes(ids: $ids) {
    ... on ShopifyPaymentsDispute {
      ${disputeFields}
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
