import { type Mise, say, step } from '#core/method/mise.ts'
import { addPaprika, addTomato, addWine, duration, fresh, season, softenOnion, within } from '#core/method/sentences.ts'
import { sharesAWord } from '#core/method/shares-a-word.ts'
import type { Kind } from './kind.ts'
import { fat, garden, seasoning } from './role-groups.ts'

/** What no salad has raw. */
const cookedInSalads = (m: Mise) =>
  m
    .leftItems()
    .filter(
      ({ role, key }) =>
        role === 'vegetable' &&
        /^(?:calabaza|berenjena|remolacha|coliflor|brocoli|judia)/.test(key) &&
        !/cocid|asad|encurtid|bote/.test(key),
    )

/** Raw dishes, salads and vegetables. Proportions: docs/ciencia/motor-local.md §6.1, 29. */
export const saladsAndVegetables: readonly Kind[] = [
  {
    id: 'crudo marinado',
    names:
      /\b(tartar|ceviche|cebiche|carpaccio|tiradito|sashimi|poke|gravlax|marinad[oa]s?|boquerones en vinagre|steak tartare?|crudos? de|usuzukuri|tataki crudo)\b/,
    needs: [
      ['fish', 'meat', 'shellfish', 'mollusc', 'vegetable', 'cannedFish', 'cephalopod', 'tomato', 'fruit', 'mushroom'],
    ],
    write: (m, name) => ({
      steps: [
        say`Limpiar ${m.the('mushroom')}, cortar en láminas, escaldar 2 min en agua hirviendo, escurrir y enfriar: crudas no sientan bien.`,
        step(
          m.has('fish', 'shellfish') || (m.has('cephalopod') && !m.named(/pulpo|cocid/, 'cephalopod'))
            ? say`Congelar ${m.again('fish', 'cephalopod', 'shellfish')} a −20 °C durante 24 h y descongelar en frío, a 4 °C.`
            : null,
          m.has('meat') ? 'Trabajar con la carne muy fría, tabla y cuchillo recién desinfectados.' : null,
          'Enfriar los platos y el cuenco de mezcla 15 min.',
        ),
        m.named(/pulpo(?!.*cocid)/, 'cephalopod')
          ? 'Cocer el pulpo a 95 °C 40-50 min, hasta que se pinche sin fuerza; enrollar prensado en film y enfriar hasta que cuaje.'
          : null,
        say`Limpiar ${m.the('fish', 'meat', 'shellfish', 'cephalopod', 'mollusc', 'cannedFish')} de ${m.has('meat') ? 'grasa y nervios' : m.has('fish') ? 'piel y espinas' : 'cáscara, tripa y piel'} y ${/carpaccio|tiradito|sashimi|usuzukuri|^crudos?/.test(name) ? 'cortar en láminas finas' : 'cortar a cuchillo en dados de medio centímetro'}.`,
        say`Remojar ${m.the('grain')} 20-30 min en agua fría, escurrir y exprimir.`,
        say`Picar muy fino ${m.the('aromatic', 'garlic', 'vegetable', 'tomato', 'pickle', 'fruit')}.`,
        // Salt and sugar by the plateful cure the yolk, and dress nothing.
        /\byemas? curad/.test(name) && m.grams('salt') >= 50
          ? say`Cubrir ${m.the('yolk', 'egg')}, de huevo pasteurizado con su cáscara, con ${m.the('salt', 'sugar')} y tener a 4 °C, con tapa, 4-6 h para yema de untar o 4-5 días para rallar; lavar y secar. Va encima, al servir.`
          : null,
        step(
          say`Batir ${m.the('acid', 'citrus', 'juice', 'condiment', 'oil', 'yolk', 'sauce')} con ${m.the(...seasoning, 'paprika')}.`,
          say`Batir ${m.the('acid', 'citrus', 'juice', 'condiment', 'oil', 'yolk', 'sauce')} hasta ligar.`,
        ),
        step(
          m.has('acid', 'citrus')
            ? 'Mezclar con el aliño y dejar en frío entre 5 y 10 min: el borde blanquea y el centro sigue jugoso.'
            : 'Mezclar con el aliño en el momento, con dos cucharas, sin aplastar.',
          season(m),
        ),
      ],
      finish: [step(fresh(m), 'Servir enseguida, entre 4 y 8 °C; no se guarda de un servicio para otro.')],
    }),
  },
  {
    id: 'ensalada',
    names:
      /\b(ensalada|ensaladilla|macedonia|tabule|tabbouleh|coleslaw|pipirrana|trempo|esqueixada|salpicon|remojon)\b/,
    needs: [
      [
        'leaf',
        'vegetable',
        'tomato',
        'potato',
        'fruit',
        'pasta',
        'rice',
        'grain',
        'cookedLegume',
        'fish',
        'cephalopod',
        'shellfish',
        'mollusc',
        'softCheese',
        'citrus',
      ],
    ],
    write: (m) => ({
      steps: [
        step(
          m.has('potato')
            ? say`Cocer ${m.the('potato', 'vegetable')} en agua con sal 25-30 min, desde frío, sacando antes lo pequeño, hasta que la punta del cuchillo entre sin esfuerzo; pelar en templado y cortar.`
            : null,
          say`Cocer ${m.the('pasta', 'freshPasta', 'rice')} en agua con sal hasta su punto, escurrir y enfriar enseguida a menos de 8 °C.`,
          m.named(/\b(?:cuscus|bulgur|semola)/, 'grain')
            ? say`Hidratar ${m.the('grain')} 10 min en su volumen de agua caliente${m.opt(' o en ', ['stock'])}, tapado, y soltar con un tenedor.`
            : say`Lavar ${m.the('grain')} y cocer en agua con sal hasta que esté tierno (la quinoa, 15 min; el trigo o la cebada, 35-45 min); escurrir y enfriar a menos de 8 °C.`,
          say`Cocer ${m.the('egg')} 10 min desde que el agua hierve, con la yema a más de 70 °C, y enfriar en agua con hielo.`,
        ),
        step(
          say`Cocer ${m.the('shellfish', 'cephalopod')} en agua con sal hasta 68 °C en el centro, de 2 a 40 min según la pieza, y enfriar.`,
          say`Abrir ${m.the('mollusc')} al vapor 4-5 min, hasta 90 °C durante 90 s, y enfriar.`,
          say`Marcar ${m.the('fish')} 3-4 min por lado, hasta 68 °C en el centro, y enfriar.`,
          say`Dorar ${m.the('poultry')} a la plancha 6-7 min por lado, hasta 74 °C en el centro, y cortar en tiras.`,
          say`Dorar ${m.the('meat', 'mince', 'offal')} a fuego vivo, hasta 70 °C en el centro.`,
        ),
        step(
          say`Lavar ${m.the('leaf')} en agua fría con desinfectante alimentario, aclarar, centrifugar y guardar en frío.`,
          say`Pelar y cortar ${m.the('fruit', 'citrus')} en el último momento.`,
        ),
        say`Asar ${m.these(cookedInSalads(m))} en trozos a 190 °C 25-35 min, hasta que se pinche, y templar.`,
        say`Cortar en bocados ${m.the('tomato', 'vegetable', 'aromatic', 'mushroom', 'garlic')}.`,
        step(
          say`Batir ${m.the('oil', 'acid', 'condiment', 'juice')}${m.opt(' con ', [...seasoning, 'honey', 'sugar'])} hasta ligar el aliño.`,
          say`Sazonar con ${m.the(...seasoning)}.`,
          say`Ligar con ${m.the('sauce', 'yogurt', 'cream')}.`,
        ),
        step(
          say`Montar en fuente o en plato, de lo más firme a lo más tierno, con ${m.the('cookedLegume', 'cannedFish', 'cured', 'softCheese', 'cheese', 'boiledEgg', 'bread')} por encima.`,
          say`Repartir ${m.the('pickle', 'nut', 'driedFruit', 'herb')}.`,
          'Mezclar con suavidad, desde abajo.',
        ),
      ],
      finish: ['Aliñar justo antes de servir; hasta entonces, mantener a 4-8 °C.'],
    }),
  },
  {
    id: 'puré de patata',
    names: /\b(pure de (patatas?|papas?|boniato)|pure|parmentier|patatas? revolconas|aligot)\b/,
    needs: [['potato', 'vegetable', 'cookedLegume']],
    write: (m, name) => {
      const mashed =
        m.has('potato') &&
        !m.has('fish', 'poultry', 'meat', 'mince') &&
        m.grams('vegetable') * 4 < m.grams('potato') &&
        !(m.has('vegetable') && !/pata|papa|parmentier|revolcon|aligot/.test(name))
      return {
        steps: [
          mashed
            ? say`Cocer ${m.the('potato')} con piel, desde agua fría con sal, 30-35 min, hasta que un cuchillo entre y salga limpio.`
            : say`Pelar y trocear ${m.the('vegetable', 'potato', 'fruit', 'aromatic')} y cocer en agua con sal 20-25 min, hasta que se pinche sin resistencia.`,
          say`Añadir ${m.the('cookedLegume')} y hervir 5 min.`,
          mashed
            ? null
            : say`Añadir ${m.the('fish', 'shellfish')} en dados, sin piel ni una espina, los últimos 6-8 min, hasta 68 °C en el centro.`,
          mashed
            ? null
            : say`Añadir ${m.the('poultry', 'meat', 'mince')} en dados, sin piel ni hueso, los últimos 15 min, hasta ${m.has('poultry') ? '74' : '70'} °C en el centro.`,
          `Escurrir${mashed ? ', pelar en caliente' : ''} y secar 2 min en la cazuela a fuego suave: el agua que sobra se paga en el sabor.`,
          say`Calentar ${m.the('milk', 'cream', 'stock', 'water')} hasta 80 °C, sin que hierva.`,
          step(
            mashed
              ? 'Pasar por el pasapurés, nunca por la túrmix, que lo deja chicloso.'
              : 'Triturar muy fino y colar; si queda suelto, secar removiendo 3-4 min al fuego.',
            say`Montar a mano con ${m.the('butter', 'oil')}.`,
            say`Añadir ${m.again('milk', 'cream')} poco a poco, hasta la textura deseada.`,
          ),
          step(say`Ligar con ${m.the('cheese', 'softCheese', 'yolk')} y calentar 2 min, hasta 75 °C.`, season(m)),
        ],
        finish: [step(fresh(m), 'Mantener tapado por encima de 63 °C hasta el pase.')],
      }
    },
  },
  {
    id: 'pisto',
    names: /\b(pisto|ratatouille|sanfaina|samfaina|caponata|fritada|menestra|tumbet)\b/,
    needs: [['vegetable', 'tomato']],
    write: (m) => ({
      steps: [
        say`Cortar ${m.again('vegetable')} en dados iguales de un centímetro.`,
        softenOnion(m, 20),
        say`Añadir ${m.the('vegetable', 'mushroom', 'potato')}, empezando por lo más duro, y rehogar 15 min a fuego medio, hasta ablandar.`,
        step(addTomato(m), addPaprika(m), addWine(m)),
        step(
          say`Sazonar con ${m.the(...seasoning, 'sugar')}.` ?? season(m),
          say`Agregar ${m.the('aroma', 'stock', 'water')}.`,
          'Guisar tapado 20 min a fuego suave, removiendo a ratos, hasta que quede meloso y no caldoso.',
        ),
        say`Escalfar o freír ${m.the('egg')} aparte, hasta que la clara cuaje y la yema llegue a 70 °C, 4-5 min.`,
      ],
      finish: [step(fresh(m), 'Dejar reposar 10 min: templado sabe más.')],
    }),
  },
  {
    id: 'verdura rellena',
    names:
      /\b(?:champinones?|setas|calabacin(?:es)?|berenjenas?|pimientos?|tomates?|cebollas?|alcachofas?|patatas?)(?: \w+){0,2} rellen[oa]s?\b/,
    needs: [
      ['vegetable', 'mushroom', 'tomato', 'potato', 'aromatic'],
      [
        'mince',
        'meat',
        'poultry',
        'cured',
        'cheese',
        'softCheese',
        'rice',
        'grain',
        'fish',
        'shellfish',
        'cannedFish',
        'cookedLegume',
        'offal',
        'cephalopod',
      ],
    ],
    write: (m, name) => {
      const body = m.items.filter(({ key }) => sharesAWord(key, name.split(/ rellen/)[0] ?? ''))
      return {
        steps: [
          say`Precalentar el horno a 190 °C. Limpiar y vaciar ${m.these(body)} sin romper la pared${m.has('mushroom') ? '' : '; lo duro, asado o escaldado antes 10-20 min'}, y picar lo que sale.`,
          softenOnion(m, 12, 'vegetable', 'mushroom'),
          step(
            say`Añadir ${m.the('mince', 'meat', 'poultry', 'offal')} y rehogar 8 min, hasta ${m.has('poultry') ? '74' : '70'} °C.`,
            say`Añadir ${m.past('picad', 'cured')} 2 min.`,
            say`Añadir ${m.the('fish', 'shellfish', 'cephalopod', 'cannedFish')} 3 min.`,
            addTomato(m),
            addPaprika(m),
            addWine(m),
            say`Unir ${m.the('rice', 'grain', 'cookedLegume', 'nut', 'bread', 'crumbs', 'egg', 'softCheese', 'cream', 'spice', 'pepper', 'salt')}, de modo que ligue y no escurra.`,
          ),
          say`Rellenar, cubrir con ${m.the('cheese', 'sauce')} y poner en la fuente, apretado.` ??
            'Rellenar y poner en la fuente, apretado.',
          'Hornear 15-25 min, hasta dorar y 74 °C en el centro del relleno.',
        ],
        finish: [step(fresh(m), 'Reposar 5 min y servir con su jugo.')],
      }
    },
  },
  {
    id: 'verdura asada',
    names:
      /\b(escalivada|(verduras?|calabacin|berenjenas?|pimientos?|coliflor|calabaza|zanahorias?|alcachofas?|patatas?|boniatos?|tomates?|setas|esparragos?|brocoli|cebollas?|puerros?)( \w+){0,3} (asad[oa]s?|al horno|a la brasa|gratinad[oa]s?|rellen[oa]s?|panaderas?)|patatas? (panaderas?|asadas?|al horno))\b/,
    needs: [[...garden, 'tomato', 'aromatic']],
    write: (m) => ({
      steps: [
        'Precalentar el horno a 200 °C, con calor arriba y abajo.',
        step(
          say`Lavar y secar bien ${m.the('potato', 'vegetable', 'mushroom', 'tomato', 'aromatic')}; cortar en piezas iguales o dejar enteras las pequeñas.`,
        ),
        step(
          say`Untar con ${m.the('oil', 'butter')}.`,
          say`Añadir ${m.the('garlic', 'aroma')} y sazonar con ${m.the(...seasoning, 'paprika')}.`,
          say`Añadir ${m.the('garlic', 'aroma')}.`,
          say`Sazonar con ${m.the(...seasoning, 'paprika')}.`,
          'Extender en la bandeja en una sola capa, sin amontonar, para que se ase y no se cueza.',
        ),
        say`Para el relleno o la cubierta, sofreír ${m.the('mince', 'meat', 'poultry', 'cured')} 10 min a fuego vivo, hasta ${m.has('poultry') ? '74' : '70'} °C, y repartir.`,
        `Asar ${duration(within(25 + m.grams(...garden, 'tomato', 'aromatic') / 150, 30, 50))}, dando la vuelta a mitad, hasta que esté tierno por dentro y con los bordes dorados.`,
        say`Cubrir con ${m.the('cheese', 'sauce', 'crumbs', 'softCheese', 'cream')} y gratinar 5 min a 230 °C.`,
      ],
      finish: [
        step(say`Aliñar en caliente con ${m.the('acid', 'condiment')}.`, fresh(m), 'Servir caliente o templado.'),
      ],
    }),
  },
  {
    id: 'verdura salteada',
    names:
      /\b((verduras?|setas|champinones|judias verdes|esparragos?|espinacas?|acelgas?|alcachofas?|guisantes|habas|habitas|brocoli|coles|repollo|grelos)( \w+){0,4})\b/,
    needs: [[...garden, 'leaf']],
    write: (m) => {
      // White asparagus that come with their sauce made are boiled, and that is all.
      const dressed =
        !m.has('garlic', 'aromatic', 'cured', 'stock', 'wine') &&
        m.named(/esparragos? blancos?|alcachof|judias? verdes?/, 'vegetable') &&
        !m.has('oil', 'butter')
      return {
        steps: [
          say`Limpiar y cortar ${m.the('vegetable', 'mushroom', 'potato', 'leaf')} en piezas iguales.`,
          m.has('vegetable', 'potato')
            ? 'Escaldar en abundante agua hirviendo con sal, de 2 min las hojas a 8 min lo más duro, hasta que ceda sin ablandarse; enfriar en agua con hielo y escurrir bien.'
            : 'Secar a conciencia: con agua se cuecen en vez de dorarse.',
          step(
            say`Dorar ${m.past('laminad', 'garlic')} y ${m.the('cured')}${m.opt(' en ', fat)} 2 min a fuego medio.`,
            say`Dorar ${m.past('laminad', 'garlic')}${m.opt(' en ', fat)} 2 min a fuego medio.`,
            say`Dorar ${m.past('cortad| en dados', 'cured')}${m.opt(' en ', fat)} 2 min a fuego medio.`,
          ),
          step(softenOnion(m, 10), say`Añadir ${m.the('nut', 'driedFruit')} y tostar 1 min.`),
          step(addTomato(m), addPaprika(m), addWine(m)),
          step(
            dressed ? null : 'Saltear todo junto a fuego vivo 4-5 min, sin tapar.',
            say`Mojar con ${m.the('stock', 'water', 'acid', 'juice')} y dejar que reduzca 2 min.`,
            season(m),
          ),
        ],
        finish: [
          step(
            say`Acompañar con ${m.the('egg')}, con la yema a más de 70 °C: 10 min desde que el agua hierve.`,
            fresh(m),
            'Servir al momento.',
          ),
        ],
      }
    },
  },
]
