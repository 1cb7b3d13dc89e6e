import { deviceNames } from '#shared/account/device-names/zh-CN.ts'
/** Mails and SMS about a user's account. `{name}` is filled in by the sending code; `{brand}` is the brand's name. */
export const translations = {
  /** The mail whose link confirms an address. */
  activation: {
    subject: '【{brand}】请激活您的账户',
    heading: '只差一步：激活您的账户',
    paragraphs: [
      '感谢您注册{brand}。',
      '请点击下面的按钮，确认这是您的邮箱。激活之后，您就可以用这个邮箱和密码登录。',
    ],
    action: '激活账户',
    footnote: '链接在 24 小时内有效。如果您没有注册过，请忽略这封邮件，账户不会被激活。',
  },
  /** To a user who requests an activation link and needs none. */
  needlessActivation: {
    subject: '【{brand}】您的账户已经激活',
    heading: '您的账户已经激活',
    paragraphs: [
      '您刚才申请重新发送{brand}的激活邮件。这个邮箱的账户早已激活，不需要再激活一次。',
      '请用这个邮箱和密码直接登录。忘记密码时，可以在登录页面点击“忘记密码”重新设置。',
    ],
    action: '去登录',
    footnote: '如果不是您本人操作，请忽略这封邮件，您的账户没有任何变化。',
  },
  /** Carries a verification code to an address before it becomes a user's. */
  emailCode: {
    subject: '【{brand}】邮箱验证码',
    heading: '验证您的新邮箱',
    paragraphs: ['您正在把{brand}账户的邮箱改为这个地址。请在页面上输入下面的验证码：'],
    footnote:
      '验证码 5 分钟内有效。请勿告诉任何人，包括我们的员工。如果不是您本人操作，请忽略这封邮件，邮箱不会被更改。',
  },
  resetLink: {
    subject: '【{brand}】重设您的登录密码',
    heading: '重设登录密码',
    paragraphs: [
      '我们收到了重设您{brand}账户密码的请求。',
      '请点击下面的按钮，设置新的密码。设置之后，所有已登录的设备都需要用新密码重新登录。',
    ],
    action: '设置新密码',
    footnote:
      '链接在 30 分钟内有效，只能使用一次。如果不是您本人的操作，请忽略这封邮件，您的密码不会改变。请不要把这封邮件转发给任何人。',
  },
  invitation: {
    subject: '【{brand}】请设置密码，启用您的账户',
    heading: '您的账户已经开通',
    paragraphs: [
      '{brand}已为您开通账户{forCompany}。',
      '请点击下面的按钮设置密码。设置之后，您就可以用这个邮箱和密码登录。',
    ],
    action: '设置密码',
    footnote:
      '链接在 7 天内有效，只能使用一次。过期后，可以在登录页点击“忘记密码”重新获取。如果您不清楚这封邮件的来由，请忽略它，账户不会被启用。',
    /** Added where the user's company has a name already. */
    forCompany: '，您可以代表{company}办理融资业务',
  },
  /** Notifications of changes, in case they were not the user's. */
  passwordChanged: {
    reset: {
      subject: '【{brand}】您的登录密码已重设',
      heading: '登录密码已重设',
      paragraphs: [
        '您的登录密码刚刚通过邮件中的链接重设。为了账户安全，所有已登录的设备都已退出。',
        '如果是您本人的操作，无需再做什么。如果不是，请立即重设密码，并联系客服。',
      ],
      action: '不是本人操作，重设密码',
      footnote: '我们的员工不会向您索要密码或验证码。',
    },
    updated: {
      subject: '【{brand}】您的登录密码已修改',
      heading: '登录密码已修改',
      paragraphs: [
        '您的登录密码刚刚在“我的资料”中修改。除了当时使用的设备，其他已登录的设备都已退出。',
        '如果是您本人的操作，无需再做什么。如果不是，请立即重设密码，并联系客服。',
      ],
      action: '不是本人操作，重设密码',
      footnote: '我们的员工不会向您索要密码或验证码。',
    },
    initial: {
      subject: '【{brand}】您的账户已启用',
      heading: '密码已设置，账户已启用',
      paragraphs: [
        '您已设置登录密码，现在可以用这个邮箱和密码登录。',
        '如果不是您本人的操作，请立即重设密码，并联系客服。',
      ],
      action: '不是本人操作，重设密码',
      footnote: '我们的员工不会向您索要密码或验证码。',
    },
  },
  /** To the user, after a login with an unknown browser. */
  newDeviceLogin: {
    subject: '【{brand}】您的账户在新设备上登录',
    heading: '账户在新设备上登录',
    paragraphs: [
      '您的账户刚刚在一台我们没有认出的设备上登录。',
      '如果是您本人的操作，无需再做什么。如果不是，请立即重设密码，所有已登录的设备都会退出，并联系客服。',
    ],
    action: '不是本人操作，重设密码',
    footnote: '我们的员工不会向您索要密码或验证码。',
  },
  /** To the user, after the daily limit of wrong passwords was reached. */
  passwordLocked: {
    /** In unknown browsers. */
    strangers: {
      subject: '【{brand}】密码输错次数过多，新设备暂时不能登录',
      heading: '密码输错次数过多',
      paragraphs: [
        '今天有人在您没有用过的设备上登录您的账户，密码输错次数过多，没有登录成功。明天零点（香港时间）之前，新设备不能登录；您登录过的设备不受影响。',
        '如果是您忘记了密码，可以现在重设。如果不是您本人，您的密码没有改变，账户没有被登录；这个密码如果在别处也用过，建议更换。',
      ],
      action: '重设密码',
      footnote: '我们的员工不会向您索要密码或验证码。',
    },
    /** In a known one. */
    device: {
      subject: '【{brand}】密码输错次数过多，一台常用设备暂时不能登录',
      heading: '密码输错次数过多',
      paragraphs: [
        '今天在您登录过的一台设备上，密码输错次数过多。明天零点（香港时间）之前，这台设备不能登录。',
        '如果是您忘记了密码，可以现在重设，之后即可登录。如果不是您本人，说明有人在使用您的设备，请立即重设密码，并联系客服。',
      ],
      action: '重设密码',
      footnote: '我们的员工不会向您索要密码或验证码。',
    },
  },
  emailChanged: {
    subject: '【{brand}】您的登录邮箱已更换',
    heading: '登录邮箱已更换',
    paragraphs: [
      '您的登录邮箱刚刚更换。从现在起，请用新邮箱登录；这个邮箱不再能登录，也不会再收到账户通知。',
      '除了当时使用的设备，其他已登录的设备都已退出。',
      '如果不是您本人的操作，请立即联系客服，我们会帮您找回账户。',
    ],
  },
  phoneLost: {
    subject: '【{brand}】请验证另一个手机号',
    heading: '请验证另一个手机号',
    paragraphs: [
      '您账户原来的手机号现在属于其他人，已从您的账户移除。验证码不会再发到那个号码，也不能再用它登录。',
      '请用邮箱和密码登录，在“我的资料”中填写并验证另一个手机号。在此之前，提款、签署等需要手机号的操作暂时不能办理；还款和查看不受影响。',
      '如果这个号码仍是您的，请联系客服。',
    ],
    action: '验证手机号',
    footnote: '我们的员工不会向您索要密码或验证码。',
  },
  phoneChanged: {
    subject: '【{brand}】您的手机号已更换',
    heading: '手机号已更换',
    paragraphs: [
      '您账户的手机号刚刚更换，验证码将发送到新的手机号。',
      '如果是您本人的操作，无需再做什么。如果不是，请立即修改密码，并联系客服。',
    ],
    action: '不是本人操作，重设密码',
    footnote: '我们的员工不会向您索要密码或验证码。',
  },
  /** Browsers and systems, as in mails. */
  device: {
    unknown: '未知设备',
    ...deviceNames,
  },
  sms: {
    phoneCode: '【{brand}】验证码：{code}，5 分钟内有效。请勿告诉任何人，包括我们的员工。',
    /** To a user whose address is suppressed. */
    mailStopped: {
      bounced:
        '【{brand}】发往您登录邮箱的邮件被退回，我们已停止向它发送邮件。如该邮箱可以正常使用，请联系客服恢复发送。',
      complained:
        '【{brand}】我们的邮件在您的邮箱被标记为垃圾邮件，我们已停止发送（包括找回密码的邮件）。如需恢复，请联系客服。',
    },
  },
} as const
