import { CfnBudget } from 'aws-cdk-lib/aws-budgets'
import { Construct } from 'constructs'

export interface SpendingLimitProps {
  budgetName: string
  monthlyUsd: number
  address: string
}

/** Notifies the operator of high costs before the end of the month. It covers the whole account. */
export class SpendingLimit extends Construct {
  constructor(scope: Construct, id: string, { budgetName, monthlyUsd, address }: SpendingLimitProps) {
    super(scope, id)
    const tellAt = (notificationType: 'ACTUAL' | 'FORECASTED', threshold: number) => ({
      notification: { notificationType, comparisonOperator: 'GREATER_THAN', threshold },
      subscribers: [{ subscriptionType: 'EMAIL', address }],
    })
    new CfnBudget(this, 'Budget', {
      budget: {
        budgetName,
        budgetType: 'COST',
        timeUnit: 'MONTHLY',
        budgetLimit: { amount: monthlyUsd, unit: 'USD' },
      },
      notificationsWithSubscribers: [tellAt('ACTUAL', 80), tellAt('FORECASTED', 100)],
    })
  }
}
