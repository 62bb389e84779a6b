/** Every way a request can fail that the user may meet. English here, Spanish in `messages.es.ts`. */
export const errorCodes = [
  'unexpected',
  'network',
  'bad_answer',
  'unauthenticated',
  'not_found',
  'method_not_allowed',
  'bad_json',
  'invalid_input',
  'body_too_large',
  'unsupported_media_type',
  'rate_limited',
  'stale_edit',
  'conflict',
  'unavailable',
  'name_required',
  'ingredient_required',
  'method_required',
  'quantity_not_positive',
  'ingredient_name_required',
  'folder_name_required',
  'folder_not_found',
  'recipe_name_first',
  'no_valid_ingredient',
  'price_not_found',
  'stale_price',
  'price_list_unreadable',
  'formula_name_required',
  'formula_ingredient_required',
  'project_name_required',
  'project_not_found',
  'variation_incomplete',
  'recipe_not_found',
  'variation_not_found',
  'comment_required',
  'nothing_recognised',
  'food_not_found',
] as const

export type ErrorCode = (typeof errorCodes)[number]

const known: ReadonlySet<string> = new Set(errorCodes)

/** Whether a text from outside (a server's answer) is one of our codes. */
export const isErrorCode = (text: unknown): text is ErrorCode => typeof text === 'string' && known.has(text)
