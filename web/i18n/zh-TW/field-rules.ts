import type { FieldRule } from '../../../shared/api/field-rules.ts'

/** What is wrong with a field, and what to do. */
export const fieldRules = {
  required: '請填寫此項。',
  invalid: '填寫有誤，請檢查。',
  tooLong: '內容過長，請縮短。',
  unknownOption: '請從列表中選擇。',
  emailInvalid: '電郵格式不正確，例如 name@example.com。',
  mobileInvalid: '手機號碼不正確，請檢查區號及號碼。',
  areaCodeRequired: '請選擇國家或地區區號。',
  passwordWeak: '密碼須為 8–30 個字元，最少包含一個字母及一個數字。',
  passwordMismatch: '兩次輸入的密碼不一致，請再輸入一次。',
  codeInvalid: '請輸入短訊中的 6 位數字。',
  mustAccept: '請先閱讀並同意條款。',
  usccInvalid: '統一社會信用代碼應為 18 位數字及大寫字母，請核對證照。',
  brnInvalid: '商業登記號碼應為 8 位數字。',
  idNumberInvalid: '證件號碼不正確，請對照證件核對。',
  bicInvalid: 'SWIFT 代碼應為 8 或 11 位，例如 HSBCHKHHHKH。',
  dateInvalid: '請選擇有效的日期。',
  dateInFuture: '日期不能遲於今天。',
  amountInvalid: '請輸入金額，最多兩位小數。',
  percentInvalid: '請輸入 0 至 100 之間的百分比。',
  atLeastOne: '請最少填寫一項。',
  tooMany: '數量過多，請減少。',
  fileTypeInvalid: '只支援 PDF、JPG、JPEG、PNG、HEIF 格式，請改用其他檔案。',
  fileTooLarge: '檔案不能超過 20 MB，請壓縮後再上載。',
  checksumInvalid: '檔案校驗未能通過，請重新選擇檔案。',
} satisfies Record<FieldRule, string>
