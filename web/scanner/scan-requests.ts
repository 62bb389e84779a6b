import { type ReceivedScan, scanLine } from '#core/api/received/scan.ts'
import { type ScannedPage, type ScanStage, scanStages } from '#core/api/scanner.ts'
import { AppError } from '#core/errors/app-error.ts'
import { isErrorCode } from '#core/errors/codes.ts'
import { httpLines } from '#web/api/http-lines.ts'

type Photo = {
  readonly fileData: string
  readonly fileName: string
  readonly fileType: string
  /** What was read of the sheets before it. */
  readonly pages?: readonly ScannedPage[]
}

/** Sends the photo and tells its stages as they begin; the answer, or the server's refusal as an AppError. */
export const scanDocument = async (
  photo: Photo,
  signal: AbortSignal,
  onStage: (stage: ScanStage) => void,
): Promise<ReceivedScan> => {
  let found: ReceivedScan | undefined
  const body = { ...photo, extractedText: null }
  await httpLines('/functions/v1/scan-recipe-document', scanLine, { method: 'POST', body, signal }, (line) => {
    if ('stage' in line) {
      const stage = scanStages.find((known) => known === line.stage)
      if (stage !== undefined) onStage(stage)
    } else if ('answer' in line) found = line.answer
    else
      throw new AppError(isErrorCode(line.error.code) ? line.error.code : 'unexpected', { message: line.error.message })
  })
  if (found === undefined) throw new AppError('network')
  return found
}
