/**
 * What is asked when something has gone wrong, and the rules of the house that no recipe holds. The first row whose words
 * are all in the folded question answers it. Remedies are the trade's; safety says its source. A new case is a new row.
 */
export type Counsel = {
  readonly asked: readonly RegExp[]
  readonly title: string
  /** Short sentences, what to do now first. */
  readonly says: readonly string[]
  readonly source: 'oficio' | 'recomendación general' | 'RD 1021/2022' | 'Reglamento (UE) 1169/2011'
}

const row = (asked: readonly RegExp[], title: string, ...says: string[]): Counsel => ({
  asked,
  title,
  says,
  source: 'oficio',
})

const safety = (asked: readonly RegExp[], title: string, ...says: string[]): Counsel => ({
  asked,
  title,
  says,
  source: 'recomendación general',
})

const goneSoft =
  /\b(?:pasad[oa]s?|se (?:me )?pas[ao]|pegajos\w{1,2}|apelmaz\w{1,3}|emplast\w{1,3}|past[oa]s[oa]|bland[oa]s?|papilla)\b/
const dry = /\b(?:sec[oa]s?|reseco|estropajos[oa])\b/
const salty = /\b(?:salad[oa]s?|pasad[oa] de sal|mano con la sal|demasiada sal|much[ao] sal|de mas de sal)\b/
const thin = /\b(?:liquid[oa]s?|clar[oa]s?|aguad[oa]s?|no (?:me )?espes\w{1,3}|floj[oa]s?|no (?:me )?lig\w{1,3})\b/
const falls = /\b(?:baj\w{1,4}|desinfl\w{1,4}|hund\w{1,3}|no (?:me )?(?:sube|suben|subio|crece|leva))\b/
const bursts = /\b(?:abr\w{1,4}|abiert\w{1,3}|revient\w{1,4}|revent\w{1,4}|romp\w{1,4}|deshac\w{1,3}|agriet\w{1,4})\b/

