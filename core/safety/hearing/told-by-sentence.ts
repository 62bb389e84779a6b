/** Tags that no phrase of words.tsv says, but the shape of a sentence: what is done to what, and where. `folded`: mended, without accents. */
export const tagsBySentence = (folded: string): readonly string[] => [
  ...((arrivesRaw.test(folded) || comesAt.test(folded)) && !isCooked.test(folded) ? ['recepcion'] : []),
  ...(staysOut.test(folded) ? ['fuera-frio'] : []),
  ...((goesInHot.test(folded) || coldHoldsHot.test(folded) || potAsItIs.test(folded)) && !notWhole.test(folded)
    ? ['guardar-caliente']
    : []),
  ...(chemicalFell.test(folded) || chemicalPut.test(folded) ? ['producto-caido'] : []),
  ...(spotOfMould.test(folded) ? ['moho'] : []),
  ...(warmedOnTable.test(folded) && !warmedBefore.test(folded) ? ['calienta-en-mesa', 'mantener'] : []),
  ...(juiceFell.test(folded) ? ['jugo-caido'] : []),
  ...(goesInWarm.test(folded) && !potWord.test(folded) ? ['racion-templada'] : []),
  ...(outOfFreezer.test(folded) && !servedThawed.test(folded) ? ['descongelar', 'fuera-frio'] : []),
  ...(staffCut.test(folded) ? ['sangra'] : []),
]

/** 'A qué temperatura tiene que llegar el pollo fresco', 'a cuánto me traen el hígado crudo': of the delivery, and of no core. */
const arrivesRaw =
  /\b(?:(?:tienen?|hay|ha|han) (?:que|q|de)|deben?|a (?:cuant[oa]s?|que)(?: \w+)?) (?:me |nos )?(?:l[oa]s? )?(?:llegar|venir|entrar|llegan?|vienen?|entran?|trae[nr]?|traer(?:me)?)\b.*\b(?:fresc[oa]s?|refrigerad[oa]s?|congelad[oa]s?|ultracongelad[oa]s?|crud[oa]s?|(?:del?|el) (?:proveedor|repartidor|camion|pedido|carnicero))\b/
/** 'La picada viene a 5'. */
const comesAt =
  /\b(?:vienen?|vinieron|entran?|entro|entraron) (?:a|con) (?:menos )?-?\d{1,2}(?:[.,]\d)?(?! ?(?:euros?|€|kilos?|kg|cajas?|personas?|pax|horas?|h\b|min|de\b))\b/
const isCooked =
  /\b(?:centro|horno|por dentro|corazon|plancha|sarten|fritura|para que|no (?:quede|este|salga|sea) crud|al (?:asar|cocer|freir|cocinar)\w*|cocinad[oa]s?)\b/

/** 'Se quedó una hora en la barra', 'la dejé anoche sobre el fogón'. */
const staysOut =
  /\b(?:qued(?:o|a|aron|ad[oa]s?|aban?)|olvid\w+|deje|dejad[oa]s?|dejamos|dejaron|estuvo|estuvieron)\b(?: (?!en\b|sobre\b)[a-z\d]+){0,4} (?:en|sobre|encima de|a un lado de) (?:(?:el|la|los|las|un|una|mi) )?(?:fogon(?:es)?|cocina|marmita|perola|puchero|rondon|barra|banco|mostrador|pase|comedor|sala|almacen|coche|cacerola|cazuela|olla|mesa|encimera|terraza)\b/

const hot =
  '(?:hirviendo|calientes?|humeando|ardiendo|recien (?:hech|sacad|salid|hornead|cocid|guisad|hervid|apagad|asad|colad|terminad)[oa]s?|recien hechit[oa]s?)'
const cold = '(?:camara|nevera|frigo|frigorifico|refri|refrigerador|heladera|timbre|congelador|arcon|camaras|neveras)'
const into = '(?:a|en|al|dentro de) (?:el |la |las )?'
/** Words between the two, none of which begins something else. */
const between = '(?:(?!sobr|luego|despues|cuando|sirv|manana|y\\b|o\\b|que\\b|manten|agua\\b|ya\\b)[a-z\\d]+,? ){0,6}'

/** 'La olla de fondo hirviendo tal cual en la cámara', 'la sopa caliente la tapo y a la nevera'. */
const goesInHot = new RegExp(
  `(?<!agua |plato |bano |en |muy poco |perrito |perritos )\\b${hot},? ${between}(?:l[ao]s? tap\\w+ y )?${into}${cold}\\b`,
)
/** 'Meto en la cámara la olla hirviendo'. */
const coldHoldsHot = new RegExp(
  `\\b(?:met|guard|pon|pong|dej)\\w+ (?:[a-z]+ )?${into}${cold} ${between.replace('{0,6}', '{1,6}')}${hot}\\b`,
)
/** 'La olla de caldo entera a la cámara': a whole pot is cooled by nothing. */
const potAsItIs = new RegExp(
  `\\b(?:olla|marmita|perola?|puchero|cazuela|rondon|cacerola)s? ${between}(?:enter[oa]s?|tal cual|direct[oa]s?|directamente|sin (?:enfriar|abatir)) ${between}${into}${cold}\\b`,
)
const notWhole =
  /\b(?:(?:camara|armario) caliente|abatid|abat[oaei]\w*|en bandejas bajas|con hielo|bizcochos?|tartas?|pan|panes|magdalenas?|galletas?|bollos?|brioches?|hojaldres?)\b/

