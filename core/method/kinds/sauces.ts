import { say, step } from '#core/method/mise.ts'
import { addPaprika, addWine, chill, fresh, label, season, softenOnion } from '#core/method/sentences.ts'
import type { Role } from '#core/pantry/role-words.ts'
import type { Kind } from './kind.ts'
import { garden } from './role-groups.ts'

/** What holds the oil where nothing is ground in a mortar: aquafaba and avocado do as egg and milk. */
const emulsifies: readonly Role[] = ['egg', 'yolk', 'white', 'milk', 'fruit']

/** Sauces, dressings and stocks. Proportions: docs/ciencia/motor-local.md §6.1, 1-19. */
export const sauces: readonly Kind[] = [
  {
    id: 'emulsión fría',
    names:
      /\b(mayonesa|mahonesa|ali[ -]?oli|allioli|all i oli|ajoaceite|lactonesa|salsa tartara|salsa rosa|salsa cesar)\b/,
    needs: [['oil', 'fryOil']],
    write: (m, name) => ({
      steps: [
        step(
          'Sacar todo del frío con 30 min de antelación: a la misma temperatura, la salsa liga mejor.',
          /\bajos? (?:asad|confitad|negr)/.test(name) ? null : say`Pelar ${m.again('garlic')} y retirar el germen.`,
          m.has('egg', 'yolk', 'white') ? 'Aquí el huevo no se cuece: trabajar con ovoproducto pasteurizado.' : null,
        ),
        m.has(...emulsifies)
          ? step(
              say`Poner en el vaso de la túrmix ${m.the(...emulsifies, 'garlic', 'condiment', 'acid', 'salt', 'pepper', 'water')}.`,
            )
          : step(
              say`Majar ${m.the('garlic', 'salt')} en el mortero hasta obtener una pasta fina.`,
              say`Aligerar con ${m.the('acid', 'condiment')}.`,
            ),
        m.has(...emulsifies)
          ? step(
              say`Verter ${m.the('oil', 'fryOil')} por encima.`,
              'Apoyar el brazo en el fondo y triturar sin moverlo unos 20 s, hasta que emulsione; entonces subirlo y bajarlo despacio hasta que espese.',
            )
          : step(
              say`Añadir ${m.the('oil', 'fryOil')} gota a gota al principio y en hilo después, sin dejar de girar la mano del mortero, hasta que la salsa quede firme.`,
            ),
        step(
          say`Mezclar ${m.past('picad', 'pickle', 'boiledEgg', 'aromatic', 'herb', 'cannedFish')} con la salsa.`,
          say`Suavizar con ${m.the('sauce', 'juice', 'spirit', 'yogurt', 'cheese')}.`,
          'Probar; si queda demasiado densa, aligerar con una cucharada de agua.',
        ),
      ],
      finish: [
        m.has('egg', 'yolk', 'white') ? 'Tapar, rotular con la fecha, conservar a 4 °C y gastar en 24 h.' : label,
      ],
    }),
  },
  {
    id: 'vinagreta',
    names: /\b(vinagreta|alino|aderezo|dressing|chimichurri|mojo|salmoriglio)\b/,
    needs: [['oil'], ['acid', 'citrus', 'juice', 'wine', 'condiment', 'fruit', 'garlic']],
    write: (m) => ({
      steps: [
        step(
          say`Disolver ${m.the('salt', 'sugar', 'honey')} en ${m.the('acid', 'citrus', 'juice')} con unas varillas.`,
          say`Poner ${m.the('acid', 'citrus', 'juice')} en un cuenco.`,
          say`Disolver ${m.the('salt', 'sugar', 'honey')} en unas gotas de agua.`,
        ),
        step(
          say`Añadir ${m.the('condiment', 'pepper', 'spice', 'paprika', 'saffron')} y batir.`,
          say`Picar muy fino ${m.the('aromatic', 'garlic', 'vegetable', 'tomato', 'fruit', 'pickle')} y agregar a la mezcla.`,
        ),
        say`Incorporar ${m.the('oil')} en hilo, sin dejar de batir, hasta que la vinagreta emulsione y nape la cuchara.`,
        step(
          say`Mezclar con ${m.past('picad', 'herb', 'nut')}.`,
          'Dejar reposar 15 min para que se junten los sabores.',
        ),
      ],
      finish: ['Batir de nuevo justo antes de usar, porque se separa, y probar el equilibrio de ácido y sal.'],
      warnings: vinaigretteWarnings(m.grams('oil'), m.grams('acid')),
    }),
  },
  {
    id: 'salsa ligada',
    names:
      /\b(bechamel|besamel|veloute|salsa (espanola|mornay|blanca|de champinones|(a la|de) pimienta|de vino|de nata|de queso|roquefort|de setas|al roquefort|de carne)|roux)\b/,
    needs: [['milk', 'stock', 'cream', 'wine']],
    write: (m) => ({
      steps: m.has('flour', 'starch')
        ? [
            say`Calentar ${m.the('milk', 'stock', 'cream')}${m.opt(' con ', ['aroma'])} hasta que humee, unos 80 °C.`,
            step(
              say`Fundir ${m.the('butter', 'oil')} en un cazo de fondo grueso a fuego medio, 2-3 min.`,
              say`Rehogar ${m.past('picad', 'aromatic', 'garlic', 'mushroom')} 10 min, hasta que ablande.`,
            ),
            say`Añadir ${m.the('flour', 'starch')} de golpe y cocer el roux 3 min sin dejar de remover, hasta que huela a tostado.`,
            step(
              say`Verter ${m.again('milk', 'stock', 'cream')} en tres veces, con varillas y sin prisa, esperando a que cada parte espese.`,
              addWine(m),
              'Cocer 12-15 min a fuego suave, removiendo el fondo, hasta que nape la cuchara y no sepa a harina.',
            ),
            step(season(m), say`Fundir en la salsa, ya fuera del fuego, ${m.the('cheese', 'softCheese', 'yolk')}.`),
          ]
        : [
            softenOnion(m, 10, 'mushroom'),
            addWine(m),
            say`Añadir ${m.the('stock', 'milk', 'cream')} y reducir 10 min a fuego suave, hasta que nape la cuchara.`,
            step(
              season(m),
              say`Incorporar, fuera del fuego, ${m.the('cheese', 'softCheese', 'butter')} y remover hasta ligar.`,
            ),
          ],
      finish: [
        step(
          'Colar si se quiere lisa.',
          'Mantener por encima de 63 °C hasta el servicio, con film a piel para que no haga costra; para guardar, enfriar de 60 a 10 °C en menos de 2 h.',
        ),
      ],
    }),
  },
  {
    id: 'salsa de tomate',
    names: /\b(salsa de tomate|tomate frito|salsa (napolitana|marinara|arrabiata|brava|bolonesa)|sofrito|pomodoro)\b/,
    needs: [['tomato']],
    write: (m) => ({
      steps: [
        softenOnion(m, 20, 'vegetable'),
        addPaprika(m),
        say`Añadir ${m.the('tomato')}${m.opt(' con ', ['aroma'])} y cocer a fuego medio 10 min, removiendo.`,
        step(
          addWine(m),
          say`Agregar ${m.the('salt', 'sugar', 'spice', 'pepper')}.`,
          'Bajar el fuego y reducir 35-40 min con la cazuela semitapada, hasta que el tomate espese y oscurezca.',
        ),
        step(
          say`Retirar ${m.again('aroma')}.`,
          'Pasar por el pasapurés; con túrmix pierde color y se llena de aire.',
          'Probar y corregir la acidez.',
        ),
      ],
      finish: [step(fresh(m), chill)],
    }),
  },
  {
    id: 'salsa majada',
    names:
      /\b(pesto|romesco|salvitxada|tapenade|guacamole|muhammara|babaganoush|baba ganoush|(?<!carne )picada|mojo picon|salsa verde)\b/,
    needs: [['oil', 'nut', 'cookedLegume', 'fruit', 'pickle', 'herb', 'vegetable', 'tomato']],
    write: (m) => ({
      steps: [
        m.named(/tomate|pimiento|ajo|berenjena/, 'tomato', 'vegetable') && !m.named(/secos?|frito/, 'tomato', 'pickle')
          ? say`Asar ${m.named(/cabeza/, 'garlic') ? m.the('tomato', 'vegetable', 'aromatic', 'garlic') : m.the('tomato', 'vegetable', 'aromatic')} a 200 °C unos 40 min, hasta que la piel arrugue, y pelar en templado.`
          : step(say`Lavar y secar muy bien ${m.again('herb', 'leaf')}, porque el agua oscurece y aligera la salsa.`),
        step(
          m.named(/tostad|frit|tahin|^pasta|^crema/, 'nut')
            ? null
            : say`Tostar ${m.again('nut')} en seco 4-5 min, sin dejar de mover, y enfriar.`,
          say`Dorar ${m.the('bread')}${m.has('oil') ? ' en un poco de aceite' : ' en seco'} 2 min.`,
        ),
        say`Triturar ${m.the('nut', 'cookedLegume', 'fruit', 'pickle', 'garlic', 'vegetable', 'tomato', 'salt')} hasta obtener una pasta.`,
        say`Agregar ${m.the('herb', 'leaf', 'condiment', 'spice', 'paprika', 'pepper', 'cannedFish')} y triturar a golpes cortos, sin calentar.`,
        say`Añadir ${m.the('oil')} en hilo con la máquina en marcha hasta conseguir una crema con cuerpo.`,
        step(
          say`Mezclar a mano con ${m.the('cheese', 'softCheese')}.`,
          say`Dar el punto con ${m.the('acid', 'citrus', 'water')}.`,
          'Probar de sal.',
        ),
      ],
      finish: [
        `Cubrir con film a piel${m.has('oil') ? ' o un hilo de aceite' : ''} para que no se oxide y conservar a 4 °C como máximo.`,
      ],
    }),
  },
  {
    id: 'salsa caliente emulsionada',
    names:
      /\b(holandesa|bearnesa|choron|maltesa|foyot|paloise|muselina (?:de|con)|salsa muselina|beurre blanc|mantequilla blanca)\b/,
    needs: [['butter']],
    write: (m) => ({
      steps: [
        m.has('yolk', 'egg')
          ? say`Fundir ${m.again('butter')} a fuego suave, 5 min, retirar la espuma y mantener a 60 °C, sin el suero del fondo.`
          : say`Cortar ${m.again('butter')} en dados y mantener en frío.`,
        step(
          !m.has('wine') && !m.named(/vinagre/, 'acid')
            ? null
            : say`Reducir ${m.the('wine', 'acid', 'juice')}${m.opt(' con ', ['aromatic', 'aroma'])} a fuego medio 6-8 min, hasta que quede una tercera parte, y colar.`,
        ),
        m.has('yolk', 'egg')
          ? say`Batir ${m.the('yolk', 'egg', 'water', 'acid', 'juice')}${m.has('wine') || m.named(/vinagre/, 'acid') ? ' con la reducción' : ''} al baño maría a 60-65 °C, 5-6 min, hasta que las varillas dejen surco.`
          : null,
        say`Incorporar ${m.the('butter')} a fuego muy suave y poco a poco, batiendo, sin que llegue a hervir, hasta que la salsa nape.${m.has('yolk', 'egg') ? ' Usar huevo pasteurizado: no pasa de 65 °C.' : ''}`,
        say`Unir ${m.the('tomato', 'citrus', 'cream')}, reducido o colado y caliente.`,
        step(season(m), fresh(m)),
      ],
      finish: ['Mantener a 63 °C, tapada, y servir antes de 1 h; no se recalienta, porque se corta.'],
    }),
  },
  {
    id: 'fondo',
    names: /\b(fondo|caldo|fumet|consome|demi ?-?glace|glace de|jugo de (carne|ternera|asado|ave|pollo)|jus|dashi)\b/,
    needs: [['bone', 'fish', 'poultry', 'meat', 'vegetable', 'aromatic', 'shellfish', 'cured']],
    write: (m, name) => {
      const marine = m.has('fish', 'shellfish') || m.named(/espina|pescado|merluza|rape/, 'bone')
      const meaty = m.has('meat', 'bone') && !marine && !m.named(/pollo|gallina|ave/, 'bone', 'poultry')
      const dark = meaty && (m.has('tomato') || /\b(glace|jugo|jus|oscuro)\b/.test(name))
      const bird = !meaty && !marine && m.has('poultry', 'bone')
      const time = marine ? '25 min' : bird ? '2 h' : meaty ? (dark ? '6-8 h' : '4 h') : '40 min'
      return {
        steps: [
          marine
            ? say`Lavar ${m.the('bone', 'fish', 'shellfish')} en agua fría hasta que no suelte sangre, unos 10 min, y escurrir.`
            : dark
              ? say`Asar ${m.the('bone', 'meat', 'poultry', 'cured')} a 200 °C 45-60 min, dando la vuelta, hasta un tostado parejo; desgrasar y desglasar la bandeja con un poco de agua.`
              : say`Blanquear ${m.the('bone', 'meat', 'poultry', 'cured')}: cubrir de agua fría, hervir 3 min, escurrir y lavar; así el caldo sale limpio.`,
          step(
            say`Limpiar y trocear ${m.the('aromatic', 'garlic', 'vegetable', 'mushroom')}.`,
            !m.has('aromatic', 'garlic', 'vegetable', 'mushroom')
              ? null
              : say`Rehogar las verduras${m.opt(' en ', ['oil', 'butter'])} 10 min${dark ? ', hasta que doren bien' : ', sin que tomen color'}.`,
            say`Añadir ${m.the('tomato')} y tostar 3 min, removiendo.`,
          ),
          addWine(m),
          step(
            say`Reunir todo en la olla, cubrir con ${m.the('water', 'ice')} y llevar despacio a 90 °C.`,
            m.has('water', 'ice') ? null : 'Reunir todo en la olla, cubrir con agua fría y llevar despacio a 90 °C.',
            'Espumar a menudo al principio.',
          ),
          step(
            say`Añadir ${m.the('aroma', 'pepper', 'herb')}.`,
            `Cocer ${time} a 90-95 °C, sin que llegue a hervir a borbotones, para que no se enturbie.`,
          ),
          'Colar sin apretar por un chino fino y retirar la grasa de la superficie.',
          /\b(glace|jugo|jus)\b/.test(name)
            ? 'Reducir a fuego medio, espumando y colando a recipientes menores, a una cuarta parte o menos (2-4 h), hasta que nape la cuchara.'
            : null,
        ],
        finish: [step(say`Salar al final con ${m.the('salt')}, contando con lo que reduzca después.`, chill)],
      }
    },
  },
  {
    id: 'escabeche',
    names: /\b(escabech\w*)\b/,
    needs: [['acid', 'wine'], ['oil']],
    write: (m) => ({
      steps: [
        say`Secar bien ${m.again('poultry', 'meat', 'fish', 'cephalopod')} con papel, para que dore${m.plural('poultry', 'meat', 'fish', 'cephalopod') ? 'n' : ''} y no se cueza${m.plural('poultry', 'meat', 'fish', 'cephalopod') ? 'n' : ''}.`,
        m.has('oil')
          ? step(
              say`Dorar ${m.the('poultry', 'meat')} en ${m.part('un tercio', 'oil')} a fuego vivo, 4-5 min por lado, y reservar.`,
              say`Marcar ${m.the('fish', 'shellfish', 'mollusc', 'cephalopod')} en ${m.part('un tercio', 'oil')} 1-2 min por lado y reservar.`,
            )
          : null,
        say`En el mismo aceite, rehogar ${m.past('cortad| en juliana', 'aromatic', 'garlic', 'vegetable', 'mushroom')} 8-10 min, con algo de color.`,
        step(
          addPaprika(m),
          say`Añadir ${m.the('oil', 'acid', 'wine', 'stock', 'water')}, con ${m.the('aroma', 'pepper', 'salt', 'spice')}, y hervir 5 min.`,
          say`Añadir ${m.the('oil', 'acid', 'wine', 'stock', 'water')} y hervir 5 min.`,
        ),
        m.has('poultry', 'meat')
          ? `Devolver ${m.again('poultry', 'meat')?.text ?? ''} al escabeche y cocer a fuego suave ${m.named(/perdi|gallina|pato|faisan/, 'poultry') ? '1 h 15 min, hasta 74' : m.has('poultry') ? '35-40 min, hasta 74' : '1 h, hasta 70'} °C en el centro.`
          : m.has('fish', 'shellfish', 'mollusc', 'cephalopod')
            ? `Bañar ${m.again('fish', 'shellfish', 'mollusc', 'cephalopod')?.text ?? ''} con el escabeche caliente y dar 5 min a fuego muy suave, hasta ${m.has('mollusc') ? '90' : '68'} °C en el centro.`
            : 'Cocer 10 min a fuego suave, hasta que la verdura ceda sin deshacerse.',
      ],
      finish: [
        'Dejar enfriar dentro del escabeche, siempre cubierto, y reposar 24 h en la nevera antes de servir; en tarro limpio, a 4 °C como máximo, una semana.',
        'Sacar 30 min antes del pase: se sirve templado o del tiempo, nunca helado.',
      ],
    }),
  },
  {
    id: 'encurtido o conserva',
    names:
      /\b(encurtid\w*|conserva|en vinagre|de almagro|pickles?|agridulces?|kimchi|chucrut|confitad[oa]s? en aceite)\b/,
    needs: [garden.concat('pickle', 'aromatic', 'fruit', 'garlic', 'tomato', 'fish', 'citrus')],
    write: (m) => ({
      steps: [
        'Hervir los tarros y las tapas 10 min y dejarlos secar boca abajo sobre un paño limpio.',
        say`Lavar y cortar en piezas iguales, o dejar entero lo pequeño, ${m.the('pickle', 'vegetable', 'mushroom', 'potato', 'aromatic', 'fruit', 'tomato', 'citrus')}.`,
        say`Hervir ${m.the('acid', 'water', 'wine')}${m.opt(' con ', ['sugar', 'honey', 'salt', 'aroma', 'spice', 'pepper'])} 3 min, hasta que se disuelva todo.`,
        m.has('acid') &&
        m.named(/berenjena|zanahoria|coliflor|alcachof|judia|romanesco|calabaza|remolacha/, 'vegetable')
          ? 'Escaldar en ese líquido lo duro 3-5 min, hasta que ceda apenas: crudo suelta agua y baja la acidez.'
          : null,
        step(
          say`Repartir en los tarros${m.opt(' con ', ['garlic', 'herb'])} y apretar sin aplastar.`,
          'Cubrir con el líquido hirviendo hasta 1 cm del borde y sacar el aire.',
        ),
        'Cerrar y cocer los tarros de medio litro cubiertos de agua 30-45 min desde que rompe el hervor; enfriar y comprobar que la tapa queda hundida.',
      ],
      finish: ['Rotular con la fecha y esperar 7 días; una vez abierto, a 4 °C y siempre cubierto por el líquido.'],
      warnings: [
        'Sin vinagre suficiente (pH por debajo de 4,6) una conserva casera no es segura fuera del frío: mide el pH o guárdala en nevera.',
      ],
    }),
  },
  {
    id: 'salsa reducida',
    names: /^salsas? (?:de|del|al|a la) /,
    needs: [['cream', 'stock', 'wine', 'spirit', 'milk', 'coconut']],
    write: (m) => ({
      steps: [
        softenOnion(m, 12, 'vegetable', 'mushroom'),
        step(addPaprika(m), addWine(m)),
        say`Añadir ${m.the('stock', 'cream', 'milk', 'coconut', 'water', 'sauce')}${m.opt(' con ', ['aroma', 'spice', 'condiment', 'cheese', 'softCheese', 'nut', 'fruit', 'honey', 'sugar'])} y reducir a fuego suave 8-12 min, hasta que nape.`,
        say`Si queda ligera, espesar con ${m.the('starch', 'flour')} desleído en frío y hervir 2 min.`,
        'Triturar y colar si lleva sólidos.',
        step(
          say`Fuera del fuego, ligar con ${m.the('butter')} fría en dados.`,
          say`Afinar con ${m.the('acid', 'citrus')}.`,
          season(m),
        ),
      ],
      finish: [
        step(
          fresh(m),
          'Mantener por encima de 63 °C hasta el pase; para guardar, enfriar de 60 a 10 °C en menos de 2 h.',
        ),
      ],
    }),
  },
]

/** Vinaigrette: 3 of oil to 1 of acid (§6.1, 1); more than 30 % away is said. */
const vinaigretteWarnings = (oil: number, acid: number): string[] => {
  if (oil === 0 || acid === 0) return []
  const share = oil / acid
  if (share < 2.1) return ['La vinagreta lleva menos de 2 partes de aceite por una de ácido: saldrá viva.']
  return share > 3.9 ? ['La vinagreta lleva casi 4 partes de aceite o más por una de ácido: saldrá plana.'] : []
}
