import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { AppError } from '#core/errors/app-error.ts'
import type { ErrorCode } from '#core/errors/codes.ts'
import { errorMessages } from '#core/errors/messages.es.ts'
import { isDamaged, isDatabaseOutage, isStorageTrouble } from '#server/database/failures.ts'

const statusOf: Record<ErrorCode, number> = {
  unexpected: 500,
  network: 500,
  bad_answer: 500,
  unauthenticated: 401,
  not_found: 404,
  method_not_allowed: 405,
  bad_json: 400,
  invalid_input: 400,
  body_too_large: 413,
  unsupported_media_type: 415,
  headers_too_large: 431,
  request_timeout: 408,
  rate_limited: 429,
  stale_edit: 409,
  elaboracion_circle: 422,
  elaboracion_gone: 422,
  too_many_elaboraciones: 422,
  conflict: 409,
  unavailable: 503,
  storage_full: 503,
  database_damaged: 500,
  name_required: 422,
  ingredient_required: 422,
  method_required: 422,
  quantity_not_positive: 422,
  quantity_too_small: 422,
  ingredient_name_required: 422,
  folder_name_required: 422,
  folder_not_found: 422,
  recipe_name_first: 422,
  no_valid_ingredient: 422,
  price_not_found: 404,
  stale_price: 409,
  price_list_unreadable: 422,
  sales_unreadable: 422,
  too_many_dishes: 422,
  formula_name_required: 422,
  formula_ingredient_required: 422,
  formula_weighs_nothing: 422,
  formula_too_long: 422,
  project_name_required: 422,
  project_not_found: 422,
  variation_incomplete: 422,
  recipe_not_found: 422,
  variation_not_found: 422,
  comment_required: 422,
  nothing_recognised: 422,
  food_not_found: 422,
  photo_empty: 422,
  photo_too_large: 413,
  photo_too_many_pixels: 422,
  pdf_broken: 422,
  pdf_locked: 422,
  photo_heic: 415,
  photo_unsupported: 415,
  photo_broken: 422,
  scan_under_way: 429,
  scanner_busy: 429,
  reader_spent: 429,
  upload_broken_off: 400,
  scan_timeout: 503,
  scan_failed: 503,
  assistant_busy: 429,
  assistant_timeout: 503,
  assistant_failed: 503,
  undo_gone: 404,
  undo_taken: 409,
  undo_too_large: 409,
  quota_reached: 422,
  export_under_way: 429,
}

/** The only place where an error becomes an answer: `{ code, message, issues? }` with the message in Spanish. */
export const sendError = (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
  const known = reportedError(error, request)
  const status = statusOf[known.code]
  if (known.code === 'unavailable') reply.header('retry-after', '2')
  const issues = known.issues.length > 0 ? { issues: known.issues } : {}
  reply.status(status).type('application/json; charset=utf-8')
  reply.serializer(JSON.stringify).send({ code: known.code, message: known.message, ...issues })
}

/** What an error means to the user, told to the operator where it is none of the user's doing. */
export const reportedError = (error: unknown, request: FastifyRequest): AppError => {
  const known = asAppError(error)
  if (statusOf[known.code] >= 500) request.log.error({ err: error }, known.code)
  return known
}

/** What an error means to the user. Unknown ones are bugs: they are logged and say nothing of themselves. */
const asAppError = (error: unknown): AppError => {
  if (error instanceof AppError) return error
  if (hasZodFastifySchemaValidationErrors(error)) return invalidInput(error.validation)
  const code = fastifyCodes[(error as FastifyError | null)?.code ?? '']
  if (code !== undefined) return new AppError(code, { cause: error })
  if (isBrokenOff(error)) return new AppError('upload_broken_off', { cause: error })
  if (isStorageTrouble(error)) return new AppError('storage_full', { cause: error })
  if (isDamaged(error)) return new AppError('database_damaged', { cause: error })
  if (isDatabaseOutage(error)) return new AppError('unavailable', { cause: error })
  const status = (error as FastifyError | null)?.statusCode
  if (status !== undefined && status >= 400 && status < 500) return new AppError('invalid_input', { cause: error })
  return new AppError('unexpected', { cause: error })
}

/** The sender went away in the middle of its request: no error of ours. */
const isBrokenOff = (error: unknown): boolean =>
  error instanceof Error && error.message === 'aborted' && 'code' in error && error.code === 'ECONNRESET'

const fastifyCodes: Record<string, ErrorCode | undefined> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'bad_json',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'bad_json',
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'bad_json',
}

type SchemaIssue = { readonly instancePath: string; readonly message?: string }

const invalidInput = (validation: readonly SchemaIssue[]): AppError => {
  const issues = validation.slice(0, 20).map(({ instancePath, message }) => ({
    path: instancePath.replace(/^\//, '').replaceAll('/', '.'),
    message: message ?? errorMessages.invalid_input,
  }))
  const first = issues[0]
  if (first === undefined) return new AppError('invalid_input')
  return new AppError('invalid_input', { message: first.message, issues })
}
