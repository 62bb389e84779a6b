import { say, step } from '#core/method/mise.ts'
import { addGarden, addPaprika, addTomato, addWine, fresh, season, softenOnion } from '#core/method/sentences.ts'
import type { Kind } from './kind.ts'
import { garden, seasoning } from './role-groups.ts'

/** Soups and creams, cold and hot. Proportions: docs/ciencia/motor-local.md §6.1, 24-27. */
export const soups: readonly Kind[] = [
  {
    id: 'sopa fría',
    names: /\b(gazpacho|salmorejo|ajoblanco|porra|vichyssoise fria|sopa fria|mazamorra)\b/,
    needs: [['tomato', 'nut', 'fruit', 'vegetable']],
    write: (m) => ({
      steps: [
        step(
          say`Lavar y trocear ${m.the('tomato', 'vegetable', 'fruit')}; pelar lo que tenga la piel dura.`,
          say`Pelar ${m.the('garlic')} y quitar el germen, que repite.`,
          say`Trocear ${m.the('aromatic')}.`,
        ),
        step(
          say`Poner en remojo ${m.the('bread')}${m.opt(' con ', ['water', 'ice'])} 10 min, hasta que ablande.`,
          say`Remojar ${m.the('nut')} en agua fría 2 h y escurrir.`,
        ),
        step(
          say`Juntar todo con ${m.the(...seasoning)} y dejar macerar 30 min en frío.`,
          'Triturar a máxima potencia 3-4 min, hasta que no se note la piel.',
        ),
        say`Con la máquina en marcha, añadir ${m.the('oil')} en hilo hasta que emulsione y el color aclare.`,
        step(
          say`Ajustar con ${m.the('acid', 'water', 'ice', 'citrus')}; primero el ácido y al final el agua, solo la necesaria.`,
          'Pasar por un chino fino.',
        ),
        'Enfriar al menos 2 h a 4 °C, tapado; servir muy frío, entre 6 y 8 °C.',
      ],
      finish: [
        step(
          say`Cocer ${m.the('egg')} 10 min desde que el agua hierve, con la yema a más de 70 °C, enfriar y picar.`,
          say`Repartir por encima ${m.past('picad', 'cured', 'boiledEgg', 'cannedFish')}.`,
          fresh(m),
        ),
      ],
    }),
  },
  {
    id: 'crema de verduras',
    names:
      /\b(crema (fria )?de (?!(orujo|leche|limon|cacahuete|chocolate|cacao|almendras?|avellanas?|cafe|mantequilla|whisky|castanas? dulce|vainilla|queso|arroz|coco|turron|naranja))\w+|crema parmentier|crema de queso azul|pure de (verduras?|calabac\w+|calabaza|zanahorias?)|vichyssoise|veloute de \w+)\b/,
    needs: [[...garden, 'cookedLegume', 'tomato', 'shellfish', 'aromatic']],
    write: (m) => ({
      steps: [
        step(
          say`Limpiar ${m.again('vegetable', 'mushroom', 'potato')} y cortar en trozos iguales, para que se hagan a la vez.`,
        ),
        softenOnion(m),
        step(
          say`Añadir ${m.the('vegetable', 'mushroom')} y rehogar 8-10 min, removiendo.`,
          say`Saltear ${m.the('shellfish')} 3 min a fuego vivo, hasta 68 °C en el centro.`,
          say`Incorporar ${m.the('tomato')} y sofreír 10 min.`,
          addPaprika(m),
          addWine(m),
        ),
        step(
          say`Agregar ${m.the('potato', 'cookedLegume', 'rice')} y cubrir justo con ${m.the('stock', 'water', 'milk')}${m.opt(', junto con ', ['aroma'])}.`,
          say`Agregar ${m.the('potato', 'cookedLegume', 'rice')} y cubrir justo de agua caliente.`,
          say`Cubrir justo con ${m.the('stock', 'water', 'milk')}${m.opt(', junto con ', ['aroma'])}.`,
          'Cocer a fuego suave 20-25 min, hasta que la punta de un cuchillo entre sin resistencia.',
        ),
        step(say`Retirar ${m.again('aroma')}.`, 'Triturar 3-4 min a máxima potencia y pasar por un chino fino.'),
        step(
          say`Devolver al fuego con ${m.the('cream', 'coconut', 'softCheese', 'cheese', 'yogurt')} y calentar 3 min sin que hierva, hasta 75 °C.`,
          season(m),
        ),
      ],
      finish: [
        step(
          say`Dorar ${m.the('bread', 'cured', 'nut')} en una sartén 3 min y repartir por encima.`,
          say`Acabar con ${m.the('oil')} en hilo.`,
          fresh(m),
        ),
        'Mantener por encima de 63 °C hasta el servicio; para guardar, enfriar de 60 a 10 °C en menos de 2 h.',
      ],
    }),
  },
  {
    id: 'sopa',
    names:
      /\b(sopa|caldo gallego|minestrone|bullabesa|bouillabaisse|ramen|pho|borsch|sopas|puchero|porrusalda|marmitako|suquet|caldereta|zarzuela)\b/,
    needs: [
      ['stock', 'water', 'bone', 'vegetable', 'aromatic', 'garlic', 'potato', 'fish', 'tomato', 'poultry', 'meat'],
    ],
    write: (m) => ({
      steps: [
        softenOnion(m),
        step(
          say`Dorar ${m.past('cortad| en dados', 'cured')} 3 min.`,
          say`Dorar ${m.the('poultry', 'meat', 'offal')} a fuego vivo 5 min.`,
          addGarden(m),
        ),
        step(addTomato(m), addPaprika(m), say`Agregar ${m.the('condiment')} y remover 1 min.`, addWine(m)),
        step(
          say`Mojar con ${m.the('stock', 'water')}${m.opt(' y añadir ', ['aroma', 'bone', 'saffron'])}; hervir suave 20 min, espumando.`,
          say`Cubrir de agua caliente, añadir ${m.the('aroma', 'bone', 'saffron')} y hervir suave 20 min, espumando.`,
        ),
        step(
          say`Chascar ${m.the('potato')} y cocer 15-18 min, hasta que el cuchillo entre sin esfuerzo.`,
          m.has('poultry', 'meat', 'offal')
            ? `Comprobar con sonda ${m.has('poultry') ? '74' : '70'} °C en el centro de la carne y que esté tierna; si no, seguir a fuego suave el tiempo que pida.`
            : null,
          say`Añadir ${m.the('cookedLegume')} y cocer 10 min más.`,
        ),
        step(
          say`Añadir ${m.the('pasta', 'rice', 'grain', 'freshPasta')} y cocer el tiempo de su clase, entre 8 y 16 min, hasta el punto al dente.`,
          say`Incorporar ${m.the('bread')} en rebanadas y cocer 5 min, hasta que se empape.`,
        ),
        step(
          say`Añadir ${m.the('mollusc')} y tapar 4-5 min, hasta que se abran: 90 °C durante 90 s en el centro; desechar las conchas cerradas.`,
          say`Incorporar ${m.the('fish', 'shellfish', 'cephalopod')} y cocer 4-5 min a fuego suave, hasta 68 °C en el centro.`,
          say`Cuajar ${m.the('egg', 'yolk')} en el caldo 3-4 min, hasta que la yema pase de 70 °C.`,
          season(m),
        ),
      ],
      finish: [
        step(
          say`Ligar con ${m.the('cream', 'coconut')} y calentar 2 min sin que hierva.`,
          fresh(m),
          'Servir muy caliente, por encima de 63 °C.',
        ),
      ],
    }),
  },
]
