import type { DeskReason } from '#shared/desk/desk-reasons.ts'

/** Texts for refused acts, with what the user can do. */
export const refusals = {
  forbidden: '您的角色不能办理或查看这一项。如有需要，请联系管理员。',
  notFound: '没有找到。它可能已被移除，或者编号有误。',
  userNotFound: '没有找到这个用户。',
  invalidInput: '有些内容没填或填得不对，请按提示修改。',
  invalidDate: '日期不符合要求，请改选其他日期。',
  wrongState: '按目前的状态不能这样办理，请先看最新情况。',
  ruleBroken: '不符合产品条款或监管规定，没有办理。',
  changedMeanwhile: '这一项刚刚有变动，请看过最新情况再决定。',
  alreadyExists: '已经有同样的一项，无需再添加。',
  tooManyItems: '一次处理的项目太多，请分批办理。',
  verificationFailed: '核对没有通过，没有办理。',
  emailTaken: '这个邮箱已有用户，请换一个。',
  phoneTaken: '这个手机号已有用户，请换一个。',
  notInternalEmail: '内部同事须用本公司的邮箱。',
  kycAlreadyDecided: '这次提交已经审结，或者公司又提交了新的资料，请刷新后再看。',
  fileBeingChecked: '文件正在进行安全扫描，通常不到一分钟，请稍后再打开。',
  fileUnsafe: '安全扫描发现恶意程序，这个文件不能打开。',
  fileUncheckable: '这个文件未能完成安全扫描，不能打开。',
  databaseFailure: '系统出了问题，不确定是否已经办理。请先看最新情况，再决定是否重试。',
} as const satisfies Record<DeskReason, string>
