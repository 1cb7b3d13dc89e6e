import type { TranslationsOf } from '../translations-type.ts'
import type { translations as source } from '../zh-CN/factors.ts'

const closing = '如屬您本人操作，毋須採取任何行動。如否，請立即重設密碼，並聯絡客戶服務。'
const action = '並非本人操作，重設密碼'
const footnote = '本公司職員不會向您索取密碼、驗證碼或復原碼。'

export const translations: TranslationsOf<typeof source> = {
  factorAdded: {
    subject: '【{brand}】已新增兩步驗證',
    heading: '已新增兩步驗證',
    paragraphs: [
      '您帳戶的兩步驗證剛剛新增了一種方式。日後登入或辦理重要操作時，可用它確認是您本人。',
      closing,
    ],
    action,
    footnote,
  },
  factorRemoved: {
    subject: '【{brand}】已移除兩步驗證方式',
    heading: '已移除兩步驗證方式',
    paragraphs: ['您帳戶的一種兩步驗證方式剛剛被移除，日後不能再用它登入。', closing],
    action,
    footnote,
  },
  recoveryCodesRenewed: {
    subject: '【{brand}】已重新產生復原碼',
    heading: '已重新產生復原碼',
    paragraphs: ['您帳戶的復原碼剛剛重新產生，以往的復原碼已全部失效。', closing],
    action,
    footnote,
  },
  recoveryCodeUsed: {
    subject: '【{brand}】已使用一個復原碼',
    heading: '已使用一個復原碼',
    paragraphs: ['剛剛有人用復原碼通過您帳戶的兩步驗證。該復原碼已失效，尚餘 {about} 個。', closing],
    action,
    footnote,
  },
  factorLocked: {
    subject: '【{brand}】兩步驗證碼輸錯次數過多',
    heading: '兩步驗證碼輸錯次數過多',
    paragraphs: [
      '今日有人輸入了您的正確密碼，但多次輸錯兩步驗證碼，未能登入。香港時間午夜之前，不能再用驗證碼或復原碼驗證；通行密鑰仍可使用。',
      closing,
    ],
    action,
    footnote,
  },
  passkeyCounterStalled: {
    subject: '【{brand}】通行密鑰可能被複製',
    heading: '通行密鑰的使用次數異常',
    paragraphs: [
      '剛剛有人用通行密鑰「{about}」通過您帳戶的驗證，但它記錄的使用次數並無增加。更換或還原裝置後會出現這種情況；亦可能有人複製了該密鑰。',
      '如屬您本人操作，而且剛更換裝置，毋須採取任何行動。否則請立即在「我的資料」移除該通行密鑰、登出其他裝置，並聯絡客戶服務。',
    ],
    action,
    footnote,
  },
  factorsReset: {
    subject: '【{brand}】客戶服務已重設兩步驗證',
    heading: '客戶服務已重設兩步驗證',
    paragraphs: [
      '核實身分後，客戶服務已移除您帳戶的所有兩步驗證方式。所有裝置均已登出。24 小時內，只憑密碼不能辦理提款等重要操作。',
      closing,
    ],
    action,
    footnote,
  },
}
