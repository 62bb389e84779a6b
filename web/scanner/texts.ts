import type { ScanStage } from '#core/api/scanner.ts'

export const scannerTexts = {
  title: 'Escáner de Documentos',
  subtitle: 'Haz una foto a una receta en papel y se guarda en tu biblioteca, lista para cocinar.',
  chooser: {
    label: 'Foto de la receta',
    idle: 'Arrastra aquí una foto, pégala o elige una',
    hints:
      'JPG, PNG o WEBP, hasta 15 MB. Si la tienes en PDF, conviértela antes en imagen; si no puedes, elige el PDF tal cual.',
    gallery: 'Seleccionar de Galería',
    camera: 'Tomar Foto',
    drop: 'Suelta la foto',
  },
  preview: (name: string) => `Vista previa de ${name}`,
  noPreview: 'Este archivo no se puede ver aquí; al generar la receta se dirá si se puede leer.',
  rotate: 'Girar la foto',
  sheets: {
    label: 'Hojas de esta receta, en orden',
    add: 'Añadir otra hoja',
    tooMany: (most: number) => `Se leen ${most} hojas de una vez: las que sobran se han dejado fuera`,
    one: (count: number, name: string) => `Hoja ${count}: ${name}`,
    remove: (count: number) => `Quitar la hoja ${count}`,
    reading: (count: number, of: number) => `Hoja ${count} de ${of}.`,
  },
  several: {
    title: (count: number) => `Aquí hay ${count} recetas`,
    text: 'Guarda las que quieras, una a una.',
    save: 'Guardar',
    saveOne: (name: string) => `Guardar ${name}`,
    saved: 'Guardada',
    doubts: (count: number) => (count === 1 ? '1 cosa por comprobar' : `${count} cosas por comprobar`),
    library: 'Ir a la biblioteca',
  },
  generate: 'Generar Receta',
  cancel: 'Cancelar',
  stages: {
    sending: 'Enviando la foto…',
    straightening: 'Enderezando…',
    reading: 'Leyendo…',
    sorting: 'Ordenando…',
    consulting: 'Consultando a la IA…',
    saving: 'Guardando…',
  } satisfies Record<ScanStage | 'sending' | 'saving', string>,
  tips: {
    title: 'Consejos',
    list: [
      'La hoja plana y entera en la foto, con luz pareja y sin tu sombra.',
      'Acércate: que la letra se lea en la pantalla sin ampliar.',
      'Si la receta sigue en otra hoja, añádela: se leen en orden. Dos columnas y tablas también valen.',
      'Letra impresa o a máquina. La escrita a mano sólo se lee bien con un modelo de IA que vea imágenes.',
      'Las fracciones (½, ¼) y lo borroso quedan marcados para que lo compruebes.',
    ],
    privacy: 'La foto no se guarda: se lee y se borra.',
    toModel: (host: string) => `Además se envía a ${host}, el modelo de IA de este servidor.`,
  },
  error: 'Error',
  fileFirst: 'Por favor selecciona un archivo primero',
  notFound: ['No se encontró receta', 'No se pudo extraer una receta del documento'],
  nothing: {
    title: 'En esta foto no se encontró una receta',
    advice: [
      'Si la hay, haz otra más cerca, con luz pareja y la hoja plana y entera; si ya está bien hecha, recórtala.',
    ],
  },
  failed: ['Error al escanear', 'No se pudo procesar el documento'],
  broken: ['Error', 'Ocurrió un error al procesar el documento'],
  notice: 'Leída por el motor local',
  done: (name: string) => ['¡Receta generada!', `${name} se ha guardado en tu biblioteca`] as const,
  unsaved: {
    text: (name: string) => `«${name}» está leída pero no se ha podido guardar.`,
    again: 'Guardar otra vez',
  },
  saved: {
    title: (name: string) => `«${name}» está en tu biblioteca`,
    check: 'Comprueba esto en la receta:',
    open: 'Abrir la receta',
  },
} as const
