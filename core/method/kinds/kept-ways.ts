import { say } from '#core/method/mise.ts'
import type { Kind } from './kind.ts'

/** What is kept in jars: by its name and by nothing else. Figures: docs/ciencia/motor-local.md §6 and AESAN, home preserves. */
export const keptWays: readonly Kind[] = [
  {
    id: 'conserva poco ácida',
    names:
      /^conservas? de\b|\ben conserva$|\ben aceite caser[oa]s?$|\ben (?:tarros?|botes?|frascos?)(?: de (?:cristal|vidrio))?$|\bembotad[oa]s?\b/,
    needs: [
      [
        'fish',
        'shellfish',
        'mollusc',
        'meat',
        'poultry',
        'cookedLegume',
        'mushroom',
        'vegetable',
        'tomato',
        'cephalopod',
      ],
    ],
    write: (m, name) => ({
      steps: [
        'Hervir los tarros y las tapas 10 min y dejarlos secar boca abajo sobre un paño limpio.',
        m.has('fish', 'meat', 'poultry', 'shellfish', 'mollusc', 'cephalopod')
          ? say`Cocer ${m.the('fish', 'meat', 'poultry', 'shellfish', 'mollusc', 'cephalopod')} en agua con ${m.has('salt') ? m.the('salt') : '60 g de sal por litro'} 25-30 min a ${m.has('mollusc') ? '95' : '90'} °C, hasta ${m.has('mollusc') ? '90 °C durante 90 s' : '74 °C'} en el centro; enfriar y limpiar.`
          : m.has('tomato', 'vegetable') && m.has('oil') && /\bfrit|\bsofrit|\bpisto|\bsalsa/.test(name)
            ? (say`Pochar ${m.the('aromatic', 'garlic', 'vegetable')} en ${m.the('oil')} 20 min, añadir ${m.the('tomato')} y freír 45-60 min a fuego suave, hasta que espese${m.opt('; ajustar con ', ['salt', 'sugar'])}.` ??
              say`Freír ${m.the('tomato')} en ${m.the('oil')} 45-60 min a fuego suave, hasta que espese${m.opt('; ajustar con ', ['salt', 'sugar'])}.`)
            : say`Limpiar y cocer o asar ${m.the('vegetable', 'mushroom', 'cookedLegume', 'tomato', 'aromatic')}, 20-40 min, hasta su punto${m.opt(', con ', ['salt', 'citrus'])}.`,
        say`Llenar los tarros con ${m.the('aroma', 'garlic', 'pepper', 'spice', 'herb')} y apretar sin aire.` ??
          'Llenar los tarros y apretar sin aire.',
        say`Cubrir con ${m.the('oil', 'acid', 'water', 'stock', 'wine')} hasta 1 cm del borde y cerrar.`,
        'Esterilizar en autoclave, 121 °C y 3 min como mínimo en el centro del tarro, según la ficha del equipo; sin autoclave, cocer los tarros cubiertos 45 min y guardarlos siempre a 3 °C, 7 días como máximo, o congelar.',
      ],
      finish: ['Rotular con la fecha y el lote; un tarro hinchado o sin vacío se tira sin probar.'],
      warnings: [
        'Poco ácida (pH por encima de 4,6): el agua hirviendo no destruye las esporas de Clostridium botulinum. Sólo autoclave, o frío.',
      ],
    }),
  },
  {
    id: 'verdura en aceite',
    names: /\ben aceite(?: de oliva| virgen)*$/,
    needs: [['vegetable', 'mushroom', 'tomato'], ['oil']],
    write: (m) => ({
      steps: [
        say`Limpiar ${m.again('vegetable', 'mushroom', 'tomato', 'aromatic')} y cortar en piezas iguales.`,
        say`Cocer ${m.the('vegetable', 'mushroom', 'tomato', 'aromatic')} 6-10 min en ${m.the('acid')}${m.opt(' y ', ['water', 'wine'])}${m.opt(' con ', ['salt', 'sugar'])}, con otro tanto de agua como mucho: ha de quedar con pH de 4,2 o menos por dentro.` ??
          say`Cocer ${m.the('vegetable', 'mushroom', 'tomato', 'aromatic')} 6-10 min en vinagre y agua a partes iguales con ${m.has('salt') ? m.the('salt') : 'un 1 % de sal'} (el vinagre no está en tu lista): ha de quedar con pH de 4,2 o menos por dentro.`,
        'Escurrir y secar bien sobre papel, frío.',
        say`Llenar tarros hervidos 10 min con ello y con ${m.the('garlic', 'aroma', 'herb', 'spice', 'pepper')} y cubrir del todo con ${m.the('oil')}, sin burbujas.` ??
          say`Llenar tarros hervidos 10 min y cubrir del todo con ${m.the('oil')}, sin burbujas.`,
      ],
      finish: [
        'Guardar a 3 °C como máximo, con la fecha, y gastar en 7 días; nunca a temperatura ambiente (botulismo).',
      ],
      warnings: [
        'Bajo aceite no hay aire: sin acidificar, o fuera del frío, puede crecer Clostridium botulinum sin que huela (AESAN).',
      ],
    }),
  },
]
