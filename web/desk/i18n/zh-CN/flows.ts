/** Texts of the alerts about flows. */
export const flows = {
  title: '资金警示',
  confidential: '资金警示须保密：除合规人员外，不得让任何人知道，更不得让卖家知道。',
  none: '没有资金警示。',
}