export const counsels: readonly Counsel[] = [
  row(
    [/\bmerengue/, /\b(?:llor\w{1,3}|suelta|agua|sud\w{1,3}|almibar)\b/],
    'Merengue que llora',
    'Ahora: no tiene vuelta; si no se ha servido, secarlo 20 min a 90 °C o montarlo de nuevo con un 10 % de azúcar glas.',
    'Por qué: azúcar sin disolver, clara pasada de batido, o puesto sobre un relleno frío o húmedo.',
    'Para la próxima: azúcar en cuatro o seis veces, batir hasta que no se note el grano entre los dedos; sobre tarta, merengue italiano (jarabe a 118–121 °C) con clara pasteurizada y relleno templado.',
  ),
  row(
    [/\b(?:pan|masa|brioche|pizza|bollos?|levadura)\b/, /\bno (?:me )?(?:sube|suben|subio|crece|leva|fermenta)/],
    'Masa que no sube',
    'Ahora: llevarla a 26–28 °C, tapada, y darle el doble de tiempo; si en 1 h no se mueve, amasar con un 1 % de levadura fresca deshecha en un poco de agua tibia.',
    'Por qué: masa fría (por debajo de 22 °C), levadura vieja o en contacto con la sal, agua por encima de 45 °C, o demasiada azúcar o grasa.',
    'Para la próxima: masa a 24–25 °C al acabar de amasar; prueba la levadura con agua a 35 °C y una pizca de azúcar: en 10 min hace espuma.',
  ),
  row(
    [/\bhojaldre\b/, falls],
    'Hojaldre que no sube',
    'Por qué: la mantequilla se fundió al laminar, bordes aplastados o pintados con huevo, u horno flojo.',
    'Para la próxima: masa y mantequilla a 12–14 °C, 30 min de frío entre vueltas, corte limpio y horno a 200–210 °C desde el principio.',
  ),
  row(
    [/\barroz\b/, /\bdur[oa]s?\b|\bcrud[oa]s?\b|\bal dente\b/],
    'Arroz duro',
    'Ahora: rociar con caldo hirviendo (100 g por kilo), tapar con papel húmedo o aluminio y 4–5 min a fuego mínimo o al horno a 180 °C.',
    'Por qué: poco caldo, demasiado fuego al principio, o ácido (tomate, vino) en exceso.',
    'Para la próxima: paella 2,5–3 de caldo por 1 de arroz, 8 min vivos y 9–10 suaves, y 3 de reposo.',
  ),
  row(
    [/\barroz\b/, goneSoft],
    'Arroz pasado o apelmazado',
    'Ahora: en caliente no vuelve; extenderlo en bandeja fría para cortar la cocción y cambiarle el destino: croquetas, arroz frito del día (enfriado de 60 a 10 °C en menos de 2 h), budín o arancini.',
    'Por qué: caldo de más, remover (suelta almidón), reposo largo en la paella o arroz redondo donde pedía bomba.',
    'Para la próxima: 17–18 min contados desde el hervor, sin remover, y servir a los 3–5 min; el bomba aguanta mejor que el redondo.',
  ),
  row(
    [/\bcaramelo\b|\balmibar\b|\bjarabe\b/, /\bcristal\w{1,5}|\bgrumos?\b|\bazucar\w{0,2}d[oa]\b/],
    'Caramelo cristalizado',
    'Ahora: añadir agua (30 g por 100 de azúcar) y unas gotas de limón, disolver a fuego suave sin remover y cocer de nuevo.',
    'Por qué: se removió, cayó grano de la pared o había impurezas.',
    'Para la próxima: pared limpia con pincel mojado, un 10 % de glucosa o unas gotas de limón, y no tocar hasta 165 °C.',
  ),
  row(
    [/\bganache\b/, /\bcort\w{1,4}|\bsepar\w{1,4}|\baceit\w{1,4}|\bgran\w{1,2}\b/],
    'Ganache cortada',
    'Ahora: 20 g de leche caliente por cada 500 g y túrmix sin meter aire, a 35–40 °C.',
    'Por qué: nata muy caliente de golpe, poca agua para tanta grasa, o trabajada por debajo de 30 °C.',
    'Para la próxima: nata en tres veces, desde el centro, y mantequilla por debajo de 40 °C.',
  ),
  row(
    [
      /\b(?:helado|sorbete|polo|granizado)s?\b/,
      /\bdur[oa]s?\b|\bpiedra\b|\broca\b|\bcristal\w{1,3}|\baren\w{1,4}|\bno se (?:bolea|saca)/,
    ],
    'Helado duro o con cristales',
    'Ahora: subir la vitrina a −12 / −14 °C; para servir, 10 min en nevera o turmix y mantecar de nuevo (sin romper la cadena de frío).',
    'Por qué: pocos azúcares anticongelantes o demasiada agua libre, sin estabilizante, enfriado lento, o fundido y vuelto a congelar.',
    'Para la próxima: cambia parte de la sacarosa por dextrosa (1,9 veces su poder anticongelante), 0,3–0,5 % de estabilizante, madura 6–12 h a 4 °C y endurece deprisa. El laboratorio de helados te calcula PAC y sólidos.',
  ),
  row(
    [/\b(?:bizcocho|magdalenas?|muffins?|cake)\b/, falls],
    'Bizcocho que se hunde',
    'Por qué: se abrió el horno antes de tiempo, impulsor de más, masa muy batida tras la harina, o poco hecho en el centro.',
    'Para la próxima: impulsor 12–16 g por kilo en masas ricas y hasta 40 en las de aceite, 170–175 °C sin abrir los primeros 25 min, y sonda: 94–96 °C en el centro.',
    'Ahora: si está cocido, recorta y rellena; si está crudo, 10–15 min más a 160 °C, tapado.',
  ),
  row(
    [/\b(?:bizcocho|magdalenas?|cake|brownie)\b/, dry],
    'Bizcocho seco',
    'Ahora: calar con almíbar TPT (30–40 % de su peso) o convertirlo en base de trifle o migas.',
    'Por qué: pasado de horno o de harina.',
    'Para la próxima: sacar a 94–96 °C en el centro (brownie, 85–88 °C), tapar en caliente y contar con un 10 % de aceite o azúcar invertido.',
  ),
  row(
    [/\bcroquetas?\b/, bursts],
    'Croquetas que se abren',
    'Por qué: aceite frío o cuba llena, bechamel blanda o caliente, rebozado con huecos, o fritas recién sacadas del congelador en aceite flojo.',
    'Para la próxima: masa a 4 °C, 125 g de harina por litro, rebozado doble y sin grietas, aceite a 180 °C, por tandas, 2–3 min hasta 74 °C en el centro.',
    'Ahora: las que queden, otra capa de huevo y pan y 30 min de frío.',
  ),
  row(
    [/\bsufle|\bsoufle|\bsouffle/, falls],
    'Suflé que baja o no sube',
    'Que baje a los 3–5 min es lo suyo: se sirve al salir.',
    'Si no sube: claras pasadas (secas) o mal unidas, base caliente o líquida, molde sin untar de abajo arriba o con el borde sucio.',
    'Para la próxima: claras a pico blando, base a 50–60 °C, horno a 190 °C con calor abajo y sin abrir, 72 °C en el centro.',
  ),
  row(
    [/\bmacarons?\b/, /\bagriet\w{1,4}|\bpie\b|\bhuec\w{1,2}|\brugos\w{1,2}|\bmanch\w{1,3}/],
    'Macarons agrietados o sin pie',
    'Por qué: sin piel antes de hornear, masa poco macaronada (aire) u horno fuerte.',
    'Para la próxima: secar 30–45 min, masa que caiga en cinta lenta y 145–150 °C; huecos, merengue pasado o enfriado de golpe.',
  ),
  row(
    [
      /\b(?:flan|pudin|tocino|tarta de queso)\b/,
      /\bagujer\w{1,3}|\bburbuj\w{1,3}|\bsuelta|\bcort\w{1,4}|\bagriet\w{1,4}/,
    ],
    'Flan con agujeros o crema que suelta agua',
    'Por qué: hirvió. El huevo por encima de 85 °C aprieta y suelta agua; los agujeros son vapor.',
    'Para la próxima: mezclar sin espumar, baño a 150–160 °C con el agua sin hervir, tapado, hasta 80–82 °C en el centro, y enfriar de 60 a 10 °C en menos de 2 h.',
  ),
  row(
    [/\btortillas?\b|\bcrepes?\b|\bhuevos?\b|\bpescado\b|\bcarne\b|\bpollo\b/, /\b(?:peg|agarr)\w{1,4}\b/],
    'Se pega',
    'Por qué: superficie fría, húmeda o rayada, o se mueve antes de tiempo.',
    'Ahora: no forzar; bajar el fuego, esperar 1 min a que se suelte sola y pasar una espátula fina.',
    'Para la próxima: género seco, plancha a 200–230 °C (tortilla: sartén caliente y aceite también en la pared), y dar la vuelta cuando se despegue.',
  ),
  row(
    [/\bnata\b/, /\bcort\w{1,4}|\bmantequilla\b|\bgran\w{1,4}/],
    'Nata cortada al montar',
    'Ahora: si sólo está granulada, un chorro de nata líquida y lengua; si ya soltó suero, es mantequilla: lávala y guárdala.',
    'En una salsa: se cortó por ácido o por hervir con poca grasa; túrmix con un poco de nata fría y colar.',
    'Para la próxima: nata de 35 % a 4 °C, velocidad media y parar en pico blando.',
  ),
  row(
    [
      /\b(?:panna ?cotta|panacota|gelatina|gelatinas|bavaroise|semifrio|mousse)\b/,
      /\bno (?:me )?(?:cuaj\w{1,3}|gelific\w{1,3}|toma)|\bblanda\b|\bliquid[oa]\b/,
    ],
    'No cuaja',
    'Ahora: fundir a 50–60 °C, añadir 2–3 g de gelatina hidratada por litro y enfriar 4 h a 4 °C.',
    'Por qué: poca gelatina, hervida, sin tiempo de frío, o fruta cruda con enzimas (piña, kiwi, papaya, higo).',
    'Para la próxima: 6–8 g por litro para vaso, 10–12 para desmoldar; la fruta, hervida 2 min; el alcohol y el ácido piden un 20 % más.',
  ),
  row(
    [/\bchocolate\b|\bbombon\w{0,2}\b|\bcobertura\b/, /\bblanc\w{1,3}\b|\bmate\b|\bmanchas?\b|\bvel\w{1,2}\b/],
    'Chocolate con manchas blancas',
    'Blanco graso: mal atemperado o con calor (manteca de cacao fuera). Blanco rugoso: humedad (azúcar disuelta).',
    'Ahora: fundir y atemperar de nuevo: negro 50 → 27 → 31–32 °C; leche 45 → 26 → 29–30; blanco 40 → 25 → 28–29.',
    'Guardar a 16–18 °C y menos del 60 % de humedad, nunca en nevera sin cerrar.',
  ),
  row(
    [/\bpil ?-?pil\b|\bpilpil\b/, /\bno (?:me )?lig\w{1,3}|\bcort\w{1,4}|\bsepar\w{1,4}|\bagua\b/],
    'Pil pil que no liga',
    'Ahora: decantar el aceite, dejar en la cazuela el suero con dos cucharadas de aceite, templar a 40–45 °C y ligar con colador, en círculos, añadiendo el resto en hilo.',
    'Por qué: aceite demasiado caliente (por encima de 60 °C al ligar), poco suero o bacalao sin piel.',
    'Para la próxima: confitar a 65–70 °C y guardar el suero; si falta gelatina, ligar con recortes de piel cocidos 20 min en 100 g de agua.',
  ),
  row(
    [/\bmasa\b|\bpizza\b|\bquebrada\b|\btarta\b/, /\bencog\w{1,3}|\bretra\w{1,3}|\bno se (?:deja )?estir\w{1,3}/],
    'Masa que encoge',
    'Ahora: tapar y reposar 15–20 min (pan y pizza) o 30 min a 4 °C (quebrada); luego se deja.',
    'Por qué: gluten tenso, por amasar o estirar sin reposo.',
    'Para la próxima: bolas 3–4 h a temperatura de sala tras el frío; la quebrada, reposo ya forrada y cocer con peso.',
  ),
  row(
    [/\b(?:garbanzos|alubias|judias|fabes|lentejas|legumbres?)\b/, /\bdur[oa]s?\b|\bno se ablandan\b|\bcrud[oa]s?\b/],
    'Legumbre dura',
    'Ahora: seguir a fuego suave con 1 g de bicarbonato por litro (ablanda, y quita algo de vitamina) o 15–20 min en olla a presión; no añadir ácido ni sal hasta que ceda.',
    'Por qué: agua dura, legumbre vieja, remojo corto, tomate o vinagre demasiado pronto, o garbanzo mojado en frío.',
    'Para la próxima: 12 h de remojo, garbanzo en agua hirviendo y alubia en fría; agua blanda.',
  ),
  row(
    [/\b(?:garbanzos|alubias|judias|fabes|lentejas|legumbres?|patatas?)\b/, bursts],
    'Se deshacen',
    'Por qué: hervor fuerte, removidas con cuchara, o remojo largo con calor.',
    'Ahora: triturar una parte para ligar el guiso y servir el resto sin remover.',
    'Para la próxima: fuego mínimo, asustar dos o tres veces la alubia y mover la cazuela por las asas.',
  ),
  row(
    [
      /\bcarne\b|\bguiso\b|\bestofado\b|\bcarrilleras?\b|\bfilete\b|\bternera\b/,
      /\bdur[oa]s?\b|\bcorreos[oa]s?\b|\bchicle\b|\bsuela\b/,
    ],
    'Carne dura',
    'De guiso: le falta tiempo, no fuego: 30 min más a 90–95 °C y volver a probar (el colágeno se funde despacio, por encima de 80 °C).',
    'De plancha: pieza equivocada, cortada a favor de fibra o pasada: cortar fino, en contra de la fibra, con 5 min de reposo.',
    'Para la próxima: salmuera de 50 g/l 2–8 h en cerdo y ave; falda, morcillo o carrillera para guisar, no lomo.',
  ),
  row(
    [/\b(?:pollo|pechuga|pavo|carne|lomo|cerdo|pescado|salmon|merluza|bonito|atun)\b/, dry],
    'Queda seco',
    'Ahora: cortar fino y servir con salsa o jugo, o templarlo en su caldo a 65 °C.',
    'Por qué: pasado de temperatura: cada grado cuenta.',
    'Para la próxima: sonda y sacar 3–5 °C antes (ave hasta 74 °C, cerdo y carne 70, pescado 68), salmuera (50–60 g/l ave 2 h; 100 g/l pescado 10 min) y reposo.',
  ),
  row(
    [
      /\bpatatas? fritas?\b|\bpatatas?\b|\bfrit\w{1,4}\b|\brebozad\w{1,2}\b|\btempura\b/,
      /\bbland[oa]s?\b|\baceitos[oa]s?\b|\bno (?:quedan |estan )?crujient\w{1,2}/,
    ],
    'Fritura blanda o aceitosa',
    'Ahora: segunda fritura a 190 °C, 1–2 min, por tandas cortas, y escurrir en rejilla, sin tapar.',
    'Por qué: aceite frío, cuba llena, género húmedo o sin lavar el almidón.',
    'Para la próxima: lavar y secar, 140 °C 5–7 min, enfriar, y 180–190 °C 2–3 min; 1 de género por 10 de aceite.',
  ),
  row(
    [
      /\bcaldo\b|\bfondo\b|\bfumet\b|\bconsome\b/,
      /\bturbi\w{1,2}|\bblanquecin\w{1,2}|\bespum\w{1,4}|\bdesespum\w{1,3}/,
    ],
    'Caldo turbio',
    'Ahora: colar por estameña y clarificar: por litro, 40 g de clara y 100 g de carne magra picada, en frío, hasta 85–90 °C sin remover, 45 min.',
    'Por qué: hirvió fuerte, no se espumó o se removió.',
    'Para la próxima: huesos blanqueados, agua fría, 90–95 °C, espumar los primeros 20 min y desgrasar en frío. El fumet, 25 min y colar sin apretar.',
  ),
  row(
    [/\bsofrito\b|\btomate\b|\bsalsa de tomate\b/, /\bacid[oa]\b|\bamarg[oa]\b|\bagri[oa]\b/],
    'Tomate ácido o amargo',
    'Ácido: 5 g de azúcar por kilo, zanahoria o más tiempo; el bicarbonato (0,5 g por kilo) sólo en último caso.',
    'Amargo: ajo o pimentón quemados; no se arregla, se empieza de nuevo.',
    'Para la próxima: 30–40 min a fuego suave, hasta que se separe el aceite, y pimentón fuera del fuego.',
  ),
  row(
    [
      /\bverduras?\b|\bjudias verdes\b|\bbrocoli\b|\bguisantes\b|\besparragos?\b/,
      /\b(?:pierd\w{1,3}|color|oscur\w{1,3}|marron\w{0,2}|verde apagado|grises?)\b/,
    ],
    'Verdura que pierde el verde',
    'Por qué: cocción larga, tapada o con ácido, y enfriada despacio.',
    'Para la próxima: 10 volúmenes de agua hirviendo con 10–15 g de sal por litro, destapada, y cortar en agua con hielo; el limón, al pase.',
  ),
  row(
    [/\b(?:guiso|sopa|caldo|salsa|lentejas|arroz|plato|comida|cocido|estofado|crema)\b|\bsal\b/, salty],
    'Salado',
    'Ahora: alargar sin sal (caldo, agua, tomate, nata) y ligar de nuevo; en guisos, más legumbre, patata o arroz en la misma salsa. Un punto de ácido y de dulce lo disimula.',
    'La patata entera no «chupa» la sal: sólo se lleva el caldo que absorbe.',
    'Para la próxima: 8–10 g por kilo en líquidos y 10–12 en carnes, contando con jamón, queso, bacalao y lo que reduzca; salar al final.',
  ),
  row(
    [/\bsalsa\b|\bcrema\b|\bbechamel\b|\bguiso\b|\bpastelera\b|\bnatillas\b|\bcatalana\b/, thin],
    'Salsa líquida',
    'Ahora, por litro: reducir; o 10–20 g de almidón de maíz desleído en frío y 1 min de hervor; o 2–3 g de xantana con túrmix; o 40 g de mantequilla fría fuera del fuego.',
    'Con yema: 60–80 g por litro, sin pasar de 84 °C. Natillas y catalana: 28 y 42 g de almidón por litro, y hervir 1 min si lo llevan.',
    'Para la próxima: roux 60+60 g por litro para napar, 125+125 para croquetas.',
  ),
  row(
    [/\bmayonesa|\balioli|\bmahonesa/, /\bliquid[oa]\b|\bclar[oa]\b/],
    'Mayonesa líquida',
    'Ahora: seguir echando aceite en hilo; si no espesa, empezar con yema pasteurizada o una cucharada de agua y añadir la líquida poco a poco.',
    'Por qué: falta aceite (llega al 80 %) o sobra líquido.',
  ),
  safety(
    [
      /\bajos?\b|\bhierbas?\b|\bverdura\w{0,1}\b|\bsetas?\b|\bpimientos?\b|\btomates? secos?\b/,
      /\ben aceite\b/,
      /\b(?:guard|conserv|dura|durar|aguant|puedo|seguro|temperatura ambiente)\w{0,4}\b/,
    ],
    'Ajo, hierbas o verdura en aceite',
    'En aceite no hay aire y el *Clostridium botulinum* crece sin oler ni verse: nunca a temperatura ambiente.',
    'Ajo crudo o confitado en aceite: a 3 °C y 48 h como máximo, o congelado. Verdura asada o seta en aceite: 3 días a 4 °C; acidificada por debajo de pH 4,6, más.',
    'El que se compra estable va acidificado o esterilizado en autoclave.',
  ),
  safety(
    [
      /\bbotulis\w{1,3}\b|\bconservas?\b.{0,30}\bsegur\w{1,3}\b|\b(?:hago|hacer|haces|esteriliz\w{1,3}) (?:una |unas |las )?conservas?\b|\bbano maria\b.{0,20}\bconservas?\b/,
    ],
    'Conservas y botulismo',
    'Ácidas (fruta, tomate acidificado, encurtidos, pH por debajo de 4,6): tarros hervidos, baño a 100 °C 30–45 min, vacío comprobado y fecha.',
    'Poco ácidas (verdura, legumbre, carne, pescado, setas, confitados): el agua hirviendo **no** mata las esporas; autoclave (121 °C 3 min en el centro) o en nevera y pocos días, o congeladas.',
    'Un tarro hinchado, que silba o huele raro se tira sin probar. Mide el pH: 10 g de zumo de limón por kilo de tomate.',
  ),
  safety(
    [
      /\bcadena de frio\b|\b(?:se (?:ha |me ha )?(?:ido|fue) la luz|camara (?:averiada|rota|parada)|se (?:ha )?(?:estropead|rot|romp)\w{1,3} la (?:camara|nevera))\b/,
    ],
    'Cadena de frío rota',
    'Apunta la hora y la temperatura en el centro del producto, con sonda.',
    'Refrigerado: por encima de 8 °C menos de 2 h, enfriar deprisa y usar en el día, bien cocinado; más de 2 h, se tira. Pescado azul, picada, mayonesa, arroz y marisco: ante la duda, a la basura.',
    'Congelado: si el centro sigue a −5 °C o menos, vuelve al frío; si se ha descongelado, se cocina a 74 °C o se tira, sin volver a congelar en crudo.',
    'Deja constancia en el registro de incidencias del APPCC.',
  ),
  {
    asked: [/\bhuevos? crudos?\b|\bclaras? crudas?\b|\byemas? crudas?\b/],
    title: 'Huevo crudo',
    says: [
      'En un establecimiento, lo que no llegue a 70 °C 2 s (o 63 °C 20 s para consumo inmediato) se hace con ovoproducto pasteurizado: tiramisú, mousse, mayonesa, merengue sin hornear, steak tartar.',
      'Conservar a 8 °C como máximo y gastar en 24 h.',
      'Por huevo: 50 g de huevo líquido; por yema, 18 g; por clara, 33 g.',
    ],
    source: 'RD 1021/2022',
  },
  {
    asked: [
      /\balergic\w{1,2} al? (?:el |la |los |las )?(?:apio|mostaza|sesamo|altramu\w{1,4}|sulfitos)\b|\balergia a\w? (?:el |la |los |las )?(?:apio|mostaza|sesamo|altramu\w{1,4}|sulfitos)\b/,
    ],
    title: 'Alergia a apio, mostaza, sésamo, altramuz o sulfitos',
    says: [
      'Apio: caldos y pastillas, fondos, mirepoix, sal de apio, Bloody Mary, mezclas de especias. Mostaza: mayonesas, vinagretas, curry, embutido. Sésamo: hummus, tahini, panes, aceite. Altramuz: harinas y masas sin gluten. Sulfitos: vino, vinagre, orejones, marisco, patata pelada.',
      'Mira la ficha de alérgenos de cada receta («¿qué alérgenos lleva…?») y la etiqueta de caldos y salsas: lo que depende de la marca no se puede afirmar.',
      'Ante la duda, no se sirve. Utensilios y superficie aparte.',
    ],
    source: 'Reglamento (UE) 1169/2011',
  },
  row(
    [
      /\b(?:precio de venta|pvp|margen|cuanto cobro|a cuanto vendo|food ?cost)\b/,
      /\b(?:calcul\w{1,3}|pongo|fijo|bueno|ideal|recomend\w{1,4}|normal|deberia|que es)\b/,
    ],
    'Precio de venta y coste de materia prima',
    'Coste por ración ÷ porcentaje objetivo = precio sin IVA; por 1,10 (10 % en hostelería), el de carta. Ejemplo: 3,20 € ÷ 0,30 = 10,67 €; × 1,10 = 11,73 €.',
    'Usual: 28–35 % de materia prima en cocina, 18–25 % en bebida; más bajo en postres y arroces, más alto en carne y marisco. Mira también el margen en euros, no sólo el porcentaje.',
    'En Escandallos tienes el coste por ración con tus precios.',
  ),
  row(
    [/\bque es (?:un |el )?escandallo\b/],
    'Escandallo',
    'La cuenta de lo que cuesta un plato: cada ingrediente en bruto (neto ÷ rendimiento), por su precio, más un 3–5 % de condimentos y mermas, entre las raciones.',
    'Con él se fija el precio, se compara el coste real con el teórico y se decide qué plato empujar.',
  ),
  row(
    [
      /\b(?:abarat\w{1,3}|bajar? (?:el |los )?(?:coste|costo|precio|food)\w{0,2}|ahorr\w{1,3}|mas barat[oa]s?|economic[oa]s?)\b/,
    ],
    'Bajar el coste sin bajar el plato',
    'Corte: carrillera, falda, aguja o secreto en vez de solomillo; contramuslo en vez de pechuga; mejillón, caballa, jurel o bacaladilla en vez de lubina.',
    'Guarnición y legumbre que llenen: 140–160 g de proteína con 200 g de verdura o legumbre se agradecen igual.',
    'Temporada y pieza entera: lo que se limpia va a fondo, croqueta o crema. Pesa las raciones y apunta las mermas: ahí se va el dinero.',
    'Mira en Escandallos los tres ingredientes que más pesan y cambia sólo esos.',
  ),
  row(
    [
      /\b(?:guarnicion|acompan\w{1,4}|que (?:salsa|pongo) (?:va|le va|con))\b/,
      /\bbacalao|\bmerluza|\bpescado|\bsalmon|\blubina|\bdorada|\brodaballo|\batun|\bbonito/,
    ],
    'Guarniciones y salsas de pescado',
    'Blancos (merluza, lubina, rodaballo, bacalao): patata panadera, verdura salteada, espárrago, pisto, salsa verde, beurre blanc, vizcaína o pilpil.',
    'Grasos (salmón, atún, bonito, caballa): ensalada ácida, cítricos, escabeche suave, tomate, eneldo, soja y jengibre, yogur.',
    'Una cosa tierna, una que cruja y un ácido: 150–200 g de guarnición y 40–60 g de salsa por ración.',
  ),
  row(
    [
      /\b(?:guarnicion|acompan\w{1,4}|que (?:salsa|pongo) (?:va|le va|con))\b/,
      /\bsolomillo|\bcarne|\bentrecot|\bchuleton|\bternera|\bcordero|\bcerdo|\bpollo|\bpato|\bsecreto|\bcarrillera/,
    ],
    'Guarniciones y salsas de carne',
    'Roja: patata (gratén, parmentier, frita), pimiento asado, setas, escalivada; salsa de pimienta, bordelesa, bearnesa o Pedro Ximénez.',
    'Cordero: patata panadera, judía verde, berenjena, menta. Cerdo: manzana, col, boniato, mostaza. Ave: cítricos, verdura glaseada, cuscús. Pato: fruta y agridulce.',
    '150–200 g de guarnición y 40–60 g de salsa por ración.',
  ),
  row(
    [/\bclaras?\b/, /\b(?:sobr\w{1,6}|aprovech\w{1,4}|que hago con|gastar)\b/],
    'Claras sobrantes',
    'Merengue, financiers, tejas, macarons, suflé, tortilla de claras, o clarificar un consomé.',
    'A 4 °C, 48 h como máximo, rotuladas; congeladas, 3 meses (montan igual). 33 g por clara.',
  ),
  row(
    [/\byemas?\b/, /\b(?:sobr\w{1,6}|aprovech\w{1,4}|que hago con|gastar)\b/],
    'Yemas sobrantes',
    'Pastelera, inglesa, natillas, catalana, tocino de cielo, holandesa, pasta fresca, mazapán.',
    'A 4 °C, 24 h y cubiertas; para congelar, con un 10 % de azúcar o de sal. 17–18 g por yema.',
  ),
  row(
    [/\bpunto de humo\b|\bhumea el aceite\b/],
    'Punto de humo',
    'Temperatura a la que la grasa se quema y da amargo y compuestos que no convienen.',
    'Usual: mantequilla 130–150 °C; oliva virgen extra 190–210; oliva 210–220; girasol refinado 220–230; alto oleico 230; mantequilla clarificada 230–250.',
    'Freír a 170–180 °C y no pasar de 180; cambiar el aceite si espuma, oscurece o huele (máximo legal, 25 % de compuestos polares).',
  ),
  row(
    [/\bumami\b/],
    'Umami',
    'El quinto sabor: glutamato y ribonucleótidos. Redondea y alarga el gusto.',
    'Dónde: tomate seco, parmesano, jamón, anchoa, seta seca, soja, miso, kombu con katsuobushi (juntos se multiplican).',
    'Con él se puede bajar la sal un 20–30 %.',
  ),
  row(
    [/\b(?:espumas?|sifon)\b/, /\b(?:como|cuant\w{1,2}|cargas?|hago|proporcion)\b/],
    'Espumas con sifón',
    'Fría con gelatina: 0,8–1 % del total, cargar y 3 h a 4 °C. Con nata: 35–40 % de nata de 35 %. Con clara pasteurizada: 15–20 %. Caliente: patata, yema o 1 g de xantana por litro, a 63–65 °C.',
    'Sifón de 0,5 l: 1 carga; de 1 l: 2. Como mucho dos tercios lleno y siempre colado fino.',
    'Si sale líquida: poco frío, poca gelatina o poca carga. Si no sale: colar y agitar boca abajo.',
  ),
  row(
    [/\bxantana\b/, /\b(?:como|uso|usar|que es|grumos|babos[oa])\b/],
    'Xantana',
    'Espesa en frío o caliente: 2–5 g por litro; 0,5–1 g para dar cuerpo a una vinagreta.',
    'En lluvia con la túrmix en marcha y reposo de 10 min para que suelte el aire; mezclada antes con azúcar no hace grumos.',
    'De más queda babosa; aguanta congelar, ácido y sal.',
  ),
  row(
    [/\bpulpo\b/, /\b(?:cuece|cuezo|cocer|cocemos|tiempo|merma|encog\w{1,3}|pierde)\b/],
    'Cocer pulpo',
    'Congelado 24 h y descongelado; asustar tres veces y 30–35 min el de 2 kg a fuego suave (15 min por kilo y 10–15 más), pinchando la parte gruesa; 15 min de reposo en su agua.',
    'Al vacío: 77 °C 5 h u 85 °C 4 h.',
    'Pierde un 45–55 % de su peso: 2 kg dan 1–1,1 kg.',
  ),
  row(
    [
      /\b(?:garbanzos?|alubias?|lentejas?|judias?|legumbres?)\b/,
      /\b(?:cuanto tiempo|tiempo|cuanto rinde|rinden?|cuanto crece|rendimiento)\b/,
    ],
    'Legumbre: tiempos y rendimiento',
    'Garbanzo remojado: 1 h 15 min–2 h (20–25 min a presión). Alubia: 1 h 15 min–2 h. Lenteja pardina, sin remojo: 35–45 min. Lenteja roja: 15–20.',
    'De 1 kg en seco salen 2–2,4 kg cocidos: 13–14 raciones de 70–80 g en seco.',
  ),
  row(
    [/\bconfit\w{1,3}\b/, /\b(?:temperatura|grados|cuanto|como se)\b/],
    'Temperaturas de confitado',
    'Bacalao: 65–70 °C, 8–12 min (68 °C 15 s en el centro). Salmón: 50–55 °C, con el pescado congelado antes a −20 °C 24 h.',
    'Pato: 85–90 °C, 3 h (74 °C superados). Cochinillo o cordero: 80–85 °C, 6–10 h. Lomo de orza: 90–95 °C, 1 h.',
    'Ajo y alcachofa: 90–95 °C, 35–50 min. Patata: 120–130 °C, 20 min. Tomate al horno: 100 °C, 2–3 h.',
    'Lo que se guarde en grasa, siempre a 3–4 °C.',
  ),
  row(
    [/\b(?:frie|freir|frio|fritura|fritos?)\b/, /\b(?:que temperatura|cuantos grados|a cuantos)\b/],
    'Temperaturas de fritura',
    'Patata: 140 °C 5–7 min y 180–190 °C 2–3. Croqueta y rebozado: 180. Pescadito: 180–185. Buñuelo: de 160 a 180. Churro: 190. Pollo con hueso: 165.',
    'Nunca por encima de 180–190 °C; 1 de género por 10 de aceite y volver a temperatura entre tandas.',
  ),
  row(
    [/\b(?:horne\w{1,3}|horno)\b/, /\b(?:que temperatura|cuantos grados|a cuantos)\b/],
    'Temperaturas de horno',
    'Bizcocho y magdalena 170–180 °C (94–96 en el centro). Galleta 170–180. Quebrada en blanco 180. Hojaldre 200–210. Choux 180–190 sin abrir. Merengue 90–100. Pan 220–250 con vapor. Pizza 280–350. Flan al baño 150–160.',
    'Asados: ave 190, piezas magras 180, lechal y panceta 160; verdura 200; pescado 200. Con aire, 15–20 °C menos.',
  ),
  row(
    [/\blevadura\b/, /\bfresca\b/, /\bseca\b/],
    'Levadura fresca y seca',
    'Seca = un tercio de la fresca: 25 g de fresca son 8–9 g de seca instantánea (y 10 g de la que se hidrata).',
    'Al revés, por tres: 7 g de seca son 21 g de fresca.',
  ),
  row(
    [
      /\bmerma\b|\brendimiento\b/,
      /\bmerluza|\bpescado|\blubina|\bsalmon|\brape|\bcarne|\bternera|\bcordero|\bpollo|\bverdura|\bgamba|\blangostino|\bmejillon/,
    ],
    'Mermas usuales',
    'Limpieza: merluza entera 45–50 %, lubina y dorada 50–55, rape con cabeza 60–65, salmón 35–40; gamba y langostino 50–55; mejillón 75–80 con concha; pollo entero 30–35; verdura 10–25, alcachofa 60.',
    'Cocción: plancha y asado 20–30 %, guiso 30–40, pulpo 45–55, espinaca 75–80 en volumen.',
    'Pesa la tuya y apúntala: en Escandallos se cobra el bruto.',
  ),
  row(
    [/\b(?:dej[ao]|tiempo|horas)\b/, /\bsalmuera\b/],
    'Salmueras',
    'Ave y cerdo: 50–60 g de sal por litro, 8–12 h la pieza entera y 2 h la pechuga, a 4 °C. Pescado: 100 g/l, 10–20 min. Curado en seco: 1 sal : 1 azúcar, 12–24 h.',
    'Secar siempre después y salar menos.',
  ),
  row(
    [/\b(?:limpi\w{1,2}|pel\w{1,2}|torne\w{1,3})\b/, /\balcachofas?\b/],
    'Limpiar alcachofas',
    'Quitar las hojas duras hasta lo amarillo, cortar la punta a dos tercios, tornear el fondo y pelar el tallo; si tiene pelo, vaciar con cuchara.',
    'A agua con perejil o un poco de limón (5 g por litro) para que no se oxide; el limón de más la deja ácida.',
    'Merma: 55–65 %.',
  ),
  row(
    [
      /\b(?:filete\w{1,3}|desesp\w{1,4}|sac\w{1,2} (?:los )?lomos)\b/,
      /\bpescado|\blubina|\bdorada|\bmerluza|\bsalmon|\blenguado/,
    ],
    'Filetear pescado',
    'Redondo: corte tras la agalla, seguir la espina de cabeza a cola con la hoja apoyada, levantar el lomo y quitar la ventresca y las espinas con pinzas. Piel abajo y cuchillo casi plano para pelar.',
    'Plano: cuatro filetes, desde la línea central hacia fuera.',
    'Cuchillo flexible y afilado, tabla con paño húmedo; por debajo de 4 °C. Cabeza y espina, al fumet.',
  ),
  row(
    [/\b(?:afil\w{1,2}|chaira)\b/],
    'Afilar un cuchillo',
    'Piedra 1000 mojada, a 15–20°, de talón a punta, 10–15 pases por lado; 3000–6000 para pulir. Chaira en cada turno, 4–5 pases: endereza, no afila.',
    'Si resbala en la piel del tomate, toca piedra.',
  ),
  row(
    [/\b(?:abr\w{1,4})\b/, /\bvieiras?|\bostras?|\bzamburinas?/],
    'Abrir vieiras y ostras',
    'Vieira: concha plana arriba, cuchillo fino por la bisagra, cortar el músculo pegado a la tapa; quitar barbas y bolsa, lavar y secar.',
    'Ostra: bisagra hacia ti, guante, girar la punta y cortar el músculo sin perder el agua; la segunda agua es mejor.',
    'Vivas y con etiqueta de depuradora; las abiertas que no reaccionan se tiran.',
  ),
]

/** What we have to say on a folded question; null when nothing. */
export const counselFor = (folded: string): Counsel | null =>
  counsels.find(({ asked }) => asked.every((words) => words.test(folded))) ?? null
