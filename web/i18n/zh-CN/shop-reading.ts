/** Words for how far the reading of a shop's orders has come. */
export const shopReading = {
  pending: '马上开始读取订单',
  importing: '正在读取订单',
  days: '已读 {{read}} 天，共 {{all}} 天',
  count: '{{count}} 笔订单和退款',
  upTo: '已读到 {{date}}',
  leave: '可以离开这个页面，读取会在后台继续。',
}
