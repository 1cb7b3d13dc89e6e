const closing = '如果是您本人的操作，无需再做什么。如果不是，请立即重设密码，并联系客服。'
const action = '不是本人操作，重设密码'
const footnote = '我们的员工不会向您索要密码、验证码或恢复码。'

/** Mails of two-step verification. */
export const translations = {
  factorAdded: {
    subject: '【{brand}】两步验证已添加',
    heading: '两步验证已添加',
    paragraphs: [
      '您账户的两步验证刚刚添加了一种方式。今后登录或办理重要操作时，可以用它确认是您本人。',
      closing,
    ],
    action,
    footnote,
  },
  factorRemoved: {
    subject: '【{brand}】两步验证方式已移除',
    heading: '两步验证方式已移除',
    paragraphs: ['您账户的一种两步验证方式刚刚被移除，今后不能再用它登录。', closing],
    action,
    footnote,
  },
  recoveryCodesRenewed: {
    subject: '【{brand}】恢复码已重新生成',
    heading: '恢复码已重新生成',
    paragraphs: ['您账户的恢复码刚刚重新生成，以前的恢复码已全部失效。', closing],
    action,
    footnote,
  },
  recoveryCodeUsed: {
    subject: '【{brand}】使用了一个恢复码',
    heading: '使用了一个恢复码',
    paragraphs: ['刚刚有人用恢复码通过了您账户的两步验证。这个恢复码已经失效，还剩 {about} 个。', closing],
    action,
    footnote,
  },
  factorLocked: {
    subject: '【{brand}】两步验证码输错次数过多',
    heading: '两步验证码输错次数过多',
    paragraphs: [
      '今天有人输入了您的正确密码，但两步验证码多次输错，未能登录。在香港时间午夜之前，不能再用验证码或恢复码验证；通行密钥仍可使用。',
      closing,
    ],
    action,
    footnote,
  },
  passkeyCounterStalled: {
    subject: '【{brand}】通行密钥可能被复制',
    heading: '通行密钥的使用次数异常',
    paragraphs: [
      '刚刚有人用通行密钥“{about}”通过了您账户的验证，但它记录的使用次数没有增加。换过或恢复过设备时会这样；也可能有人复制了这个密钥。',
      '如果是您本人且刚换过设备，无需再做什么。否则请立即在“我的资料”中移除这个通行密钥、退出其他设备，并联系客服。',
    ],
    action,
    footnote,
  },
  factorsReset: {
    subject: '【{brand}】两步验证已由客服重置',
    heading: '两步验证已由客服重置',
    paragraphs: [
      '核实身份后，客服已移除您账户的全部两步验证方式。所有设备都已退出登录。24 小时内，只凭密码不能办理提款等重要操作。',
      closing,
    ],
    action,
    footnote,
  },
} as const
