import { type Mise, say, step } from '#core/method/mise.ts'
import { addPaprika, addTomato, addWine, duration, fresh, season, softenOnion, within } from '#core/method/sentences.ts'
import type { Kind } from './kind.ts'
import { raw, sea } from './role-groups.ts'

/** Breads, filled doughs, pastry. Proportions on the weight of flour: docs/ciencia/motor-local.md §6.1, 39-48. */
export const doughs: readonly Kind[] = [
  {
    id: 'empanada',
    names:
      /\b(empanadas?|empanadillas?|saltenas?|pastel de hojaldre salado|hojaldre de (carne|verduras|pollo|atun|bacalao|queso|jamon|setas|espinacas)|wellington)\b/,
    needs: [['flour', 'dough', 'puff']],
    write: (m, name) => ({
      steps: [
        m.has('flour')
          ? step(
              say`Mezclar ${m.the('flour', 'yeast', 'sugar')} con ${m.the('water', 'milk', 'butter')}.`,
              say`Añadir ${m.part('un tercio', 'oil')} y ${m.part('la mitad', 'salt')}.`,
              'Amasar 8-10 min, hasta que la masa quede lisa; tapar y reposar 1 h.',
            )
          : say`Tener ${m.again('dough', 'puff')} en frío hasta el momento de estirar.`,
        softenOnion(m, 20, 'vegetable'),
        step(
          say`Dorar ${m.the(...raw)} 8 min, hasta ${m.has('poultry') ? '74' : '70'} °C en el centro.`,
          addTomato(m),
          addPaprika(m),
          addWine(m),
          say`Añadir ${m.the(...sea)} y cocer 3-4 min, hasta ${m.has('mollusc') ? '90' : '68'} °C en el centro.`,
          say`Agregar ${m.the('cannedFish', 'cured', 'boiledEgg', 'mushroom', 'pickle', 'cheese', 'softCheese', 'driedFruit', 'leaf')}.`,
          season(m),
          'Escurrir y enfriar el relleno antes de cerrar: caliente, ablanda la masa.',
        ),
        step(
          'Precalentar el horno a 200 °C.',
          single.test(name)
            ? m.named(inDiscs, 'dough', 'puff')
              ? null
              : say`Cortar en discos ${m.the('dough', 'puff')}.`
            : say`Estirar ${m.the('dough', 'puff')} y forrar la bandeja.`,
          single.test(name) && m.named(inDiscs, 'dough', 'puff')
            ? say`Poner el relleno en el centro de ${m.the('dough', 'puff')} y sellar en media luna con un repulgue.`
            : single.test(name)
              ? 'Estirar la masa a 3 mm y cortar discos de 12 cm; poner el relleno en el centro y sellar en media luna con un repulgue.'
              : m.has('flour')
                ? 'Dividir la masa en dos, estirar a 3 mm y forrar la bandeja con una mitad.'
                : null,
          single.test(name)
            ? null
            : 'Repartir el relleno, tapar, sellar los bordes con un repulgue y abrir una chimenea en el centro.',
        ),
        say`Pintar con ${m.past('batid', 'egg', 'yolk', 'oil')}.`,
        single.test(name)
          ? 'Hornear a 200 °C 18-22 min, hasta que doren y el relleno pase de 74 °C en el centro.'
          : 'Hornear 35-40 min si es grande, 18-20 min las individuales, hasta que la base suene seca; el relleno, a 74 °C.',
      ],
      finish: ['Enfriar sobre rejilla 15 min antes de cortar.'],
    }),
  },
  {
    id: 'pizza o coca',
    names: /\b(pizza|focaccia|cocas?|calzone|pan de pita|pita|naan)\b/,
    needs: [['flour', 'dough']],
    write: (m, name) => ({
      steps: [
        m.has('flour')
          ? step(
              say`Disolver ${m.the('yeast', 'sugar', 'honey')} en ${m.the('water', 'milk')} a menos de 28 °C.`,
              say`Mezclar con ${m.the('flour', 'grain')} y reposar 20 min.`,
              say`Añadir ${m.the('salt')} y ${m.part('la mitad', 'oil')} y amasar 8 min, hasta que esté elástica.`,
            )
          : say`Atemperar ${m.the('dough')} 30 min y estirar sin romper el borde.`,
        m.has('flour') ? `Fermentar tapada ${proof(m)}, hasta que doble.` : null,
        !m.has('flour')
          ? null
          : /\bcocas?\b/.test(name)
            ? 'Estirar a 4-5 mm en la bandeja aceitada y pinchar.'
            : 'Dividir en piezas de 230-250 g, bolear y reposar 1 h; estirar con los dedos, del centro al borde.',
        step(softenOnion(m, 12), say`Cortar en láminas finas ${m.the('vegetable', 'mushroom', 'potato', 'fruit')}.`),
        step(
          /\bcocas?\b/.test(name)
            ? 'Precalentar el horno a 200 °C y repartir por encima lo cortado, sin su agua.'
            : 'Precalentar el horno al máximo, 250 °C o más, con la bandeja dentro, al menos 30 min.',
          say`Cubrir con ${m.the('tomato', 'sauce', 'cheese', 'softCheese', 'cured', 'cannedFish', 'pickle')}.`,
          say`Rociar con ${m.the('oil')}.`,
        ),
        /\bcocas?\b/.test(name)
          ? 'Hornear 25-35 min abajo, hasta que la base esté dorada y crujiente.'
          : 'Hornear 7-10 min, hasta que el borde suba y la base esté dorada.',
      ],
      finish: [step(say`Al salir, añadir ${m.the('leaf', 'herb', 'spice', 'pepper', 'aroma')}.`, 'Servir enseguida.')],
      warnings: breadWarnings(m),
    }),
  },
  {
    id: 'bollería',
    names: /\b(brioche|roscon|suizos?|ensaimadas?|bollos?|medianoches?|monas? de pascua|babka|cinnamon rolls?)\b/,
    needs: [['flour'], ['yeast']],
    sweet: true,
    write: (m) => ({
      steps: [
        say`Mezclar ${m.the('flour', 'yeast', 'sugar', 'honey', 'salt')} con ${m.the('egg', 'yolk', 'milk', 'water', 'aroma', 'zest', 'spirit')} y amasar 8 min, hasta que la masa se despegue.`,
        say`Incorporar ${m.the('butter', 'oil')} en varias veces y amasar 10 min más, hasta que estirada deje ver la luz. La masa no debe pasar de 26 °C.`,
        `Fermentar tapada ${proof(m)}, hasta que doble; desgasificar y enfriar 12 h a 4 °C.`,
        step(
          'Dividir y formar en frío.',
          say`Repartir ${m.the('chocolate', 'driedFruit', 'nut', 'spice', 'cocoa')} en la masa.`,
          'Fermentar a 26-28 °C unas 2 h, hasta que tiemble al mover la bandeja.',
        ),
        'Pintar con huevo batido si se reserva un poco del de la masa.',
        step(
          'Hornear a 180 °C, 12-15 min las piezas de 60 g o 25-30 min las grandes, hasta que doren y el centro llegue a 92 °C.',
        ),
      ].filter((line) => m.has('egg') || !line?.startsWith('Pintar')),
      finish: [step(say`Terminar con ${m.the('icingSugar', 'fruit', 'citrus', 'jam')}.`, 'Enfriar sobre rejilla.')],
      warnings: breadWarnings(m),
    }),
  },
  {
    id: 'pan',
    names: /\b(pan|panes|panecillos|hogaza|baguette|chapata|barra|molletes?|grisines|picos|bagels?|bao)\b/,
    needs: [['flour']],
    write: (m, name) => {
      const dough = m.grams('flour', 'grain', 'water', 'milk', 'egg')
      const tin = /\bde molde\b|\bsandwich\b/.test(name)
      return {
        steps: [
          step(
            say`Mezclar ${m.the('flour', 'grain')} con ${m.the('water', 'milk', 'juice')} hasta que no quede harina seca y reposar tapado 30 min.`,
            say`Poner ${m.the('flour', 'grain')} en un cuenco amplio.`,
          ),
          say`Añadir ${m.the('yeast', 'salt', 'sugar', 'honey', 'oil', 'butter', 'egg', 'raising')} y amasar 10 min, hasta que la masa quede fina y elástica.` ??
            'Amasar 10 min, hasta que la masa quede fina y elástica.',
          say`Incorporar ${m.the('nut', 'driedFruit', 'pickle', 'aroma', 'spice', 'herb', 'cheese', 'cured', 'chocolate')} en el último minuto.`,
          m.has('yeast')
            ? `Fermentar tapada a 24-26 °C ${proof(m)}, con un pliegue a mitad, hasta que casi doble.`
            : 'Reposar tapada 30 min.',
          step(
            tin
              ? 'Desgasificar, formar en cilindro y poner en molde engrasado, hasta la mitad.'
              : 'Dividir, formar sin desgasificar del todo y dejar en bloque o banetón.',
            m.has('yeast')
              ? tin
                ? 'Segunda fermentación: 1 h a 26-28 °C, hasta 1 cm del borde.'
                : 'Segunda fermentación: 1 h, hasta que al hundir el dedo la huella vuelva despacio.'
              : 'Reposar 15 min.',
          ),
          tin
            ? 'Hornear a 180-190 °C 35-40 min, hasta 94-96 °C en el centro.'
            : 'Precalentar el horno a 230 °C; greñar con cuchilla y cocer los 10 primeros minutos con vapor.',
          tin
            ? null
            : `Bajar a 210 °C y cocer ${dough > 0 && dough < 400 ? '15-20' : dough > 1200 ? '35-40' : '25-30'} min más, hasta que la base suene hueca y el centro esté a 96 °C.`,
        ],
        finish: ['Enfriar sobre rejilla 1 h antes de cortar: en caliente, la miga se apelmaza.'],
        warnings: breadWarnings(m),
      }
    },
  },
  {
    id: 'quiche',
    names: /\b(quiche|tarta salada|tartaleta salada|pastel salado)\b/,
    needs: [
      ['egg', 'yolk'],
      ['cream', 'milk', 'softCheese'],
    ],
    write: (m) => ({
      steps: [
        m.has('flour')
          ? (say`Arenar ${m.the('flour')} con ${m.the('butter')}, unir con ${m.the('water', 'salt')} sin amasar y reposar 1 h a 4 °C.` ??
            say`Formar una masa con ${m.the('flour', 'butter')} sin amasar y reposar 1 h a 4 °C.`)
          : say`Forrar el molde con ${m.the('dough', 'puff')} y enfriar 20 min.`,
        'Precalentar el horno a 180 °C; pinchar el fondo, cubrir con papel y peso y cocer en blanco 20 min, hasta que el borde empiece a dorar.',
        step(
          softenOnion(m, 15),
          say`Saltear ${m.the('vegetable', 'mushroom', 'cured', 'leaf')} 6-8 min, hasta dejar el relleno seco.`,
          say`Cocinar ${m.the(...raw, ...sea)} hasta 74 °C en el centro, 6-8 min.`,
        ),
        step(say`Batir ${m.the('egg', 'yolk')} con ${m.the('cream', 'milk', 'softCheese')}.`, season(m)),
        step(
          say`Repartir el relleno y ${m.the('cheese', 'cannedFish', 'tomato')} sobre la base.`,
          'Cubrir con el batido hasta medio centímetro del borde.',
        ),
        'Hornear 30-35 min a 170 °C, hasta que tiemble solo el centro y llegue a 80 °C.',
      ],
      finish: [step(fresh(m), 'Reposar 15 min antes de desmoldar; servir templada.')],
    }),
  },
  {
    id: 'choux',
    names: /\b(choux|profiteroles?|lionesas?|eclairs?|petits? choux|pate a choux|paris ?-?brest|gougeres?)\b/,
    needs: [['flour'], ['egg']],
    sweet: true,
    write: (m) => ({
      steps: [
        say`Llevar a ebullición ${m.the('water', 'milk')} con ${m.the('butter', 'salt', 'sugar')}, hasta que la grasa se funda del todo.`,
        say`Echar ${m.the('flour')} de golpe y secar la masa 2-3 min a fuego medio, hasta que deje película en el fondo.`,
        say`Pasar a un cuenco, dejar que baje a 60 °C y añadir ${m.the('egg')} en varias veces, hasta que la masa caiga de la espátula en pico.`,
        step(
          'Precalentar el horno a 200 °C.',
          'Escudillar con manga en piezas iguales, separadas.',
          say`Repartir por encima ${m.the('nut', 'cheese')}.`,
        ),
        'Hornear 10 min a 200 °C y 18-20 min más a 180 °C, sin abrir la puerta, hasta que estén secas y doradas por las grietas; el centro pasa de 90 °C.',
        'Enfriar sobre rejilla y hacer un corte para que salga el vapor.',
      ],
      finish: [
        step(
          say`Rellenar en frío con ${m.the('cream', 'sauce', 'icingSugar', 'jam', 'softCheese', 'fruit')}.`,
          say`Cubrir con ${m.the('chocolate', 'caramel')} fundido a 45 °C.`,
          'Rellenas, conservar a 4 °C y gastar en 24 h.',
        ),
      ],
    }),
  },
  {
    id: 'hojaldre',
    names:
      /\b(hojaldres?|milhojas|palmeras?|napolitanas?|canas|miguelitos|banda de hojaldre|tarte tatin|tatin|strudel)\b/,
    needs: [['puff', 'dough', 'flour']],
    sweet: true,
    write: (m) => ({
      steps: [
        m.has('flour')
          ? step(
              say`Mezclar ${m.the('flour', 'water', 'salt', 'acid')}, amasar lo justo y reposar 30 min a 4 °C.`,
              say`Encerrar ${m.the('butter')} en la masa, todo frío, y dar seis vueltas sencillas, de dos en dos, con 30 min de frío entre ellas.`,
            )
          : say`Descongelar ${m.the('puff', 'dough')} en frío y estirar sobre papel sin calentar.`,
        say`Cocinar ${m.the('fruit', 'citrus')}${m.opt(' con ', ['sugar', 'honey', 'butter', 'spice', 'aroma'])} 10 min a fuego medio, hasta que ablande, y enfriar.`,
        step(
          'Precalentar el horno a 200 °C.',
          'Cortar con cuchillo bien afilado, pinchar y enfriar 20 min: así sube derecho.',
        ),
        step(
          say`Pintar con ${m.past('batid', 'egg', 'yolk')} sin tocar los cantos.`,
          say`Espolvorear con ${m.the('sugar')}.`,
        ),
        'Hornear 20-25 min, hasta que esté dorado por arriba y por abajo y la masa esté seca entre las hojas, a más de 90 °C.',
      ],
      finish: [
        step(
          'Enfriar sobre rejilla.',
          say`Rellenar o cubrir con ${m.the('sauce', 'cream', 'chocolate', 'jam', 'softCheese', 'nut', 'caramel')}.`,
          say`Acabar con ${m.the('icingSugar')}.`,
          'Montar lo más cerca posible del pase: el relleno ablanda las hojas.',
        ),
      ],
    }),
  },
]

