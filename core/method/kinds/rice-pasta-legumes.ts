import { type Mise, say, step } from '#core/method/mise.ts'
import { addGarden, addPaprika, addTomato, addWine, fresh, ratio, season, softenOnion } from '#core/method/sentences.ts'
import type { Kind, Written } from './kind.ts'
import { hardBoil, pulseTime } from './pulses.ts'

/** Rice, pasta and pulses. Proportions and times: docs/ciencia/motor-local.md §6.1, 30-36. */
export const ricePastaLegumes: readonly Kind[] = [
  {
    id: 'arroz con leche',
    names: /\barroz (con leche|dulce)\b/,
    needs: [['rice'], ['milk', 'coconut', 'cream']],
    sweet: true,
    write: (m) => ({
      steps: [
        say`Llevar a ebullición ${m.the('milk', 'coconut', 'water')}${m.opt(' con ', ['aroma', 'zest', 'citrus', 'salt'])}.`,
        say`Echar ${m.the('rice')} en lluvia y remover hasta que vuelva a hervir.`,
        'Cocer a fuego muy suave 45-50 min, removiendo a menudo el fondo, hasta que esté cremoso y el grano tierno.',
        step(
          say`Añadir ${m.the('sugar', 'honey')}; antes endurecería el grano. Cocer 10 min más.`,
          say`Ligar con ${m.the('cream', 'butter', 'yolk', 'egg')} y calentar 2 min, removiendo, hasta 80 °C.`,
        ),
        step(
          say`Retirar ${m.again('aroma', 'zest', 'citrus')}.`,
          'Repartir algo más suelto de lo que se quiere: al enfriar espesa.',
        ),
      ],
      finish: [
        step(
          'Enfriar de 60 a 10 °C en menos de 2 h y conservar a 4 °C.',
          say`Al servir, espolvorear con ${m.the('spice', 'icingSugar', 'caramel')}.`,
        ),
      ],
    }),
  },
  {
    id: 'risotto',
    names: /\b(risotto|risoto|arroz cremoso)\b/,
    needs: [['rice'], ['stock', 'water', 'milk']],
    write: (m) => ({
      steps: [
        say`Mantener ${m.the('stock', 'water', 'milk')} al borde del hervor, a 95 °C, con ${m.the('saffron')}.` ??
          say`Mantener ${m.the('stock', 'water', 'milk')} al borde del hervor, a 95 °C.`,
        step(
          say`Saltear ${m.past('cortad', 'mushroom', 'vegetable')}${m.opt(' en ', ['oil'])} 6-8 min a fuego vivo y reservar.`,
          say`Dorar ${m.the('poultry')} 6 min, hasta 74 °C en el centro, y reservar.`,
          say`Dorar ${m.the('meat', 'mince', 'cured')} 6 min, hasta 70 °C en el centro, y reservar.`,
          say`Marcar ${m.the('fish', 'shellfish', 'cephalopod')} 2-3 min, hasta 68 °C en el centro, y reservar.`,
        ),
        m.left('aromatic', 'garlic')
          ? (say`Rehogar ${m.past('picad|, muy finos,', 'aromatic', 'garlic')} en ${m.part('la mitad', 'butter', 'oil')} 8 min, sin color.`?.replace(
              /picad(o|a|os|as), muy finos,/,
              'muy picad$1',
            ) ?? softenOnion(m, 8))
          : null,
        step(
          say`Nacarar ${m.the('rice')} 2 min, sin dejar de mover, hasta que el borde del grano quede transparente.`,
          addWine(m),
        ),
        'Mojar con un cazo de caldo caliente y remover; añadir el siguiente cuando se haya absorbido el anterior, entre 16 y 18 min, hasta que el grano quede entero y la salsa ligada.',
        step('Devolver al arroz lo reservado en los dos últimos minutos.', season(m)),
      ].filter(
        (line) =>
          !(
            line?.startsWith('Devolver') === true &&
            !m.has('mushroom', 'vegetable', 'poultry', 'meat', 'mince', 'cured', 'fish', 'shellfish', 'cephalopod')
          ),
      ),
      finish: [
        step(
          say`Fuera del fuego, mantecar con ${m.the('butter', 'cheese', 'softCheese', 'cream')}, agitando con fuerza 1 min.`,
          fresh(m),
          'Reposar 1 min y servir en plato llano: debe extenderse solo.',
        ),
      ],
    }),
  },
  {
    id: 'arroz caldoso o meloso',
    names: /\barroz (\w+ ){0,3}(caldoso|meloso)\b/,
    needs: [['rice']],
    write: (m) => rice(m, 'caldoso'),
  },
  {
    id: 'arroz',
    names: /\b(paella|arroz|arros|fideua)\b/,
    needs: [['rice', 'pasta']],
    write: (m) => rice(m, 'seco'),
  },
  {
    id: 'pasta fresca',
    names: /\b((masa de )?pasta fresca|pasta al huevo|masa para (raviolis?|pasta|tallarines|canelones))\b/,
    needs: [['flour'], ['egg', 'yolk', 'water']],
    write: (m) => ({
      steps: [
        step(
          say`Hacer un volcán con ${m.the('flour', 'grain')} y poner en el centro ${m.the('egg', 'yolk', 'water', 'oil', 'salt')}.`,
          'Mezclar con un tenedor, de dentro hacia fuera.',
        ),
        'Amasar 10 min, hasta que la masa quede lisa y elástica y no se pegue.',
        'Envolver en film y dejar reposar 30 min a temperatura ambiente, o hasta 24 h a 4 °C.',
        'Estirar por tandas, plegando en tres las primeras pasadas, hasta 1-2 mm; tapar lo que espera para que no se seque.',
        'Cortar, separar en nidos y enharinar lo justo; secar 15 min si no se cuece enseguida.',
      ],
      finish: [
        'Cocer en agua hirviendo con 10 g de sal por litro 2-3 min, hasta que suba y quede al dente; el centro pasa de 70 °C.',
      ],
      warnings: hydration(m),
    }),
  },
  {
    id: 'pasta al horno',
    names: /\b(lasana|canelones|canelon|macarrones gratinados|pasta al horno|musaka|moussaka|pastel de carne|timbal)\b/,
    needs: [['pasta', 'freshPasta', 'vegetable', 'dough', 'potato']],
    write: (m, name) => ({
      steps: [
        step(
          'Precalentar el horno a 190 °C.',
          say`Cocer ${m.the('pasta', 'freshPasta', 'dough')} en agua hirviendo con sal 2 min menos de su tiempo y escurrir sobre un paño.`,
        ),
        softenOnion(m, 12, 'vegetable', 'mushroom'),
        step(
          say`Añadir ${m.the('mince', 'meat', 'poultry', 'cured', 'offal')} y dorar 8-10 min a fuego vivo, suelto, hasta ${m.has('poultry') ? '74' : '70'} °C.`,
          addWine(m),
          say`Incorporar ${m.the('tomato', 'stock', 'aroma')} y guisar 30 min a fuego suave, hasta que espese.`,
          season(m),
        ),
        m.left('flour')
          ? step(
              say`Para la bechamel, fundir ${m.the('butter')}, cocer ${m.the('flour')} 3 min, añadir ${m.the('milk', 'cream')} poco a poco y hervir 10 min removiendo, hasta que nape.`,
              say`Para la bechamel, tostar ${m.the('flour')} 3 min, añadir ${m.the('milk', 'cream')} poco a poco y hervir 10 min removiendo, hasta que nape.`,
            )
          : null,
        step(
          /canelon/.test(name)
            ? 'Picar el relleno, ligarlo con un tercio de la bechamel si la hay y enfriar; rellenar las placas, enrollar y poner en la fuente con el cierre abajo. Napar con el resto.'
            : 'Montar por capas en la fuente, terminando en salsa.',
          say`Repartir entre capas ${m.the('potato', 'softCheese', 'egg', 'boiledEgg')}.`,
          say`Cubrir con ${m.the('sauce', 'cheese', 'crumbs')}.`,
        ),
        'Hornear 25-30 min, hasta que burbujee en los bordes y esté dorado; el centro, a 74 °C.',
      ],
      finish: [
        step(
          fresh(m),
          /canelon/.test(name) ? 'Reposar 5 min.' : 'Reposar 10 min antes de cortar, para que las capas asienten.',
        ),
      ],
    }),
  },
  {
    id: 'pasta',
    names:
      /\b(pasta|espaguetis?|spaghetti|macarrones|tallarines|noquis|gnocchi|raviolis?|tortellini|fettuccine|linguine|penne|fideos|noodles|carbonara|bolonesa|tagliatelle|rigatoni)\b/,
    needs: [['pasta', 'freshPasta']],
    write: (m) => {
      const carbonara = m.has('egg', 'yolk') && !m.has('flour')
      return {
        steps: [
          step(
            say`Dorar ${m.past('cortad| en tiras', 'cured')} a fuego medio 5-6 min, hasta soltar la grasa.`,
            softenOnion(m, 12),
            say`Dorar ${m.the('mince', 'meat')} 8 min a fuego vivo, suelto, hasta 70 °C en el centro.`,
            say`Dorar ${m.past('cortad| en bocados', 'poultry')} 6-8 min, hasta 74 °C en el centro.`,
          ),
          step(addGarden(m, 6), addWine(m)),
          step(
            say`Incorporar ${m.the('tomato')}${m.opt(' con ', ['aroma', 'sugar'])} y cocer ${m.has('mince', 'meat') ? '45 min a fuego muy suave' : '20 min'}, hasta que espese.`,
            say`Añadir ${m.the('cookedLegume')} y cocer 10 min a fuego suave; aplastar una parte para ligar.`,
            say`Añadir ${m.the('cream', 'stock', 'sauce', 'coconut', 'milk')} y reducir 4-5 min, hasta que nape.`,
            say`Añadir ${m.the('mollusc')} y tapar 4-5 min, hasta que se abran: 90 °C durante 90 s; desechar las cerradas.`,
            say`Añadir ${m.the('fish', 'shellfish', 'cephalopod')} y cocer 3 min, hasta 68 °C en el centro.`,
          ),
          step(
            say`Hervir ${m.the('pasta', 'freshPasta')} en abundante agua con 10 g de sal por litro, 1 min menos de lo que diga el paquete, hasta el punto al dente.`,
            'Guardar un vaso del agua de cocción y escurrir.',
          ),
          carbonara
            ? say`Batir ${m.the('egg', 'yolk')} con ${m.the('cheese', 'pepper')} hasta obtener una crema.`
            : null,
          carbonara
            ? 'Fuera del fuego, mezclar la pasta con la crema de huevo y un poco de agua de cocción; remover 1-2 min al calor residual hasta que ligue, sin que cuaje, y comprobar 70 °C; por debajo, usar huevo pasteurizado.'
            : 'Terminar la pasta en la salsa 1 min a fuego vivo, con un poco de agua de cocción, hasta que la salsa la abrace.',
        ],
        finish: [
          step(
            season(m),
            say`Repartir ${m.the('cheese', 'softCheese', 'nut')}.`,
            say`Acabar con ${m.the('oil', 'butter', 'herb')}.`,
            'Servir al momento.',
          ),
        ],
      }
    },
  },
  {
    id: 'legumbre',
    names:
      /\b((guiso|estofado|potaje|olla|puchero|pote|sopa) de (lentejas|garbanzos|alubias|judias (rojas|blancas|pintas|negras)|judiones|pochas|fabes|fabas|frijoles|verdinas|caparrones)|lentejas|garbanzos|alubias|judias (rojas|blancas|pintas|negras|con)|fabada|fabes|pochas|potaje|pote|berza|cocido|verdinas|frijoles|porotos|caparrones|olla|escudella|judiones|empedrat|callos|rajma|feijoada|cassoulet)\b/,
    needs: [['legume', 'cookedLegume', 'offal']],
    cooksPulses: true,
    write: (m, name) => {
      // A pot whose meats and greens are boiled has no sofrito.
      const boiled = /\b(?:cocido|puchero|olla|escudella|pote|berza)\b/.test(name) && !m.has('legume', 'offal')
      const dry = m.items.filter(({ role }) => role === 'legume')
      const times = dry.map(({ key }) => pulseTime(key))
      const [time = null] = times.toSorted((a, b) => Number(b.soaked) - Number(a.soaked))
      const soak = times.some(({ soaked }) => soaked)
      const simmer = time?.simmer ?? (m.has('offal') ? '2-3 h' : '20 min')
      const water = time?.water ?? 'fría'
      const base = m.has('aromatic', 'garlic', 'tomato', ...(boiled ? [] : (['vegetable'] as const)))
      return {
        steps: [
          soak
            ? `Dejar en remojo ${m.again('legume')?.text ?? ''} 12 h en tres volúmenes de agua${water === 'caliente' ? ' templada' : ''} y tirar esa agua.`
            : say`Lavar y escurrir ${m.again('legume', 'cookedLegume', 'offal')}.`,
          step(
            say`Poner en la olla ${m.the('legume', 'offal')} con ${m.the('meat', 'bone', 'poultry', 'aroma')} y cubrir con agua ${water} nueva, cuatro dedos por encima.`,
            say`Poner en la olla ${m.the('legume', 'offal')} y cubrir con agua ${water} nueva, cuatro dedos por encima.`,
            m.has('legume')
              ? `Llevar a ebullición, ${hardBoil} y espumar; después, bajar el fuego.`
              : m.has('offal')
                ? 'Hervir 5 min, espumar y bajar el fuego.'
                : null,
          ),
          step(
            softenOnion(m, 15, ...(boiled ? [] : (['vegetable'] as const))),
            say`Añadir ${m.the('flour')} y rehogar 1 min.`,
            boiled ? null : say`Dorar ${m.past('cortad| en trozos', 'cured')} 3 min.`,
            say`Dorar ${m.the('mince')} 5 min.`,
            addTomato(m),
            addPaprika(m),
            addWine(m),
          ),
          step(
            base
              ? (say`Añadir el sofrito a la olla, con ${m.the('stock', 'water', 'condiment', 'spice', 'saffron', 'paprika')}.` ??
                  'Añadir el sofrito a la olla.')
              : say`Añadir ${m.the('stock', 'water', 'condiment', 'spice', 'saffron', 'paprika', 'oil')}.`,
            ...(m.has('legume', 'offal')
              ? []
              : [
                  say`Cubrir de agua o caldo ${m.the('meat', 'poultry', 'bone')}${m.opt(', con ', boiled ? ['cured'] : [])} y cocer a fuego suave, espumando, 1 h 30 min-2 h, hasta que esté tierno.`,
                  say`Añadir ${m.the('potato', ...(boiled ? (['vegetable'] as const) : []))} en trozos, cubrir de agua o caldo y cocer a fuego suave 20-25 min, hasta que se pinche.`,
                ]),
            say`Agregar ${m.the('cookedLegume')}${m.has('legume', 'offal') ? '' : ', cubrir justo con agua o caldo'} y dar 15 min de hervor suave.`,
            time !== null || m.has('offal')
              ? `Cocer ${simmer} a fuego muy suave, siempre cubierto de caldo, hasta que ${m.has('legume') ? 'el grano quede tierno y entero' : 'quede tierno'}.`
              : null,
            time !== null && water === 'fría' && soak
              ? 'Asustar dos o tres veces con un chorro de agua fría para que la piel no se rompa.'
              : null,
            m.has('poultry', 'meat', 'mince', 'offal')
              ? `La carne debe quedar tierna y pasar de ${m.has('poultry') ? '74' : '70'} °C en el centro.`
              : null,
          ),
          step(
            say`A falta de 20 min, agregar ${m.the('potato', 'rice', 'pasta', 'mushroom')} y dejar que se haga todo junto, hasta que el cuchillo entre sin esfuerzo.`,
            say`Añadir ${m.the('leaf')} los últimos 5 min.`,
            say`Añadir ${m.the('mollusc', 'shellfish', 'fish', 'cephalopod')} al final y tapar 5 min, hasta ${m.has('mollusc') ? '90 °C durante 90 s' : '68 °C en el centro'}.`,
          ),
          season(m).replace('Sazonar con', 'Sazonar al final con'),
        ],
        finish: [
          step(
            'Trabar el caldo moviendo la olla por las asas, sin meter la cuchara, y reposar 20 min tapado.',
            say`Cocer aparte ${m.the('egg')} 10 min, hasta 70 °C en el centro, pelar y picar encima.`,
            say`Acabar con ${m.the('boiledEgg', 'acid', 'oil')}.`,
            fresh(m),
            'Servir caliente; mantener por encima de 63 °C.',
          ),
        ],
      }
    },
  },
]

