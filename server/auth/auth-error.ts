/** Status and text of every error under /auth/v1 (docs/ciencia/acceso.md §3). The official client reads these codes. */
const catalogue = {
  bad_json: [400, 'Could not parse request body as JSON'],
  validation_failed: [400, 'The request is not valid'],
  invalid_credentials: [400, 'Invalid login credentials'],
  email_not_confirmed: [400, 'Email not confirmed'],
  user_banned: [400, 'User is banned'],
  refresh_token_not_found: [400, 'Invalid Refresh Token: Refresh Token Not Found'],
  refresh_token_already_used: [400, 'Invalid Refresh Token: Already Used'],
  session_expired: [400, 'Invalid Refresh Token: Session Expired'],
  bad_code_verifier: [400, 'code challenge does not match previously saved code verifier'],
  current_password_required: [400, 'Current password required.'],
  current_password_invalid: [400, 'Current password is not correct.'],
  reauthentication_needed: [400, 'Sign in again to do this'],
  no_authorization: [401, 'This endpoint requires a valid Bearer token'],
  bad_jwt: [403, 'invalid JWT: unable to parse or verify signature'],
  session_not_found: [403, 'Session from session_id claim in JWT does not exist'],
  user_not_found: [403, 'User from sub claim in JWT does not exist'],
  otp_expired: [403, 'Email link is invalid or has expired'],
  not_admin: [403, 'Updating app_metadata requires admin privileges'],
  cross_site_request: [403, 'Requests from other sites are not accepted'],
  not_found: [404, 'Not found'],
  flow_state_not_found: [404, 'invalid flow state, no valid flow state found'],
  method_not_allowed: [405, 'Method not allowed'],
  request_entity_too_large: [413, 'Request body too large'],
  unsupported_media_type: [415, 'Only application/json is accepted'],
  flow_state_expired: [422, 'invalid flow state, flow state has expired'],
  user_already_exists: [422, 'User already registered'],
  weak_password: [422, 'Password should be at least 6 characters.'],
  same_password: [422, 'New password should be different from the old password.'],
  email_exists: [422, 'A user with this email address has already been registered'],
  provider_email_needs_verification: [422, 'Google has not verified this email address'],
  signup_disabled: [422, 'Signups not allowed for this instance'],
  export_under_way: [429, 'An export of this account is under way'],
  over_request_rate_limit: [429, 'Request rate limit reached'],
  over_email_send_rate_limit: [429, 'For security purposes, you can only request this after 60 seconds.'],
  unexpected_failure: [500, 'Unexpected failure'],
} as const satisfies Record<string, readonly [number, string]>

export type AuthErrorCode = keyof typeof catalogue

type Details = {
  readonly message?: string
  readonly status?: number
  /** Whole seconds, sent as `Retry-After`. */
  readonly retryAfter?: number
  readonly weakPassword?: readonly ('length' | 'pwned')[]
  readonly cause?: unknown
}

/** An answer of the auth protocol that is not a success. Anything else that is thrown is a bug. */
export class AuthError extends Error {
  readonly code: AuthErrorCode
  readonly status: number
  readonly retryAfter: number | undefined
  readonly weakPassword: readonly string[] | undefined

  constructor(code: AuthErrorCode, details: Details = {}) {
    super(details.message ?? catalogue[code][1], { cause: details.cause })
    this.name = 'AuthError'
    this.code = code
    this.status = details.status ?? catalogue[code][0]
    this.retryAfter = details.retryAfter
    this.weakPassword = details.weakPassword
  }
}

/** 400 `validation_failed` with its reason. */
export const invalid = (message: string): AuthError => new AuthError('validation_failed', { message })
