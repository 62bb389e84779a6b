/** What the screens still being built will do, by the route that leads to them. Each goes with its issue. */
export const worksTexts = {
  badge: 'En obras',
  notReady: 'Este apartado está en obras. Todavía no se puede usar y no hay nada que configurar: aparecerá aquí.',
  will: 'Qué hará',
  back: 'Volver al inicio',
  screens: {
    '/ice-cream-lab': {
      title: 'Laboratorio de Helados',
      will: [
        'Formular helados, sorbetes y granizados con PAC, POD y sólidos.',
        'Proponer temperaturas de pasteurización, maduración y mantecación.',
        'Analizar la fórmula y explicar el proceso paso a paso.',
      ],
    },
  },
} as const
