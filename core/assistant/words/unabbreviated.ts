import { spokenTurns } from './spoken-turns.ts'

/** What is typed short on a tablet with wet hands, and what it stands for. */
const short: readonly (readonly [RegExp, string])[] = [
  // 'Una versión 0,0': without alcohol.
  [
    /(?<=\b(?:versi[oó]n|opci[oó]n|mojito|negroni|gin ?tonic|margarita|c[oó]ctel|combinado|spritz|sangr[ií]a|daiquiri|caipiri[ñn]a) )(?:0[,.' ]?0|cero cero|virgen)(?![\d%])/giu,
    'sin alcohol',
  ],
  // 'Pa amb tomàquet' is bread.
  [/(?<![\p{L}\d])pal(?= \p{L})/giu, 'para el'],
  [/(?<![\p{L}\d])(?:pa|xa|p\/)(?= ?\d| (?!amb|torrat|de p|am )(?:\p{L}{2}|[qk] ))/giu, 'para'],
  [/(?<![\p{L}\d])(?<=se )ma(?= \p{L}+(?:[aií]do|ao|io|ío)(?!\p{L}))/giu, 'me ha'],
  [/(?<![\p{L}\d])me se(?= (?:ha|han|h[aá]|qued|cort|peg|quem|hund|baj|pas|abr|va|est)\p{L}*)/giu, 'se me'],
  // 'Ma quedao', 'sa cortao', 'to quemao': as it is spoken.
  [/(?<![\p{L}\d])ma(?= (?:\p{L}{2,12}(?:[aií]do|ao|ío)|salio|salió)(?!\p{L}))/giu, 'me ha'],
  [/(?<![\p{L}\d])sa(?= \p{L}{2,12}(?:[aií]do|ao|ío)(?!\p{L}))/giu, 'se ha'],
  [
    /(?<![\p{L}\d])to(?= (?:espuma|quema\p{L}+|pega\p{L}+|cort\p{L}+|dur[oa]|bland[oa]|el|la|los|las)(?!\p{L}))/giu,
    'todo',
  ],
  // 'Pegao', 'quedao': the participle as it is spoken.
  [/(?<=(?:ha|han|he|hemos|est[aá]n?|qued[aeoó]n?|sale|salen|muy|tan|más|mas) \p{L}{2,12})ao(?=s?(?!\p{L}))/giu, 'ado'],
  [/(?<![\p{L}\d])cu[aá]nto (?:rato|ratito)(?!\p{L})/giu, 'cuánto tiempo'],
  [/^i(?= (?:pa|para|pal|el|la|los|las|si|con|de|que|q|en) )/giu, 'y'],
  [/(?<![\p{L}\d])(?:ai|ay|ahi)(?= (?:q|k|ke|que) )/giu, 'hay'],
  [/(?<![\p{L}\d]|\d )x(?= (?:el |la |los |las |un |una )?\p{L}{3})/giu, 'por'],
  [/(?<![\p{L}\d])(?:xq|pq|porq|xk)(?!\p{L})/giu, 'por que'],
  [/(?<![\p{L}\d])(?:q|k|ke)(?=\s[\p{L}\d])|(?<=^\W*(?:y )?(?:por|x) )(?:q|k)(?=\W*$)/giu, 'que'],
  [/(?<![\p{L}\d])(?:tb|tmb|tbn|tambn)(?!\p{L})/giu, 'también'],
  [/(?<![\p{L}\d])(?:cnto|cto|qnto)(?=[as]?s?\s)/giu, 'cuanto'],
  [/(?<![\p{L}\d])rseta(?!\p{L})|(?<![\p{L}\d])reseta(?!\p{L})|(?<![\p{L}\d])recta(?= de\s)/giu, 'receta'],
  // What comes in is there: 'me entran 3 kg de calabaza'.
  [
    /^\W*(?:me|nos) (?:entran?|llegan?|traen|han (?:llegado|entrado|tra[ií]do)) (?=\d|una? |unos |unas |mucha?o?s? )/giu,
    'tengo ',
  ],
  // 'Cámbiame la caballa, que no ha venido': it is not there, and something else is wanted.
  [
    /^\W*c[aá]mbia(?:me|nos|la|lo)? (?:el |la |los |las )?(\p{L}[\p{L} ]{2,40}?),? (?:que|porque|pues) (?:no (?:ha|han) (?:venido|llegado|entrado)|no (?:hay|quedan?|tengo|tenemos)|se (?:ha|han) (?:acabado|agotado)|est[aá]n? (?:muy |un poco |toda |todo )?(?:car[oa]|fe[oa]|mal|mal[oa]|pas[oa]|pasad[oa]|marchit[oa]|verde|podrid[oa]|fatal|pocha?|pocho|mustia?|mustio)s?)\W*$/iu,
    'no tengo $1, qué pongo',
  ],
  // 'Mi horno no sube de 200' is no soufflé that does not rise.
  [
    /^.{0,20}\bhorno\b.{0,20}\bno (?:me )?(?:sube|pasa|llega|alcanza|coge)\b.{0,6}\d{2,3}.*$/iu,
    'el horno no calienta bien',
  ],
  // 'Ni idea de cómo hacer una bechamel' asks how.
  [/^\W*(?:no tengo )?(?:ni )?idea de (?=c[oó]mo |cu[aá]nt[oa]s? |qu[eé] )/giu, ''],
  // 'A ver la ficha', of the recipe just found.
  [/^\W*(?:y )?(?:a ver|aver|haber)(?: (?:la|su|esa) (?:ficha|receta))?\W*$/iu, 'enséñamela'],
  [
    /^\W*(?:s[aá]came|ens[eé][ñn]ame|mu[eé]strame|[aá]breme|a ver|dame) (?:todo )?(?:mi|el) recetario\W*$/iu,
    'qué recetas tengo',
  ],
  [
    /^\W*(?:(?:s[aá]came|ens[eé][ñn]ame|mu[eé]strame|p[aá]same|dame|quiero(?: ver)?|a ver|dime|ver) )?(?:(?:el|un|la|una) (?:listado|lista) (?:completa |completo )?(?:de|con) )?(?:tod[oa]s )?(?:mis|las|nuestr[oa]s) (?:fichas|recetas|escandallos)(?: (?:t[eé]cnicas|guardad[oa]s|que tengo))?\W*$/iu,
    'qué recetas tengo',
  ],
  [/(?<=\b(?:qu[eé]|cu[aá]ntas|cu[aá]les|mis|las|todas) )fichas(?: t[eé]cnicas)?(?!\p{L})/giu, 'recetas'],
  // 'Una jarra de 2 litros': what is served from says no more than how much.
  [
    /(?<=(?:para|a) )(?:un|una) (?:jarra|garrafa|bid[oó]n|ponchera|olla|cubeta|termo|dispensador|barril) de (?=\d|medi[oa]|dos |tres |cuatro |cinco |diez )/giu,
    '',
  ],
  [/(?<![\p{L}\d])na (?=m[aá]s(?!\p{L}))/giu, 'nada '],
  [/(?<![\p{L}\d])s(?= (?:pue|puede|puede[ns]|m \p{L}{3}|me \p{L}{3})(?!\d))/giu, 'se'],
  [/(?<![\p{L}\d])pue(?= \p{L})/giu, 'puede'],
  // 'Y para los que no beben', after the wine.
  [
    /(?<!\p{L})(?:para )?(?:los|las|el|la|quien|quienes|gente) que (?:no (?:beben?|toman? alcohol|prueban? el alcohol)(?: alcohol| vino)?|(?:conducen?|conduzcan?|llevan? el coche|cogen? el coche))(?!\p{L})/giu,
    'sin alcohol',
  ],
  [/(?<![\p{L}\d])bt(?!\p{L})/giu, 'baja temperatura'],
  // 'Solomillo de cerdo a baja': the temperature is meant.
  [/(?<=\p{L}{3,} a baja)(?=\W*$|,| cu[aá]nt| a \d| c[oó]mo| qu[eé] | y )/giu, ' temperatura'],
  // The W of a flour.
  [
    /(?<=(?:qu[eé]|cu[aá]nta|con qu[eé]) )w(?= (?:para|de|del|lleva|uso|busco|pongo|le|compro|necesit|cojo))/giu,
    'fuerza de harina',
  ],
  [/(?<![\p{L}\d])temp(?:\.|(?!\p{L}))/giu, 'temperatura'],
  [/(?<![\p{L}\d]|\d )dl(?=\s[\p{L}\d])/gu, 'del'],
  [/(?<![\p{L}\d])d(?=\s(?:\p{L}{2}|\d))/gu, 'de'],
  [/(?<![\p{L}\d]|\d )m(?=\s\p{L}{3})/gu, 'me'],
  [/(?<![\p{L}\d])(?:xfa|xfavor|porfis?)(?!\p{L})/giu, 'por favor'],
  [
    /(?<!\p{L})en (?:el )?(?:tanto por ciento|tanto por cien|porcentaje|por ?cientos?|tantos por ciento)(?!\p{L})/giu,
    'en %',
  ],
  [/(?<!\p{L})en % (?:de )?panadero(?!\p{L})/giu, 'en el pan en %'],
  // 'Los dos que son vegetarianos, comen huevo y leche': vegetarians eat both.
  [/(?<!\p{L})(los|las) (\p{L}{3,6}|\d{1,3}) que son (?=vegetarian|vegan|cel[ií]ac|al[eé]rgic|intoleran)/giu, '$1 $2 '],
  [
    /(?<=\bvegetarian[oa]s?),? (?:pero |y |que )?(?:s[ií] )?(?:que )?comen? (?:huevos?|leche|l[aá]cteos|queso)(?:(?:,| y| e) (?:huevos?|leche|l[aá]cteos|queso))*/giu,
    '',
  ],
  // 'No consigo ají molido, qué le meto': it is not there. What one does not manage to do is a fault.
  [
    /(?<!\p{L})no (?:consigo|conseguimos|consegu[ií]|encuentro|encontramos|pillo|localizo|hallo) (?!que |c[oó]mo |\p{L}+(?:ar|er|ir)(?!\p{L}))(?=(?:el |la |los |las )?\p{L}{3}[^?]*(?:con (?:qu[eé]|cu[aá]l)|por (?:qu[eé]|cu[aá]l)|qu[eé] (?:le |lo |la |puedo |otr\p{L}+ )*(?:pong|us|met|ech|cambi)|reempla|rempla|sustitu|cambi))/giu,
    'no tengo ',
  ],
  // 'La salsa no espesa' is no sauce that is too thick.
  [
    /(?<=^\W*(?:y )?(?:por qu[eé] )?)no (?:me |nos |se me )?espesan? ((?:el|la|los|las) [\p{L} ]{3,30}?)(?=\W*(?:$|,))/giu,
    '$1 queda líquida',
  ],
  [/(?<=(?:el|la|los|las|mi|una?) \p{L}[\p{L} ]{2,30}) no (?:me |nos |se me )?espesan?(?!\p{L})/giu, ' queda líquida'],
  // How long it is held hot, and not in the cold.
  [/(?<=(?:aguanta|dura|aguantan|duran)[^?]{0,40}) (?:al|en(?: el)?) ba[ñn]o ?mar[ií]a(?!\p{L})/giu, ' en caliente'],
  // 'Y el ticket medio qué es': the question, after its thing.
  [
    /^\W*(?:y )?((?:el|la|los|las|un|una) [\p{L} -]{3,40}?),? (?:qu[eé]|q) (es|son|significa)(?: eso)?\W*$/iu,
    'qué $2 $1',
  ],
  // 'A cómo sale la ración' asks the price.
  [
    /^\W*(?:y )?a (?:c[oó]mo|cu[aá]nto) (?:(?:me|nos|te) )?(?:sale|queda|est[aá]|va|toca)?n? ?(?:la|cada|por|el|una?) (?:raci[oó]n|porci[oó]n|plato|cubierto|comensal|persona|cabeza|pax)\W*$/iu,
    'cuánto cuesta la ración',
  ],
  [
    /(?<=^\W*(?:y )?)a c[oó]mo (?=(?:(?:me|nos|te|se|l[oa]s?) )?(?:sale|queda|est[aá]|va|tengo|vend|compr|pag|cobr|pong)\p{L}*)/iu,
    'a cuánto ',
  ],
]

/** 'Caldo al vacío abatido a 3 grados, días' asks how many. Of a short question that says where it is kept and no number of them. */
const daysAtTheEnd =
  /^([\p{L}\d ,°º]{3,80}?(?:nevera|cámara|camara|frigo|congelador?|congelad[oa]s?|abatid[oa]s?|vac[ií]o|grados|°C?|ºC?)),? d[ií]as\W*$/iu

/** A question with its short forms written out: 'bizcocho d yogur pa 12 xfa' → 'bizcocho de yogur para 12 por favor'. */
export const unabbreviated = (text: string): string =>
  [...short, ...spokenTurns]
    .reduce((said, [form, whole]) => said.replace(form, whole), text)
    .replace(daysAtTheEnd, 'cuántos días aguanta $1')