/** Dry 2.5-3 of liquid to 1 of rice, creamy 3.5-4, soupy from 4.5 (§6.1, 30-31). The amounts decide when they are given. */
const rice = (m: Mise, wanted: 'seco' | 'caldoso'): Written => {
  const grain = m.grams('rice', 'pasta')
  const liquid = m.grams('stock', 'water', 'coconut')
  const share = grain > 0 ? liquid / grain : 0
  const loose = share === 0 ? wanted === 'caldoso' : share >= 3.3
  const noodles = !m.has('rice')
  const time = noodles ? '10-12 min' : loose ? '16 min' : '18 min'
  const state = share >= 4.3 ? 'caldoso' : loose ? 'meloso' : 'seco'
  return {
    steps: [
      step(
        say`Calentar ${m.the('stock', 'water', 'coconut')}${m.opt(' con ', ['saffron', 'aroma'])} hasta que hierva y mantener caliente.`,
        say`Tostar ${m.the('saffron')} 30 s en papel, junto al fuego, y majar.`,
      ),
      step(
        say`Dorar ${m.the('poultry', 'meat')}${m.opt(' en ', ['oil', 'butter'])} a fuego medio 15-20 min, por todos los lados.`,
        say`Dorar ${m.the('cured', 'mince')} 4 min.`,
        say`Marcar ${m.the('shellfish')}${m.opt(' en ', ['oil'])} 1 min por lado y reservar.`,
        say`Saltear ${m.past('cortad| en dados', 'cephalopod')}${m.opt(' en ', ['oil'])} 5 min.`,
      ),
      step(
        softenOnion(m, 15),
        say`Añadir ${m.the('vegetable', 'mushroom', 'potato')} y rehogar 8-10 min${m.opt(' en ', ['oil', 'butter'])}.`,
        say`Añadir ${m.the('cookedLegume')}, ${m.agree('escurrid', 'cookedLegume')} del todo.`,
      ),
      step(addTomato(m), addPaprika(m), say`Agregar ${m.the('condiment')} y remover 1 min.`, addWine(m)),
      noodles
        ? say`Tostar ${m.the('pasta')} en el sofrito 3 min, removiendo, hasta dorar.`
        : say`Rehogar ${m.the('rice')} 2 min para que se impregne, y repartir bien.`,
      step(
        liquid > 0
          ? `Verter ${m.again('stock', 'water', 'coconut')?.text ?? 'el caldo'} hirviendo${share > 0 ? ` (${ratio(share)} partes por una de ${noodles ? 'pasta' : 'arroz'}: saldrá ${state})` : ''}.`
          : `Mojar con agua caliente: ${loose ? '4' : '2,5-3'} partes por una de ${noodles ? 'pasta' : 'arroz'}.`,
        season(m),
        loose
          ? `Cocer ${time} a fuego medio, removiendo a ratos para que suelte almidón.`
          : `Cocer sin remover 8 min a fuego vivo y ${noodles ? '3-4' : '9-10'} min a fuego suave, hasta que el caldo se absorba.`,
        m.has('poultry', 'meat', 'mince')
          ? `La carne debe pasar de ${m.has('poultry') ? '74' : '70'} °C en el centro.`
          : null,
      ),
      step(
        say`Cinco minutos antes del final, colocar ${m.the('mollusc', 'fish')}, hasta ${m.has('mollusc') ? '90 °C durante 90 s' : '68 °C en el centro'}.`,
        say`Devolver ${m.again('shellfish')} en los últimos 5 min, hasta 68 °C en el centro.`,
        m.has('cephalopod') ? say`Comprobar 68 °C en el centro de ${m.again('cephalopod')}.` : null,
      ),
    ],
    finish: [
      step(
        loose
          ? 'Servir sin esperar: sigue espesando en el plato.'
          : 'Reposar 3-5 min fuera del fuego, sin tapar del todo.',
        say`Acompañar con ${m.the('citrus', 'sauce')}.`,
        fresh(m),
      ),
    ],
    warnings:
      share > 0 && (share < 1.4 || share > 6)
        ? [
            `La receta lleva ${ratio(share)} partes de líquido por una de ${noodles ? 'pasta' : 'arroz'}: revisa las cantidades.`,
          ]
        : [],
  }
}

/** Fresh pasta: 55-60 of egg to 100 of flour (§6.1, 47), 30 % either way. */
const hydration = (m: Mise): string[] => {
  const flour = m.grams('flour', 'grain')
  const wet = m.grams('egg', 'yolk', 'water')
  if (flour === 0 || wet === 0) return []
  const percent = Math.round((wet / flour) * 100)
  return percent < 40 || percent > 78
    ? [`La masa lleva ${percent} % de huevo y agua sobre la harina; lo habitual es 55-60 %.`]
    : []
}
