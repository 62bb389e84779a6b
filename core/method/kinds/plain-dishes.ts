import { say, step } from '#core/method/mise.ts'
import { addTomato, fresh, season, softenOnion } from '#core/method/sentences.ts'
import type { Kind } from './kind.ts'

/** Eggs by themselves, breakfasts, roast fruit, pastes and sweets in syrup. Core of the egg: AESAN (2021). */
export const plainDishes: readonly Kind[] = [
  {
    id: 'puré infantil',
    names:
      /\b(pure|purees?|crema|papilla|potito|menu|sopa)s? (\w+ ){0,6}(bebes?|lactantes?|infantil|meses)\b|\bpotitos?\b/,
    needs: [['vegetable', 'potato', 'fruit', 'poultry', 'meat', 'fish', 'cookedLegume', 'grain', 'rice', 'leaf']],
    write: (m) => ({
      steps: [
        say`Lavar, pelar y cortar pequeño ${m.again('potato', 'vegetable', 'leaf', 'fruit', 'aromatic', 'tomato')}.`,
        say`Cocer ${m.the('potato', 'vegetable', 'leaf', 'aromatic', 'tomato', 'rice', 'grain', 'pasta')} 15-20 min${m.opt(' en ', ['water', 'stock'])}, sin sal, hasta que estén muy tiernos.` ??
          say`Cocer al vapor ${m.again('fruit')} 8-10 min, hasta que esté muy tierna.`,
        step(
          say`Añadir ${m.the('poultry')} en dados y cocer 10 min más, hasta 74 °C en el centro.`,
          say`Añadir ${m.the('meat', 'mince')} en dados y cocer 15 min más, hasta 70 °C en el centro.`,
          say`Añadir ${m.the('fish')}, sin piel ni una espina, y cocer 6 min, hasta 68 °C en el centro.`,
          say`Añadir ${m.the('egg', 'yolk')}, cocido 10 min, hasta 70 °C.`,
          say`Añadir ${m.the('cookedLegume')} y cocer 5 min.`,
        ),
        say`Triturar muy fino con ${m.the('oil', 'fruit', 'milk', 'yogurt', 'juice', 'biscuit')} y colar, sin grumos, hebras ni pieles.` ??
          'Triturar muy fino y colar, sin grumos, hebras ni pieles.',
      ],
      finish: [
        'Servir templado, a 37 °C; para guardar, enfriar de 60 a 10 °C en menos de 2 h y gastar en 24 h a 4 °C.',
      ],
    }),
  },
  {
    id: 'triturado para disfagia',
    names:
      /\b(?:disfagia|menu (?:blando|triturado|turmix)|(?:dieta|textura) (?:triturada|turmix|pure)|turmix|iddsi|textura modificada|triturad[oa] (?:para|de) (?:ancian|mayor|resident))/,
    needs: [
      [
        'vegetable',
        'potato',
        'fruit',
        'poultry',
        'meat',
        'fish',
        'cookedLegume',
        'grain',
        'rice',
        'leaf',
        'mince',
        'egg',
      ],
    ],
    write: (m) => ({
      steps: [
        say`Lavar, pelar y cortar pequeño ${m.again('potato', 'vegetable', 'leaf', 'fruit', 'aromatic', 'tomato')}.`,
        say`Cocer ${m.the('potato', 'vegetable', 'leaf', 'aromatic', 'tomato', 'rice', 'grain', 'pasta', 'fruit')}${m.opt(' en ', ['stock', 'water', 'milk'])} 20-25 min, hasta que estén muy tiernos.`,
        step(
          say`Añadir ${m.the('poultry')} en dados, sin piel ni huesos, y cocer 10 min, hasta 74 °C en el centro.`,
          say`Añadir ${m.the('meat', 'mince')} en dados, sin nervios, y cocer 15 min, hasta 70 °C en el centro.`,
          say`Añadir ${m.the('fish')}, sin piel ni una espina, y cocer 6 min, hasta 68 °C en el centro.`,
          say`Añadir ${m.the('egg', 'yolk')}, cocido 10 min, hasta 70 °C.`,
          say`Añadir ${m.the('cookedLegume')} y cocer 5 min.`,
        ),
        say`Triturar muy fino con ${m.the('oil', 'butter', 'cream', 'yogurt', 'juice')} y pasar por chino: sin grumos, hebras, pieles ni espinas.` ??
          'Triturar muy fino y pasar por chino: sin grumos, hebras, pieles ni espinas.',
        say`Corregir con ${m.the('starch', 'stabiliser')}, según su etiqueta, hasta la textura pautada y reposar lo que pida antes de comprobar.`,
        season(m),
      ],
      finish: [
        'Comprobar la textura al servir (IDDSI: la del nivel que pautó su médico o logopeda, con la prueba de cuchara o tenedor); una sola textura, sin líquido suelto.',
        'Calentar a 74 °C y servir templado, sin que queme; para guardar, enfriar de 60 a 10 °C en menos de 2 h y gastar en 24 h.',
      ],
      warnings: [
        'Disfagia: el nivel de textura y de espesado lo fija el profesional sanitario, no la cocina. Ante la duda, no se sirve.',
      ],
    }),
  },
  {
    id: 'huevos escalfados',
    names: /\bhuevos? (poches?|poche|escalfad[oa]s?|pochad[oa]s?)\b/,
    needs: [['egg']],
    write: (m) => ({
      steps: [
        say`Saltear ${m.the('leaf', 'vegetable', 'mushroom')}${m.opt(' en ', ['oil', 'butter'])} 3-5 min a fuego vivo${m.opt(', con ', ['garlic'])}.`,
        say`Dorar ${m.the('cured')} 3 min y tostar ${m.the('bread')}.` ??
          say`Dorar ${m.the('cured')} 3 min.` ??
          say`Tostar ${m.the('bread')}.`,
        say`Calentar agua a 85-90 °C, sin hervir, con ${m.the('acid')}.` ?? 'Calentar agua a 85-90 °C, sin hervir.',
        say`Cascar ${m.the('egg')} en una taza, dejar caer de uno en uno y escalfar 3-4 min, hasta que la clara cuaje; con la yema a 70 °C, 5 min.`,
        'Sacar con espumadera y escurrir sobre paño.',
      ],
      finish: [step(season(m), say`Montar y cubrir con ${m.the('sauce', 'cheese')}.`, fresh(m), 'Servir al momento.')],
      warnings: ['Con la yema líquida no se llega a 70 °C: sírvelo en el momento o usa huevo pasteurizado.'],
    }),
  },
  {
    id: 'huevos fritos',
    names:
      /\b(huevos? (fritos?|rotos|estrellados|a la plancha|al plato con)|huevos? con (chistorra|chorizo|jamon|patatas|bacon|morcilla))\b/,
    needs: [['egg']],
    write: (m) => ({
      steps: [
        say`Cortar ${m.the('potato')} en bastones y freír a 150 °C 8-10 min y a 175 °C 2 min, hasta dorado claro.`,
        say`Dorar ${m.the('cured', 'mince')} 4-5 min, hasta 70 °C en el centro, y reservar.`,
        say`Calentar ${m.the('oil', 'fryOil', 'butter')} a 170-180 °C.` ??
          'Calentar dos dedos de aceite (no está en tu lista) a 170-180 °C.',
        say`Cascar ${m.the('egg')} en una taza y freír de uno en uno 1 min, regando la clara hasta que cuaje; con la yema a 70 °C, 2 min más.`,
      ],
      finish: [step('Escurrir.', season(m), fresh(m), 'Servir al momento.')],
      warnings: ['Con la yema líquida no se llega a 70 °C: sírvelo en el momento o usa huevo pasteurizado.'],
    }),
  },
  {
    id: 'arroz salteado',
    names:
      /\b(arroz (frito|salteado|chaufa|tres delicias)|chaufan?|nasi goreng|gallo pinto|moros y cristianos|casamiento|kimchi bokkeumbap)\b/,
    needs: [['rice']],
    write: (m) => ({
      steps: [
        m.named(/cocid/, 'rice')
          ? null
          : say`Cocer ${m.again('rice')} 15 min en agua con sal, escurrir, extender y enfriar de 60 a 10 °C en menos de 2 h.`,
        say`Cuajar ${m.past('batid', 'egg')} en tortilla fina, hasta 70 °C, y cortar en tiras.`,
        say`Saltear ${m.the('poultry', 'meat', 'shellfish', 'cured', 'mince')} 4 min a fuego vivo, hasta ${m.has('poultry') ? '74' : '70'} °C, y reservar.`,
        softenOnion(m, 8, 'vegetable', 'mushroom'),
        say`Añadir ${m.the('cookedLegume')} con un poco de su agua y calentar 3 min.`,
        say`Añadir ${m.the('rice')}, frío y suelto, y saltear 4-5 min a fuego fuerte, hasta 74 °C, sin aplastar.`,
        step(
          say`Aliñar con ${m.the('condiment', 'sauce', 'spice', 'salt', 'pepper')}.`,
          'Devolver lo reservado y remover 1 min.',
        ),
      ],
      finish: [step(fresh(m), 'Servir al momento; el arroz cocido, menos de 24 h a 4 °C y una sola vez recalentado.')],
    }),
  },
  {
    id: 'fruta asada',
    names:
      /\b(manzanas?|peras?|platanos?|melocotones?|pinas?|higos?|ciruelas?|membrillos?|frutas?|albaricoques?|nectarinas?|mangos?)( \w+){0,2} (asad[oa]s?|al horno|a la brasa|(?<!con )(?<!de )rellen[oa]s?)\b/,
    needs: [['fruit']],
    sweet: true,
    write: (m) => ({
      steps: [
        step(
          'Precalentar el horno a 180 °C.',
          say`Lavar ${m.the('fruit')}, descorazonar o partir y poner en la bandeja.`,
        ),
        say`Repartir por encima ${m.the('sugar', 'honey', 'butter', 'spice', 'aroma', 'zest', 'nut', 'driedFruit')}.`,
        say`Regar con ${m.the('wine', 'spirit', 'juice', 'water', 'acid')}.`,
        'Asar 30-40 min a 180 °C, regando a mitad con su jugo, hasta que la punta de un cuchillo entre sin fuerza.',
      ],
      finish: [
        step(
          'Reposar 10 min y napar con su jugo.',
          say`Servir con ${m.the('cream', 'yogurt', 'softCheese', 'biscuit')}.`,
        ),
      ],
    }),
  },
  {
    id: 'avena en frío',
    names: /\b(overnight|bircher|muesli|avena (trasnochada|en frio|reposada)|pudin de chia|chia pudding)\b/,
    needs: [['grain', 'nut', 'other']],
    sweet: true,
    write: (m) => ({
      steps: [
        say`Mezclar ${m.the('grain')} con ${m.the('milk', 'yogurt', 'coconut', 'water', 'juice', 'honey', 'sugar', 'spice', 'salt', 'aroma', 'nut', 'other')}.` ??
          say`Mezclar ${m.the('nut', 'other')} con ${m.the('milk', 'yogurt', 'coconut', 'water', 'juice', 'honey', 'sugar', 'spice', 'aroma')}.`,
        'Tapar y reposar 8 h a 4 °C, hasta que espese.',
      ],
      finish: [
        step(
          say`Servir frío con ${m.the('fruit', 'driedFruit', 'citrus', 'jam', 'chocolate')}.`,
          'Gastar en 3 días a 4 °C como máximo.',
        ),
      ],
    }),
  },
  {
    id: 'granola',
    names: /\bgranolas?\b/,
    needs: [['grain', 'nut']],
    sweet: true,
    write: (m) => ({
      steps: [
        'Precalentar el horno a 150 °C.',
        say`Mezclar ${m.the('grain', 'nut', 'spice', 'salt')} con ${m.the('honey', 'sugar', 'oil', 'butter', 'aroma')}, hasta que todo quede untado.` ??
          say`Mezclar ${m.the('grain', 'nut', 'spice', 'salt')}.`,
        'Extender fino en la bandeja y hornear 25-30 min, removiendo cada 10, hasta dorado parejo.',
        'Enfriar del todo en la bandeja: crujiente al perder el calor.',
        say`Añadir en frío ${m.the('driedFruit', 'chocolate', 'fruit')}.`,
      ],
      finish: ['Guardar en tarro cerrado y seco, 3 semanas.'],
    }),
  },
  {
    id: 'mole o pipián',
    names: /\b(moles?|pipian|adobo mexicano|recado|pepian|encacahuatado)\b/,
    needs: [['nut', 'condiment', 'vegetable', 'spice', 'other']],
    write: (m) => ({
      steps: [
        say`Tostar por separado, sin quemar, ${m.the('nut', 'spice', 'aroma')}, 2-4 min en seco, hasta que huelan.`,
        say`Asar o tostar ${m.the('vegetable', 'tomato', 'aromatic', 'garlic', 'paprika', 'condiment', 'other')} 10-15 min; los chiles secos, 20 s por cara e hidratados 30 min en agua caliente.`,
        say`Freír ${m.the('bread', 'dough', 'driedFruit', 'fruit')} 2 min.`,
        say`Triturar todo muy fino con ${m.part('un tercio', 'stock', 'water')}${m.opt(' y ', ['herb', 'leaf'])} y colar.` ??
          'Triturar todo muy fino con agua caliente y colar.',
        say`Freír la pasta en ${m.the('oil', 'butter')} 8-10 min a fuego medio, removiendo, hasta que se separe la grasa.`,
        say`Mojar con ${m.the('stock', 'water')} y cocer 30-40 min a fuego suave, hasta que nape.`,
        say`Fundir ${m.the('chocolate')} y equilibrar con ${m.the('sugar', 'salt', 'acid')}.`,
      ],
      finish: [
        step(
          addTomato(m),
          season(m),
          'Servir por encima de 63 °C; gana de un día para otro, enfriado de 60 a 10 °C en menos de 2 h.',
        ),
      ],
    }),
  },
  {
    id: 'dulce frito en almíbar',
    names:
      /\b(gulab jamun|pestinos?|loukoumades|jalebi|lokma|bunuelos en almibar|picarones|tulumba|luqaimat|chebakia|hojuelas)\b/,
    needs: [
      ['flour', 'milk', 'dough'],
      ['sugar', 'honey'],
    ],
    sweet: true,
    write: (m) => ({
      steps: [
        say`Para el almíbar, hervir ${m.the('sugar', 'honey')} con ${m.the('water', 'wine', 'juice')} y ${m.the('aroma', 'zest', 'spice', 'acid')} 8-10 min, hasta hebra floja, 103 °C.` ??
          say`Para el almíbar, hervir ${m.the('sugar', 'honey', 'water')} 8-10 min, hasta hebra floja, 103 °C.`,
        say`Mezclar ${m.the('flour', 'milk', 'raising', 'yeast', 'starch', 'salt')} con ${m.the('egg', 'butter', 'yogurt', 'spirit')}, lo justo para unir, y reposar 20 min.` ??
          say`Mezclar ${m.the('flour', 'milk', 'raising', 'yeast', 'starch', 'salt')}, lo justo para unir, y reposar 20 min.`,
        'Formar piezas pequeñas e iguales, sin grietas.',
        say`Freír en ${m.the('fryOil', 'oil')} a 150-160 °C 5-6 min, moviendo, hasta dorado parejo y hechas por dentro, con más de 70 °C en el centro; escurrir.` ??
          'Freír en aceite (no está en tu lista) a 150-160 °C 5-6 min, moviendo, hasta dorado parejo y más de 70 °C en el centro; escurrir.',
        'Sumergir en caliente en el almíbar templado 30 min-2 h.',
      ],
      finish: [step(say`Terminar con ${m.the('nut', 'icingSugar')}.`, 'Servir templado.')],
    }),
  },
]
