import type { FieldRule } from '../../../shared/api/field-rules.ts'

/** What is wrong with a field, and what to do. */
export const fieldRules = {
  required: '请填写这一项。',
  invalid: '填得不对，请检查。',
  tooLong: '太长了，请缩短一些。',
  unknownOption: '请从列表中选择。',
  emailInvalid: '邮箱格式不对，例如 name@example.com。',
  mobileInvalid: '手机号不对，请检查区号和号码。',
  areaCodeRequired: '请选择国家或地区区号。',
  passwordWeak: '密码需 8–30 位，至少含一个字母和一个数字。',
  passwordMismatch: '两次输入的密码不一致，请再输入一次。',
  codeInvalid: '请输入短信里的 6 位数字。',
  mustAccept: '请先阅读并同意条款。',
  usccInvalid: '统一社会信用代码应为 18 位数字和大写字母，请核对证照。',
  brnInvalid: '商业登记号码应为 8 位数字。',
  idNumberInvalid: '证件号码不对，请对照证件核对。',
  bicInvalid: 'SWIFT 代码应为 8 或 11 位，例如 HSBCHKHHHKH。',
  dateInvalid: '请选择一个真实的日期。',
  dateInFuture: '日期不能晚于今天。',
  amountInvalid: '请输入金额，最多两位小数。',
  percentInvalid: '请输入 0 到 100 之间的比例。',
  atLeastOne: '请至少填写一项。',
  tooMany: '数量太多了，请减少一些。',
  fileTypeInvalid: '只支持 PDF、JPG、JPEG、PNG、HEIF 格式，请换一个文件。',
  fileTooLarge: '文件不能超过 20 MB，请压缩后再上传。',
  checksumInvalid: '文件校验没有通过，请重新选择文件。',
} satisfies Record<FieldRule, string>
