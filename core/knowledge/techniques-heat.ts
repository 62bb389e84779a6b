import type { Technique } from './technique.ts'

/** Cooking with fire. Temperatures and times: reference/ia-y-escaner.md §6.2; faults and remedies are the trade's. */
export const heatTechniques: readonly Technique[] = [
  {
    names: ['pochar', 'pochado', 'pochada', 'sudar'],
    what: 'Ablandar en grasa a fuego suave, sin que dore.',
    when: 'Cebolla, puerro o pimiento para sofritos, cremas y tortillas.',
    figures: '100–120 °C, 20–30 min, con sal desde el principio.',
    faults: [
      { fault: 'dora antes de ablandar', remedy: 'bajar el fuego y mojar con una cucharada de agua' },
      { fault: 'queda aguada', remedy: 'destapar los últimos 10 min' },
    ],
  },
  {
    names: ['sofreír', 'sofrito', 'rehogar'],
    what: 'Freír despacio en poca grasa hasta que pierda el agua y concentre sabor.',
    when: 'Base de guisos y arroces.',
    figures: '120–140 °C, 30–45 min entre cebolla y tomate, hasta que se separe el aceite.',
    faults: [
      { fault: 'amarga', remedy: 'el ajo se quemó: echarlo cuando la cebolla ya esté blanda, y empezar de nuevo' },
    ],
  },
  {
    names: ['saltear', 'salteado', 'wok'],
    what: 'Cocer deprisa, en poca grasa y mucho fuego, sin dejar de mover.',
    when: 'Género en trozos pequeños y secos: verdura, carne en tiras, setas.',
    figures: 'Sartén a 200–250 °C, 2–5 min, en tandas.',
    faults: [{ fault: 'suelta agua y se cuece', remedy: 'sartén llena de más o género húmedo: secar y hacer tandas' }],
  },
  {
    names: ['freír', 'fritura', 'freir', 'frito', 'aceite de freír', 'temperatura del aceite', 'patatas fritas'],
    what: 'Cocer por inmersión en grasa caliente.',
    when: 'Rebozados, croquetas, patata, pescadito.',
    figures: '170–180 °C; la patata, en dos veces: 140 °C, 5–7 min, y 180 °C, 2–3 min.',
    faults: [
      { fault: 'queda aceitoso', remedy: 'aceite frío o cuba llena: menos género y recuperar temperatura' },
      {
        fault: 'dorado por fuera y crudo por dentro',
        remedy: 'aceite demasiado caliente o pieza gruesa: bajar a 160 °C y terminar en horno',
      },
      { fault: 'humea', remedy: 'cambiar el aceite; no pasar de 180 °C ni mezclar viejo con nuevo' },
    ],
  },
  {
    names: ['confitar', 'confitado', 'confit'],
    what: 'Cocer sumergido en grasa, por debajo del hervor.',
    when: 'Pato, bacalao, alcachofa, ajo, cochinillo.',
    figures: 'Bacalao 65–70 °C, 8–12 min; pato 85–90 °C, 3 h; ajo 90 °C, 40 min.',
    faults: [
      {
        fault: 'el bacalao se seca',
        remedy: 'pasó de 70 °C: retirar del fuego y dejar que se haga con el calor del aceite',
      },
      { fault: 'la verdura se oxida', remedy: 'cubrir del todo con el aceite' },
    ],
  },
  {
    names: ['asar', 'asado', 'horno', 'hornear', 'asar al horno'],
    what: 'Cocer con calor seco del horno.',
    when: 'Piezas enteras de carne, ave y pescado; verdura.',
    figures: '180–200 °C; marcar antes, sonda en el centro y reposo de 10–20 min.',
    faults: [
      { fault: 'seco', remedy: 'sacar 5 °C antes del punto y respetar el reposo: la temperatura sigue subiendo' },
      { fault: 'pálido', remedy: 'secar la piel, subir a 220 °C los últimos 10 min' },
    ],
  },
  {
    names: ['estofar', 'estofado', 'guisar', 'guiso', 'brasear', 'braseado'],
    what: 'Cocer tapado, en poco líquido y sin hervor fuerte, tras dorar.',
    when: 'Piezas con colágeno: carrillera, rabo, morcillo, falda.',
    figures: '90–95 °C, de 1 h 30 min a 4 h, hasta que el cuchillo entre solo.',
    faults: [
      {
        fault: 'carne dura',
        remedy: 'le falta tiempo: el colágeno se funde despacio; seguir 30 min y volver a probar',
      },
      { fault: 'carne seca y en hebras', remedy: 'hirvió: bajar a 90 °C y dejar enfriar en su salsa' },
      { fault: 'salsa clara', remedy: 'sacar la carne y reducir, o ligar con almidón de maíz, 10 g por litro' },
    ],
  },
  {
    names: ['cocer al vapor', 'vapor', 'al vapor'],
    what: 'Cocer con el vapor del agua, sin mojar.',
    when: 'Verdura, pescado, marisco, masas chinas.',
    figures: '100 °C; judía verde 8–10 min, coliflor 10–12 min, lomo de pescado 6–8 min.',
    faults: [{ fault: 'verde apagado', remedy: 'pasado o tapado al enfriar: cortar en agua con hielo' }],
  },
  {
    names: ['baja temperatura', 'sous vide', 'sous-vide', 'al vacío', 'cocción al vacío', 'huevo a baja temperatura'],
    what: 'Cocer envasado, en baño a temperatura exacta.',
    when: 'Puntos repetibles y carnes con colágeno.',
    figures:
      'Verdura 85 °C; huevo 63–64 °C, 45–60 min; equivalentes a 70 °C/2 min: 60 °C 45 min, 65 °C 10 min, 75 °C 30 s.',
    faults: [
      { fault: 'la bolsa flota', remedy: 'queda aire o soltó gas: peso encima o envasar de nuevo' },
      { fault: 'sin color', remedy: 'secar y marcar muy fuerte, 30–45 s por cara, al pase' },
    ],
  },
  {
    names: ['plancha', 'marcar', 'sellar', 'a la plancha', 'dorar la carne'],
    what: 'Dorar sobre metal muy caliente, por la reacción de Maillard.',
    when: 'Filetes, lomos de pescado, marisco, y antes de guisar.',
    figures: '200–230 °C, 1–4 min por cara; el pescado, por la piel dos tercios del tiempo.',
    faults: [
      { fault: 'se pega', remedy: 'plancha fría o género húmedo: secar y esperar a que se suelte solo' },
      { fault: 'no «sella» los jugos', remedy: 'nada los sella: se dora por sabor; el jugo lo guarda el reposo' },
    ],
  },
  {
    names: [
      'brunoise',
      'juliana',
      'mirepoix',
      'macedonia',
      'chiffonade',
      'paisana',
      'cortes de verdura',
      'cortar en brunoise',
    ],
    what: 'Cortes de verdura de un mismo tamaño, para que todo se haga a la vez.',
    when: 'Brunoise y juliana, para ver y morder; mirepoix, para fondos que se cuelan.',
    figures:
      'Brunoise: dados de 2–3 mm; macedonia: de 5 mm; paisana: láminas de 1 cm; juliana: tiras de 2 × 40 mm; mirepoix: trozos de 1–2 cm; chiffonade: hojas en hilos de 2 mm.',
    faults: [{ fault: 'desigual', remedy: 'cuadrar la pieza, láminas, tiras y por último dados; cuchillo afilado' }],
  },
  {
    names: ['reacción de Maillard', 'Maillard', 'tostado', 'caramelizar la carne'],
    what: 'Azúcares y proteínas que se tuestan juntos: color, aroma y sabor. No es caramelo, que es azúcar solo.',
    when: 'Marcar carnes, corteza del pan, cebolla dorada, mantequilla avellana.',
    figures:
      'Empieza hacia 120–140 °C en superficie; por encima de 180 °C amarga. Con agua no pasa de 100 °C: secar bien antes.',
    faults: [
      { fault: 'la pieza suelta agua y se cuece', remedy: 'pocas a la vez, secas, sal al final y plancha a 200 °C' },
      { fault: 'quemado y amargo', remedy: 'menos fuego, o el azúcar del adobo fuera hasta el final' },
    ],
  },
  {
    names: ['limpiar mejillones', 'mejillones', 'limpiar los mejillones', 'barbas de los mejillones'],
    what: 'Raspar las conchas bajo el grifo frío y arrancar la barba tirando hacia la punta.',
    when: 'Justo antes de cocer: limpios no aguantan.',
    figures: 'En cámara a 4–6 °C, con un paño húmedo y nunca en agua; al cocer, 90 °C durante 90 s en el centro.',
    faults: [
      { fault: 'rotos, o abiertos que no cierran al golpearlos', remedy: 'a la basura' },
      { fault: 'cerrados después de cocer', remedy: 'a la basura también' },
    ],
  },
  {
    names: ['desglasar', 'desglasado'],
    what: 'Recuperar con un líquido lo caramelizado en el fondo.',
    when: 'Tras marcar o asar, para hacer salsa.',
    figures: 'Líquido frío sobre fondo muy caliente; rascar y reducir 2–3 min.',
    faults: [{ fault: 'amarga', remedy: 'el fondo estaba negro: no se desglasa, se lava' }],
  },
  {
    names: ['escaldar', 'blanquear', 'escaldado', 'blanquear verdura'],
    what: 'Pasar un momento por agua hirviendo y cortar en hielo.',
    when: 'Pelar tomate, fijar el verde, quitar amargor o impurezas.',
    figures: '100 °C, de 10 s (tomate) a 2 min (judía, huesos).',
    faults: [{ fault: 'pierde color', remedy: 'más agua, más hervor y hielo enseguida' }],
  },
  {
    names: [
      'cocer huevos',
      'cuezo un huevo',
      'cocer un huevo',
      'huevo duro',
      'huevos duros',
      'huevo cocido',
      'huevo mollet',
      'huevo pasado por agua',
    ],
    what: 'Cocer en su cáscara, en agua hirviendo.',
    when: 'Ensaladas, guarniciones y desayunos.',
    figures:
      'Desde que hierve, tamaño M a 20 °C: pasado por agua 3 min, mollet 6 min, duro 10 min; cortar en agua con hielo.',
    faults: [
      { fault: 'yema con cerco verde', remedy: 'se pasó: 10 min y hielo enseguida' },
      { fault: 'yema líquida', remedy: 'no llega a 70 °C: sólo consumo inmediato, u ovoproducto pasteurizado' },
    ],
  },
  {
    names: ['escalfar', 'pochar huevos', 'huevo poché', 'huevos escalfados', 'huevo escalfado'],
    what: 'Cocer en líquido por debajo del hervor.',
    when: 'Huevos sin cáscara, pescado blanco.',
    figures: 'Agua a 85–90 °C con un 3 % de vinagre; huevo, 3 min.',
    faults: [
      { fault: 'la clara se deshace', remedy: 'huevo viejo o agua hirviendo: huevo fresco, colado, y agua quieta' },
    ],
  },
  {
    names: ['clarificar', 'clarificar mantequilla', 'clarificar caldo', 'consomé', 'mantequilla clarificada', 'ghee'],
    what: 'Quitar lo que enturbia: el suero de la mantequilla o las partículas de un caldo.',
    when: 'Holandesa, frituras en mantequilla, consomé.',
    figures:
      'Mantequilla: 60–80 °C, 30 min, espumar y decantar (rinde un 80 %). Caldo: claras y carne desde frío hasta 90 °C, 45 min sin remover.',
    faults: [{ fault: 'el caldo sigue turbio', remedy: 'hirvió o se removió: enfriar y repetir con clara nueva' }],
  },
]
