import type { DeskReason } from '#shared/desk/desk-reasons.ts'

/** Texts for refused acts, with what the user can do. */
export const refusals = {
  forbidden: '您的角色不能辦理或查看這一項。如有需要，請聯絡管理員。',
  notFound: '找不到。它可能已被移除，或者編號有誤。',
  userNotFound: '找不到這名用戶。',
  invalidInput: '有些內容未填或填得不對，請按提示修改。',
  invalidDate: '日期不符合要求，請改選其他日期。',
  wrongState: '按目前的狀態不能這樣辦理，請先看最新情況。',
  ruleBroken: '不符合產品條款或監管規定，沒有辦理。',
  changedMeanwhile: '這一項剛剛有變動，請看過最新情況再決定。',
  alreadyExists: '已有相同的一項，毋須再加。',
  tooManyItems: '一次處理的項目太多，請分批辦理。',
  verificationFailed: '核對未能通過，沒有辦理。',
  emailTaken: '這個電郵已有用戶，請換一個。',
  phoneTaken: '這個手提電話號碼已有用戶，請換一個。',
  notInternalEmail: '內部同事須用本公司的電郵。',
  kycAlreadyDecided: '這次提交已經審結，或者公司又提交了新的資料，請重新載入後再看。',
  fileBeingChecked: '檔案正在進行安全掃描，通常不到一分鐘，請稍後再開啟。',
  fileUnsafe: '安全掃描發現惡意程式，這個檔案不能開啟。',
  fileUncheckable: '這個檔案未能完成安全掃描，不能開啟。',
  databaseFailure: '系統出了問題，未能確定是否已經辦理。請先看最新情況，再決定是否重試。',
} as const satisfies Record<DeskReason, string>
