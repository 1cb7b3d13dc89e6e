import type { Locale } from '#shared/i18n/locales.ts'
import type { EventOf } from '../../data/domain-events.ts'

type PasswordChange = EventOf<'password-changed'>['how']

/** A mail whose link sets a password. */
interface LinkWords {
  subject: (brandName: string) => string
  heading: string
  paragraphs: (brandName: string, companyName: string) => string[]
  action: string
  footnote: string
}

/** A mail that tells what was changed, in case it was not the user. */
interface NoticeWords {
  subject: (brandName: string) => string
  heading: string
  paragraphs: string[]
}

interface SecurityWords {
  facts: { account: string; at: string; newEmail: string; newPhone: string }
  resetLink: LinkWords
  invitation: LinkWords
  passwordChanged: Record<PasswordChange, NoticeWords> & {
    /** Of the button, for who did not do it. */
    action: string
    footnote: string
  }
  emailChanged: NoticeWords
  phoneChanged: NoticeWords & { footnote: string }
}

export const securityWords: Record<Locale, SecurityWords> = {
  'zh-CN': {
    facts: { account: '登录邮箱', at: '操作时间', newEmail: '新邮箱', newPhone: '新手机号' },
    resetLink: {
      subject: (brandName) => `【${brandName}】重设您的登录密码`,
      heading: '重设登录密码',
      paragraphs: (brandName) => [
        `我们收到了重设您${brandName}账户密码的请求。`,
        '请点击下面的按钮，设置新的密码。设置之后，所有已登录的设备都需要用新密码重新登录。',
      ],
      action: '设置新密码',
      footnote:
        '链接在 30 分钟内有效，只能使用一次。如果不是您本人的操作，请忽略这封邮件，您的密码不会改变。请不要把这封邮件转发给任何人。',
    },
    invitation: {
      subject: (brandName) => `【${brandName}】请设置密码，启用您的账户`,
      heading: '您的账户已经开通',
      paragraphs: (brandName, companyName) => [
        `${brandName}已为您开通账户${companyName && `，您可以代表${companyName}办理融资业务`}。`,
        '请点击下面的按钮设置密码。设置之后，您就可以用这个邮箱和密码登录。',
      ],
      action: '设置密码',
      footnote:
        '链接在 7 天内有效，只能使用一次。过期后，可以在登录页点击“忘记密码”重新获取。如果您不清楚这封邮件的来由，请忽略它，账户不会被启用。',
    },
    passwordChanged: {
      reset: {
        subject: (brandName) => `【${brandName}】您的登录密码已重设`,
        heading: '登录密码已重设',
        paragraphs: [
          '您的登录密码刚刚通过邮件中的链接重设。为了账户安全，所有已登录的设备都已退出。',
          '如果是您本人的操作，无需再做什么。如果不是，请立即重设密码，并联系在线客服。',
        ],
      },
      updated: {
        subject: (brandName) => `【${brandName}】您的登录密码已修改`,
        heading: '登录密码已修改',
        paragraphs: [
          '您的登录密码刚刚在“我的资料”中修改。除了当时使用的设备，其他已登录的设备都已退出。',
          '如果是您本人的操作，无需再做什么。如果不是，请立即重设密码，并联系在线客服。',
        ],
      },
      initial: {
        subject: (brandName) => `【${brandName}】您的账户已启用`,
        heading: '密码已设置，账户已启用',
        paragraphs: [
          '您已设置登录密码，现在可以用这个邮箱和密码登录。',
          '如果不是您本人的操作，请立即重设密码，并联系在线客服。',
        ],
      },
      action: '不是本人操作，重设密码',
      footnote: '我们的员工不会向您索要密码或验证码。',
    },
    emailChanged: {
      subject: (brandName) => `【${brandName}】您的登录邮箱已更换`,
      heading: '登录邮箱已更换',
      paragraphs: [
        '您的登录邮箱刚刚更换。从现在起，请用新邮箱登录；这个邮箱不再能登录，也不会再收到账户通知。',
        '除了当时使用的设备，其他已登录的设备都已退出。',
        '如果不是您本人的操作，请立即联系在线客服，我们会帮您找回账户。',
      ],
    },
    phoneChanged: {
      subject: (brandName) => `【${brandName}】您的手机号已更换`,
      heading: '手机号已更换',
      paragraphs: [
        '您账户的手机号刚刚更换，验证码将发送到新的手机号。',
        '如果是您本人的操作，无需再做什么。如果不是，请立即修改密码，并联系在线客服。',
      ],
      footnote: '我们的员工不会向您索要密码或验证码。',
    },
  },
  'zh-TW': {
    facts: { account: '登入電郵', at: '操作時間', newEmail: '新電郵', newPhone: '新手提電話號碼' },
    resetLink: {
      subject: (brandName) => `【${brandName}】重設您的登入密碼`,
      heading: '重設登入密碼',
      paragraphs: (brandName) => [
        `我們收到重設您${brandName}帳戶密碼的要求。`,
        '請按下方按鈕，設定新密碼。設定後，所有已登入的裝置均須以新密碼重新登入。',
      ],
      action: '設定新密碼',
      footnote:
        '連結於 30 分鐘內有效，只可使用一次。如非您本人操作，請不用理會此電郵，您的密碼不會更改。請勿將此電郵轉寄予任何人。',
    },
    invitation: {
      subject: (brandName) => `【${brandName}】請設定密碼，啟用您的帳戶`,
      heading: '您的帳戶已開立',
      paragraphs: (brandName, companyName) => [
        `${brandName}已為您開立帳戶${companyName && `，您可以代表${companyName}辦理融資業務`}。`,
        '請按下方按鈕設定密碼。設定後，您便可以用此電郵和密碼登入。',
      ],
      action: '設定密碼',
      footnote:
        '連結於 7 天內有效，只可使用一次。逾期後，可於登入頁按「忘記密碼」重新索取。如您不清楚此電郵的來由，請不用理會，帳戶不會被啟用。',
    },
    passwordChanged: {
      reset: {
        subject: (brandName) => `【${brandName}】您的登入密碼已重設`,
        heading: '登入密碼已重設',
        paragraphs: [
          '您的登入密碼剛剛透過電郵中的連結重設。為保障帳戶安全，所有已登入的裝置均已登出。',
          '如屬您本人操作，毋須採取任何行動。如否，請立即重設密碼，並聯絡網上客戶服務。',
        ],
      },
      updated: {
        subject: (brandName) => `【${brandName}】您的登入密碼已更改`,
        heading: '登入密碼已更改',
        paragraphs: [
          '您的登入密碼剛剛於「我的資料」更改。除當時使用的裝置外，其他已登入的裝置均已登出。',
          '如屬您本人操作，毋須採取任何行動。如否，請立即重設密碼，並聯絡網上客戶服務。',
        ],
      },
      initial: {
        subject: (brandName) => `【${brandName}】您的帳戶已啟用`,
        heading: '密碼已設定，帳戶已啟用',
        paragraphs: [
          '您已設定登入密碼，現在可以用此電郵和密碼登入。',
          '如非您本人操作，請立即重設密碼，並聯絡網上客戶服務。',
        ],
      },
      action: '並非本人操作，重設密碼',
      footnote: '本公司職員不會向您索取密碼或驗證碼。',
    },
    emailChanged: {
      subject: (brandName) => `【${brandName}】您的登入電郵已更換`,
      heading: '登入電郵已更換',
      paragraphs: [
        '您的登入電郵剛剛更換。由現在起，請以新電郵登入；此電郵不能再登入，亦不會再收到帳戶通知。',
        '除當時使用的裝置外，其他已登入的裝置均已登出。',
        '如非您本人操作，請立即聯絡網上客戶服務，我們會協助您取回帳戶。',
      ],
    },
    phoneChanged: {
      subject: (brandName) => `【${brandName}】您的手提電話號碼已更換`,
      heading: '手提電話號碼已更換',
      paragraphs: [
        '您帳戶的手提電話號碼剛剛更換，驗證碼將發送至新號碼。',
        '如屬您本人操作，毋須採取任何行動。如否，請立即更改密碼，並聯絡網上客戶服務。',
      ],
      footnote: '本公司職員不會向您索取密碼或驗證碼。',
    },
  },
  en: {
    facts: { account: 'Login e-mail', at: 'When', newEmail: 'New e-mail', newPhone: 'New mobile number' },
    resetLink: {
      subject: (brandName) => `Reset your ${brandName} password`,
      heading: 'Reset your password',
      paragraphs: (brandName) => [
        `We were asked to reset the password of your ${brandName} account.`,
        'Press the button to set a new one. Every device that is logged in will then have to log in again with it.',
      ],
      action: 'Set a new password',
      footnote:
        'The link works for 30 minutes, once. If you did not ask for it, ignore this mail: your password stays as it is. Do not forward this mail to anyone.',
    },
    invitation: {
      subject: (brandName) => `Set a password to start using ${brandName}`,
      heading: 'Your account is ready',
      paragraphs: (brandName, companyName) => [
        `${brandName} has opened an account for you${companyName && `, to act for ${companyName}`}.`,
        'Press the button to set a password. You can then log in with it and this e-mail address.',
      ],
      action: 'Set password',
      footnote:
        'The link works for 7 days, once. After that, ask for another by “Forgot password” on the login page. If you do not know what this is about, ignore this mail: the account stays closed.',
    },
    passwordChanged: {
      reset: {
        subject: (brandName) => `Your ${brandName} password was reset`,
        heading: 'Your password was reset',
        paragraphs: [
          'Your password was just reset by a mailed link. To keep your account safe, every device was logged out.',
          'If it was you, there is nothing more to do. If not, reset the password now and contact online customer service.',
        ],
      },
      updated: {
        subject: (brandName) => `Your ${brandName} password was changed`,
        heading: 'Your password was changed',
        paragraphs: [
          'Your password was just changed in your profile. Every device but the one that was used was logged out.',
          'If it was you, there is nothing more to do. If not, reset the password now and contact online customer service.',
        ],
      },
      initial: {
        subject: (brandName) => `Your ${brandName} account is open`,
        heading: 'Your password is set and your account is open',
        paragraphs: [
          'You have set a password and can now log in with it and this e-mail address.',
          'If it was not you, reset the password now and contact online customer service.',
        ],
      },
      action: 'It was not me: reset the password',
      footnote: 'Our staff never ask for your password or a verification code.',
    },
    emailChanged: {
      subject: (brandName) => `Your ${brandName} e-mail address was changed`,
      heading: 'Your e-mail address was changed',
      paragraphs: [
        'The e-mail address of your account was just changed. From now on, log in with the new one; this one no longer works and gets no more mails about the account.',
        'Every device but the one that was used was logged out.',
        'If it was not you, contact online customer service now, and we will help you get your account back.',
      ],
    },
    phoneChanged: {
      subject: (brandName) => `Your ${brandName} mobile number was changed`,
      heading: 'Your mobile number was changed',
      paragraphs: [
        'The mobile number of your account was just changed. Verification codes go to the new one.',
        'If it was you, there is nothing more to do. If not, change your password now and contact online customer service.',
      ],
      footnote: 'Our staff never ask for your password or a verification code.',
    },
  },
}
