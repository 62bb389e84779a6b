/** Words of /auth. Titles and texts of toasts are the specification's catalogue (§8), letter by letter. */
export const authTexts = {
  title: 'Entra en tu cocina',
  back: 'Volver al inicio',
  tabs: 'Acceso',
  login: 'Iniciar Sesión',
  signup: 'Registrarse',
  email: 'Email',
  emailPlaceholder: 'tu@email.com',
  password: 'Contraseña',
  passwordPlaceholder: 'Mínimo 6 caracteres',
  showPassword: 'Mostrar contraseña',
  hidePassword: 'Ocultar contraseña',
  forgot: '¿Olvidaste tu contraseña?',
  google: 'Continuar con Google',
  or: 'o',
  reset: {
    title: 'Recuperar contraseña',
    text: 'Escribe tu email y te enviaremos un enlace para elegir una contraseña nueva.',
    send: 'Enviar enlace',
    cancel: 'Cancelar',
  },
  newPassword: {
    title: 'Contraseña nueva',
    text: 'Elige una contraseña nueva para tu cuenta.',
    label: 'Nueva contraseña',
    save: 'Guardar contraseña',
  },
  link: {
    recovery: {
      title: 'Recuperar contraseña',
      text: 'Pulsa el botón para comprobar tu enlace y elegir una contraseña nueva.',
      go: 'Establecer nueva contraseña',
    },
    signup: {
      title: 'Confirmar tu cuenta',
      text: 'Pulsa el botón para confirmar tu email y entrar.',
      go: 'Confirmar mi cuenta',
    },
    cancel: 'Volver al acceso',
  },
  unconfirmed: {
    text: (email: string) =>
      `Te enviamos un enlace a ${email}. Si no lo encuentras, mira en el correo no deseado o pide otro.`,
    resend: 'Reenviar email',
  },
  validation: 'Error de validación',
  badCredentials: 'Email o contraseña incorrectos',
  noConnection: 'No hay conexión con el servidor. Inténtalo de nuevo.',
  noReason: 'Algo ha fallado en el servidor. Inténtalo de nuevo.',
  sessionOver: 'La sesión ha terminado. Vuelve a entrar.',
  googleOff: 'Este servidor no tiene configurado el acceso con Google. Entra con tu email y contraseña.',
  googleCancelled: 'Google no ha dado permiso para entrar.',
} as const

/** Toasts of each operation. A failure's text is always the reason (`authReason`). */
export const authOperations = {
  login: { success: ['¡Bienvenido!', 'Sesión iniciada correctamente.'], failure: ['Error al iniciar sesión'] },
  signup: {
    success: ['¡Cuenta creada!', 'Revisa tu email para confirmar tu cuenta.'],
    failure: ['Error al crear cuenta'],
  },
  reset: {
    success: ['Email enviado', 'Revisa tu correo para restablecer tu contraseña.'],
    failure: ['Error al enviar email'],
  },
  resend: {
    success: ['Email enviado', 'Revisa tu correo para confirmar tu cuenta.'],
    failure: ['Error al enviar email'],
  },
  google: { failure: ['Error al iniciar sesión con Google'] },
  newPassword: {
    success: ['Contraseña actualizada', 'Ya puedes entrar con tu contraseña nueva.'],
    failure: ['Error al cambiar la contraseña'],
  },
  recovery: { failure: ['Enlace no válido'] },
  confirm: { success: ['Cuenta confirmada', 'Tu email ha quedado confirmado.'], failure: ['Enlace no válido'] },
} as const

/** Why the auth server refused, by `error.code` (docs/ciencia/acceso.md §3). */
export const authReasons: ReadonlyMap<string, string> = new Map(
  Object.entries({
    invalid_credentials: authTexts.badCredentials,
    email_not_confirmed: 'Confirma tu email antes de iniciar sesión',
    user_banned: 'Esta cuenta está bloqueada.',
    user_already_exists: 'Ya existe una cuenta con este email.',
    email_exists: 'Ya existe una cuenta con este email.',
    weak_password: 'Esa contraseña es demasiado débil. Elige otra.',
    same_password: 'La nueva contraseña debe ser distinta',
    current_password_required: 'Ha pasado demasiado tiempo desde que abriste el enlace. Pide uno nuevo.',
    reauthentication_needed: 'Ha pasado demasiado tiempo desde que abriste el enlace. Pide uno nuevo.',
    signup_disabled: 'En esta instalación no se pueden crear cuentas nuevas.',
    validation_failed: 'Los datos enviados no son válidos.',
    bad_json: 'Los datos enviados no son válidos.',
    otp_expired: 'El enlace ya se ha usado o ha caducado. Pide uno nuevo.',
    access_denied: 'No se ha dado permiso para entrar.',
    bad_oauth_state: 'El acceso con Google ha tardado demasiado o se abrió en otra ventana. Inténtalo de nuevo.',
    bad_oauth_callback: 'Google ha dado una respuesta que no se entiende. Inténtalo de nuevo.',
    bad_code_verifier: 'El enlace se ha abierto en otro navegador. Ábrelo donde lo pediste o pide uno nuevo.',
    flow_state_not_found: 'El enlace ya se ha usado o ha caducado. Pide uno nuevo.',
    flow_state_expired: 'El enlace ha caducado. Pide uno nuevo.',
    provider_email_needs_verification: 'Google no ha confirmado que ese email sea tuyo.',
    session_not_found: authTexts.sessionOver,
    session_expired: authTexts.sessionOver,
    refresh_token_not_found: authTexts.sessionOver,
    refresh_token_already_used: authTexts.sessionOver,
    no_authorization: authTexts.sessionOver,
    bad_jwt: authTexts.sessionOver,
    user_not_found: 'Esa cuenta ya no existe.',
    over_request_rate_limit: 'Demasiados intentos. Espera un momento e inténtalo de nuevo.',
    over_email_send_rate_limit: 'Acabamos de enviarte un correo. Espera un minuto antes de pedir otro.',
    request_entity_too_large: 'Los datos enviados son demasiado grandes.',
  }),
)
