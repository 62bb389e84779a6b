import { numberWords } from '#core/spanish/number.ts'
import type { Numbers } from './numbers.ts'

/** Who is spoken of by how old he is: 'mi madre de 90', 'una señora con 84 años', 'el abuelo, 91'. */
const aged =
  /(?<!\bmasa )\b(?:madres?|padres?|mama|papa|abuel[oa]s?|yay[oa]s?|suegr[oa]s?|ti[oa]s?|herman[oa]s?|prim[oa]s?|ves?cin[oa]s?|amig[oa]s?|jef[ea]s?|senor[ae]?s?|don|dona|hombres?|mujer|mujeres|marido|espos[oa]|client[ea]s?|personas?|gente|alguien|comensal(?:es)?|huesped(?:es)?|usuari[oa]s?|residentes?|invitad[oa]s?|matrimonio|pareja|monjas?|cura|parroquian[oa]s?)(?:,| que (?:ya )?(?:tienen?|tendra|cumplen?)| ya| tienen?| cumplen?)? (?:(?:con|de|tiene|cumple|a sus|casi|unos) )*(\d{2,3})(?! ?(?:g|gr|gramos?|kg|kilos?|€|eur|euros?|%|min|minutos?|h|horas?|dias?|meses|semanas?|c|grados|cm|mm|ml|cl|l|litros?|pax|personas?|raciones|cubiertos|[.,]\d)\b)(?! ?[€%°º])/g

/** 'Con 87 años', whoever it is; a vinegar, a recipe or a habit may be as old. */
const years =
  /(?<!\b(?:vinagres?|balsamicos?|vinos?|jerez|recetas?|masa madre|jamon|cognac|ron|whisky|brandy|casa|horno|restaurante|bar|hace|desde|llevo|lleva|llevamos|durante)\b.{0,12})\b(?:con|de|tiene|tienen|cumple|cumplen|para) (\d{2,3}) (?:anos|anitos)\b/g

/** 'La señora de la mesa 4 que tiene 82'. */
const agedApart =
  /(?<!\bmasa )\b(?:madre|padre|abuel[oa]|yay[oa]|suegr[oa]|ti[oa]|ves?cin[oa]|senora?|hombre|mujer|client[ea]|persona|comensal|huesped|residente)s?\b.{0,40}\bque (?:ya )?(?:tienen?|cumplen?) (\d{2,3})\b(?! ?(?:g|gr|kg|kilos?|€|euros?|%|min|minutos?|h|horas?|dias?|meses|c|grados|pax|personas)\b)/g

const eldest = 115
const elderly = 65

const few = '(\\d{1,2}|un|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once)'
/** 'Mi cuñada está de 7 meses', 'ella, de seis meses, quiere': who expects a child counts in months. */
const expecting = new RegExp(
  `\\b(?:(?:esta|estoy|va|voy|anda) (?:ya )?(?:de|por|en el)|embarazo de) (?:casi )?${few} (?:mes(?:es)?|semanas?)\\b(?! (?:de )?(?:curad|madur|sec|edad))`,
)
/** 'Mi nieto de 10 meses', 'un niño con ocho meses'. */
const infant = new RegExp(
  `\\b(?:hij[oa]|nin[oa]|niet[oa]|sobrin[oa]|herman(?:it)?[oa]|prim(?:it)?[oa]|peque|crio|criatura|nen[ea]?|chiquitin[a]?|ahijad[oa]|renacuajo|enan[oa])s?,?(?: que tiene| tiene| con| de)* ${few} mes(?:es)?\\b`,
)

/** 'Y a la hermana de 3 años': whose years say that it is a child. */
const child = new RegExp(
  `\\b(?:hij|nin|niet|sobrin|herman(?:it)?|prim(?:it)?|cri|nen|ahijad|chaval|chic|client|comensal|peque|alguien|persona)(?:[oae]s?)?,? (?:que tiene |con |de |que tienen )?${few} (?:anos|anitos|ano|anito)\\b`,
)
const isChild = (folded: string): boolean => {
  const [, said = ''] = child.exec(folded) ?? []
  const years = numberWords.get(said) ?? Number(said)
  return years >= 1 && years <= 12
}

/** 'A los 8 meses', of what somebody eats; a ham or a cheese is as old, too. */
const atMonths = /\ba los (\d{1,2}) meses\b/
const ages =
  /\b(?:jamon|quesos?|vinos?|vinagre|cur\w+|barrica|bodega|madur\w+|embotell\w+|caduc\w+|congel\w+|conserva|licor|miso|abr\w+)\b/
const isSuckling = (folded: string): boolean => {
  const [, months] = atMonths.exec(folded) ?? []
  return months !== undefined && Number(months) < 12 && !ages.test(folded)
}

/** Tags of guests that only their age tells. Folded text. */
export const guestsByAge = (folded: string): readonly string[] => [
  ...([aged, agedApart, years]
    .flatMap((one) => [...folded.matchAll(one)])
    .some(([, age]) => {
      const value = Number(age)
      return value >= elderly && value <= eldest
    })
    ? ['mayor']
    : []),
  ...(expecting.test(folded) ? ['embarazada'] : []),
  ...(isInfant(folded) || isSuckling(folded) ? ['bebe'] : []),
  ...(isChild(folded) ? ['nino'] : []),
]

/** 'Para un niño de 5': his years, where only the figure is said. */
const childsAge =
  /\b(?:hij[oa]|nin[oa]|niet[oa]|sobrin[oa]|chaval[a]?|peque|crio|cria|nen[ea])s? de (\d{1,2})\b(?! ?(?:anos?|mes|semanas?|dias?|g|gr|kg|kilos?|€|euros?|%|personas?|raciones|[.,]\d))/
const oldestChild = 14
export const withChildsYears = (numbers: Numbers, folded: string): Numbers => {
  const [, age] = childsAge.exec(folded) ?? []
  return age === undefined || Number(age) > oldestChild || numbers.meses.length > 0
    ? numbers
    : { ...numbers, meses: [Number(age) * 12] }
}

const isInfant = (folded: string): boolean => {
  const [, months] = infant.exec(folded) ?? []
  return months !== undefined && !(Number(months) >= 12)
}
