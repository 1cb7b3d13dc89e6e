import type { NotificationKindName } from '#shared/notifications/notification-kinds.ts'

/** Each kind's text in the portal, and its mail. A `{name}` stands for a fact, `{company}` and `{brand}` for those names. */
export const translations = {
  'kyc-approved': {
    title: '公司认证已通过',
    content: '您的公司认证已经审核通过，现在可以继续申请。',
    mail: {
      subject: '您的公司认证已通过',
      heading: '公司认证已通过',
      paragraphs: ['{company}的公司认证已经审核通过。', '您现在可以继续申请，签署融资协议。'],
      action: '继续申请',
    },
  },
  'kyc-rejected': {
    title: '公司认证未通过',
    content: '很抱歉，您的公司认证未能通过审核。如需了解详情，请联系客服。',
    mail: {
      subject: '您的公司认证未通过',
      heading: '公司认证未通过',
      paragraphs: ['很抱歉，{company}的公司认证未能通过审核。', '如需了解详情，或准备重新提交，请联系客服。'],
      action: '查看公司认证',
    },
  },
  'kyc-returned': {
    title: '公司认证需要补充资料',
    content: '您的公司认证资料需要修改。{corrections}其余内容都已保留，改好后请重新提交。',
    mail: {
      subject: '您的公司认证需要补充资料',
      heading: '请修改后重新提交',
      paragraphs: ['{company}的公司认证资料需要修改。您之前填写的内容都已保留。'],
      action: '修改资料',
    },
  },
  'company-change-approved': {
    title: '公司资料变更已通过',
    content: '您提交的公司资料变更已经审核通过，新资料即刻生效。',
    mail: {
      subject: '您的公司资料变更已通过',
      heading: '变更已通过',
      paragraphs: ['{company}的资料变更已经审核通过，新资料即刻生效。'],
      action: '查看公司资料',
    },
  },
  'company-change-rejected': {
    title: '公司资料变更未通过',
    content: '您提交的公司资料变更未能通过审核，公司资料保持不变。如需了解详情，请联系客服。',
    mail: {
      subject: '您的公司资料变更未通过',
      heading: '变更未通过',
      paragraphs: [
        '很抱歉，{company}的资料变更未能通过审核。公司资料保持不变，现有额度不受影响。',
        '如需了解详情，请联系客服。',
      ],
      action: '查看公司资料',
    },
  },
  'company-change-returned': {
    title: '公司资料变更需要修改',
    content: '您提交的变更需要修改。{corrections}其余内容都已保留；修改并通过之前，公司资料保持不变。',
    mail: {
      subject: '您的公司资料变更需要修改',
      heading: '请修改后重新提交',
      paragraphs: ['{company}的资料变更有需要修改的地方。您填写的内容都已保留；通过之前，公司资料保持不变。'],
      action: '修改并重新提交',
    },
  },
  'kyc-contact-objected': {
    mail: {
      subject: '【{brand}】有人反对公司资料变更里的新联系方式',
      heading: '有人反对更改联系方式',
      paragraphs: [
        '{company}提交的资料变更更改了 {signer} 的联系方式。原来的联系方式收到通知后表示反对，这次变更不会按现在的内容通过。',
        '请撤回变更，或在我们退回后改回原来的联系方式。如果原来的联系方式确实不再使用，请联系我们的客服核实。',
      ],
      action: '查看公司资料',
    },
  },
  'signing-declined': {
    title: '有签署人拒绝签署协议',
    content: '协议 {agreement} 有签署人拒绝签署，这次签署已经结束。您可以查看理由，并重新发起签署。',
    mail: {
      subject: '【{brand}】有签署人拒绝签署协议',
      heading: '有签署人拒绝签署协议',
      paragraphs: [
        '{signer}拒绝签署{company}的协议，理由是：“{reason}”',
        '这次签署已经结束，其他签署人的链接也已失效。与签署人商量后，您可以重新发起签署。',
      ],
      action: '查看',
    },
  },
  'signing-lapsed': {
    title: '协议签署已过期',
    content: '协议 {agreement} 在 30 天内没有全部签署，这次签署已经结束。您可以重新发起签署。',
    mail: {
      subject: '【{brand}】协议签署已过期',
      heading: '协议签署已过期',
      paragraphs: [
        '{company}的协议在 30 天内没有全部签署，这次签署已经结束，签署链接也已失效。您可以重新发起签署。',
      ],
      action: '查看',
    },
  },
  'limit-offer-lapsed': {
    mail: {
      subject: '【{brand}】提额补充协议签署已过期',
      heading: '提额补充协议签署已过期',
      paragraphs: [
        '{company}的提额补充协议在 30 天内没有全部签署，这次提额已经失效，额度保持不变。如果仍有需要，您可以重新申请。',
      ],
      action: '查看',
    },
  },
  'signer-contact-objected': {
    mail: {
      subject: '【{brand}】有签署人反对更改联系方式',
      heading: '签署人反对更改联系方式',
      paragraphs: [
        '{signer} 原来的联系方式收到通知后，反对更改。更改已停止，协议仍然寄到原来的联系方式。',
        '如果原来的联系方式确实不再使用，请联系我们的客服核实。',
      ],
      action: '查看签署进度',
    },
  },
  'file-infected': {
    title: '文件含有恶意程序，已删除',
    content:
      '安全扫描发现文件“{file}”含有恶意程序，我们已将其删除，没有人打开过它。请先为电脑查毒，再重新上传。',
  },
  'file-unscannable': {
    title: '文件无法通过安全扫描',
    content: '文件“{file}”可能设有密码或已损坏，安全扫描无法读取，因此不会被打开。请去除密码后重新上传。',
  },
  'limit-granted': {
    title: '您的额度已生效',
    content: '您的融资额度为 {limit}，现在可以提款。',
    mail: {
      subject: '您的融资额度已生效',
      heading: '融资额度已生效',
      paragraphs: [
        '{company}的融资额度已经生效，您现在可以申请提款。',
        '额度的生效日、复核日和条款在额度详情里；计算依据，包括每一项因素的影响，在额度页面查看。',
      ],
      action: '查看额度详情',
    },
  },
  'limit-lowered': {
    title: '您的额度已调整',
    content: '根据店铺最近的销售，您的额度已调整为 {limit}。',
    mail: {
      subject: '您的融资额度已调整',
      heading: '融资额度已调整',
      paragraphs: [
        '首次提款后，我们根据您店铺的最新销售数据重新计算了额度，结果低于原额度，新额度即时生效。',
        '已提取和已预留的款项不受影响。额度的计算依据可以在额度页面查看。',
      ],
      action: '查看额度',
    },
  },
  'limit-lowered-after-drawdown': {
    title: '首次提款后，您的额度已调整',
    content:
      '首次提款后，我们按店铺最近的销售重新计算，额度由 {formerLimit} 调整为 {limit}，即时生效。已提取和已预留的款项不受影响。',
    mail: {
      subject: '您的融资额度已调整',
      heading: '融资额度已调整',
      paragraphs: [
        '首次提款后，我们根据您店铺的最新销售数据重新计算了额度，结果低于原额度，新额度即时生效。',
        '已提取和已预留的款项不受影响。额度的计算依据可以在额度页面查看。',
      ],
      action: '查看额度',
    },
  },
  'limit-lowered-by-shops': {
    title: '您的额度已调整：店铺有变动',
    content:
      '您连接的店铺有变动，按现有店铺的销售重新计算后，额度由 {formerLimit} 调整为 {limit}，即时生效。已提取和已预留的款项不受影响。',
    mail: {
      subject: '您的融资额度已调整',
      heading: '融资额度已调整',
      paragraphs: [
        '您连接的店铺有变动，我们按现有店铺的销售数据重新计算了额度，结果低于原额度，新额度即时生效。',
        '已提取和已预留的款项不受影响。额度的计算依据可以在额度页面查看。',
      ],
      action: '查看额度',
    },
  },
  'limit-lowered-by-added-shops': {
    title: '您的额度已调整：新店铺已计入',
    content:
      '补充协议签署完成，连同新加入的店铺重新计算后，额度由 {formerLimit} 调整为 {limit}，即时生效。已提取和已预留的款项不受影响。',
    mail: {
      subject: '您的融资额度已调整',
      heading: '融资额度已调整',
      paragraphs: [
        '补充协议签署完成后，我们连同新加入的店铺重新计算了额度，结果低于原额度，新额度即时生效。',
        '已提取和已预留的款项不受影响。额度的计算依据可以在额度页面查看。',
      ],
      action: '查看额度',
    },
  },
  'limit-lowered-by-uploads': {
    title: '您的额度已调整：上传的销售有变动',
    content:
      '您上传的销售有变动，重新计算后，额度由 {formerLimit} 调整为 {limit}，即时生效。已提取和已预留的款项不受影响。',
    mail: {
      subject: '您的融资额度已调整',
      heading: '融资额度已调整',
      paragraphs: [
        '您上传的销售有变动，我们重新计算了额度，结果低于原额度，新额度即时生效。',
        '已提取和已预留的款项不受影响。额度的计算依据可以在额度页面查看。',
      ],
      action: '查看额度',
    },
  },
  'limit-raised': {
    title: '您的额度已提高',
    content: '补充协议签署完成，按新加入的店铺重新计算后，您的额度已提高至 {limit}。',
    mail: {
      subject: '您的融资额度已提高',
      heading: '融资额度已提高',
      paragraphs: [
        '补充协议签署完成后，我们连同新加入的店铺重新计算了额度，新额度即时生效。',
        '额度的计算依据可以在额度页面查看。',
      ],
      action: '查看额度',
    },
  },
  'limit-raised-by-added-shops': {
    title: '您的额度已提高：新店铺已计入',
    content: '补充协议签署完成，连同新加入的店铺重新计算后，额度由 {formerLimit} 提高到 {limit}，即时生效。',
    mail: {
      subject: '您的融资额度已提高',
      heading: '融资额度已提高',
      paragraphs: [
        '补充协议签署完成后，我们连同新加入的店铺重新计算了额度，结果高于原额度，新额度即时生效。',
        '额度的计算依据可以在额度页面查看。',
      ],
      action: '查看额度',
    },
  },
  'limit-set': {
    title: '我们调整了您的额度',
    content: '我们已将您的额度由 {formerLimit} 调整为 {limit}，即时生效。已提取和已预留的款项不受影响。',
    mail: {
      subject: '我们调整了您的融资额度',
      heading: '融资额度已调整',
      paragraphs: [
        '我们已将您的额度由 {formerLimit} 调整为 {limit}，即时生效。',
        '已提取和已预留的款项不受影响。如对这次调整有疑问，请联系客服。',
      ],
      action: '查看额度',
    },
  },
  'limit-higher-possible': {
    title: '您可以申请更高的额度',
    content: '根据店铺最近的销售，您可以申请高于 {limit} 的额度。',
    mail: {
      subject: '您可以申请提高融资额度',
      heading: '可以申请提高额度',
      paragraphs: [
        '首次提款后，我们根据您店铺的最新销售数据重新计算了额度，结果高于现有额度。您可以申请提高额度，由我们审批。',
      ],
      action: '查看额度',
    },
  },
  'limit-higher-possible-after-drawdown': {
    title: '首次提款后，您可以申请更高的额度',
    content:
      '首次提款后，我们按店铺最近的销售重新计算，额度可以支持到 {supportedLimit}，现为 {limit}。提高须由您申请、我们审批。',
    mail: {
      subject: '您可以申请提高融资额度',
      heading: '可以申请提高额度',
      paragraphs: [
        '首次提款后，我们根据您店铺的最新销售数据重新计算了额度，结果高于现有额度。您可以申请提高额度，由我们审批。',
      ],
      action: '查看额度',
    },
  },
  'limit-higher-possible-by-shops': {
    title: '您可以申请更高的额度：店铺有变动',
    content:
      '您连接的店铺有变动，按现有店铺的销售，额度可以支持到 {supportedLimit}，现为 {limit}。提高须由您申请、我们审批。',
    mail: {
      subject: '您可以申请提高融资额度',
      heading: '可以申请提高额度',
      paragraphs: [
        '您连接的店铺有变动，我们按现有店铺的销售数据重新计算了额度，结果高于现有额度。您可以申请提高额度，由我们审批。',
      ],
      action: '查看额度',
    },
  },
  'limit-higher-possible-by-added-shops': {
    title: '您可以申请更高的额度',
    content:
      '补充协议签署完成，连同新加入的店铺计算，额度可以支持到 {supportedLimit}，现为 {limit}；增加的部分并非来自新店铺，须由您申请、我们审批。',
    mail: {
      subject: '您可以申请提高融资额度',
      heading: '可以申请提高额度',
      paragraphs: [
        '补充协议签署完成后，我们连同新加入的店铺重新计算了额度，结果高于现有额度，但增加的部分并非来自新加入的店铺。您可以申请提高额度，由我们审批。',
      ],
      action: '查看额度',
    },
  },
  'limit-higher-possible-by-uploads': {
    title: '您可以申请更高的额度：已计入上传的销售',
    content:
      '连同您上传的销售计算，额度可以支持到 {supportedLimit}，现为 {limit}。上传不会自动提高额度，须由您申请、我们审批。',
    mail: {
      subject: '您可以申请提高融资额度',
      heading: '可以申请提高额度',
      paragraphs: [
        '连同您上传的销售，我们重新计算了额度，结果高于现有额度。上传不会自动提高额度；您可以申请提高，由我们审批。',
      ],
      action: '查看额度',
    },
  },
  'limit-unchanged': {
    title: '店铺已加入，额度没有变化',
    content: '补充协议签署完成，连同新加入的店铺重新计算后，额度维持 {limit}。原因写在加入店铺的页面上。',
    mail: {
      subject: '店铺已加入，融资额度没有变化',
      heading: '融资额度没有变化',
      paragraphs: [
        '补充协议签署完成后，我们连同新加入的店铺重新计算了额度，额度维持不变。原因可以在加入店铺的页面查看。',
      ],
      action: '查看额度',
    },
  },
  'drawable-amount-changed': {
    title: '可提取额度已按支付账户余额更新',
    content:
      '您的可提取额度由 {formerDrawable} 变为 {drawable}：支付账户的未提现余额有了变化，授信额度不变。',
    mail: {
      subject: '您的可提取额度已更新',
      heading: '可提取额度已更新',
      paragraphs: [
        '可提取额度以支付账户未提现余额的 80% 为限。由于贵公司连接或取消连接了支付账户，或账户的余额有了变化，可提取额度更新如下，授信额度不变。',
        '没有未还清的提款时，可以在“我的店铺”的“支付账户”里取消连接，之后不再以账户余额为限。',
      ],
      action: '查看额度',
    },
  },
  'drawable-amount-set': {
    title: '可提取额度已由贷款人调整',
    content:
      '您的可提取额度由 {formerDrawable} 变为 {drawable}，由贷款人调整；授信额度不变。如需了解原因，请联系客服。',
    mail: {
      subject: '您的可提取额度已调整',
      heading: '可提取额度已调整',
      paragraphs: [
        '贷款人调整了您目前可以提取的额度，授信额度和已提取的款项不变。',
        '如需了解原因，请联系客服。',
      ],
      action: '查看额度',
    },
  },
  'limit-request-offered': {
    title: '提额申请已获同意，等待签署',
    content: '我们同意把您的额度提高至 {limit}。公司的签署人全部签署提额补充协议之后生效。',
    mail: {
      subject: '您的提额申请已获同意，等待签署',
      heading: '提额申请已获同意',
      paragraphs: [
        '我们同意提高您的额度。请在门户内发起签署：公司的每位签署人都签署提额补充协议之后，新额度生效；需要核对签署记录的，核对完再生效。',
        '这项提额保留 30 天；到期没有全部签署的，额度保持不变。',
      ],
      action: '查看并发起签署',
    },
  },
  'limit-request-approved': {
    title: '提额申请已批准',
    content: '您的提额申请已经批准，新的额度为 {limit}。',
    mail: {
      subject: '您的提额申请已批准',
      heading: '提额申请已批准',
      paragraphs: ['您的提额申请已经批准，新额度即时生效。'],
      action: '查看额度',
    },
  },
  'limit-request-lapsed': {
    title: '提额没有生效',
    content:
      '提高至 {limit} 的补充协议没有按时签署完成，或者完成时融资已经结束，这次提额没有生效。如果仍有需要，您可以重新申请。',
    mail: {
      subject: '这次提额没有生效',
      heading: '这次提额没有生效',
      paragraphs: ['补充协议签署完成时，您的融资已经到期或结清，这次提额没有生效。'],
      action: '查看额度',
    },
  },
  'limit-request-rejected': {
    title: '提额申请未获批准',
    content: '您的提额申请未获批准，额度仍为 {limit}。{why}',
    mail: {
      subject: '您的提额申请未获批准',
      heading: '提额申请未获批准',
      paragraphs: ['很抱歉，您的提额申请未获批准，现有额度保持不变。', '{why}'],
      action: '查看额度',
    },
  },
  'limit-request-withdrawn': {
    title: '提额申请已撤回',
    content: '您的提额申请已按您的要求撤回，额度仍为 {limit}。',
    mail: {
      subject: '您的提额申请已撤回',
      heading: '提额申请已撤回',
      paragraphs: ['您的提额申请已按您的要求撤回，现有额度保持不变。', '如非本人操作，请立即联系客服。'],
      action: '查看额度',
    },
  },
  'renewal-approved': {
    title: '额度已续期',
    content: '您的续期申请已经批准，额度为 {limit}，下次复核日期是 {reviewDate}。',
    mail: {
      subject: '您的额度已续期',
      heading: '额度已续期',
      paragraphs: ['您的续期申请已经批准，额度按店铺最新的销售重新核定，即时生效。'],
      action: '查看额度',
    },
  },
  'renewal-rejected': {
    title: '续期申请未获批准',
    content:
      '您的续期申请未获批准，额度 {limit} 使用至 {reviewDate} 为止。已提取的款项仍按原来的约定偿还。{why}',
    mail: {
      subject: '您的续期申请未获批准',
      heading: '续期申请未获批准',
      paragraphs: [
        '很抱歉，您的续期申请未获批准。额度使用至复核日期为止，之后不能再提款。',
        '已提取的款项仍按原来的约定偿还，也可以提前还。',
        '{why}',
      ],
      action: '查看额度',
    },
  },
  'renewal-withdrawn': {
    title: '续期申请已撤回',
    content: '您的续期申请已按您的要求撤回。额度使用至 {reviewDate} 为止，在此之前可以重新申请。',
    mail: {
      subject: '您的续期申请已撤回',
      heading: '续期申请已撤回',
      paragraphs: [
        '您的续期申请已按您的要求撤回。额度使用至复核日期为止，在此之前可以重新申请。',
        '如非本人操作，请立即联系客服。',
      ],
      action: '查看额度',
    },
  },
  'facility-review-soon': {
    title: '额度即将到期，请申请续期',
    content:
      '您的额度使用至 {reviewDate} 为止。续期之后可以继续提款；不续期，已提取的款项仍按原来的约定偿还。',
    mail: {
      subject: '您的额度将于 {reviewDate} 到期，请申请续期',
      heading: '额度即将到期',
      paragraphs: [
        '您的额度使用至 {reviewDate} 为止。申请续期后，我们会按店铺最新的销售重新核定，由贷款人审批。',
        '续期之前，请保持店铺授权有效，并还清逾期的款项。不续期的话，到期后不能再提款，已提取的款项仍按原来的约定偿还。',
      ],
      action: '申请续期',
    },
  },
  'facility-expired': {
    title: '额度已到期',
    content: '在续期之前不能再提款。未还本金 {outstanding} 仍按原来的约定偿还，也可以提前还。',
    mail: {
      subject: '您的额度已到期',
      heading: '额度已到期',
      paragraphs: [
        '您的额度已到期，在续期之前不能再提款。您现在仍可以申请续期。',
        '已提取的款项仍按原来的约定偿还，也可以提前还。',
      ],
      action: '查看额度',
    },
  },
  'facility-closed': {
    title: '额度已关闭',
    content: '额度已经关闭，不能再提款。您没有未还的款项。',
    mail: {
      subject: '您的额度已关闭',
      heading: '额度已关闭',
      paragraphs: ['您的额度已经关闭，不能再提款。您没有未还的款项。', '如有疑问，请联系客服。'],
      action: '查看额度',
    },
  },
  'drawdown-requested': {
    mail: {
      subject: '已收到{company}的提款申请',
      heading: '已收到提款申请',
      paragraphs: ['{signer} 刚刚代表{company}签署并提交了一笔提款，我们正在审核。'],
      action: '查看提款',
      footnote: '如果您不了解这笔提款，请立即与同事核实，并联系客服。',
    },
  },
  'drawdown-approved': {
    title: '提款申请已批准',
    content: '您的 {amount} 提款申请已经批准，款项将汇入您登记的收款账户。{why}',
    mail: {
      subject: '您的提款申请已批准',
      heading: '提款申请已批准',
      paragraphs: ['您的提款申请已经批准，款项将汇入您登记的收款账户。'],
      action: '查看提款申请',
    },
  },
  'drawdown-rejected': {
    title: '提款申请未获批准',
    content: '很抱歉，您的 {amount} 提款申请未获批准，预留的额度已经恢复。{why}',
    mail: {
      subject: '您的提款申请未获批准',
      heading: '提款申请未获批准',
      paragraphs: ['很抱歉，您的提款申请未获批准，预留的额度已经恢复。', '{why}'],
      action: '查看额度',
    },
  },
  'drawdown-withdrawn': {
    title: '提款申请已撤回',
    content: '您的 {amount} 提款申请已按您的要求撤回，预留的额度已经恢复。',
    mail: {
      subject: '您的提款申请已撤回',
      heading: '提款申请已撤回',
      paragraphs: ['您的提款申请已按您的要求撤回，预留的额度已经恢复。', '如非本人操作，请立即联系客服。'],
      action: '查看额度',
    },
  },
  'drawdown-awaits-colleague': {
    title: '提款等待复核',
    content: '一笔 {amount} 的提款须由第二位管理员同意，才会提交给我们。',
    mail: {
      subject: '有一笔提款等您复核',
      heading: '有一笔提款等您复核',
      paragraphs: [
        '同事提交了一笔提款，签署人为{signer}。贵公司规定这个金额须由两位管理员同意，请登录查看并决定。',
      ],
      action: '去复核',
      footnote: '如果您不了解这笔提款，请先与同事核实，不要同意。',
    },
  },
  'complaint-received': {
    mail: {
      subject: '我们已收到您的投诉',
      heading: '我们已收到您的投诉',
      paragraphs: [
        '感谢您告诉我们。我们正在核实，最迟在 {answerBy} 答复，结果会显示在网站上，并发邮件给您。',
      ],
      action: '查看投诉',
      footnote: '如果这不是您提交的，请立即联系客服。',
    },
  },
  'complaint-answered': {
    mail: {
      subject: '您的投诉已有答复',
      heading: '您的投诉已有答复',
      paragraphs: ['如果您对答复不满意，请联系客服。'],
      action: '查看投诉',
    },
  },
  'drawdown-confirmed': {
    mail: {
      subject: '{company}的提款已由两位管理员同意',
      heading: '提款已由两位管理员同意',
      paragraphs: [
        '{confirmer} 刚刚同意了{company}的一笔提款，申请已提交审核。提交人和同意人都会收到这封邮件。',
      ],
      action: '查看提款复核',
      footnote: '如果这不是您或您的同事所为，请立即联系客服。',
    },
  },
  'drawdown-declined': {
    title: '提款未通过公司内部复核',
    content: '另一位管理员没有同意 {amount} 的提款，预留的额度已经恢复。{why}',
    mail: {
      subject: '提款未通过公司内部复核',
      heading: '提款未通过公司内部复核',
      paragraphs: ['另一位管理员没有同意这笔提款，申请没有提交给我们。预留的额度已经恢复。'],
      action: '查看额度',
    },
  },
  'drawdown-lapsed': {
    title: '提款复核逾期，已失效',
    content: '{amount} 的提款未在期限内由另一位管理员同意，已失效，预留的额度已经恢复。',
    mail: {
      subject: '提款未在期限内复核，已失效',
      heading: '提款未在期限内复核，已失效',
      paragraphs: [
        '这笔提款没有在期限内得到另一位管理员同意，申请没有提交给我们。预留的额度已经恢复。',
        '如仍需要资金，请按最新利率重新提款。',
      ],
      action: '重新提款',
    },
  },
  'second-approval-changed': {
    title: '提款复核规则有变更',
    content: '有管理员更改了提款的双人复核规则。如非贵公司的意思，请立即改回并联系客服。',
    mail: {
      subject: '贵公司的提款复核规则有变更',
      heading: '提款复核规则有变更',
      paragraphs: [
        '有管理员更改了提款的双人复核规则。规则变严即时生效，变宽在 24 小时后生效。',
        '如果这不是贵公司的意思，请立即登录改回，并联系客服。',
      ],
      action: '查看规则',
    },
  },
  'factor-required': {
    mail: {
      subject: '【{brand}】贵公司已要求两步验证',
      heading: '贵公司已要求两步验证',
      paragraphs: [
        '贵公司的一位管理员已要求每位成员开启两步验证。尚未开启的成员，下次登录时要先完成设置，才能继续使用。',
        '如果您不了解这件事，请与其他管理员核实。',
      ],
      action: '查看公司用户',
    },
  },
  'factor-not-required': {
    mail: {
      subject: '【{brand}】贵公司已取消两步验证要求',
      heading: '贵公司已取消两步验证要求',
      paragraphs: [
        '贵公司的一位管理员已取消两步验证要求。成员此后可以移除自己的两步验证。',
        '如果您不了解这件事，请立即与其他管理员核实，并联系客服；需要时可以在“公司用户”中重新要求。',
      ],
      action: '查看公司用户',
    },
  },
  'payout-account-added': {
    title: '新增了收款账户',
    content:
      '{account} 已加入收款账户，经核实并满 24 小时后才可收款。如非贵公司的意思，请立即移除并联系客服。',
    mail: {
      subject: '贵公司新增了一个收款账户',
      heading: '新增了收款账户',
      paragraphs: [
        '有管理员为贵公司新增了下列收款账户。该账户须经我们核实，并在 24 小时后才可收款。',
        '如果这不是贵公司的意思，请立即登录移除该账户、修改密码，并联系客服。',
      ],
      action: '查看收款账户',
    },
    sms: '【{brand}】贵公司新增了一个收款账户，24 小时内不会向其放款。如非贵公司操作，请立即登录移除并联系客服。',
  },
  'payout-account-changed': {
    title: '收款账户有变更',
    content: '收款账户改为 {account}，经核实并满 24 小时后才可收款。如非贵公司的意思，请立即移除并联系客服。',
    mail: {
      subject: '贵公司的收款账户有变更',
      heading: '收款账户有变更',
      paragraphs: [
        '有管理员更改了贵公司的收款账户，更改后的资料如下。该账户须重新核实，并在 24 小时后才可收款。',
        '如果这不是贵公司的意思，请立即登录移除该账户、修改密码，并联系客服。',
      ],
      action: '查看收款账户',
    },
    sms: '【{brand}】贵公司的收款账户有变更，24 小时内不会向其放款。如非贵公司操作，请立即登录查看并联系客服。',
  },
  'payout-account-removed': {
    title: '收款账户已移除',
    content: '{account} 已移除，提款不会再汇入该账户。如非贵公司的意思，请立即联系客服。',
    mail: {
      subject: '贵公司的一个收款账户已移除',
      heading: '收款账户已移除',
      paragraphs: [
        '有管理员移除了下列收款账户，提款不会再汇入该账户。',
        '如果这不是贵公司的意思，请立即登录修改密码，并联系客服。',
      ],
      action: '查看收款账户',
    },
    sms: '【{brand}】贵公司的一个收款账户已移除。如非贵公司操作，请立即登录查看并联系客服。',
  },
  'payout-account-chosen': {
    title: '默认收款账户有变更',
    content: '{account} 已设为默认收款账户。如非贵公司的意思，请立即改回并联系客服。',
    mail: {
      subject: '贵公司的默认收款账户有变更',
      heading: '默认收款账户有变更',
      paragraphs: [
        '有管理员把下列账户设为默认收款账户。今后的提款如未另选账户，将汇入该账户。',
        '如果这不是贵公司的意思，请立即登录改回、修改密码，并联系客服。',
      ],
      action: '查看收款账户',
    },
    sms: '【{brand}】贵公司的默认收款账户有变更。如非贵公司操作，请立即登录改回并联系客服。',
  },
  'payout-account-verified': {
    title: '收款账户已通过核实',
    content: '{account} 已通过核实。新增或更改未满 24 小时的账户，满 24 小时后即可收款。',
    mail: {
      subject: '收款账户已通过核实',
      heading: '收款账户已通过核实',
      paragraphs: ['下列收款账户已通过核实。新增或更改未满 24 小时的账户，满 24 小时后即可收款。'],
      action: '查看收款账户',
    },
  },
  'payout-account-refused': {
    title: '收款账户未通过核实',
    content: '{account} 未通过核实，提款不会汇入该账户。{why}',
    mail: {
      subject: '收款账户未通过核实',
      heading: '收款账户未通过核实',
      paragraphs: ['很抱歉，下列收款账户未通过核实，提款不会汇入该账户。', '{why}'],
      action: '查看收款账户',
    },
  },
  'drawdown-paid-out': {
    title: '款项已汇出',
    content: '{amount} 已汇往您登记的收款账户。请于 {dueDate} 或之前还款，应还总额为 {total}。',
    mail: {
      subject: '您的提款已放款',
      heading: '款项已汇出',
      paragraphs: ['款项已汇往您登记的收款账户。请于到期日或之前还款，还款明细如下。'],
      action: '查看提款',
    },
  },
  'drawdown-paid-out-in-parts': {
    title: '款项已汇出',
    content:
      '{amount} 已汇往您登记的收款账户。首次还款 {firstPayment} 于 {firstDueDate} 到期，其后各期见本票和还款安排。',
    mail: {
      subject: '您的提款已放款',
      heading: '款项已汇出',
      paragraphs: ['款项已汇往您登记的收款账户。这笔提款分 {count} 期偿还，首期如下，各期日期和金额见本票。'],
      action: '查看提款',
    },
  },
  'drawdown-paid-out-by-sales': {
    title: '款项已汇出',
    content:
      '{amount} 已汇往您登记的收款账户。每周按净销售额还款，首次于 {firstDueDate} 到期，金额届时告知。',
    mail: {
      subject: '您的提款已放款',
      heading: '款项已汇出',
      paragraphs: [
        '款项已汇往您登记的收款账户。每周按净销售额的 {share} 还款，金额在当周账单生成时告知，最迟于下列日期还清。',
      ],
      action: '查看提款',
    },
  },
  'drawdown-returned': {
    title: '放款被银行退回',
    content: '{amount} 的提款已放款，但被银行退回。这笔提款不收取利息，您无需还款；请核对您的收款账户。',
    mail: {
      subject: '您的放款被银行退回',
      heading: '放款被银行退回',
      paragraphs: [
        '我们已向您登记的收款账户放款，但银行将款项退回。这笔提款不收取利息，您无需还款。',
        '请核对收款账户的户名、账号和银行代码。资料无误的，我们会再次放款；需要更正的，请更新账户，这笔提款将取消，额度恢复后即可重新提款。',
      ],
      action: '查看收款账户',
    },
  },
  'payout-rejected-details': {
    title: '银行拒绝付款：请核对账户资料',
    content:
      '您的 {amount} 提款未能到账：银行未能按您登记的收款账户资料付款。这笔提款不收取利息，您无需还款；请核对收款账户的户名、账号和银行代码。',
    mail: {
      subject: '放款未能到账，请核对收款账户',
      heading: '银行未能付款',
      paragraphs: [
        '我们已指示银行向您登记的收款账户放款，但账户资料有误，银行未能付款。这笔提款不收取利息，您无需还款。',
        '请核对收款账户的户名、账号和银行代码。资料无误的，我们会再次放款；需要更正的，请更新账户，这笔提款将取消，额度恢复后即可重新提款。',
      ],
      action: '查看收款账户',
    },
  },
  'payout-rejected-closed': {
    title: '银行拒绝付款：收款账户不能收款',
    content:
      '您的 {amount} 提款未能到账：收款账户已注销、被冻结或不能收款。这笔提款不收取利息，您无需还款；请向开户行查询，或改用另一个收款账户。',
    mail: {
      subject: '放款未能到账，请更换收款账户',
      heading: '收款账户不能收款',
      paragraphs: [
        '我们已指示银行放款，但您登记的收款账户已注销、被冻结或不能收款。这笔提款不收取利息，您无需还款。',
        '请向开户行查询。账户恢复正常的，我们会再次放款；否则请登记另一个收款账户，这笔提款将取消，额度恢复后即可重新提款。',
      ],
      action: '查看收款账户',
    },
  },
  'payout-rejected-bank': {
    title: '放款未能完成，将再次办理',
    content:
      '您的 {amount} 提款未能到账，原因不在您的收款账户。这笔提款不收取利息，您无需还款，也无需操作：我们会再次放款。',
    mail: {
      subject: '放款未能完成，我们会再次办理',
      heading: '放款未能完成',
      paragraphs: [
        '我们已指示银行放款，但银行未能付款，原因不在您的收款账户。这笔提款不收取利息，您无需还款。',
        '您无需操作：我们会再次放款，款项汇出后另行通知。如有疑问，请联系客服。',
      ],
      action: '查看首页',
    },
  },
  'payout-cancelled': {
    title: '放款未能到账，提款已取消',
    content: '您的 {amount} 提款未能到账，现已取消。这笔提款不收取利息，您无需还款，预留的额度已经恢复。',
    mail: {
      subject: '放款未能到账，提款已取消',
      heading: '提款已取消',
      paragraphs: [
        '银行未能向您登记的收款账户付款，这笔提款现已取消。不收取利息，您无需还款，预留的额度已经恢复。',
        '再次提款前，请核对收款账户的户名、账号和银行代码。如需了解详情，请联系客服。',
      ],
      action: '查看额度',
    },
  },
  'paper-ready': {
    title: '文件已生成',
    content: '您申请的“{file}”已生成，可在“文件”中下载。',
  },
  'repayment-due-soon': {
    title: '款项即将到期',
    content: '您有一笔 {total} 的款项将于 {dueDate} 到期，请提前准备资金。',
    mail: {
      subject: '您有一笔款项将于 {dueDate} 到期',
      heading: '还款预告',
      paragraphs: [
        '您的一笔提款将于 {dueDate} 到期，请提前准备好资金，在到期当天转账至以下账户，并填写转账附言。',
        '如想提前还款，请先在网站上查看当天的结清金额，利息只计到还款当天。',
      ],
      action: '查看还款安排',
    },
  },
  'repayment-due-soon-deducted': {
    title: '款项即将到期',
    content:
      '您有一笔 {total} 的款项将于 {dueDate} 到期，届时从 {account} 扣款，无须转账。请确保账户有足够余额。',
    mail: {
      subject: '您有一笔款项将于 {dueDate} 到期，届时自动扣款',
      heading: '扣款预告',
      paragraphs: [
        '您的一笔提款将于 {dueDate} 到期，我们会从下列支付账户扣款，无须转账。请确保账户当天有足够余额。',
        '如想提前还款，请先在网站上查看当天的结清金额，利息只计到还款当天。',
      ],
      action: '查看还款安排',
    },
  },
  'charge-raised': {
    title: '还款提醒',
    content: '您有一笔 {total} 的款项于 {dueDate} 到期，请及时还款并在网站上提交付款信息。',
  },
  'charge-raised-deducted': {
    title: '款项到期，将自动扣款',
    content: '您有一笔 {total} 的款项于 {dueDate} 到期，将从 {account} 扣款，无须转账。',
  },
  'charge-due-today': {
    mail: {
      subject: '您有一笔款项今日到期',
      heading: '还款提醒',
      paragraphs: [
        '您的提款已到期。请将剩余应还金额转账至以下账户，并在网站上提交付款信息，以便我们及时入账。',
      ],
      action: '查看账单',
    },
  },
  'deduction-insufficient': {
    title: '扣款未成功：余额不足',
    content:
      '支付账户余额不足，{dueDate} 到期的 {outstanding} 未能扣取。请转账还款；未还清前我们每天会再扣一次。',
    mail: {
      subject: '扣款未成功，请转账还款',
      heading: '支付账户余额不足',
      paragraphs: [
        '我们未能从您的支付账户扣取到期款项：账户余额不足，没有扣取任何金额。',
        '请将剩余应还金额转账至以下账户，并在网站上提交付款信息；也可以等账户有足够余额，我们每天会再扣一次。到期未还清的本金，宽限期后会计逾期利息。',
      ],
      action: '查看账单',
    },
  },
  'deduction-revoked': {
    title: '扣款未成功：扣款授权已终止',
    content: '支付平台表示扣款授权已终止，{dueDate} 到期的 {outstanding} 未能扣取。请转账还款。',
    mail: {
      subject: '扣款未成功，请转账还款',
      heading: '扣款授权已终止',
      paragraphs: [
        '支付平台表示，您的账户已不再授权我们扣款，到期款项没有扣取。',
        '请将剩余应还金额转账至以下账户，并在网站上提交付款信息。如需恢复扣款，请到支付平台重新授权。',
      ],
      action: '查看账单',
    },
  },
  'deduction-no-account': {
    title: '没有可以扣款的账户',
    content: '贵公司没有连接可以扣款的支付账户，{dueDate} 到期的 {outstanding} 请转账还款。',
    mail: {
      subject: '没有可以扣款的账户，请转账还款',
      heading: '没有可以扣款的账户',
      paragraphs: [
        '您的提款约定由支付平台扣款，但贵公司目前没有连接可以扣款的账户，到期款项没有扣取。',
        '请将剩余应还金额转账至以下账户，并在网站上提交付款信息。',
      ],
      action: '查看账单',
    },
  },
  'fee-charged': {
    title: '账单新增一笔费用',
    content: '账单新增费用 {fee}，剩余应还 {outstanding}。如有疑问，可在账单中提出异议。',
    mail: {
      subject: '您的账单新增一笔费用',
      heading: '账单新增费用',
      paragraphs: [
        '我们在您的账单上新增了一笔费用，金额如下。如属转收第三方向我们收取的费用，凭证已放入您的文件。如有疑问，可在账单中提出异议，或联系客服。',
      ],
      action: '查看账单',
    },
  },
  'repayment-overdue': {
    title: '款项已逾期',
    content: '您有一笔款项已于 {dueDate} 到期，尚有 {outstanding} 未还。请尽快还款；如有困难，请联系客服。',
    mail: {
      subject: '您有一笔款项已经逾期',
      heading: '逾期提醒',
      paragraphs: [
        '您有一笔款项尚未还清，逾期利息按未还本金每天计算。请尽快将剩余应还金额转账至以下账户，并在网站上提交付款信息。',
        '如暂时有困难，请尽早联系客服商量。如您今天已经转账并提交，请忽略本邮件。',
      ],
      action: '查看账单',
    },
  },
  'letter-issued': {
    title: '关于逾期款项的信函',
    content:
      '我们就逾期款项 {outstanding} 发出了一封信函，请在 {payDeadline} 或之前付清。信函可在“文件”中查看。',
    mail: {
      subject: '关于逾期款项的信函',
      heading: '请查看关于逾期款项的信函',
      paragraphs: [
        '我们就下列逾期款项向贵公司发出了一封信函，列明每张账单的金额和付款方法，可在网站的“文件”中查看和下载。',
        '如果已经付款，请在网站上报告这笔转账；如有困难，请尽早联系客服。',
      ],
      action: '查看信函',
    },
  },
  'dispute-upheld': {
    title: '账单异议成立',
    content: '您对账单提出的异议成立，账单已更正，剩余应还 {outstanding}。',
    mail: {
      subject: '您对账单的异议已成立',
      heading: '异议成立',
      paragraphs: ['我们已核实您提出的问题，并更正了账单。更正后的金额如下，争议期间不计逾期利息。'],
      action: '查看账单',
    },
  },
  'dispute-rejected': {
    title: '账单异议未成立',
    content: '经核实，账单金额无误，现恢复收款，剩余应还 {outstanding}。详情请看账单中的答复。',
    mail: {
      subject: '您对账单的异议未成立',
      heading: '异议未成立',
      paragraphs: [
        '我们已核实您提出的问题，账单金额无误。账单恢复收款，逾期利息补计，但超出 14 天答复期限的天数不计。',
        '请将剩余应还金额转账至以下账户。如仍有疑问，请联系客服。',
      ],
      action: '查看账单',
    },
  },
  'dispute-withdrawn': {
    title: '账单异议已撤回',
    content: '您对账单的异议已撤回，账单恢复收款，剩余应还 {outstanding}。',
    mail: {
      subject: '您对账单的异议已撤回',
      heading: '异议已撤回',
      paragraphs: [
        '您对账单的异议已按贵公司管理员的要求撤回，我们不再核查。账单恢复收款，逾期利息补计，但超出 14 天答复期限的天数不计。',
        '请将剩余应还金额转账至以下账户。如非本人操作，请立即联系客服。',
      ],
      action: '查看账单',
    },
  },
  'repayment-posted': {
    title: '还款已入账',
    content: '我们已收到您的还款 {received}，该账单剩余应还 {outstanding}。',
    mail: {
      subject: '您的还款已入账',
      heading: '还款已入账',
      paragraphs: ['我们已收到您的还款，该账单尚未付清。请尽快支付剩余金额。'],
      action: '查看账单',
    },
  },
  'drawdown-partly-repaid': {
    title: '还款已入账',
    content:
      '我们已收到您的还款 {received}。该笔提款未还本金 {outstandingPrincipal}，下次还款日为 {nextDueDate}。',
    mail: {
      subject: '您的还款已入账',
      heading: '还款已入账',
      paragraphs: ['我们已收到您的还款，这一期已经付清。该笔提款尚未还清，之后的还款如下。'],
      action: '查看账单',
    },
  },
  'charge-settled': {
    title: '提款已还清',
    content: '我们已收到您的还款 {received}，该笔提款已经还清，对应的额度已经恢复。',
    mail: {
      subject: '您的还款已入账，提款已还清',
      heading: '提款已还清',
      paragraphs: ['我们已收到您的还款，该笔提款已经还清，对应的额度已经恢复。感谢您按约还款。'],
      action: '查看额度',
    },
  },
  'repayment-rebooked': {
    title: '账单已更正',
    content:
      '我们补记了您 {receivedOn} 到账的还款 {received}，并从到账当日起计算。该账单的逾期利息由 {formerOverdueInterest} 更正为 {overdueInterest}。',
    mail: {
      subject: '已补记您较早到账的还款，账单已更正',
      heading: '账单已更正',
      paragraphs: [
        '我们找到一笔此前未入账的还款，现已按实际到账日入账；在此之后到账的款项也已按先后顺序重新入账。',
        '您此前收到的账单和对账单显示的是更正前的金额。您无需办理任何手续，重新下载即可看到更正后的金额。',
      ],
      action: '查看账单',
    },
  },
  'payment-voided': {
    title: '未收到您的付款',
    content: '我们没有收到您提交的 {reported} 付款，该笔款项仍待支付。',
    mail: {
      subject: '我们未收到您提交的付款',
      heading: '未收到付款',
      paragraphs: [
        '我们未能找到您提交的这笔付款，该付款记录已作废，账单的应还金额不变。',
        '如您已经转账，请联系客服并提供转账凭证；如尚未转账，请完成转账后重新提交。',
      ],
      action: '查看账单',
    },
  },
  'repayment-reversed': {
    title: '还款被银行退回',
    content: '您的还款 {returned} 已被银行退回，该笔款项需要重新支付。',
    mail: {
      subject: '您的还款被银行退回',
      heading: '还款被退回',
      paragraphs: [
        '您此前入账的一笔还款被银行退回，我们已将其冲回，对应的款项重新列为应还。',
        '请尽快将剩余应还金额转账至以下账户，并在网站上提交付款信息。逾期利息按未还本金计算。',
      ],
      action: '查看账单',
    },
  },
  'payoff-voided': {
    title: '未收到您的提前还款',
    content: '我们没有收到您提交的 {reported} 提前还款，该笔提款照常计息，到期日不变。',
    mail: {
      subject: '我们未收到您提交的提前还款',
      heading: '未收到提前还款',
      paragraphs: [
        '我们未能找到您提交的提前还款，该记录已作废，您的提款按原到期日继续。',
        '如您已经转账，请联系客服并提供转账凭证。',
      ],
      action: '查看提款',
    },
  },
  'payoff-reversed': {
    title: '提前还款被银行退回',
    content: '您的提前还款 {returned} 已被银行退回，该笔提款照常计息，于 {dueDate} 到期。',
    mail: {
      subject: '您的提前还款被银行退回',
      heading: '提前还款被退回',
      paragraphs: [
        '您的提前还款被银行退回，我们已将其冲回。该笔提款按原到期日继续，利息与未曾提前还款时相同。',
        '到期日之前您可以再次提前还款；到期时（如已过期则随即）会生成账单。',
      ],
      action: '查看提款',
    },
  },
  'payoff-rebooked': {
    title: '提前还款已补记',
    content:
      '我们补记了您 {receivedOn} 到账的提前还款 {received}，并从到账当日起计算。该笔提款的剩余应还由 {formerOutstanding} 更正为 {outstanding}。',
    mail: {
      subject: '已补记您较早到账的提前还款',
      heading: '提前还款已补记',
      paragraphs: [
        '我们找到一笔此前未入账的提前还款，现已按实际到账日入账；在此之后到期的款项已重新计算，其后到账的款项也已按先后顺序重新入账。',
        '您此前收到的账单和对账单显示的是更正前的金额。您无需办理任何手续，重新下载即可看到更正后的金额。',
      ],
      action: '查看提款',
    },
  },
  'payoff-overtaken': {
    title: '提前还款已转为到期还款',
    content: '您的提款在提前还款 {reported} 入账前已到期，该笔付款将用于偿还到期款项。',
    mail: {
      subject: '您的提前还款已转为到期还款',
      heading: '提款已到期',
      paragraphs: [
        '在您提交的提前还款入账之前，该笔提款已经到期，因此按到期应还总额收取。您提交的付款已转至账单，收到款项后即会入账。',
        '如您已经转账，请勿重复转账，只需支付差额。',
      ],
      action: '查看账单',
    },
  },
  'payment-plan-offered': {
    title: '贷款人提供了新的还款安排',
    content: '贷款人为您的一笔提款提供了还款安排，合计 {total}。请在 {signBefore} 前查看并签署。',
    mail: {
      subject: '有一份还款安排等您查看和签署',
      heading: '新的还款安排',
      paragraphs: [
        '贷款人为您的一笔提款重新约定了还款日期和金额，利率不提高。请在签署截止时间前查看；代表公司的人全部签署后，安排生效。',
        '安排生效前，原来的账单和到期日不变。',
      ],
      action: '查看还款安排',
    },
  },
  'payment-plan-started': {
    title: '还款安排已生效',
    content: '还款安排已生效，合计 {total}。第一期 {firstPayment}，请在 {firstDueDate} 或之前付清。',
    mail: {
      subject: '还款安排已生效',
      heading: '还款安排已生效',
      paragraphs: ['请按下列日期付清各期。只要按期付清，我们不再就这笔提款的账单催收。'],
      action: '查看还款安排',
    },
  },
  'payment-plan-due': {
    title: '还款安排：一期即将到期',
    content: '还款安排有一期 {amount}，请在 {dueDate} 或之前付清。',
    mail: {
      subject: '还款安排有一期在 {dueDate} 到期',
      heading: '一期即将到期',
      paragraphs: ['请将下列金额转到以下账户，并在网站上提交付款信息。'],
      action: '查看还款安排',
    },
  },
  'payment-plan-late': {
    title: '还款安排：一期已过期',
    content: '还款安排在 {dueDate} 到期的一期还差 {amount}。宽限期内仍未付清的，安排终止。',
    mail: {
      subject: '还款安排有一期已过期，请尽快付清',
      heading: '一期已过期',
      paragraphs: [
        '还款安排的一期还没有付清。请尽快将下列金额转到以下账户，并在网站上提交付款信息。',
        '宽限期内仍未付清的，安排终止，原来的到期日恢复适用。',
      ],
      action: '查看还款安排',
    },
  },
  'payment-plan-kept': {
    title: '还款安排已完成',
    content: '这笔提款已全部还清，还款安排已完成。谢谢您按约还款。',
    mail: {
      subject: '还款安排已完成',
      heading: '还款安排已完成',
      paragraphs: ['这笔提款已全部还清。谢谢您按约还款。'],
      action: '查看还款安排',
    },
  },
  'payment-plan-broken': {
    title: '还款安排已终止',
    content:
      '{dueDate} 到期的一期没有付清，还款安排已终止。这笔提款目前欠 {outstanding}，原来的到期日恢复适用。',
    mail: {
      subject: '还款安排已终止',
      heading: '还款安排已终止',
      paragraphs: [
        '还款安排的一期在宽限期内没有付清，安排已终止，原来的到期日恢复适用。已付的款项照常抵减欠款，安排期间没有计的逾期利息不再追收。',
        '如有困难，请尽快与我们联系。',
      ],
      action: '查看账单',
    },
  },
  'payment-plan-ended': {
    title: '还款安排已提前终止',
    content: '贷款人已提前终止还款安排。这笔提款目前欠 {outstanding}，原来的到期日恢复适用。',
    mail: {
      subject: '还款安排已提前终止',
      heading: '还款安排已提前终止',
      paragraphs: [
        '贷款人已提前终止还款安排，原来的到期日恢复适用。已付的款项照常抵减欠款，安排期间没有计的逾期利息不再追收。',
        '如有疑问或困难，请与我们联系。',
      ],
      action: '查看账单',
    },
  },
  'payment-plan-withdrawn': {
    title: '还款安排已撤回',
    content: '贷款人撤回了合计 {total} 的还款安排。原来的账单和到期日不变。',
    mail: {
      subject: '还款安排已撤回',
      heading: '还款安排已撤回',
      paragraphs: ['贷款人撤回了还款安排，不能再签署。原来的账单和到期日不变。'],
      action: '查看账单',
    },
  },
  'payment-plan-lapsed': {
    title: '还款安排已过期',
    content: '合计 {total} 的还款安排没有在期限内全部签署，已过期。原来的账单和到期日不变。',
    mail: {
      subject: '还款安排已过期',
      heading: '还款安排已过期',
      paragraphs: ['还款安排没有在期限内全部签署，已过期。原来的账单和到期日不变。如仍需要，请与我们联系。'],
      action: '查看账单',
    },
  },
  'shop-no-sales': {
    title: '店铺近期没有销售',
    content: '店铺“{shop}”最近 14 天没有销售记录。如店铺仍在营业，请检查授权是否正常。',
    mail: {
      subject: '店铺近期没有销售：{shop}',
      heading: '店铺近期没有销售',
      paragraphs: ['店铺“{shop}”最近 14 天没有销售记录。如店铺仍在营业，请检查授权是否正常。'],
      action: '查看店铺',
    },
  },
  'shop-many-refunds': {
    title: '店铺退款偏高',
    content: '店铺“{shop}”最近 30 天的退款超过销售额的三分之一，可能影响您的额度。',
    mail: {
      subject: '店铺退款偏高：{shop}',
      heading: '店铺退款偏高',
      paragraphs: ['店铺“{shop}”最近 30 天的退款超过销售额的三分之一，可能影响您的额度。'],
      action: '查看店铺',
    },
  },
  'shop-not-readable': {
    title: '暂时无法读取店铺数据',
    content: '我们暂时无法读取店铺“{shop}”的数据，将继续自动重试。如持续无法读取，请重新授权。',
    mail: {
      subject: '暂时无法读取店铺数据：{shop}',
      heading: '暂时无法读取店铺数据',
      paragraphs: ['我们暂时无法读取店铺“{shop}”的数据，将继续自动重试。如持续无法读取，请重新授权。'],
      action: '查看店铺',
    },
  },
  'shop-normal': {
    title: '店铺已恢复正常',
    content: '店铺“{shop}”的数据已恢复正常。',
    mail: {
      subject: '店铺已恢复正常：{shop}',
      heading: '店铺已恢复正常',
      paragraphs: ['店铺“{shop}”的数据已恢复正常。'],
      action: '查看店铺',
    },
  },
  'shop-unauthorized': {
    title: '店铺授权已取消',
    content:
      '店铺“{shop}”的授权已取消，我们不再读取它的数据。额度会按其余店铺重新核定；如需计入额度，请重新授权。',
    mail: {
      subject: '店铺授权已取消：{shop}',
      heading: '店铺授权已取消',
      paragraphs: [
        '店铺“{shop}”的授权已取消，我们不再读取它的数据。额度会按其余店铺重新核定；如需计入额度，请重新授权。',
      ],
      action: '查看店铺',
    },
  },
  'shop-expired': {
    title: '店铺授权已到期',
    content:
      '店铺“{shop}”的授权已到期，我们不再读取它的数据。额度会按其余店铺重新核定；如需计入额度，请重新授权。',
    mail: {
      subject: '店铺授权已到期：{shop}',
      heading: '店铺授权已到期',
      paragraphs: [
        '店铺“{shop}”的授权已到期，我们不再读取它的数据。额度会按其余店铺重新核定；如需计入额度，请重新授权。',
      ],
      action: '查看店铺',
    },
  },
  'shop-expiring': {
    title: '店铺授权即将到期',
    content: '店铺“{shop}”的授权将于 {expiresOn} 到期，请在此之前续期。',
    mail: {
      subject: '店铺授权即将到期：{shop}',
      heading: '店铺授权即将到期',
      paragraphs: ['店铺“{shop}”的授权将于 {expiresOn} 到期，请在此之前续期。'],
      action: '查看店铺',
    },
  },
  'shop-password-shown': {
    mail: {
      subject: '【{brand}】店铺账号的密码刚被查看',
      heading: '店铺账号的密码刚被查看',
      paragraphs: [
        '有人输入登录密码后，查看了这个店铺账号的密码。',
        '如果是您本人的操作，无需再做什么。如果不是，请立即重设登录密码，在平台更改店铺账号的密码，并联系客服。',
      ],
      action: '不是本人操作，重设密码',
      footnote: '我们的员工不会向您索要密码或验证码。',
    },
  },
  'payment-account-unauthorized': {
    title: '支付账户授权已取消',
    content:
      '支付账户“{account}”的授权已取消，我们不再读取它的余额，可提取额度仍以最后读到的余额为限。如需按新的余额计算，请重新授权。',
    mail: {
      subject: '支付账户授权已取消：{account}',
      heading: '支付账户授权已取消',
      paragraphs: [
        '支付账户“{account}”的授权已取消，我们不再读取它的余额，可提取额度仍以最后读到的余额为限。如需按新的余额计算，请重新授权。',
      ],
      action: '查看支付账户',
    },
  },
  'payment-account-expired': {
    title: '支付账户授权已到期',
    content:
      '支付账户“{account}”的授权已到期，我们不再读取它的余额，可提取额度仍以最后读到的余额为限。如需按新的余额计算，请重新授权。',
    mail: {
      subject: '支付账户授权已到期：{account}',
      heading: '支付账户授权已到期',
      paragraphs: [
        '支付账户“{account}”的授权已到期，我们不再读取它的余额，可提取额度仍以最后读到的余额为限。如需按新的余额计算，请重新授权。',
      ],
      action: '查看支付账户',
    },
  },
} as const satisfies Record<NotificationKindName, object>
