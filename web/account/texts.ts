/** Words of /account. */
export const accountTexts = {
  title: 'Tu cuenta',
  subtitle: 'Cómo entras, dónde está abierta y qué se guarda de ti.',
  retry: 'Reintentar',
  close: 'Cerrar',
  validation: 'Error de validación',
  access: {
    title: 'Acceso',
    text: 'Con esto entras en Obrador.',
    email: 'Email',
    way: 'Entras con',
    ways: { email: 'Email y contraseña', google: 'Google' } as Readonly<Record<string, string>>,
    since: 'Cuenta creada',
    unknown: 'Cargando...',
    failed: 'No se pudo cargar',
  },
  sessions: {
    title: 'Sesiones',
    text: 'Los dispositivos donde tu cuenta está abierta. Si no reconoces alguno, ciérralo y cambia la contraseña.',
    list: 'Sesiones abiertas',
    here: 'Este dispositivo',
    now: 'En uso ahora',
    lastUse: (when: string) => `Última conexión: ${when}`,
    end: 'Cerrar sesión',
    endOf: (device: string, when: string) => `Cerrar sesión: ${device}, ${when}`,
    endHere: 'Cerrar sesión en este dispositivo',
    endOthers: 'Cerrar las demás',
    onlyHere: 'Tu cuenta no está abierta en ningún otro dispositivo.',
    ask: {
      title: '¿Cerrar las demás sesiones?',
      text: (count: number) =>
        count === 1
          ? 'El otro dispositivo tendrá que volver a entrar. Este sigue abierto.'
          : `Los otros ${count} dispositivos tendrán que volver a entrar. Este sigue abierto.`,
      yes: 'Cerrar las demás',
      no: 'Cancelar',
    },
  },
  when: {
    now: 'ahora mismo',
    minutes: (count: number) => `hace ${count} min`,
    today: (time: string) => `hoy, ${time}`,
    yesterday: (time: string) => `ayer, ${time}`,
  },
  model: {
    title: 'Asistente e IA',
    text: 'Quién escribe los métodos, contesta en el asistente y lee los documentos escaneados.',
    checking: 'Comprobando…',
    facts: {
      answers: 'Contesta',
      provider: 'Proveedor',
      vision: 'Modelo para imágenes',
      host: 'El texto va a',
      state: 'Estado',
      checked: 'Comprobado',
    },
    local: 'Motor local',
    localText:
      'El motor local lo hace todo, sin red y sin clave: nada de lo que escribes sale de este servidor. Quien lo administra puede añadir un modelo de lenguaje con estas variables:',
    variables: [
      ['LLM_BASE_URL', 'dónde está el modelo, por ejemplo http://localhost:11434/v1'],
      ['LLM_MODEL', 'su nombre, por ejemplo llama3.1:8b'],
      ['LLM_API_KEY', 'la clave, si la pide'],
      ['LLM_KIND', 'openai-compatible, anthropic o google'],
    ],
    providers: { 'openai-compatible': 'Compatible con OpenAI', anthropic: 'Anthropic', google: 'Google' },
    noVision: 'Ninguno: las imágenes las lee el motor local',
    reachable: 'Responde',
    troubled: 'Responde, con un problema',
    unreachable: 'No responde: contesta el motor local',
    notAsked: 'No se usa con tu cuenta',
    nowhere: 'Ningún sitio: nada sale de este servidor',
    again: 'Comprobar otra vez',
    onlyLocal: 'Sólo local',
    onlyLocalText:
      'Ninguna función envía tus textos ni tus fotos a un modelo de lenguaje, aunque el servidor tenga uno: contesta siempre el motor local.',
  },
  usage: {
    title: 'Espacio',
    text: 'Lo que ocupa tu cuenta y lo que cabe en ella. Los límites los pone quien lleva este Obrador.',
    list: 'Lo que ocupa tu cuenta',
    loading: 'Cargando...',
    near: 'queda poco sitio',
    full: 'no cabe más',
  },
  password: {
    title: 'Contraseña',
    text: 'Al cambiarla se cierran todas las demás sesiones; este dispositivo sigue abierto.',
    textGoogle: 'Entras con Google. Si pones una contraseña, podrás entrar también con tu email.',
    label: 'Nueva contraseña',
    placeholder: 'Mínimo 6 caracteres',
    again: 'Repite la nueva contraseña',
    mismatch: 'Las dos contraseñas no coinciden',
    show: 'Mostrar contraseña',
    hide: 'Ocultar contraseña',
    save: 'Cambiar contraseña',
  },
  proof: {
    label: 'Contraseña actual',
    why: 'Entraste hace un rato: escríbela para seguir. Si no la recuerdas, sal y usa «¿Olvidaste tu contraseña?».',
    missing: 'Escribe tu contraseña actual',
    show: 'Mostrar contraseña actual',
    hide: 'Ocultar contraseña actual',
    signInAgain:
      'Entraste hace un rato, y tu cuenta no tiene contraseña. Vuelve a entrar y repítelo antes de diez minutos.',
    google: 'Volver a entrar con Google',
    googleOff: 'Este servidor ya no tiene el acceso con Google. Sal y entra con «¿Olvidaste tu contraseña?».',
  },
  data: {
    title: 'Tus datos',
    text: 'Todo lo que guardas en Obrador (recetas, carpetas, precios, proyectos, análisis y fórmulas) en un archivo JSON.',
    download: 'Descargar mis datos',
    fileName: (date: string) => `obrador-${date}.json`,
  },
  remove: {
    title: 'Eliminar la cuenta',
    text: 'Borra tu cuenta y todo lo que contiene. No se puede deshacer.',
    open: 'Eliminar mi cuenta',
    dialog: '¿Eliminar tu cuenta?',
    goes: (email: string) => `Se borra para siempre la cuenta ${email} con todo lo que contiene:`,
    list: [
      'recetas, ingredientes y carpetas',
      'precios y escandallos',
      'proyectos, variaciones y comentarios del Kitchen Lab',
      'análisis nutricionales y fórmulas de helado',
      'las sesiones de todos tus dispositivos',
    ],
    advice: 'Nadie puede recuperarlo después. Si quieres conservar algo, descarga antes tus datos.',
    label: 'Escribe ELIMINAR para confirmar',
    word: 'ELIMINAR',
    wrong: 'Para confirmar, escribe la palabra ELIMINAR',
    cancel: 'Cancelar',
    confirm: 'Eliminar para siempre',
  },
} as const

