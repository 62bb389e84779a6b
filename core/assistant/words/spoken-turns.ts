/** Whole turns as they are spoken at the pass, and the plain turn each stands for; written out after the short forms. */
export const spokenTurns: readonly (readonly [RegExp, string])[] = [
  // 'Guárdala venga', 'enséñamela anda': what is said to hurry names nothing.
  [
    /(?<=^(?:y )?\p{L}{4,16}(?:l[oa]s?|me)(?: \p{L}{2,12}){0,4}),? (?:anda|venga|va|porfa(?:vor)?|porfi|hombre|mujer|t[ií][oa]|macho|t[ií]o|tronco|crack|nen[ei]?|please|plis|dale|hala|que mola|que me gusta|que est[aá] buena)(?:,? (?:anda|venga|porfa|va))?\W*$/iu,
    '',
  ],
  // 'A cuánto la saco a carta', 'a cuánto la pongo si quiero un food cost del 25': the price it is sold at, and no heat.
  [
    /(?<=^\W*(?:y |pero |entonces )*)(?:por|a|en) cu[aá]nto (?:te |se )?(l[oa]s?) (?:(?:saco|sacamos|marco|cobro|cobrar[ií]a)(?: (?:en|a) (?:la )?carta)?(?=\W*$| (?:si|para|con) )|(?:pongo|ponemos|doy|pondr[ií]as?|pondr[ií]amos)(?:(?: (?:en|a) (?:la )?carta)(?=\W*$)|(?: (?:en|a) (?:la )?carta)?(?= (?:si|para|con) .{0,30}(?:food|coste|margen|%|por ciento|iva|ganar|sacar))))/iu,
    'a cuánto $1 vendo',
  ],
  [
    /(?<=^\W*(?:y )?a cu[aá]nto l[oa]s? vendo )(?:si|para que) (?:yo )?(?:quiero|kiero|qiero|queremos|busco|me salga|salga|tenga|quede)(?= (?:un|el|al))/iu,
    'con',
  ],
  // 'Y metiéndole el IVA', 'con el IVA dentro', of a price just told.
  [
    /^\W*(?:y |pero |vale |ya )*(?:(?:meti[eé]ndo|sum[aá]ndo|a[ñn]adi[eé]ndo|poni[eé]ndo|carg[aá]ndo|contando|aplic[aá]ndo|incluyendo)(?:le|lo)?(?: ya)? (?:con )?(?:el )?iva|(?:con |m[aá]s )(?:el )?iva (?:dentro|incluido|puesto|metido|ya|aparte)|m[aá]s (?:el )?iva|iva (?:incluido|dentro))\W*$/iu,
    'y con iva',
  ],
  // 'Y a veces ni suben': another fault of the same thing.
  [
    /^\W*(?:y |pero |o |e )*(?:a veces|otras(?: veces)?|hay veces (?:que|en que)|(?:alg[uú]n|otros?|unos) d[ií]as?|alguna vez|de vez en cuando|en ocasiones),? (?:tambi[eé]n )?(?:ni(?: siquiera)?|no) /iu,
    'y no ',
  ],
  [
    /^\W*(?:y |pero |o |e )*(?:a veces|otras(?: veces)?|hay veces (?:que|en que)|(?:alg[uú]n|otros?|unos) d[ií]as?|alguna vez|de vez en cuando|en ocasiones),? (?:tambi[eé]n )?(?=se (?:me |nos )?\p{L}|me \p{L})/iu,
    'y ',
  ],
  // 'El cubierto a cuánto me sale de materia prima', of a menu: a head of it.
  [
    /^\W*(?:y |pero )*(?:(?:el|cada|por|un) (?:cubierto|comensal|cliente),? (?:a )?(?:cu[aá]nto|c[oó]mo) (?:me |nos )?(?:sale|queda|cuesta|est[aá]|sube)|(?:a )?(?:cu[aá]nto|c[oó]mo) (?:me |nos )?(?:sale|queda|cuesta|est[aá]|sube) (?:el|cada|por) (?:cubierto|comensal|cliente))(?: (?:de|en|s[oó]lo de) (?:materia prima|g[eé]nero|producto|mercanc[ií]a))?\W*$/iu,
    'y cuánto cuesta por persona',
  ],
  // The main course by its other names, where a menu is laid out or changed.
  [/(?<=\bmen[uú].*[\s,])(?:platos? )?(?:principales|fuertes|de fondo)(?!\p{L})/giu, 'segundos'],
  [/(?<=\bmen[uú].*(?:un|1|el|con|,|y) )(?:plato )?(?:principal|fuerte|de fondo)(?=\W|$)/giu, 'segundo'],
  [/(?<=\bmen[uú].*(?:\d|un[oa]?|dos|tres|cuatro) )entradas?(?!\p{L})/giu, 'entrantes'],
  [
    /^\W*(?:y |pero |vale |que )*(un[oa]|alguno|otro) de (?:los|las) (?:platos? )?(?:principales|fuertes|de fondo|segundos) (?=(?:que )?(?:sea|lleve|tenga|con|de|por) )/iu,
    'que $1 de los segundos ',
  ],
  [
    /(?<=^\W*(?:(?:y|pero|vale|que|cambia(?:me)?|pon(?:me)?|quiero) )*(?:el|otro) )(?:plato )?(?:principal|fuerte|de fondo) (?=(?:que )?(?:sea|lleve|tenga|con|de|por) )/iu,
    'segundo ',
  ],
  // 'Quiero fermentar una salsa, cómo la hago' asks how, and orders no dish of that name.
  [
    /^\W*(?:quiero|queremos|quisiera|quer[ií]a|me gustar[ií]a|voy a|vamos a|tengo que) (?!hacer |saber |preparar |que )(\p{L}{3,12}[aei]r) ([\p{L}\d ]{3,60}?),? c[oó]mo (?:se )?(?:l[oa]s? )?(?:hago|hacemos|hace|har[ií]a|podr[ií]a hacer(?:l[oa]s?)?)\W*$/iu,
    'cómo $1 $2',
  ],
  [/(?<!\p{L})gelifi(?:que|ca)(n?) en caliente(?!\p{L})/giu, 'cuaje$1 al calentar'],
]
