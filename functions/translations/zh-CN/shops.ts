/** Mails about a shop's changed condition. */
export const translations = {
  condition: {
    noSales: {
      subject: '店铺近期没有销售：{shop}',
      heading: '店铺近期没有销售',
      paragraphs: ['店铺“{shop}”最近 14 天没有销售记录。如店铺仍在营业，请检查授权是否正常。'],
      action: '查看店铺',
    },
    manyRefunds: {
      subject: '店铺退款偏高：{shop}',
      heading: '店铺退款偏高',
      paragraphs: ['店铺“{shop}”最近 30 天的退款超过销售额的三分之一，可能影响您的额度。'],
      action: '查看店铺',
    },
    notReadable: {
      subject: '暂时无法读取店铺数据：{shop}',
      heading: '暂时无法读取店铺数据',
      paragraphs: ['我们已超过一天无法读取店铺“{shop}”的数据，将继续自动重试。如持续无法读取，请重新授权。'],
      action: '查看店铺',
    },
    normal: {
      subject: '店铺已恢复正常：{shop}',
      heading: '店铺已恢复正常',
      paragraphs: ['店铺“{shop}”的数据已恢复正常。'],
      action: '查看店铺',
    },
    unauthorized: {
      subject: '店铺授权已取消：{shop}',
      heading: '店铺授权已取消',
      paragraphs: [
        '店铺“{shop}”的授权已取消，我们不再读取它的数据。额度会按其余店铺重新核定；如需计入额度，请重新授权。',
      ],
      action: '查看店铺',
    },
    expired: {
      subject: '店铺授权已到期：{shop}',
      heading: '店铺授权已到期',
      paragraphs: [
        '店铺“{shop}”的授权已到期，我们不再读取它的数据。额度会按其余店铺重新核定；如需计入额度，请重新授权。',
      ],
      action: '查看店铺',
    },
    expiringSoon: {
      subject: '店铺授权即将到期：{shop}',
      heading: '店铺授权即将到期',
      paragraphs: ['店铺“{shop}”的授权将于 {expiresOn} 到期，请在此之前续期。'],
      action: '查看店铺',
    },
  },
  passwordShown: {
    subject: '【{brand}】店铺账号的密码刚被查看',
    heading: '店铺账号的密码刚被查看',
    paragraphs: [
      '有人输入登录密码后，查看了这个店铺账号的密码。',
      '如果是您本人的操作，无需再做什么。如果不是，请立即重设登录密码，在平台更改店铺账号的密码，并联系客服。',
    ],
    action: '不是本人操作，重设密码',
    footnote: '我们的员工不会向您索要密码或验证码。',
  },
  paymentAccount: {
    unauthorized: {
      subject: '支付账户授权已取消：{account}',
      heading: '支付账户授权已取消',
      paragraphs: [
        '支付账户“{account}”的授权已取消，我们不再读取它的余额，可提取额度仍以最后读到的余额为限。如需按新的余额计算，请重新授权。',
      ],
      action: '查看支付账户',
    },
    expired: {
      subject: '支付账户授权已到期：{account}',
      heading: '支付账户授权已到期',
      paragraphs: [
        '支付账户“{account}”的授权已到期，我们不再读取它的余额，可提取额度仍以最后读到的余额为限。如需按新的余额计算，请重新授权。',
      ],
      action: '查看支付账户',
    },
  },
} as const
