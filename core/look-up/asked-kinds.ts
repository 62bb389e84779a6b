import type { Heading, Page } from '#core/cookbook/page.ts'

/** What kind of answer a question asks for, whatever its thing. */
export type Kind =
  | 'reason'
  | 'sign'
  | 'ahead'
  | 'keeping'
  | 'drink'
  | 'pairing'
  | 'origin'
  | 'frequency'
  | 'time'
  | 'heat'
  | 'served'
  | 'avoid'
  | 'amount'
  | 'season'

/** How a kind of answer is asked for, and how a passage tells it. */
export type AskedKind = {
  readonly kind: Kind
  /** How the question is put, over the folded text. */
  readonly asked: RegExp
  /** Words or figures that a passage of this kind holds. */
  readonly told: RegExp
  /** Headings whose every line is of this kind. */
  readonly headings: readonly Heading[]
  /** Types of pages that say nothing else. */
  readonly types: readonly Page['type'][]
  /** The figure a line must hold: where the passage chosen lacks it, another section of its page is told. */
  readonly figure?: RegExp
}

/** How long something takes. */
const duration = /\d ?(?:min|h|s|horas?|minutos?|segundos?|días?)(?!\p{L})/u

/** The first row that fits decides. */
export const askedKinds: readonly AskedKind[] = [
  {
    kind: 'origin',
    asked:
      /\b(?:quien (?:invento|creo|ideo|era|fue)|(?:de donde|donde) (?:viene|nacio|nace|sale el nombre)|origen|historia del?|por ?que se llaman?)\b/,
    told: /\b1[4-9]\d\d\b|\bsiglo|\borigen|\binvent|\bnombre\b|\bnaci[óo]|\bviene de\b/i,
    headings: ['Curiosidad'],
    types: [],
  },
  {
    kind: 'season',
    asked:
      /\b(?:temporada|epoca|en que mes(?:es)?|de temporada) (?:es |son |tiene |tienen |de |del |de la |de los |de las )/,
    told: /\b(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|primavera|verano|otoño|invierno|todo el año|temporada)\b/i,
    headings: [],
    types: [],
  },
  {
    kind: 'sign',
    asked:
      /\bcomo (?:se(?: yo)?|saber|puedo saber|sabemos|noto|compruebo|veo|se ve|se nota|se sabe) (?:si|que|cuando)\b|\bcomo (?:reconozco|reconocer|se reconocen?|distingo|distinguir|se distinguen?|identifico)\b|\ben que (?:se (?:nota|conoce|sabe)|lo noto)\b|\bcuando (?:se sabe|se si|se que) (?:que )?(?:esta|estan)\b/,
    told: /./,
    headings: ['Qué es', 'Puntos', 'Fallos', 'Guardar', 'Servir'],
    types: [],
  },
  {
    kind: 'ahead',
    asked:
      /\b(?:(?:puedo|puedes|podemos|se puede[ns]?|podria)\b.{0,30}\b(?:por la manana|antes|de vispera|el dia (?:antes|anterior)|la noche (?:antes|anterior)|de un dia para otro|con (?:antelacion|tiempo)|adelantad[oa]s?|para (?:la noche|la cena|manana|el dia siguiente|el (?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)))|(?:adelantar|adelanto|avanzar)l?[aeo]?s?\b|(?:con )?cuanta antelacion|de vispera|dejar(?:l[aeo]s?)? (?:hech|prepar|list|mont|frit|coci)[a-z]+)\b/,
    told: /víspera|adelant|antelaci|al momento|en el momento|\bdías?\b|\d ?h(?!\p{L})|\bhoras\b|mañana|congel|aguanta|reposa/iu,
    headings: ['Guardar'],
    types: ['conservación'],
  },
  {
    kind: 'reason',
    asked:
      /(?<!\b(?:no se|no entiendo|saber|sabe|dime) )\b(?:por ?que (?!(?:lado|parte|mano|orden|precio|sitio)\b|no (?:uso|pongo|hago|pruebo|vas|vamos|me (?:das|dices|ayudas)))|para que (?:se (?!usan?\b|utilizan?\b|emplean?\b)|le|la|lo|los|las|hay|tengo|sirve (?:que|[a-z]+[aei]r|(?:el|la|los|las) [a-z]+ (?:del?|en|al?|con) )|[a-z]+(?:is|mos)\b)|con que fin|que sentido tiene|a que se debe|cual es el motivo|que razon|why\b)/,
    told: /Por qué:|\bporque\b|\bya que\b|\bpara (?:que\b|no\b|[a-záéíóú]{2,}(?:ar|er|ir)(?:l[aeo]s?|se)?\b)|\bas[íi]\b|\bsi no\b|\bevita|\bimpid|\bfrena|\bayuda|\bhace que\b|\bpor eso\b|\bde lo contrario\b|\bsirve\b|\bquita|\bsepara\b|\bsuelta|\bpierde|\bprotege|\bmata|\binactiva|\bda[n]? (?:color|sabor|cuerpo|brillo|fuerza|elasticidad|m[áa]s)|\bcrece|\bcontamina|\bendure|\bablanda|\bfija|\bde más\b|\bpor sabor\b|\bmejor\b/i,
    headings: ['Fallos'],
    types: ['fallo', 'porqué'],
  },
  {
    kind: 'keeping',
    asked:
      /\b(?:cuanto|cuantos dias|cuanto tiempo|cuantos meses|cuantas horas|cuantas semanas) (?:me |se |le |nos )?(?:(?:puede|puedo) )?(?:dur|aguant|conserv|guard)\w*|\bvida util\b|\bcaduc\w+\b|\bhow long .{0,40}(?:keep|last|store)/,
    told: /\d ?(?:min|h|horas?|días?|semanas?|mes(?:es)?|años?)(?!\p{L})|congel|al momento|en el día/iu,
    headings: ['Guardar'],
    types: ['conservación'],
  },
  {
    kind: 'drink',
    asked:
      /\b(?:que (?:vinos?|cervezas?|cavas?|sidra|bebidas?|cocteles|copa)\b|marid\w+|beber|bebida|vinos? (?:para|con))/,
    told: /\b(?:vinos?|blanco|tinto|rosado|cavas?|fino|manzanilla|cervezas?|sidra|mosto|té|kombucha|agua|vermú|copa)\b/i,
    headings: ['Servir'],
    types: ['maridaje'],
  },
  {
    kind: 'pairing',
    asked:
      /\b(?:con que (?:(?:se|lo|la|los|las) )?(?:acompan\w+|peg\w+|combin\w+|cas\w+|marid\w+|va|van|sirvo)|que (?:le )?(?:pongo|pones|va|pega|combina|casa) (?:bien )?(?:con|de guarnicion|de acompanamiento|al lado)|(?:de )?guarnicion (?:para|de|del)|acompanamiento (?:para|de|del)|que (?:vino|cerveza|guarnicion|salsa)\b.{0,12}\b(?:con|para|al?)\b|marid\w+|^\W*(?:que )?(?:salsas?|guarnicion(?:es)?|acompanamientos?) (?:para|de acompanamiento)|que [a-z]{4,14} (?:van?|pegan?|combinan?|casan?) (?:bien )?con)\b/,
    told: /acompañ|guarnici|\bva[n]? (?:bien )?con\b|\bpega|\bcombina|\bcon (?:un|una|el|la|los|las)?\b.{0,40}\b(?:vino|blanco|tinto|cava|fino|salsa)/i,
    headings: ['Servir'],
    types: ['combinaciones'],
  },
  {
    kind: 'served',
    asked:
      /\b(?:temperatura|grados) de (?:servicio|consumo|mesa)\b|\b(?:que temperatura|cuantos grados|cuanta temperatura) (?:se |l[aeo]s? )?(?:sirv|serv|beb|tom[ao])|\b(?:sirv|serv|beb)(?:o|e|en|ir|er) (?:.{0,30} )?a (?:que temperatura|cuantos grados)/,
    told: /(?:\bs[ie]rv|\bbeb|\bcopas?\b|\bmesa\b|\btoma\b).{0,200}(?:\d ?°C|\bambiente)|(?:\d ?°C|\bambiente).{0,200}(?:\bs[ie]rv|\bbeb|\bcopas?\b|\bmesa\b|\btoma\b)/is,
    headings: ['Servir'],
    types: ['maridaje', 'servicio'],
    figure: /\d °C/,
  },
  {
    kind: 'avoid',
    asked:
      /\bcomo (?:se |l[aeo]s? |puedo |hago para |hacer para )*(?:evit|prevengo|prevenir|impid)\w*|\bcomo (?:hago|hacer|consigo|logro) (?:para )?que no\b|\bpara que no (?:se |me )/,
    told: /Evitarlo:|Por qué:|\bevita|\bpara que no\b|\bas[íi] no\b|\bsin que\b|\bno se (?:pega|corta|quema|rompe|pone|hunde|seca|oxida|abre)/i,
    headings: ['Fallos'],
    types: ['fallo', 'porqué'],
  },
  {
    kind: 'frequency',
    asked: /\bcada cuant[oa]s?\b|\bcon que frecuencia\b/,
    told: /\bcada\b|\d ve(?:z|ces)|\bve(?:z|ces)\b|\bdiari|\ba diario\b|\bsemanal|\bmensual|\banual|25 ?%/i,
    headings: [],
    types: [],
    figure:
      /\bcada (?:\d|un[ao]?\b|dos|tres|mes|semana|día|noche|año|vez|mañana|turno|servicio|uso|media hora)|\d (?:veces|vez)|(?:una|dos|tres) ve(?:z|ces)|\bdiari|\ba diario|\bsemanal|\bmensual|\banual/i,
  },
  {
    kind: 'heat',
    asked:
      /\ba cuant[oa]s?\b(?! (?:vend|sale|esta|va\b|cobr|lo\b|la\b|el\b|un|cada|por|persona|comensal|gente|salen|tocan?|cabe))|\ba (?:que|cuanta) temperatura\b|\bque temperatura\b|\ba cuantos grados\b|\bcuantos grados\b|\btemperatura (?:de|del|para)\b|\btemperatura(?: final| interna| interior)?\W*$/,
    told: /\d ?°C?|\d ?grados|templ|ambiente|hervor|frío/i,
    headings: [],
    types: [],
    figure: /\d °C/,
  },
  {
    kind: 'time',
    asked:
      /\bcuant[oa]s? (?:tiempo|rato|horas|minutos|segundos)\b|\b(?:tiempos?|minutos|horas) de (?!servicio|vida|conserv|antelacion)[a-z]|\bcuanto (?:l[aeo]s? (?:dej|teng|manteng|ten)\w*|(?:dejo|dejamos|se dejan?))\b|\bcuanto (?:se |me |l[aeo]s? )?(?:tard|cuec|cuez|coc|horne|hierv|herv|ferment|repos|remoj|desal|marin|macer|adob|ahum|confit|escald|blanque|desangr|purg|brase|as[oa]n?\b|vapor|dej)\w*|\bhow long\b|\btiempos?(?: de (?:coccion|horno|horneado|fritura|fermentacion|reposo))?\W*$|^\W*(?:los )?(?:minutos|horas|segundos)\b|\b(?:minutos|horas|segundos)\W*$/,
    told: new RegExp(`${duration.source}|hasta que|al momento|enseguida|semanas?|mes(?:es)?|años?`, 'u'),
    headings: [],
    types: [],
    figure: duration,
  },
  {
    kind: 'amount',
    asked:
      /\bproporcion\b|\bdosis\b|\bque cantidad\b|\bcuant[oa]s? (?:gramos|mililitros|ml|kilos?|litros?|hojas|cucharad\w+|gotas|cargas)\b|\b(?:con )?cuant[oa] (?!tiempo|rato|antes|se\b|me\b|le\b)[a-z]{3,}(?: [a-z]{2,}){0,3} (?:lleva|llevan|pongo|echo|meto|necesit\w+)\b|\bcon cuant[oa] [a-z]{3,}\b/,
    told: /\d ?(?:g|kg|mg|ml|cl|dl|l|%|hojas?|claras?|yemas?|huevos?|gotas?|partes?|cargas?|cucharad\w+|unidades|piezas|veces|volúmenes)(?!\p{L})|\d ?[:+·] ?\p{L}?|\bmedi[oa]\b|\bpartes?\b|\bun(?:a|o)? (?:cucharad|pizca|chorr|gota|hoja)/iu,
    headings: [],
    types: [],
  },
]
