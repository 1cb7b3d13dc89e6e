import { saveFile } from '../../api/save-file.ts'

/**
 * Downloads files that another program imports: one as it is, several as an archive (of `journal.csv`: `journal-1.csv`,
 * `journal-2.csv` …). They have no byte order mark, which would be read as a part of the first heading.
 */
export const saveImportFiles = async (fileName: string, files: readonly string[]): Promise<void> => {
  if (files.length <= 1) {
    saveFile(fileName, new Blob([...files], { type: 'text/csv;charset=utf-8' }))
    return
  }
  const { strToU8, zipSync } = await import('fflate')
  const extension = fileName.slice(fileName.lastIndexOf('.'))
  const name = fileName.slice(0, -extension.length)
  const archive = zipSync(
    Object.fromEntries(files.map((file, index) => [`${name}-${index + 1}${extension}`, strToU8(file)])),
  )
  saveFile(`${name}.zip`, new Blob([archive], { type: 'application/zip' }))
}
