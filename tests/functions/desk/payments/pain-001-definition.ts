/**
 * The elements of pain.001.001.09 in the order of its schema: `?` is optional, `*` repeatable. Only the parts that the
 * portal's files use; an element without an entry has no children.
 */
const bankAccount = 'Id Tp? Ccy? Nm? Prxy?'
const party = 'Nm? PstlAdr? Id? CtryOfRes? CtctDtls?'
const agent = 'FinInstnId BrnchId?'

export const elementsOf: Readonly<Record<string, string>> = {
  Document: 'CstmrCdtTrfInitn',
  CstmrCdtTrfInitn: 'GrpHdr PmtInf* SplmtryData?*',
  GrpHdr: 'MsgId CreDtTm Authstn? NbOfTxs CtrlSum? InitgPty FwdgAgt?',
  PmtInf:
    'PmtInfId PmtMtd BtchBookg? NbOfTxs? CtrlSum? PmtTpInf? ReqdExctnDt PoolgAdjstmntDt? Dbtr DbtrAcct DbtrAgt DbtrAgtAcct? InstrForDbtrAgt? UltmtDbtr? ChrgBr? ChrgsAcct? ChrgsAcctAgt? CdtTrfTxInf*',
  CdtTrfTxInf:
    'PmtId PmtTpInf? Amt XchgRateInf? ChrgBr? ChqInstr? UltmtDbtr? IntrmyAgt1? IntrmyAgt1Acct? IntrmyAgt2? IntrmyAgt2Acct? IntrmyAgt3? IntrmyAgt3Acct? CdtrAgt? CdtrAgtAcct? Cdtr? CdtrAcct? UltmtCdtr? InstrForCdtrAgt?* InstrForDbtrAgt? Purp? RgltryRptg?* Tax? RltdRmtInf?* RmtInf? SplmtryData?*',
  PmtId: 'InstrId? EndToEndId UETR?',
  Amt: 'InstdAmt',
  InitgPty: party,
  Dbtr: party,
  Cdtr: party,
  DbtrAcct: bankAccount,
  CdtrAcct: bankAccount,
  DbtrAgt: agent,
  CdtrAgt: agent,
  FinInstnId: 'BICFI? ClrSysMmbId? LEI? Nm? PstlAdr? Othr?',
  RmtInf: 'Ustrd?* Strd?*',
  ReqdExctnDt: 'Dt',
}

/** The texts that the definition is strict about, by element. */
export const textsOf: Readonly<Record<string, RegExp>> = {
  MsgId: /^.{1,35}$/,
  CreDtTm: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/,
  NbOfTxs: /^\d{1,15}$/,
  CtrlSum: /^\d{1,16}\.\d\d$/,
  PmtInfId: /^.{1,35}$/,
  PmtMtd: /^TRF$/,
  Dt: /^\d{4}-\d\d-\d\d$/,
  ChrgBr: /^(DEBT|CRED|SHAR|SLEV)$/,
  EndToEndId: /^.{1,35}$/,
  InstdAmt: /^\d{1,13}\.\d\d$/,
  BICFI: /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/,
  IBAN: /^[A-Z]{2}\d{2}[a-zA-Z0-9]{1,30}$/,
  Nm: /^.{1,140}$/u,
  Ccy: /^[A-Z]{3}$/,
  Ustrd: /^.{1,140}$/u,
}