/** Time of the first rise by fresh yeast on flour (§6.1, 43-46: 1-2 % in bread, 3-4 % in brioche); dry counts three times. */
const proof = (m: Mise): string => {
  const flour = m.grams('flour')
  const yeast = m.grams('yeast') * (m.named(/seca|instantanea/, 'yeast') ? 3 : 1)
  if (m.named(/madre|poolish|biga/, 'yeast')) return 'de 3 a 5 h'
  if (flour === 0 || yeast === 0) return '1 h 30 min'
  const share = (yeast / flour) * 100
  return share < 0.8 ? 'de 3 a 4 h, o 18 h a 4 °C' : share < 2.2 ? '1 h 30 min' : 'entre 45 min y 1 h'
}

/** Salt 1.8-2.5 % of the flour (§6.1, 38 and 44-46); water 50-90 %. */
const breadWarnings = (m: Mise): string[] => {
  const flour = m.grams('flour', 'grain')
  if (flour === 0) return []
  const salt = (m.grams('salt') / flour) * 100
  const wet = Math.round((m.grams('water', 'milk') / flour) * 100)
  return [
    ...(salt > 3.2 ? [`La sal es el ${Math.round(salt)} % de la harina; lo habitual es el 2 %.`] : []),
    ...(wet > 95 ? [`La hidratación es del ${wet} %: será una masa muy líquida.`] : []),
  ]
}

/** Minutes in the oven by the weight of a batter, in one mould (trade practice): 500 g 30 min, 1 kg 45 min. */
export const cakeMinutes = (grams: number): string => duration(within(15 + (grams / 1000) * 30, 20, 65))

/** Empanadas of one bite or one person, and not the large one that is cut. */
/** Bought rolled and cut. */
const inDiscs = /\b(?:discos?|tapas?|obleas?)\b/
const single = /\b(?:empanadas|empanadillas?|saltenas?)\b(?! gallegas?)/
