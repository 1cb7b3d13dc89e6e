/** Texts of the page that verifies a certified document. */
export const verification = {
  title: '查验文件',
  lead: '签署完成的文件都带有电子封签。放入 PDF，即可查验是否由我们出具、封签后有无改动。',
  file: {
    title: '查验 PDF',
    drop: '把 PDF 拖到这里，或',
    choose: '选择 PDF 文件',
    another: '查验另一份 PDF',
    stays: '文件只在您的浏览器里检查，不会上传。我们只收到它的校验码。',
    checking: '正在查验 {{name}}…',
    tooLarge: '文件超过 50 MB，无法在浏览器里查验。我们出具的文件不会这么大。',
    unreadable: '打不开这个文件。它可能已被移动或正在使用，请重新选择。',
    failed: '查验工具没有载入。请检查网络，再选择一次文件。',
  },
  verdict: {
    genuine: {
      title: '真实，未经改动',
      text: '这份文件由我们加上电子封签，之后没有任何改动。',
    },
    changed: {
      title: '文件已被改动',
      text: '电子封签之后，文件的内容被改过或添加过。请不要采信，向提供者索取原件。',
    },
    damaged: {
      title: '文件不完整或已损坏',
      text: '电子封签读不出来，可能是下载中断或文件损坏。请重新下载后再查验；仍然如此，请不要采信。',
    },
    otherKey: {
      title: '电子封签不是我们的',
      text: '文件写着我们的协议编号或查验码，却是用别人的密钥签的。请不要采信，并致电我们核实。',
    },
    unsignedVersion: {
      title: '这是签署前的文本',
      text: '内容与已签署的文件一致，但没有签署证明书和电子封签，不能用来证明签署。请使用签署完成后收到的文件。',
    },
    unrecorded: {
      title: '签名有效，尚未核对登记',
      text: '文件自签名以来没有改动，但现在连不上服务器，无法确认签名属于我们。请稍后再查验。',
    },
    unknownSigned: {
      title: '不是我们出具的文件',
      text: '文件带有电子签名，签名本身也有效，但我们没有这份文件的登记。',
    },
    unknown: {
      title: '没有这份文件的登记',
      text: '文件没有电子封签，我们也没有它的登记。请放入签署完成后收到的 PDF；打印后扫描的文件，请用查验码。',
    },
    notPdf: {
      title: '这不是 PDF 文件',
      text: '请选择签署完成后收到的 PDF 原件。照片、扫描图或截图不能查验，可以改用查验码。',
    },
    unreachable: {
      title: '现在无法查验',
      text: '文件没有电子封签，服务器也连不上，无法核对登记。请稍后再试。',
    },
  },
  /** The heading of the record if the file is not the original. */
  former: '登记中的原件',
  code: {
    title: '只有纸本？',
    text: '扫描签署证明书上的二维码，或输入二维码旁的查验码，可以看到登记的摘要。',
    label: '查验码',
    hint: '32 位字母和数字。空格、连字号和大小写都不影响。',
    invalid: '查验码是 32 位字母和数字，例如 7K2M-9QXA-…。请对照纸本再输入一次。',
    submit: '查询登记',
    found: '登记的摘要',
    notCompared: '手上这份文件没有核对过',
    onlyPdf:
      '查验码只说明登记过这样一份文件，谁都可以把它抄到另一份上。请把下面的登记与手上这份逐项对照；内容是否一致，只有查验 PDF 才能证明。',
    none: '没有这个查验码',
    noneText:
      '请对照纸本检查：字母 O 和数字 0、字母 I 和数字 1 可以混用，其他字符须完全一致。仍查不到，请不要采信这份文件。',
  },
  facts: {
    kind: '文件',
    number: '编号',
    version: '文本版本',
    date: '文件日期',
    company: '公司',
    signers: '签署人',
    signersCount: '共 {{count}} 人，全部已签署',
    signedAt: '{{when}} 签署',
    provenBy: {
      sms: '身份：以短信验证码核验',
      smsAndId: '身份：以短信验证码和证件号码末四位核验',
      mail: '身份：以邮件验证码核验（效力较弱）',
      mailAndId: '身份：以邮件验证码（效力较弱）和证件号码末四位核验',
      nothing: '身份：没有核验记录',
    },
    completed: '全部签署完成',
    certified: '电子封签',
    timeStamp: '可信时间戳',
    timeStamped: '有',
    timeStampedAt: '有，{{when}}',
    notTimeStamped: '无，以我们记录的时间为准',
    masked: '姓名和公司名称只显示一部分；完整名称见文件本身。时间为香港时间。',
  },
  kinds: {
    facility: '融资协议',
    addendum: '补充协议',
    increase: '提额补充协议',
    plan: '还款安排补充协议',
    rpa: '应收账款购买协议',
    guarantee: '个人担保书',
    drawdown_note: '承付票',
  },
  details: {
    title: '技术资料',
    note: '可以用其他工具核对，例如在 Adobe Acrobat 里打开文件查看签名。',
    certifiedSha256: '封签后文件的校验码（SHA-256）',
    documentSha256: '所签文本的校验码（SHA-256）',
    fingerprint: '封签证书的指纹（SHA-256）',
    chain: '签署过程记录',
    chainNote: '共 {{count}} 条，首尾相连；末条的校验码',
  },
  call: '致电 {{phone}}',
}
