/** Words of the page where a signer reads and signs. */
export const agreements = {
  pageTitle: '签署协议',
  title: '{{name}}，请您签署',
  toForm: '已经读过？直接到签署处',
  lead: '{{company}} 请您代表公司签署下面的《{{title}}》。请读完全文，再在最后签名；拿不准的，先问清楚再签。',
  openPdf: '打开 PDF 全文',
  clauses: '协议条款',
  form: {
    title: '在这里签署',
    name: '您的姓名',
    nameHint: '请输入 {{name}}，或认证时登记的中文姓名。',
    nameDiffers:
      '和登记的姓名不一致。请输入 {{name}}，或认证时登记的中文姓名；登记有误的话，请先联系公司更正。',
    accept: '我已阅读并理解《{{title}}》全文，同意代表公司签署，并知道这份电子签署有法律效力。',
    sign: '签署协议',
    recorded: '我们会记录签署时间、所用网络地址和文件指纹。',
  },
  signed: {
    title: '{{name}}，您已签署',
    text: '您的签署已记录，不需要再做什么。',
    others: '您的签署已记录。其他签署人签完后，我们就会计算公司的额度。您不需要再做什么。',
    completed: '所有人都已签署，公司的额度正在计算。您不需要再做什么。',
    document: '文件',
    company: '公司',
    at: '签署时间（香港）',
    fingerprint: '文件指纹',
    fingerprintNote: 'SHA-256。文件若被改动，指纹就会不同。',
  },
  dead: {
    expired: {
      title: '签署链接已过期',
      text: '链接 14 天内有效。请让公司的联系人登录后，在签署进度页点「再发一次邮件」，您会收到新的链接。',
    },
    ended: {
      title: '这份协议不能再签署',
      text: '公司已经撤回，或者协议已经失效。您不需要做什么；有疑问请联系公司。',
    },
    unknown: {
      title: '这个链接打不开',
      text: '链接可能不完整。请从邮件里重新点开，或把邮件里的完整地址复制到浏览器。',
    },
    call: '致电 {{phone}}',
  },
  footer: {
    help: '有疑问？致电 {{phone}}，或写信到 {{email}}。',
    licence: '{{company}} · 香港放债人牌照号码 {{number}}',
  },
}
