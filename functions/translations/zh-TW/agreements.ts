import type { TranslationsOf } from '../translations-type.ts'
import type { translations as source } from '../zh-CN/agreements.ts'

export const translations: TranslationsOf<typeof source> = {
  invitation: {
    subject: '【{brand}】請簽署{company}的融資協議',
    heading: '有一份融資協議待您簽署',
    paragraphs: [
      '{signer}，您好：',
      '{company}正申請循環信貸，需要您代表公司簽署融資協議。',
      '請按下方按鈕，先核實身分，細閱協議全文，再輸入您的全名簽署。全程約需五分鐘，毋須登入。',
    ],
    action: '閱讀並簽署',
    footnote: '連結只供您本人使用，72 小時內有效，請勿轉發。如您不認識這間公司，請不用理會此電郵。',
  },
  setInvitation: {
    subject: '【{brand}】請簽署{company}的{papers}',
    heading: '有幾份文件等您簽署',
    paragraphs: [
      '{signer}，您好：',
      '{company}正在申請循環信貸額，需要您簽署{papers}。兩份文件以同一個連結簽署，全體簽署人都簽妥才會生效。',
      '請按下面的按鈕，先核實身分，再逐份完整閱讀、輸入您的全名簽署。全程約需十分鐘，毋須登入。',
    ],
    action: '閱讀並簽署',
    footnote: '連結只供您本人使用，72 小時內有效，請勿轉發。如您不認識這間公司，請不用理會此電郵。',
  },
  guarantorInvitation: {
    subject: '【{brand}】請簽署為{company}作出的個人擔保書',
    heading: '有一份個人擔保書等您簽署',
    paragraphs: [
      '{signer}，您好：',
      '{company}正在申請循環信貸額，按產品條款需要您以個人身分出具擔保：公司到期不還，貸款人可以要求您還。',
      '請按下面的按鈕，先核實身分，完整閱讀擔保書，確定願意承擔責任，再輸入您的全名簽署。不明白的地方，請先徵詢獨立的法律意見；不同意的，可以在同一頁面拒絕簽署。',
    ],
    action: '閱讀並簽署',
    footnote: '連結只供您本人使用，72 小時內有效，請勿轉發。如您不認識這間公司，請不用理會此電郵。',
  },
  papers: {
    facility: '融資協議',
    addendum: '網店補充協議',
    increase: '提額補充協議',
    plan: '還款安排補充協議',
    rpa: '應收帳款購買協議',
    guarantee: '個人擔保書',
  },
  separator: '及',
  numberSeparator: '、',
  addendumInvitation: {
    subject: '【{brand}】請簽署{company}的網店補充協議',
    heading: '有一份補充協議等您簽署',
    paragraphs: [
      '{signer}，您好：',
      '{company}希望將新連接的網店加入現有的循環信貸額，需要您代表公司簽署一份補充協議。全部簽署人簽署後，信貸額會連同這些網店重新計算。',
      '請按下面的按鈕，先核實身分，細閱補充協議全文，再輸入您的全名簽署。全程約需三分鐘，毋須登入。',
    ],
    action: '閱讀並簽署',
    footnote: '連結只供您本人使用，72 小時內有效，請勿轉發。如您不認識這間公司，請略過此電郵。',
  },
  increaseInvitation: {
    subject: '【{brand}】請簽署{company}的提額補充協議',
    heading: '有一份補充協議等您簽署',
    paragraphs: [
      '{signer}，您好：',
      '{company}申請提高循環信貸額，貸款人已經同意，需要您代表公司簽署一份補充協議。全部簽署人簽署後，新信貸額生效；如須核對簽署紀錄，則於核對後生效。',
      '請按下面的按鈕，先核實身分，細閱補充協議全文，再輸入您的全名簽署。全程約需三分鐘，毋須登入。',
    ],
    action: '閱讀並簽署',
    footnote: '連結只供您本人使用，72 小時內有效，請勿轉發。如您不認識這間公司，請略過此電郵。',
  },
  planInvitation: {
    subject: '【{brand}】請簽署{company}的還款安排補充協議',
    heading: '有一份還款安排等您簽署',
    paragraphs: [
      '{signer}，您好：',
      '貸款人為{company}的一筆提款提供了新的還款安排，需要您代表公司簽署一份補充協議。全部簽署人簽署後，安排生效；如須核對簽署紀錄，則於核對後生效。',
      '請按下面的按鈕，先核實身分，細閱補充協議全文，再輸入您的全名簽署。全程約需三分鐘，毋須登入。',
    ],
    action: '閱讀並簽署',
    footnote: '連結只供您本人使用，72 小時內有效，請勿轉發。如您不認識這間公司，請略過此電郵。',
  },
  reminder: {
    subject: '【{brand}】{company}的協議仍待您簽署',
    heading: '協議仍待您簽署',
    paragraphs: [
      '{signer}，您好：',
      '{company}的協議尚未有您的簽署。請用下方的新連結核實身分、細閱全文後簽署；如不同意，亦可在同一頁面拒絕簽署。',
    ],
    action: '閱讀並簽署',
    footnote: '連結只供您本人使用，72 小時內有效，請勿轉發。如您不認識這間公司，請不用理會此電郵。',
  },
  codeBySms:
    '【{brand}】{code} 是您簽署{company}協議的驗證碼，5 分鐘內有效。如非您本人簽署，請勿告訴任何人。',
  codeByMail: {
    subject: '【{brand}】您的簽署驗證碼',
    heading: '請輸入驗證碼，證明是您本人簽署',
    paragraphs: ['您正在開啟{company}待您簽署的協議。請在簽署頁面輸入以下驗證碼，5 分鐘內有效。'],
    footnote: '如非您本人簽署，請勿將驗證碼告訴任何人。',
  },
  signatoryCodeBySms:
    '【{brand}】{code} 是驗證碼，用於在{company}的帳戶中確認您是其簽署人，5 分鐘內有效。如非您本人操作，請勿告訴任何人。',
  signatoryCodeByMail: {
    subject: '【{brand}】確認簽署人身分的驗證碼',
    heading: '請輸入驗證碼，確認您是公司的簽署人',
    paragraphs: [
      '有人正登入{company}的帳戶，要以您的身分簽署提款承付票。如果是您本人，請在頁面輸入以下驗證碼，5 分鐘內有效。',
    ],
    footnote: '如非您本人操作，請勿將驗證碼告訴任何人，並盡快聯絡公司的管理員。',
  },
  contactRequested: {
    subject: '【{brand}】{company}要更改您簽署協議的聯絡方式',
    heading: '有人要更改您簽署協議的聯絡方式',
    paragraphs: [
      '{signer}，您好：',
      '{company}申請把您簽署協議的聯絡方式改為 {contact}。在生效之前，簽署連結及驗證碼仍然只會發送到您現時的聯絡方式。',
      '申請提交後的 24 小時內，如果這不是您的意思，請按以下按鈕反對，更改便會停止。24 小時後經我們核實才會生效。',
    ],
    action: '查看並反對',
    footnote: '如果是您本人要求更改，毋須處理。',
  },
  contactRequestedBySms:
    '【{brand}】{company}申請更改您簽署協議的聯絡方式。如非您的意思，請在 24 小時內反對：{link}',
  replaced: {
    subject: '【{brand}】您毋須再簽署{company}的協議',
    heading: '您毋須再簽署這份協議',
    paragraphs: [
      '{signer}，您好：',
      '{company}改由另一位董事簽署這份協議，之前寄給您的簽署連結已經失效。',
      '如非您本人的意思，請盡快聯絡我們的客戶服務。',
    ],
  },
}
