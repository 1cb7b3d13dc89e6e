/**
 * The elements of pain.001 in the order of its schemas: `?` is optional, `*` repeatable. Only the parts that the
 * portal's files use; an element without an entry has no children.
 */
const bankAccount = 'Id Tp? Ccy? Nm? Prxy?'
const party = 'Nm? PstlAdr? Id? CtryOfRes? CtctDtls?'
const agent = 'FinInstnId BrnchId?'

const elementsOf09: Readonly<Record<string, string>> = {
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
  PmtTpInf: 'InstrPrty? SvcLvl?* LclInstrm? CtgyPurp?',
}

/** The elements by version: 03 has a plain date instead of a choice, and another name for a bank's BIC. */
export const elementsOf: Readonly<Record<'03' | '09', Readonly<Record<string, string>>>> = {
  '03': Object.fromEntries(
    Object.entries({
      ...elementsOf09,
      CstmrCdtTrfInitn: 'GrpHdr PmtInf*',
      PmtInf:
        'PmtInfId PmtMtd BtchBookg? NbOfTxs? CtrlSum? PmtTpInf? ReqdExctnDt PoolgAdjstmntDt? Dbtr DbtrAcct DbtrAgt DbtrAgtAcct? UltmtDbtr? ChrgBr? ChrgsAcct? ChrgsAcctAgt? CdtTrfTxInf*',
      CdtTrfTxInf: (elementsOf09['CdtTrfTxInf'] ?? '').replace(' SplmtryData?*', ''),
      PmtId: 'InstrId? EndToEndId',
      DbtrAcct: 'Id Tp? Ccy? Nm?',
      CdtrAcct: 'Id Tp? Ccy? Nm?',
      FinInstnId: 'BIC? ClrSysMmbId? Nm? PstlAdr? Othr?',
      PmtTpInf: 'InstrPrty? SvcLvl? LclInstrm? CtgyPurp?',
    }).filter(([name]) => name !== 'ReqdExctnDt'),
  ),
  '09': elementsOf09,
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
  BIC: /^[A-Z]{6}[A-Z2-9][A-NP-Z0-9]([A-Z0-9]{3})?$/,
  Cd: /^.{1,4}$/,
  Prtry: /^.{1,35}$/,
  IBAN: /^[A-Z]{2}\d{2}[a-zA-Z0-9]{1,30}$/,
  Nm: /^.{1,140}$/u,
  Ccy: /^[A-Z]{3}$/,
  Ustrd: /^.{1,140}$/u,
}
