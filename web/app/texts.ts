/** Words of the frame around every screen. */
export const appTexts = {
  name: 'Obrador',
  close: 'Cerrar',
  loading: 'Cargando...',
  sessionOver: ['Sesión terminada', 'Se cerró en otro sitio o ha caducado. Vuelve a entrar.'],
  skip: 'Saltar al contenido',
  homeOf: (name: string) => `${name}, inicio`,
  finder: { label: 'Ir a cualquier sitio', key: 'Ctrl K' },
  menu: 'Menú',
  offline: {
    title: 'Sin conexión con Obrador.',
    text: 'Se leen las recetas que ya abriste aquí. Lo que escribas no se pierde: guárdalo cuando vuelva.',
  },
  version: {
    text: 'Hay una versión nueva de Obrador.',
    reload: 'Recargar',
    later: 'Más tarde',
  },
  navigation: 'Apartados',
  account: 'Cuenta',
  yourAccount: 'Tu cuenta',
  theme: 'Aspecto',
  themes: { light: 'Claro', dark: 'Noche', auto: 'Sistema' },
  signOut: 'Salir',
  notFound: {
    title: 'Oops! Page not found',
    text: 'Esta dirección no lleva a ningún apartado. Puede que el enlace esté mal escrito o que ya no exista.',
    home: 'Volver al inicio',
  },
  crash: {
    title: 'Esta pantalla se ha roto',
    text: 'Lo que ya estaba guardado sigue guardado. Recarga la página; si vuelve a pasar, avisa a quien lleva la instalación.',
    reload: 'Recargar',
    home: 'Volver al inicio',
  },
} as const

/** Title of the browser tab for each screen. */
export const pageTitles = {
  landing: 'Obrador · Cuaderno de cocina profesional',
  demo: 'Demo',
  auth: 'Acceso',
  dashboard: 'Inicio',
  recipes: 'Gestor de Recetas',
  assistant: 'Asistente de I+D',
  library: 'Biblioteca de Recetas',
  recipe: 'Receta',
  costing: 'Escandallos',
  scanner: 'Escáner de Documentos',
  kitchenLab: 'Kitchen Lab',
  project: 'Proyecto',
  nutrition: 'Análisis Nutricional',
  nutritionDetail: 'Detalle nutricional',
  pastry: 'Pastelería',
  iceCream: 'Laboratorio de Helados',
  account: 'Tu cuenta',
  guide: 'Guía',
  design: 'Diseño',
  notFound: 'Página no encontrada',
} as const

/** Short names for the rail; the pages' own titles may be longer. */
export const menuLabels = {
  dashboard: 'Inicio',
  recipes: 'Recetas',
  library: 'Biblioteca',
  assistant: 'Asistente',
  costing: 'Escandallos',
  scanner: 'Escáner',
  kitchenLab: 'Kitchen Lab',
  nutrition: 'Nutrición',
  pastry: 'Pastelería',
  guide: 'Guía',
  design: 'Diseño',
} as const
