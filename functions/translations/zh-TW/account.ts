import { deviceNames } from '#shared/account/device-names/zh-TW.ts'
import type { TranslationsOf } from '../translations-type.ts'
import type { translations as source } from '../zh-CN/account.ts'

export const translations: TranslationsOf<typeof source> = {
  activation: {
    subject: '【{brand}】請啟動您的帳戶',
    heading: '尚餘一步：啟動您的帳戶',
    paragraphs: [
      '多謝您登記{brand}。',
      '請按下方按鈕，確認這是您的電郵地址。啟動後，您便可以用此電郵和密碼登入。',
    ],
    action: '啟動帳戶',
    footnote: '連結於 24 小時內有效。如您沒有登記，請不用理會此電郵，帳戶不會被啟動。',
  },
  needlessActivation: {
    subject: '【{brand}】您的帳戶已經啟動',
    heading: '您的帳戶已經啟動',
    paragraphs: [
      '您剛才要求重發{brand}的驗證電郵。此電郵地址的帳戶早已啟動，毋須再次啟動。',
      '請直接以此電郵和密碼登入。如忘記密碼，可在登入頁按「忘記密碼」重新設定。',
    ],
    action: '前往登入',
    footnote: '如非您本人提出，請不用理會此電郵，您的帳戶沒有任何改動。',
  },
  emailCode: {
    subject: '【{brand}】電郵驗證碼',
    heading: '驗證您的新電郵地址',
    paragraphs: ['您正將{brand}帳戶的電郵改為此地址。請在網頁輸入以下驗證碼：'],
    footnote:
      '驗證碼 5 分鐘內有效。請勿向任何人透露，包括本公司職員。如非您本人提出，請不用理會此電郵，電郵地址不會更改。',
  },
  resetLink: {
    subject: '【{brand}】重設您的登入密碼',
    heading: '重設登入密碼',
    paragraphs: [
      '我們收到重設您{brand}帳戶密碼的要求。',
      '請按下方按鈕，設定新密碼。設定後，所有已登入的裝置均須以新密碼重新登入。',
    ],
    action: '設定新密碼',
    footnote:
      '連結於 30 分鐘內有效，只可使用一次。如非您本人操作，請不用理會此電郵，您的密碼不會更改。請勿將此電郵轉寄予任何人。',
  },
  invitation: {
    subject: '【{brand}】請設定密碼，啟用您的帳戶',
    heading: '您的帳戶已開立',
    paragraphs: [
      '{brand}已為您開立帳戶{forCompany}。',
      '請按下方按鈕設定密碼。設定後，您便可以用此電郵和密碼登入。',
    ],
    action: '設定密碼',
    footnote:
      '連結於 7 天內有效，只可使用一次。逾期後，可於登入頁按「忘記密碼」重新索取。如您不清楚此電郵的來由，請不用理會，帳戶不會被啟用。',
    forCompany: '，您可以代表{company}辦理融資業務',
  },
  passwordChanged: {
    reset: {
      subject: '【{brand}】您的登入密碼已重設',
      heading: '登入密碼已重設',
      paragraphs: [
        '您的登入密碼剛剛透過電郵中的連結重設。為保障帳戶安全，所有已登入的裝置均已登出。',
        '如屬您本人操作，毋須採取任何行動。如否，請立即重設密碼，並聯絡客戶服務。',
      ],
      action: '並非本人操作，重設密碼',
      footnote: '本公司職員不會向您索取密碼或驗證碼。',
    },
    updated: {
      subject: '【{brand}】您的登入密碼已更改',
      heading: '登入密碼已更改',
      paragraphs: [
        '您的登入密碼剛剛於「我的資料」更改。除當時使用的裝置外，其他已登入的裝置均已登出。',
        '如屬您本人操作，毋須採取任何行動。如否，請立即重設密碼，並聯絡客戶服務。',
      ],
      action: '並非本人操作，重設密碼',
      footnote: '本公司職員不會向您索取密碼或驗證碼。',
    },
    initial: {
      subject: '【{brand}】您的帳戶已啟用',
      heading: '密碼已設定，帳戶已啟用',
      paragraphs: [
        '您已設定登入密碼，現在可以用此電郵和密碼登入。',
        '如非您本人操作，請立即重設密碼，並聯絡客戶服務。',
      ],
      action: '並非本人操作，重設密碼',
      footnote: '本公司職員不會向您索取密碼或驗證碼。',
    },
  },
  newDeviceLogin: {
    subject: '【{brand}】您的帳戶於新裝置登入',
    heading: '帳戶於新裝置登入',
    paragraphs: [
      '您的帳戶剛剛於一部我們未能識別的裝置登入。',
      '如屬您本人操作，毋須採取任何行動。如否，請立即重設密碼，所有已登入的裝置均會登出，並聯絡客戶服務。',
    ],
    action: '並非本人操作，重設密碼',
    footnote: '本公司職員不會向您索取密碼或驗證碼。',
  },
  passwordLocked: {
    strangers: {
      subject: '【{brand}】輸錯密碼次數過多，新裝置暫時不能登入',
      heading: '輸錯密碼次數過多',
      paragraphs: [
        '今日有人於您未曾使用的裝置登入您的帳戶，因輸錯密碼次數過多，未能登入。明天零時（香港時間）前，新裝置不能登入；您曾登入的裝置不受影響。',
        '如您忘記了密碼，可現在重設。如並非您本人，您的密碼沒有更改，帳戶亦沒有被登入；如此密碼亦用於其他地方，建議更換。',
      ],
      action: '重設密碼',
      footnote: '本公司職員不會向您索取密碼或驗證碼。',
    },
    device: {
      subject: '【{brand}】輸錯密碼次數過多，一部常用裝置暫時不能登入',
      heading: '輸錯密碼次數過多',
      paragraphs: [
        '今日於您曾登入的一部裝置上，輸錯密碼次數過多。明天零時（香港時間）前，該裝置不能登入。',
        '如您忘記了密碼，可現在重設，之後即可登入。如並非您本人，即有人正使用您的裝置，請立即重設密碼，並聯絡客戶服務。',
      ],
      action: '重設密碼',
      footnote: '本公司職員不會向您索取密碼或驗證碼。',
    },
  },
  emailChanged: {
    subject: '【{brand}】您的登入電郵已更換',
    heading: '登入電郵已更換',
    paragraphs: [
      '您的登入電郵剛剛更換。由現在起，請以新電郵登入；此電郵不能再登入，亦不會再收到帳戶通知。',
      '除當時使用的裝置外，其他已登入的裝置均已登出。',
      '如非您本人操作，請立即聯絡客戶服務，我們會協助您取回帳戶。',
    ],
  },
  phoneLost: {
    subject: '【{brand}】請驗證另一個手提電話號碼',
    heading: '請驗證另一個手提電話號碼',
    paragraphs: [
      '您帳戶原來的手提電話號碼現時屬於其他人，已從您的帳戶移除。驗證碼不會再發送至該號碼，亦不能再用它登入。',
      '請以電郵和密碼登入，在「我的資料」填寫並驗證另一個手提電話號碼。在此之前，提款、簽署等需要手提電話號碼的操作暫時不能辦理；還款和查閱不受影響。',
      '如該號碼仍屬您所有，請聯絡客戶服務。',
    ],
    action: '驗證手提電話號碼',
    footnote: '本公司職員不會向您索取密碼或驗證碼。',
  },
  phoneChanged: {
    subject: '【{brand}】您的手提電話號碼已更換',
    heading: '手提電話號碼已更換',
    paragraphs: [
      '您帳戶的手提電話號碼剛剛更換，驗證碼將發送至新號碼。',
      '如屬您本人操作，毋須採取任何行動。如否，請立即更改密碼，並聯絡客戶服務。',
    ],
    action: '並非本人操作，重設密碼',
    footnote: '本公司職員不會向您索取密碼或驗證碼。',
  },
  device: {
    unknown: '未知裝置',
    ...deviceNames,
  },
  sms: {
    phoneCode: '【{brand}】驗證碼：{code}，5 分鐘內有效。請勿向任何人透露，包括本公司職員。',
    mailStopped: {
      bounced:
        '【{brand}】寄往您登入電郵的郵件被退回，我們已停止向其寄送郵件。如該電郵可以正常使用，請聯絡客戶服務恢復寄送。',
      complained:
        '【{brand}】我們的郵件在您的電郵信箱被標記為垃圾郵件，我們已停止寄送（包括重設密碼的郵件）。如需恢復，請聯絡客戶服務。',
    },
  },
}
