import { fold } from '#core/spanish/fold.ts'
import { isJoining, termOf, termsOf, wordsIn } from './terms.ts'

/** Spanish as it is typed on a telephone with wet hands. The first column is the whole word, folded. */
const short: Readonly<Record<string, string>> = {
  ago: 'hago',
  ase: 'hace',
  aser: 'hacer',
  cm: 'como',
  cmo: 'como',
  cn: 'con',
  cnt: 'cuanto',
  cto: 'cuanto',
  cuant: 'cuanto',
  d: 'de',
  dl: 'del',
  dnd: 'donde',
  k: 'que',
  ke: 'que',
  kiero: 'quiero',
  kien: 'quien',
  kilo: 'kilo',
  m: 'me',
  mñn: 'mañana',
  n: 'en',
  nec: 'necesito',
  ocupo: 'necesito',
  p: 'para',
  pa: 'para',
  pal: 'para el',
  pk: 'por que',
  porq: 'por que',
  porke: 'por que',
  pq: 'por que',
  q: 'que',
  qe: 'que',
  s: 'se',
  tb: 'tambien',
  tmb: 'tambien',
  tmp: 'tiempo',
  tp: 'tampoco',
  weno: 'bueno',
  x: 'por',
  xa: 'para',
  xfa: 'por favor',
  xk: 'por que',
  xq: 'por que',
}

/** A folded text with its abbreviations written out. */
export const writtenOut = (folded: string): string =>
  folded.replace(/(?<![a-z\d/.])[a-z]{1,6}(?![a-z\d/])/g, (word) => short[word] ?? word)

/**
 * Words that ask, order or are polite and name nothing, in Spanish and in the languages cooks of our kitchens speak. What
 * they ask for is read elsewhere (heading-asked.ts).
 */
const asking = new Set(
  (
    'cojo coge cogemos elijo elige elegimos escojo ' +
    'hola buenas buenos dias tardes noches oye oiga porfa favor gracias vale venga anda pues bueno jefe chef tio wey onda ' +
    'digo dime diga decir dices dice explica explicame explicar cuenta cuentame sabes saber sabe necesito necesita necesitas quiero quisiera querria ' +
    'puedo puede puedes podemos podria podrias pueden poder debo debe deberia debes hay tengo tiene tienes tienen tenemos tener hago hace haces hacen hacer hacemos haria hacerlo hacerla haga hagas ' +
    'pongo pone ponen poner pones ponemos echo echar echan lleva llevan llevar uso usa usar usas usan sirve sirven saco sacar doy dar vas va van voy ir queda quedan quede quedo quedado quedada quedados quedadas quedando sale salen salga sala salido salida salidos saliendo ' +
    'bebo bebemos beber tomo tomamos dejo dejar deja dejan dejamos doy dar damos alcanza alcanzar alcanzan entra entran vuelve vuelven aqui alli ' +
    'sigue siguen base tecnica tiempo preparar prepara preparo elaborar elabora elaboro cocinar cocina cocino ' +
    'cosa cosas caso veces vez tipo manera forma modo mejor peor bien mal mucho mucha muchos muchas poco poca pocos pocas demasiado demasiada bastante siempre nunca ahora luego despues antes mientras aun todavia tambien tampoco ' +
    'medio media mitad fallar falla fallo fallos problema problemas truco consejo consejos ' +
    'gramos gramo kilos kilo litros litro kg gr ml cl dl mililitros grado grados minutos minuto horas hora dia segundos ' +
    'cantidad porcentaje proporcion dosis diferencia diferencias diferencian distingue distinguen significa significado llama llaman consiste ' +
    'receta recetas ficha elaboracion plato mio mia mios mias nuestro nuestra ' +
    'the fix how what why is are my do does can could should would of for in on with to an and it long much many you please make made give me list per need use ' +
    'cook cooking cooked com fa fan faig quant quina quin per amb que es el la els les una un fer faci fem vull puc cal sisplau ' +
    'unha receita quero podo canto como fago se fai preciso ' +
    'nola egin zer zenbat nahi dut mesedez behar da'
  ).split(' '),
)

export const onlyAsks = (word: string): boolean => asking.has(word)

/** Words of any question that name no thing of a kitchen, and seldom tell one page from another. */
const little = new Set(
  (
    'veo ver vemos viendo miro mirar mirando llego llega llegan llegar meto mete meten meter metemos metido venir viene vienen venido vino ' +
    'acabo acaba acabar acabado termino termina terminar terminado empiezo empieza empezar empezado parece parecen creo creer pienso pensar ' +
    'intento intentar intentado consigo consigue conseguir logro lograr toca tocan trato tratar necesita calculo calcular calcula ocurre sucede ' +
    'noto nota notar notan cargar cargarme quito quita quitar pillo pilla pillar gusta gustan gustaria deberia acuerdo ' +
    'rato ratito momento encima debajo arriba abajo dentro adentro lado alrededor detras delante cerca lejos atras ' +
    'enorme gigante tremendo gordo gorda igual iguales distinto distinta mismo misma mismos mismas nuevo nueva solo sola solos junto juntos apenas casi ' +
    'justo total siguiente siguientes ultimo ultima proximo proxima entero entera enteros enteras pelin pizca poquito montón monton todo toda todos todas ' +
    'nadie alguien algun alguna algunos algunas ningun ninguna cualquier cualquiera demas ademas entonces tras ' +
    'gente tarde mañana semana año idea duda pregunta verdad culpa cuidado sitio sitios normal ' +
    'hoy ayer anoche vuelta vueltas seguido seguida directo directa directamente exactamente aproximadamente maximo minimo adecuado correcto correcta'
  )
    .split(' ')
    .map((word) => termOf(fold(word))),
)

export const saysLittle = (term: string): boolean => little.has(term)

/** The terms of a name or a question of ours that name something, as a cook's question is read; all of them where none does. */
export const namingTerms = (text: string): string[] => {
  const words = wordsIn(text).filter((word) => !isJoining(word) && !onlyAsks(word) && word.length > 1)
  return words.length === 0 ? termsOf(text) : [...new Set(words.map(termOf))]
}
