import { type Mise, say, step } from '#core/method/mise.ts'
import { chill, fresh, season } from '#core/method/sentences.ts'
import type { Role } from '#core/pantry/role-words.ts'
import { keptWays } from './kept-ways.ts'
import type { Kind } from './kind.ts'

const raw = ['poultry', 'meat', 'offal'] as const

/** Ways of cooking that no family of dishes has: by their name and by nothing else. Figures: docs/ciencia/motor-local.md §5.3, §6. */
export const specialWays: readonly Kind[] = [
  {
    id: 'suflé',
    names: /\b(sufles?|soufles?|souffles?)\b/,
    needs: [['egg', 'white']],
    write: (m) => {
      const sweet = m.has('sugar', 'chocolate')
      return {
        steps: [
          step(
            'Precalentar el horno a 190 °C con calor abajo.',
            say`Untar los moldes de abajo arriba con ${m.part('una parte', 'butter')} y espolvorear.` ??
              'Untar los moldes de abajo arriba y espolvorear.',
          ),
          step(
            say`Fundir ${m.the('butter')}, añadir ${m.the('flour', 'starch')} y cocer 2 min.`,
            say`Mojar con ${m.the('milk', 'cream', 'stock')} en caliente y cocer 3 min, removiendo, hasta que se despegue.`,
            say`Verter sobre ${m.the('chocolate', 'cocoa')} y emulsionar.`,
          ),
          step(
            say`Separar ${m.the('egg')} en yemas y claras.`,
            'Fuera del fuego, a unos 55 °C, unir las yemas.',
            say`Añadir ${m.the('yolk', 'cheese', 'softCheese', 'spice', 'pepper', 'salt', 'fish', 'shellfish', 'vegetable')}.`,
          ),
          step(
            sweet
              ? say`Montar las claras con ${m.the('white', 'sugar')} a pico blando.`
              : say`Montar ${m.the('white')} a pico blando.`,
            m.has('white') || sweet ? null : 'Montar las claras a pico blando.',
            'Aflojar la base con un cuarto y unir el resto con lengua, sin bajar.',
          ),
          'Llenar tres cuartos del molde, alisar y limpiar el borde.',
          `Hornear a 190 °C ${sweet ? '10-12' : '14-16'} min los individuales (25-30 min uno grande), sin abrir, hasta 72 °C en el centro.`,
        ],
        finish: ['Servir al salir: aguanta 3 min.'],
      }
    },
  },
  {
    id: 'cóctel',
    names:
      /\b(clover club|sidecar|aviation|paloma|mai tai|gimlet|french 75|bramble|gin fizz|fizz|white lady|black russian|white russian|espresso martini|boulevardier|sazerac|long island|tequila sunrise|pina colada|chilcano|michelada|penicillin|aperol|negroni|dry martini|martini|manhattan|old fashioned|daiquiris?|margaritas?|pisco sour|whisky sour|sour|cosmopolitan|spritz|moscow mule|mule|tom collins|collins|mojitos?|caipirinhas?|caipirina|gin ?-?tonic|cuba libre|bloody mary|rebujito|cocteles?|coctel|cocktail)\b/,
    needs: [['spirit', 'wine']],
    sweet: true,
    write: (m, name) => {
      const shaken = m.has('acid', 'juice', 'white', 'cream', 'coffee', 'fruit') && !m.has('soda')
      // What is pressed or dissolved first goes on into the shaker.
      const before = shaken && m.has('sugar', 'honey', 'fruit', 'white')
      const crushed = m.has('herb') || /caipir/.test(name)
      const peel = m.has('citrus') && !/caipir/.test(name) && !m.has('sugar', 'honey')
      return {
        steps: [
          'Enfriar la copa y los refrescos a 4 °C al menos 30 min.',
          crushed
            ? say`Presionar con suavidad en el vaso ${m.the('herb', 'citrus', 'sugar', 'honey')}, sin romper la hoja ni machacar la piel: amargan.`
            : step(
                say`Escarchar con ${m.the('salt')} medio borde de la copa.`,
                say`Disolver ${m.the('sugar', 'honey')} en ${m.has('acid', 'juice', 'water') ? m.the('acid', 'juice', 'water') : 'unas gotas de agua'}.`,
              ),
          say`Triturar y colar ${m.the('fruit')}.`,
          m.has('white') ? say`Agitar sin hielo 15 s con ${m.the('white')} pasteurizada, para que espume.` : null,
          shaken
            ? say`Agitar fuerte con hielo 12 s ${m.the('spirit', 'wine', 'acid', 'juice', 'coffee', 'cream', 'coconut', 'tomato', 'condiment')}${before ? ', con todo lo anterior,' : ''} y colar doble a la copa.`
            : m.has('soda')
              ? say`Llenar el vaso de hielo y añadir ${m.the('spirit', 'wine', 'acid', 'juice', 'tomato', 'condiment')}.`
              : say`Remover con hielo en el vaso mezclador 20-30 s, sin agitar, ${m.the('spirit', 'wine', 'acid', 'juice', 'tomato', 'condiment')} y colar.`,
          step(
            say`Usar ${m.the('ice')} recién sacado, seco y sin deshacer.`,
            say`Completar con ${m.the('soda')} resbalando por la cuchara, para no perder gas, y remover una vez.`,
          ),
          peel ? say`Exprimir encima la piel de ${m.the('citrus')}.` : null,
        ],
        finish: ['Servir en el momento.'],
        warnings: m.has('white') ? ['Lleva clara sin cocer: pasteurizada siempre (RD 1021/2022).'] : [],
      }
    },
  },
  {
    id: 'confitado en grasa',
    names: /\b(confit|confitad[oa]s?|lomo de orza|en orza|en manteca)\b/,
    needs: [[...raw], ['butter', 'oil']],
    write: (m) => ({
      steps: [
        say`Frotar ${m.again(...raw)} con ${m.the('salt', 'paprika', 'spice', 'pepper', 'sugar')} y curar 12 h a 4 °C; limpiar y secar.` ??
          say`Curar ${m.again(...raw)} con un 1,5 % de sal 12 h a 4 °C; limpiar y secar.`,
        say`Fundir ${m.the('butter', 'oil')} con ${m.the('aroma', 'garlic', 'herb')} a 85 °C.` ??
          say`Calentar ${m.the('butter', 'oil')} a 85 °C.`,
        say`Sumergir ${m.the(...raw)}, siempre ${m.agree('cubiert', ...raw)}, y confitar a 85-90 °C ${m.has('poultry') ? '3 h' : m.named(/lomo|solomillo/, 'meat') ? '1 h' : '6-8 h'}, sin que la grasa hierva, hasta que ceda y supere los 74 °C en el centro.`,
        'Enfriar dentro de la grasa de 60 a 10 °C en menos de 2 h y conservar tapado por ella a 3-4 °C, nunca a temperatura ambiente.',
        'Al pase, escurrir y dorar por la piel desde frío 8-10 min, o 12 min a 220 °C, hasta 74 °C en el centro.',
      ],
      finish: [step(fresh(m), 'Guardar la grasa colada para otra vez.')],
      warnings: ['En grasa no hay aire y el botulismo puede crecer: lo confitado, siempre en frío.'],
    }),
  },
  {
    id: 'baja temperatura',
    names: /\b(a baja temperatura|baja temperatura|sous ?-?vide|al vacio)\b/,
    needs: [['poultry', 'meat', 'fish', 'vegetable', 'cephalopod']],
    write: (m) => {
      const slow = m.named(
        /paletilla|pierna|carriller|costill|codillo|panceta|falda|cochinillo|rabo|pulpo|jarrete|morcillo|osobuco|ossobuco|aguja|pecho|brisket|espaldilla|cuello|lengua|papada|manita|morro|oreja|callo/,
        'meat',
        'cephalopod',
      )
      const bagged: readonly Role[] = m.has('poultry', 'meat', 'fish', 'cephalopod')
        ? ['poultry', 'meat', 'fish', 'cephalopod']
        : ['vegetable']
      const bath = m.has('poultry')
        ? 'a 75 °C 50 min las piezas de 3 cm, hasta 74 °C en el centro'
        : m.has('meat')
          ? slow
            ? 'a 80 °C 10 h o a 70 °C 18-20 h, hasta que ceda, con 70 °C en el centro'
            : 'a 60 °C 1 h 15 min las piezas de 3 cm (45 min con el centro a 60 °C equivalen a 70 °C 2 min)'
          : m.has('fish')
            ? 'a 50 °C 20 min para el pase inmediato, congelado antes a −20 °C 24 h por el anisakis, o hasta 68 °C durante 15 s en el centro'
            : slow
              ? 'a 77 °C 5 h, hasta que se pinche sin resistencia'
              : 'a 85 °C 40-60 min, hasta que ceda'
      return {
        steps: [
          say`Secar ${m.again(...bagged)} y sazonar con ${m.the('salt', 'pepper', 'spice', 'paprika', 'sugar')}.` ??
            'Secar y sazonar con un 1 % de sal.',
          say`Envasar en una capa ${m.the(...bagged)}${m.opt(' con ', ['oil', 'butter', 'aroma', 'herb', 'garlic', 'citrus', 'zest'])}, sin aire.`,
          `Cocer en baño ${bath}, con la bolsa siempre cubierta.`,
          slow && m.has('meat')
            ? (say`Sacar, secar, pintar con ${m.the('sauce')} y terminar en horno a 220 °C 10-15 min, en dos manos, hasta que quede lacado.` ??
              'Sacar, secar muy bien y terminar en horno a 220 °C 12-15 min, hasta que dore y cruja.')
            : 'Sacar, secar muy bien y marcar 30-45 s por cara a 230 °C.',
          m.has('honey')
            ? say`Reducir el jugo de la bolsa con ${m.the('honey', 'condiment')} 4-5 min, hasta jarabe, y glasear la pieza.`
            : null,
          m.has('stock', 'wine', 'cream')
            ? step(
                m.has('poultry', 'meat', 'fish', 'cephalopod')
                  ? say`Para la salsa, pochar ${m.the('aromatic', 'vegetable', 'tomato', 'mushroom')} 20 min, hasta que coja color.`
                  : null,
                say`Reducir el jugo de la bolsa con ${m.the('stock', 'wine', 'cream')} hasta que nape.`,
                say`Ligar con ${m.the('condiment')}.`,
              )
            : null,
        ],
        finish: [
          'Servir enseguida; para guardar, enfriar en la bolsa con agua y hielo hasta menos de 10 °C en 2 h, fechar y conservar a 3 °C, 5 días como máximo.',
        ],
        warnings: [
          'Por debajo de 60 °C no se pasteuriza en tiempos cortos: ni para guardar, ni para clientes de riesgo. Comprueba con sonda de aguja.',
        ],
      }
    },
  },
  {
    id: 'fermentado',
    names: /^(?:mi |nuestro |receta de )?(?:kimchi|chucrut|sauerkraut)\b|\bfermentad[oa]s?\b/,
    needs: [['vegetable', 'leaf', 'aromatic'], ['salt']],
    write: (m) => ({
      steps: [
        'Lavar y escaldar los tarros; todo lo que toque la verdura, limpio.',
        say`Cortar ${m.the('vegetable', 'leaf', 'aromatic', 'fruit')} y mezclar con ${m.the('salt')} (2 % del peso) hasta que suelte jugo, 2-3 h.`,
        say`Majar ${m.the('garlic', 'spice', 'paprika', 'condiment', 'sugar', 'flour', 'starch', 'aroma')} y mezclar bien.`,
        'Apretar en el tarro, sin aire y todo por debajo de su salmuera, con peso encima y 3 cm libres.',
        'Fermentar a 18-20 °C, de 3 días a 3 semanas, dejando salir el gas, hasta que el pH baje de 4,2.',
      ],
      finish: ['Guardar a 4 °C y rotular con la fecha; con moho, limo o mal olor, se tira.'],
      warnings: ['Mide el pH: por encima de 4,6 una verdura fermentada no es segura.'],
    }),
  },
  {
    id: 'bizcocho de sifón',
    names: /\b(?:bizcochos?(?: \w+){0,5} (?:sifon|microondas)|bizcochos? (?:esponja|aereo)|sponge)\b/,
    needs: [['egg', 'white']],
    sweet: true,
    write: (m) => ({
      steps: [
        say`Triturar 2 min, hasta que quede liso, ${m.the('egg', 'white', 'yolk', 'sugar', 'honey', 'nut', 'flour', 'starch', 'cocoa', 'chocolate', 'oil', 'butter', 'milk', 'cream', 'yogurt', 'sauce', 'other', 'spice', 'aroma', 'zest', 'vegetable', 'herb', 'fruit', 'salt')} y colar por chino fino.`,
        'Llenar el sifón dos tercios como mucho, cargar 2 cápsulas de N₂O el de medio litro, agitar y reposar 1-2 h a 4 °C.',
        'Hacer tres cortes en el fondo de vasos de papel y llenar un tercio, con el sifón boca abajo.',
        'Cocer de uno en uno en microondas a 800-900 W 40-50 s, hasta que suba y esté seco, con más de 75 °C en el centro.',
        'Poner boca abajo, enfriar 10 min y despegar con una puntilla.',
      ],
      finish: ['Romper a mano en trozos y servir en el día; tapado, para que no se seque.'],
    }),
  },
  ...keptWays,
  {
    id: 'espuma con sifón',
    names: /^(espuma|espumas) (de|caliente|fria|con)\b|\b(?:con|al|de) sifon\b/,
    needs: [
      ['cream', 'milk', 'fruit', 'potato', 'vegetable', 'cheese', 'coconut', 'yogurt', 'juice', 'stock', 'softCheese'],
    ],
    write: (m, name) => {
      const hot = m.has('potato', 'vegetable', 'cheese', 'stock') && !/helad|fri[oa]s?\b/.test(name)
      return {
        steps: [
          step(
            say`Cocer ${m.the('potato', 'vegetable', 'mushroom')} en agua 25-30 min, hasta que ceda, y escurrir.`,
            say`Hidratar ${m.the('gelatine')} 10 min en agua con hielo.`,
          ),
          step(
            say`Calentar ${m.the('milk', 'stock', 'coconut', 'juice')} a 80 °C${m.opt(' con ', ['sugar', 'honey', 'aroma', 'zest', 'salt'])}.`,
            say`Fundir en caliente ${m.the('cheese', 'softCheese')}.`,
            m.has('gelatine') ? 'Disolver la gelatina por debajo de 70 °C.' : null,
            say`Ligar ${m.the('yolk', 'egg', 'white')} a 82-84 °C, sin hervir.`,
          ),
          step(
            say`Triturar con ${m.the('cream', 'fruit', 'yogurt', 'acid', 'stabiliser', 'agar', 'offal')}${m.opt(' y ', ['salt', 'pepper', 'spice'])}, muy fino.`,
            say`Emulsionar con ${m.the('oil', 'butter')} en hilo.`,
          ),
          'Colar por chino fino y llenar el sifón dos tercios como mucho.',
          'Cargar: 1 cápsula de N₂O en el de medio litro, 2 en el de un litro; agitar boca abajo.',
        ],
        finish: [
          hot
            ? 'Mantener el sifón al baño maría a 65 °C, nunca por debajo de 63, y gastar en el servicio.'
            : 'Enfriar 3 h a 4 °C, agitar y servir; gastar en 24 h.',
        ],
      }
    },
  },
  {
    id: 'gratén de patata',
    names: /\b(graten|gratin|gratines|dauphinois|dauphinoise|patatas? gratinadas?|boulangere)\b/,
    needs: [['potato'], ['cream', 'milk', 'stock']],
    write: (m) => ({
      steps: [
        step('Precalentar el horno a 150 °C.', say`Untar la fuente con ${m.the('butter')}.`),
        say`Cortar ${m.the('potato')} en láminas de 2-3 mm, sin lavar: su almidón liga.`,
        say`Hervir ${m.the('cream', 'milk', 'stock')} con ${m.the('garlic', 'salt', 'pepper', 'spice', 'aroma')} 2 min, añadir las láminas y cocer 8 min a fuego suave.` ??
          say`Hervir ${m.the('cream', 'milk', 'stock')} 2 min, añadir las láminas y cocer 8 min a fuego suave.`,
        step('Pasar a la fuente, bien prensado.', say`Cubrir con ${m.the('cheese')}.`),
        'Hornear 50-60 min, hasta que el cuchillo entre solo, y dorar 5 min a 200 °C.',
      ],
      finish: [
        'Reposar 15 min antes de cortar; para porcionar limpio, enfriar de 60 a 10 °C en menos de 2 h, cortar y regenerar a 74 °C.',
      ],
    }),
  },
  {
    id: 'Wellington',
    names: /\b(wellington|en hojaldre|en costra de hojaldre)\b/,
    needs: [
      ['meat', 'fish', 'poultry'],
      ['puff', 'dough'],
    ],
    write: (m) => ({
      steps: [
        step(
          say`Sazonar ${m.again('meat', 'fish', 'poultry')} con ${m.the('salt', 'pepper')}.`,
          say`Marcar ${m.the('meat', 'fish', 'poultry')} a fuego vivo${m.opt(' con ', ['oil', 'butter'])} 1 min por lado${m.opt(', pintar con ', ['condiment'])} y enfriar a 4 °C.`,
        ),
        say`Picar ${m.the('mushroom', 'aromatic', 'garlic', 'vegetable', 'leaf')} y rehogar 12-15 min, hasta que seque; enfriar${m.opt(' y mezclar con ', ['offal', 'sauce', 'other', 'softCheese', 'herb', 'zest', 'nut'])}.`,
        step(
          say`Extender ${m.the('cured')} sobre film.`,
          m.has('mushroom', 'aromatic', 'vegetable', 'leaf', 'softCheese')
            ? 'Cubrir con lo rehogado, poner la pieza, enrollar muy apretado y enfriar 30 min.'
            : 'Poner la pieza, enrollar muy apretado y enfriar 30 min.',
        ),
        say`Envolver con ${m.the('puff', 'dough')} frío, sellar por debajo${m.opt(', pintar con ', ['egg', 'yolk'])} y reposar 20 min a 4 °C.`,
        `Hornear a 210 °C 30-35 min: ${m.has('poultry') ? '74 °C en el centro' : m.has('fish') && !m.has('meat') ? '68 °C en el centro' : '50-52 °C en el centro para servirlo rosado, 70 °C para la cocción de AESAN'}.`,
      ],
      finish: ['Reposar 10 min y cortar con cuchillo de sierra.'],
    }),
  },
  {
    id: 'tatin',
    names: /\btatin\b/,
    needs: [
      ['puff', 'dough'],
      ['vegetable', 'fruit', 'aromatic', 'tomato', 'leaf', 'mushroom', 'other'],
    ],
    write: (m) => ({
      steps: [
        say`Precalentar el horno a 190 °C. Cortar en mitades o gajos gruesos ${m.again('vegetable', 'fruit', 'aromatic', 'tomato', 'leaf', 'mushroom', 'other')} y secar.`,
        say`Cocer ${m.the('sugar', 'honey')} en un molde que vaya al fuego hasta caramelo rubio, 170 °C; cortar con ${m.the('butter', 'oil')}${m.opt(' y ', ['acid', 'wine', 'spirit'])}.` ??
          say`Calentar ${m.the('butter', 'oil')} en un molde que vaya al fuego${m.opt(', con ', ['acid', 'wine', 'spirit'])}.`,
        say`Colocar apretado ${m.the('vegetable', 'fruit', 'aromatic', 'tomato', 'leaf', 'mushroom', 'other')}, con la cara bonita hacia abajo${m.opt(', sazonar con ', ['salt', 'pepper', 'spice', 'herb', 'zest', 'aroma'])} y cocer 15-20 min a fuego suave, hasta que ceda y evapore su agua.`,
        say`Cubrir con ${m.the('puff', 'dough')} en frío, en un disco 2 cm mayor que el molde, remeter el borde y pinchar.`,
        say`Pintar con ${m.the('egg', 'yolk')}.`,
        'Hornear a 190 °C 25-30 min, hasta que la masa esté dorada y seca.',
        'Reposar 5-10 min y volcar de una vez, con cuidado: el caramelo quema.',
      ],
      finish: [
        say`Terminar en caliente con ${m.the('cheese', 'softCheese', 'cured', 'nut', 'cream')}.`,
        'Servir templada en el día.',
      ],
    }),
  },
  {
    id: 'bollería rellena',
    names:
      /^(?:mini ?)?(?:croissants?|cruasan(?:es)?|berlinas?|berlinesas?|napolitanas?|brioches?|bollos?|donuts?|donas?|suizos?|medias? noches?|ensaimadas?|gofres?|hojaldres?)\b.*\b(?:rellen[oa]s?|con|de) (?:de )?(?:crema|nata|chocolate|trufa|pistacho|ganache|mermelada|dulce de leche|cabello)/,
    needs: [['bread', 'biscuit', 'dough', 'puff', 'other']],
    sweet: true,
    write: (m) => ({
      steps: [
        m.has('milk') && m.has('yolk', 'egg')
          ? step(
              say`Batir ${m.the('yolk', 'egg')} con ${m.the('sugar', 'starch', 'flour')}.` ??
                say`Batir ${m.the('yolk', 'egg')}.`,
              say`Verter ${m.the('milk')}${m.opt(' con ', ['aroma', 'zest', 'spice'])} a 80 °C, volver al cazo y cocer batiendo hasta que espese y hierva 1 min en el centro, a más de 85 °C.`,
              'Tapar a piel, enfriar de 60 a 10 °C en menos de 2 h.',
            )
          : null,
        say`Unir a la crema ${m.these(m.leftItems().filter(({ key, role }) => ['sauce', 'chocolate', 'jam', 'honey', 'condiment', 'softCheese', 'butter'].includes(role) || /^(?:pasta|praline|crema) de\b/.test(key)))} y batir hasta alisar.`,
        say`Semimontar ${m.the('cream')} a 4 °C e incorporar con lengua, sin bajar.`,
        say`Abrir ${m.again('bread', 'biscuit', 'dough', 'puff', 'other')} y rellenar con manga.`,
      ],
      finish: [
        say`Terminar con ${m.the('nut', 'icingSugar', 'fruit')}.`,
        say`Servir ${m.the('bread', 'biscuit', 'dough', 'puff', 'other')} en el día: con crema o nata, siempre a 4 °C como máximo y 24 h.`,
      ],
    }),
  },
  {
    id: 'sushi',
    names: /\b(sushi|nigiris?|makis?|uramakis?)\b/,
    needs: [['rice']],
    write: (m) => ({
      steps: [
        m.has('fish', 'shellfish')
          ? say`Congelar ${m.again('fish', 'shellfish')} a −20 °C 24 h (o −35 °C 15 h) y descongelar a 4 °C: se come crudo.`
          : null,
        say`Lavar ${m.the('rice')} hasta que el agua salga clara, remojar 30 min y cocer tapado 12 min${m.opt(' con ', ['water'])}; reposar 10 min.`,
        say`Disolver ${m.the('sugar', 'salt')} en ${m.the('acid')} tibio y mezclar con el arroz cortando, abanicando, hasta 37 °C.` ??
          say`Aliñar el arroz con ${m.the('acid', 'sugar', 'salt')}, abanicando, hasta 37 °C.`,
        say`Cortar ${m.the('fish', 'shellfish', 'vegetable', 'fruit', 'cephalopod')}: el pescado, a contraveta; lo demás, en tiras.`,
        say`Formar piezas de 18-20 g de arroz${m.opt(' con ', ['other', 'cannedFish', 'egg', 'nut'])} y montar.`,
      ],
      finish: [
        step(
          say`Servir con ${m.the('condiment', 'pickle', 'sauce')}.`,
          'Servir en menos de 2 h: el arroz cocido no se guarda a temperatura ambiente.',
        ),
      ],
    }),
  },
  {
    id: 'macarons',
    names: /\b(macarons?|macarones franceses)\b/,
    needs: [
      ['white', 'egg'],
      ['sugar', 'icingSugar'],
      ['flour', 'nut'],
    ],
    sweet: true,
    write: (m) => ({
      steps: [
        say`Triturar y tamizar ${m.the('flour', 'nut', 'icingSugar', 'cocoa')}.`,
        m.has('water', 'sugar')
          ? say`Cocer ${m.the('sugar', 'water')} a 118 °C y verter en hilo sobre la mitad de ${m.again('white', 'egg')} montada; batir hasta 45 °C.`
          : 'Montar la mitad de la clara a pico firme, 6 min.',
        say`Unir los polvos con el resto de ${m.the('white', 'egg')} y con el merengue, hasta que caiga en cinta lenta.`,
        'Escudillar de 3,5 cm, golpear la bandeja y secar 30-45 min, hasta que haga piel.',
        'Hornear a 145-150 °C 13-14 min, hasta que se despeguen, con más de 70 °C en el centro.',
        say`Emulsionar ${m.the('chocolate', 'cream', 'butter', 'jam', 'fruit')} para el relleno y enfriar a 25 °C.`,
      ],
      finish: ['Rellenar, madurar 24 h a 4 °C y sacar 30 min antes de servir.'],
    }),
  },
  {
    id: 'huevos rellenos',
    names: /\bhuevos rellenos\b/,
    needs: [['egg', 'boiledEgg']],
    write: (m) => ({
      steps: [
        m.has('egg')
          ? say`Cocer ${m.the('egg')} 10 min desde que hierve, más de 70 °C en el centro, y enfriar en agua con hielo.`
          : null,
        say`Partir ${m.the('boiledEgg')} y sacar la yema.` ?? 'Pelar, partir y sacar la yema.',
        say`Mezclar dos tercios de la yema con ${m.the('cannedFish', 'tomato', 'cured', 'shellfish', 'aromatic', 'pickle', 'condiment', 'salt')} y la mitad de la salsa.` ??
          'Mezclar dos tercios de la yema con la mitad de la salsa.',
        say`Rellenar, napar con ${m.the('sauce')} y rallar encima la yema guardada.`,
        season(m),
      ],
      finish: [step(fresh(m), chilled(m))],
    }),
  },
]

const chilled = (m: Mise): string => (m.has('sauce') ? 'Conservar a 4 °C como máximo y gastar en 24 h.' : chill)