/** Toasts of each operation; the failure's text is for when the server gave no reason that can be shown. */
export const accountOperations = {
  load: { failure: ['No se pudieron cargar tus sesiones', 'El servidor no responde. Inténtalo de nuevo.'] },
  user: { failure: ['No se pudo cargar tu cuenta', 'El servidor no responde. Inténtalo de nuevo.'] },
  usage: { failure: ['No se pudo cargar lo que ocupa tu cuenta', 'El servidor no responde. Inténtalo de nuevo.'] },
  model: { failure: ['No se pudo comprobar la IA', 'El servidor no responde. Inténtalo de nuevo.'] },
  end: {
    success: ['Sesión cerrada', 'Ese dispositivo tendrá que volver a entrar.'],
    failure: ['No se pudo cerrar la sesión', 'La sesión sigue abierta. Inténtalo de nuevo.'],
  },
  endOthers: {
    success: ['Sesiones cerradas', 'Tu cuenta solo está abierta en este dispositivo.'],
    failure: ['No se pudieron cerrar las demás sesiones', 'Inténtalo de nuevo.'],
  },
  password: {
    success: ['Contraseña actualizada', 'Se han cerrado las demás sesiones. Este dispositivo sigue abierto.'],
    failure: ['Error al cambiar la contraseña', 'La contraseña sigue siendo la de antes. Inténtalo de nuevo.'],
  },
  signInAgain: { failure: ['Error al iniciar sesión con Google', 'Inténtalo de nuevo.'] },
  download: {
    success: (name: string) => ['Datos descargados', `Están en el archivo ${name}.`] as const,
    failure: ['No se pudieron descargar tus datos', 'Inténtalo de nuevo.'],
  },
  remove: {
    success: ['Cuenta eliminada', 'Tu cuenta y todo lo que contenía se han borrado.'],
    failure: ['No se pudo eliminar la cuenta', 'No se ha borrado nada. Inténtalo de nuevo.'],
  },
} as const

/** Why the auth server refused, by its code (docs/ciencia/acceso.md §3). */
export const accountReasons: ReadonlyMap<string, string> = new Map(
  Object.entries({
    same_password: 'La nueva contraseña debe ser distinta',
    weak_password: 'Esa contraseña es demasiado débil. Elige otra.',
    current_password_required: 'Escribe también tu contraseña actual.',
    current_password_invalid: 'La contraseña actual no es correcta.',
    reauthentication_needed: 'Vuelve a entrar y repítelo: así sabemos que eres tú.',
    not_found: 'Esa sesión ya estaba cerrada.',
    export_under_way: 'Ya se está descargando un archivo de tu cuenta. Espera a que termine.',
    over: 'Tu sesión había terminado: no se ha cambiado nada.',
  }),
)