const chemical =
  '(?:lejia|desengrasante|detergente|lavavajillas|amoniaco|jabon|limpiador|limpiahornos|quitagrasas?|insecticida|desinfectante|salfuman|antical|descalcificador|abrillantador|friegasuelos)'
const falls = '(?:(?:ha|han) (?:caido|salpicado|goteado|entrado)|cayo|salpico|goteo|derram\\w+|volc\\w+|fue)'
/** 'Se ha caído un chorro de lejía en la olla', 'salpicó desengrasante a la plancha con la carne'. */
const chemicalFell = new RegExp(
  `\\b(?:se (?:me |nos |le )?)?${falls} (?:[a-z]+ ){0,4}${chemical}\\b(?: [a-z]+){0,3} (?:en|sobre|al|a|dentro) |\\b${chemical} (?:[a-z]+ ){0,2}(?:se (?:me |nos )?)?${falls} (?:en|sobre|al|a|dentro) `,
)

/** 'Pan de molde con un puntito verde': on what is eaten, and not on a potato. */
const spotOfMould =
  /\b(?:pan|bizcochos?|quesos?|mermeladas?|tortitas?|tartas?|salsas?|yogur(?:es)?|fresas?|frambuesas?|limon(?:es)?|naranjas?|embutidos?|jamon|tomate frito|hummus|obleas?|masas?)\b.*\b(?:punt(?:it)?o|manch(?:it)?a|mot(?:it)?a|pelusa|pelillo)s? (?:verde|blanc[oa]|negr[oa]|azul|azulad[oa]|gris|verdos[oa])(?:e?s)?\b/

/** 'Recaliento el guiso en la mesa caliente desde frío'. */
const warmedOnTable =
  /\b(?:recalient\w*|recalent\w*|calient[oae]\b|calentar\w*|regener\w+|atemper\w+) (?:[a-z]+ ){0,5}(?:en|con) (?:la |el |un )?(?:mesa caliente|chafing|armario caliente|carro caliente|mantenedor|bano (?:maria )?del (?:pase|servicio)|vitrina caliente|lampara)\b/
const warmedBefore =
  /\b(?:antes|primero|ya (?:esta|va|recalentad\w+|calient\w+)|a (?:7[4-9]|8\d|9\d)\b|y luego|y despues)\b/

/** 'Un cocinero se ha cortado': no sauce. */
const staff =
  '(?:cociner[oa]|camarer[oa]|ayudante|pinche|emplead[oa]|friegaplatos|companer[oa]|segundo|jefe de partida|chef|freg(?:on|ador)|chico|chica|aprendiz|stagier)'
const cut = 'se (?:me |nos )?(?:ha cortado|corto|ha rebanado|rebano|ha rajado)'
const staffCut = new RegExp(`\\b${staff} (?:[a-z]+ )?${cut}\\b|\\b${cut} (?:el|la|mi|un|una) ${staff}\\b`)

/** 'Le puse detergente en vez de sal a la sopa': what washes is put in no food on purpose. */
const chemicalPut =
  /\b(?:puse|pusimos|pusieron|eche|echamos|echaron|echado|puesto|confund\w+)\b(?: [a-z]+){0,4} (?:detergente|lavavajillas|desengrasante|salfuman|antical|limpiador|sosa|abrillantador|jabon)\b.*\b(?:en vez|en lugar|por (?:sal|azucar|aceite|vinagre|error)|sin querer|(?:a|en) (?:la|el) (?:sopa|salsa|ensalada|comida|olla|caldo|guiso|masa|crema))\b/

/** 'El jugo del pollo crudo cayó sobre las fresas'. */
const juiceFell =
  /\b(?:jugo|juguillo|liquido|sangre|agua)s? (?:del|de la|de los|de las|de) (?:[a-z]+ ){0,4}(?:cay\w+|caid[oa]s?|gote\w+|escurr\w+|mancho|manchado|salpic\w+|derram\w+|chorre\w+)\b/

/** 'Meto una ración de sopa templada en la nevera'. */
const goesInWarm = new RegExp(`\\b(?:templad|tibi)[oa]s? ${between}${into}${cold}\\b`)
const potWord = /\b(?:ollas?|marmitas?|perol\w*|pucheros?|cazuelas?|rondon|cacerolas?|cubos?|barren\w*|litros)\b/

/** 'Saqué la carne del congelador al fregadero por la noche'. */
const outOfFreezer =
  /\b(?:saqu\w+|sac\w+|dej\w+|pas\w+|puse|pong\w+) (?:[a-z]+ ){0,4}del (?:congelador|arcon) (?:[a-z]+ ){0,3}(?:al? (?:la |el )?|en (?:la |el )?|sobre (?:la |el )?)(?:fregadero|encimera|mesa|barra|pila|banco|sol)\b/
const servedThawed =
  /\b(?:helad[oa]s?|sorbetes?|tartas?|pan|panes|bizcochos?|masas?|hielos?|bolleria|croissants?|postres?|semifrios?|minutos)\b/
