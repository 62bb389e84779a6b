import { say, step } from '#core/method/mise.ts'
import { addPaprika, addTomato, addWine, duration, fresh, season, softenOnion, within } from '#core/method/sentences.ts'
import type { Kind } from './kind.ts'
import { fat, sea, seasoning } from './role-groups.ts'

/** Fish and shellfish. Core temperatures: core/safety; techniques: docs/ciencia/motor-local.md §6.2. */
export const fish: readonly Kind[] = [
  {
    id: 'pescado en salsa',
    names:
      /\b(en salsa verde|en salsa|a la (vasca|marinera|vizcaina|gallega)|confitad[oa] |en tomate|con tomate|en su tinta|encebollad[oa]|ajoarriero|(?:a la|en) cazuela|guisad[oa]s?|a la (?:donostiarra|pescador|marinera))\b/,
    needs: [[...sea]],
    write: (m) => ({
      steps: [
        step(
          say`Secar ${m.again('fish', 'cephalopod')} con papel y retirar espinas o plumas que queden.`,
          say`Purgar ${m.again('mollusc')} 1 h en agua fría con 35 g de sal por litro y aclarar.`,
        ),
        step(
          say`Dorar ${m.past('laminad', 'garlic')}${m.opt(' en ', fat)} a fuego suave 3-4 min, hasta que empiece a tomar color.`,
          softenOnion(m, 15, 'vegetable'),
        ),
        step(
          addTomato(m),
          addPaprika(m),
          say`Añadir ${m.the('flour', 'starch')} y cocer 1 min, removiendo.`,
          addWine(m),
        ),
        say`Freír o tostar ${m.the('nut', 'bread')} 3 min y majar para ligar la salsa.`,
        say`Verter ${m.the('stock', 'water', 'cream')}${m.opt(' con ', ['aroma', 'condiment', 'saffron'])} y hervir suave 5 min, hasta que ligue.`,
        say`Añadir ${m.past('cachad', 'potato')} y cocer 20 min a fuego suave, hasta que se pinche; si falta caldo, cubrir con agua.`,
        step(
          say`Añadir ${m.the('cephalopod')} y guisar tapado 35-40 min, hasta que se corte con el tenedor y supere los 68 °C en el centro.`,
          say`Poner ${m.the('fish', 'shellfish')} en la salsa y cocer a fuego muy suave 6-8 min, moviendo la cazuela en vaivén, hasta 68 °C en el centro.`,
          say`Añadir ${m.the('mollusc')} y tapar 4-5 min, hasta que se abran: 90 °C durante 90 s; desechar las conchas cerradas.`,
        ),
        step(season(m), say`Repartir ${m.past('cocid', 'vegetable', 'potato')}.`),
      ],
      finish: [step(fresh(m), 'Servir en la misma cazuela, sin recalentar.')],
    }),
  },
  {
    id: 'moluscos abiertos',
    names: /\b((mejillones|almejas|berberechos|navajas|zamburinas|chirlas|vieiras|coquinas)( \w+){0,5})\b/,
    needs: [['mollusc']],
    write: (m) => ({
      steps: [
        step(
          'Limpiar las conchas bajo el grifo, raspar las barbas y desechar las rotas y las que no cierren al golpearlas.',
          m.named(/almeja|berberecho|chirla|coquina|navaja/, 'mollusc')
            ? 'Purgar 1-2 h en agua fría con 35 g de sal por litro.'
            : null,
        ),
        step(
          softenOnion(m, 10, 'vegetable'),
          addTomato(m),
          addPaprika(m),
          say`Añadir ${m.the('flour', 'starch', 'condiment')} y remover 1 min.`,
        ),
        step(addWine(m), say`Agregar ${m.the('stock', 'water', 'aroma', 'acid')} y llevar a ebullición.`),
        say`Echar ${m.the('mollusc')}, tapar y cocer a fuego vivo 4-5 min, agitando, hasta que se abran: 90 °C durante 90 s en el centro.`,
        step(
          'Retirar según se abren, desechar las cerradas y colar el jugo, que lleva arena.',
          'Reducir el jugo 3 min y devolverlo a la cazuela.',
          season(m),
        ),
      ],
      finish: [step(fresh(m), say`Acompañar con ${m.the('citrus')}.`, 'Servir recién abierto, con su jugo.')],
    }),
  },
  {
    id: 'al vapor',
    names: /\bal vapor\b/,
    needs: [['fish', 'shellfish', 'cephalopod', 'poultry', 'vegetable', 'potato', 'leaf']],
    write: (m) => ({
      steps: [
        say`Secar ${m.again('fish', 'shellfish', 'cephalopod', 'poultry')}, retirar espinas o huesos y porcionar; sazonar con ${m.the(...seasoning)}.` ??
          say`Secar ${m.again('fish', 'shellfish', 'cephalopod', 'poultry')}, retirar espinas o huesos y porcionar.`,
        say`Pelar y cortar en bastones iguales de 1 cm ${m.the('vegetable', 'potato', 'aromatic', 'leaf', 'mushroom', 'tomato')} y cocer al vapor a 100 °C, en una capa, ${m.has('potato') ? '18-20' : '8-12'} min, hasta que se pinche; reservar caliente.`,
        say`Poner ${m.the('fish', 'shellfish', 'cephalopod')} en bandeja perforada, sin amontonar${m.opt(', con ', ['aroma', 'herb', 'garlic', 'citrus', 'zest'])}, y cocer al vapor a 85-90 °C 8-10 min por cada 2 cm de grueso, hasta 68 °C en el centro.`,
        say`Poner ${m.the('poultry')} en bandeja perforada${m.opt(', con ', ['aroma', 'herb', 'garlic', 'citrus', 'zest'])} y cocer al vapor a 100 °C 18-22 min, hasta 74 °C en el centro.`,
        say`Sazonar con ${m.the(...seasoning)}.`,
      ],
      finish: [
        step(
          say`Aliñar al salir con ${m.the('oil', 'acid', 'condiment', 'sauce')}.`,
          fresh(m),
          'Servir enseguida o mantener tapado por encima de 63 °C, 30 min como máximo.',
        ),
      ],
    }),
  },
  {
    id: 'pescado al horno',
    names: /\b(al horno|a la espalda|a la sal|papillote|al papillote|en costra)\b/,
    needs: [['fish', 'shellfish', 'cephalopod']],
    write: (m, name) => {
      const whole = m.named(/^(lubinas?|doradas?|besugos?|corvinas?|pargos?|rodaballos?|urtas?|truchas?)/, 'fish')
      const piece = m.pieces('fish') > 0 ? m.grams('fish') / m.pieces('fish') : m.grams('fish')
      const wrapped = /\bpapillote\b/.test(name)
      const big = whole && piece >= 300 && !wrapped
      const time = big ? duration(within((Math.min(piece, 2000) / 1000) * 25, 15, 60)) : '10-12 min'
      return {
        steps: [
          step(
            `Precalentar el horno a ${big ? 190 : 200} °C.`,
            say`Secar ${m.again('fish', 'shellfish', 'cephalopod')} con papel y retirar las espinas que queden.`,
          ),
          step(
            say`Cortar ${m.the('potato')} en láminas de medio centímetro${m.opt(' y mezclar con ', ['aromatic', 'vegetable', 'tomato'])}.`,
            say`Cortar ${m.the('aromatic', 'vegetable', 'tomato')} en láminas finas.`,
            m.has('potato', 'aromatic', 'vegetable', 'tomato')
              ? wrapped
                ? 'Saltear 5 min, para que acaben de hacerse con el pescado, y repartir en el centro de cada papel.'
                : (say`Extender en la fuente, rociar con ${m.part('la mitad', 'oil')} y asar ${m.has('potato') ? '30 min, hasta que la patata ceda' : '15 min, hasta ablandar'}.` ??
                  `Extender en la fuente y asar ${m.has('potato') ? '30 min, hasta que la patata ceda' : '15 min, hasta ablandar'}.`)
              : null,
          ),
          say`Sazonar ${m.the('fish', 'shellfish', 'cephalopod')} con ${m.the(...seasoning)} y poner ${wrapped ? 'encima' : `en la fuente${big ? ', en una pieza' : ', con la piel hacia arriba'}`}.` ??
            say`Colocar ${m.the('fish', 'shellfish', 'cephalopod')} ${wrapped ? 'sobre el papel' : `en la fuente${big ? ', en una pieza' : ', con la piel hacia arriba'}`}.`,
          step(
            say`Regar con ${m.the('wine', 'stock', 'citrus', 'acid')}${m.opt(' y ', ['oil', 'butter'])}.`,
            say`Regar con ${m.the('oil', 'butter')}.`,
            say`Añadir ${m.the('aroma')}.`,
          ),
          wrapped ? 'Cerrar el papel plegando el borde dos veces, sin dejar salida, y con aire dentro.' : null,
          `Hornear ${time}, hasta 68 °C en el centro${wrapped ? ': el papel se infla y la sonda entra por un lado' : ': la carne se separa en lascas y la espina se despega'}.`,
          say`Dorar ${m.past('laminad', 'garlic')}${m.opt(' con ', ['spice', 'paprika'])} 2 min en el jugo de la fuente y volcar sobre el pescado.`,
        ],
        finish: [
          step(
            fresh(m),
            wrapped ? 'Servir cerrado y abrir en la mesa.' : 'Reposar 2 min y servir con el jugo de la fuente.',
          ),
        ],
      }
    },
  },
]
