import { say, step } from '#core/method/mise.ts'
import { addGarden, addWine, duration, fresh, season, softenOnion, within } from '#core/method/sentences.ts'
import type { Kind } from './kind.ts'

/** Dishes of the Spanish house that are like no others of their family. Techniques: docs/ciencia/motor-local.md §6.2. */
export const houseClassics: readonly Kind[] = [
  {
    id: 'pescado confitado o al pil-pil',
    names: /\b(al pil ?-?pil|pil ?-?pil|(bacalao|salmon|atun|bonito) confitad[oa])\b/,
    needs: [['fish'], ['oil']],
    write: (m) => ({
      steps: [
        say`Secar ${m.again('fish')} con papel y retirar las espinas, sin quitar la piel: su gelatina liga la salsa.`,
        step(
          say`Calentar ${m.the('oil')} con ${m.past('laminad', 'garlic')} a 120 °C, 8-10 min, hasta dorar sin quemar; retirar y reservar.`,
          say`Calentar ${m.the('oil')} a 80 °C, unos 5 min.`,
          say`Añadir ${m.the('spice', 'aroma')} 1 min y apartar.`,
        ),
        say`Bajar el aceite a 70 °C y confitar ${m.the('fish')} con la piel hacia arriba 8-12 min, hasta 68 °C en el centro; sacar y escurrir.`,
        'Decantar el aceite y separar el suero blanco del fondo.',
        'Batir el suero con un colador, en círculos y fuera del fuego, añadiendo el aceite templado en hilo 5-6 min, hasta que la salsa ligue.',
        say`Sazonar con ${m.the('salt', 'pepper')}, contando con la sal del pescado.`,
      ],
      finish: [
        step(
          'Napar con la salsa y repartir por encima lo reservado.',
          fresh(m),
          'Servir enseguida: si se recalienta, se corta.',
        ),
      ],
    }),
  },
  {
    id: 'ajillo',
    names: /\b((gambas|langostinos|gambones|champinones|setas|gulas|sepia|calamares|pulpo|almejas) (\w+ )?al ajillo)\b/,
    needs: [['garlic'], ['shellfish', 'mushroom', 'cephalopod', 'mollusc', 'cannedFish']],
    write: (m) => ({
      steps: [
        step(
          say`Limpiar ${m.again('shellfish', 'mushroom', 'cephalopod')} y secar muy bien con papel.`,
          say`Pelar ${m.again('garlic')} y cortar en láminas.`,
        ),
        say`Dorar ${m.the('garlic', 'spice')}${m.opt(' en ', ['oil', 'butter'])} a fuego medio 2-3 min, hasta que el ajo empiece a tomar color.`,
        step(
          say`Subir el fuego, añadir ${m.the('shellfish')} y cocer 1 min por lado, hasta 68 °C en el centro.`,
          say`Subir el fuego, añadir ${m.the('cephalopod')} y saltear 3-4 min, hasta 68 °C en el centro.`,
          say`Subir el fuego, añadir ${m.the('mushroom')} y saltear 6-8 min, hasta evaporar el agua.`,
          say`Añadir ${m.the('mollusc')} y tapar 4-5 min, hasta que se abran: 90 °C durante 90 s.`,
          say`Añadir ${m.the('cannedFish')} y calentar 1 min.`,
        ),
        step(say`Mojar con ${m.the('wine', 'spirit', 'stock')} y reducir 1 min.`, season(m)),
      ],
      finish: [
        step(fresh(m), say`Acompañar con ${m.the('bread', 'citrus')}.`, 'Servir hirviendo, en la misma cazuela.'),
      ],
    }),
  },
  {
    id: 'pulpo cocido',
    names: /\b(pulpo)\b/,
    needs: [['cephalopod']],
    write: (m) => ({
      steps: [
        say`Congelar ${m.again('cephalopod')} a −20 °C al menos 24 h y descongelar en frío, para romper la fibra; lavar bien las ventosas.`,
        say`Asustar ${m.the('cephalopod')} tres veces en agua hirviendo con ${m.the('aroma', 'aromatic')} y sin sal.` ??
          say`Asustar ${m.the('cephalopod')} tres veces en agua hirviendo sin sal, unos 5 s cada vez.`,
        `Cocer ${duration(within((m.grams('cephalopod') / 1000) * 15 + 20, 30, 60))} a fuego suave, hasta que la parte más gruesa se pinche sin resistencia y pase de 68 °C en el centro; reposar 15 min fuera del fuego, en su agua.`,
        say`Cocer ${m.the('potato')} en el agua del pulpo 20 min, hasta que el cuchillo entre sin esfuerzo, y cortar en rodajas.`,
        'Cortar los tentáculos a tijera, en rodajas de un centímetro, y la cabeza en tiras.',
      ],
      finish: [
        step(
          say`Aliñar en caliente con ${m.the('oil')}, ${m.the('salt')} y ${m.the('paprika')}, por este orden.`,
          say`Aliñar en caliente con ${m.the('oil', 'salt', 'paprika')}.`,
          fresh(m),
          'Servir templado, en plato caliente.',
        ),
      ],
    }),
  },
  {
    id: 'patatas fritas',
    names: /\b(^bravas|patatas? (fritas?|bravas?|a lo pobre|alioli|paja)|papas fritas)\b/,
    needs: [['potato'], ['oil', 'fryOil']],
    write: (m) => ({
      steps: [
        say`Pelar y cortar ${m.again('potato')} en piezas iguales, lavar hasta que el agua salga clara y secar a conciencia.`,
        say`Confitar ${m.the('potato', 'aromatic')} en ${m.the('oil', 'fryOil')} a 140 °C, 8-10 min, hasta ablandar sin color; escurrir y enfriar.`,
        'Freír de nuevo a 175 °C, 2-3 min, por tandas cortas, hasta que la corteza quede dorada y crujiente.',
        step('Escurrir sobre papel.', say`Sazonar al salir con ${m.the('salt', 'paprika', 'pepper', 'spice')}.`),
      ],
      finish: [step(say`Servir con ${m.the('sauce')}.`, fresh(m), 'Servir al momento.')],
    }),
  },
  {
    id: 'cuscús o quinoa',
    names: /\b(cus ?cus|couscous|quinoa|bulgur|polenta|migas)\b/,
    needs: [['grain', 'bread']],
    write: (m, name) => ({
      steps: [
        // A bowl or a salad takes its grain cooked and cold.
        /\b(?:bol|bowl|ensalada|poke|tabule)\b/.test(name)
          ? say`Lavar ${m.the('grain')} y cocer en dos partes y media de agua con sal 15-18 min, hasta que se absorba; extender y enfriar de 60 a 10 °C en menos de 2 h.`
          : null,
        /\b(?:bol|bowl|ensalada|poke|tabule)\b/.test(name)
          ? say`Lavar, escurrir y cortar ${m.the('leaf', 'tomato', 'vegetable', 'fruit', 'aromatic', 'cookedLegume')} y montar por partes.`
          : null,
        softenOnion(m, 12),
        addGarden(m),
        addWine(m),
        say`Dorar ${m.the('cured', 'mince', 'poultry', 'meat')}${m.opt(' en ', ['oil'])} 8 min, hasta ${m.has('poultry') ? '74' : '70'} °C en el centro.`,
        say`Añadir ${m.the('spice', 'paprika', 'saffron', 'tomato', 'cookedLegume', 'driedFruit')} y rehogar 2 min.`,
        say`Hervir ${m.the('stock', 'water', 'milk')}${m.opt(' con ', ['salt', 'aroma'])} 1 min.`,
        m.named(/cus ?cus|couscous|bulgur/, 'grain')
          ? say`Verter sobre ${m.the('grain')}, tapar y reposar 8-10 min fuera del fuego, hasta absorber el líquido.`
          : say`Echar ${m.the('grain', 'bread')} en lluvia y cocer a fuego suave 15-20 min, hasta absorber el líquido.`,
        step(
          say`Soltar con un tenedor y ${m.the('oil', 'butter')}.`,
          'Mezclar todo con cuidado, sin apelmazar.',
          season(m),
        ),
      ],
      finish: [
        step(
          say`Aliñar con ${m.the('acid', 'citrus', 'juice')}.`,
          say`Repartir ${m.the('nut')}.`,
          fresh(m),
          'Servir caliente o templado.',
        ),
      ],
    }),
  },
  {
    id: 'buñuelos salados',
    names: /\b(bunuelos? de \w+|tortillitas? de camarones)\b/,
    needs: [['flour'], ['fish', 'cheese', 'softCheese', 'cured', 'vegetable', 'shellfish', 'mushroom']],
    write: (m) => ({
      steps: [
        step(
          say`Limpiar y desmigar ${m.again('fish')}, sin piel ni espinas.`,
          say`Picar menudo ${m.again('shellfish', 'cheese', 'cured', 'vegetable', 'mushroom')}.`,
        ),
        softenOnion(m, 10),
        step(
          say`Mezclar ${m.the('flour', 'starch', 'raising', 'yeast')} con ${m.the('egg', 'water', 'soda', 'milk', 'ice', 'wine')} hasta obtener una masa espesa y sin grumos.`,
          say`Incorporar ${m.the('fish', 'shellfish', 'cheese', 'softCheese', 'cured', 'vegetable', 'mushroom', 'potato')}${m.opt(', con ', ['garlic', 'herb', 'salt', 'pepper', 'spice'])}.`,
          'Reposar 30 min en frío.',
        ),
        say`Freír en ${m.the('fryOil', 'oil')} a 175-180 °C, a cucharadas y por tandas, 2-3 min, hasta dorar y llegar a 74 °C en el centro.` ??
          'Freír a 175-180 °C, a cucharadas y por tandas, 2-3 min, hasta dorar y llegar a 74 °C en el centro.',
        'Escurrir sobre papel, sin amontonar.',
      ],
      finish: [step(fresh(m), say`Acompañar con ${m.the('citrus', 'sauce')}.`, 'Servir recién frito.')],
    }),
  },
]
