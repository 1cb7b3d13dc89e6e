import type { WordsOf } from '../words-of.ts'
import type { words as source } from '../zh-CN/agreements.ts'

export const words: WordsOf<typeof source> = {
  invitation: {
    subject: '【{brand}】請簽署{company}的融資協議',
    heading: '有一份融資協議待您簽署',
    paragraphs: [
      '{signer}，您好：',
      '{company}正申請循環信貸，需要您代表公司簽署融資協議。',
      '請按下方按鈕，先細閱協議全文，再輸入您的全名簽署。全程約需五分鐘，毋須登入。',
    ],
    action: '閱讀並簽署',
    footnote: '連結只供您本人使用，14 日內有效，請勿轉發。如您不認識這間公司，請不用理會此電郵。',
  },
  addendumInvitation: {
    subject: '【{brand}】請簽署{company}的網店補充協議',
    heading: '有一份補充協議等您簽署',
    paragraphs: [
      '{signer}，您好：',
      '{company}希望將新連接的網店加入現有的循環信貸額，需要您代表公司簽署一份補充協議。全部簽署人簽署後，信貸額會連同這些網店重新計算。',
      '請按下面的按鈕，先細閱補充協議全文，再輸入您的全名簽署。全程約需三分鐘，毋須登入。',
    ],
    action: '閱讀並簽署',
    footnote: '連結只供您本人使用，14 天內有效，請勿轉發。如您不認識這間公司，請略過此電郵。',
  },
}
