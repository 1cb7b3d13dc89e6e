/** Notifications by code; `{shop}` is a shop's name, `{date}` a date. */
export const translations = {
  4016: {
    title: '暂时未能批出额度',
    content: '店铺过去十二个月的销售暂不足以批出额度。您可以连接更多店铺后重新申请。',
  },
  4017: {
    title: '暂时未能批出额度',
    content: '已连接的店铺暂不符合申请条件。请查看店铺列表，连接符合条件的店铺后重新申请。',
  },
  4018: { title: '店铺授权已到期', content: '“{shop}”的授权已到期，我们无法再读取订单。请重新授权。' },
  4019: { title: '店铺授权即将到期', content: '“{shop}”的授权将于 {date} 到期。请在到期前重新授权。' },
  4020: {
    title: '店铺还没有计入额度',
    content: '“{shop}”是额度生效之后连接的。签一份补充协议，就可以把它加入额度。',
  },
} as const
