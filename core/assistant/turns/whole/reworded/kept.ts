import { fold } from '#core/spanish/fold.ts'

const agreeing =
  '(?:(?:vale|ok|okey|okay|si|perfect[oa]|genial|guay|bien|muy bien|bueno|buen[oa]|venga|pues|y|listo|estupend[oa]|gracias|de acuerdo|me gusta|ahora|anda|porfa|por favor|tio|maja|majo)[,.;: !]+)*'
const verb =
  '(?:guard|met|apunt|anad|pon|sub|agreg|inclu[iy]|archiv|registr|anot|escrib|pas|copi|mand|ech|dej)(?:ar|er|ir|[aei]|ga)?'
const asked = '(?:(?:me |nos )?(?:quiero|quisiera|puedes|podrias|puedo) )?'
const place =
  '(?: (?:en|a|al|entre|con) (?:(?:el|la|las|los|mis?|nuestr[oa]s?) )?(?:recetas?|recetario|biblioteca|libro(?: de recetas)?|cuaderno|carpeta|coleccion|fichas?|fichero|libreta|apuntes)(?: (?:mi[oa]s?|nuestr[oa]s?))?)'
const other = '(?: (?:asi|tal cual|tambien|ya|esta|esta receta|la receta|entonces|pues|por favor|porfa|anda))*'

/** 'Vale, métela en mis recetas', 'me la apuntas en el recetario', 'que se quede en mi biblioteca': with the place it is kept in. */
const inItsPlace = new RegExp(
  `^\\W*${agreeing}(?:${asked}${verb}(?:me|nos|se)?l[aeo]s?${other}${place}|(?:(?:me|nos|se) )?l[aeo]s? (?:${verb}s?|quiero)${other}${place}|que se quede${other}${place}|${asked}${verb}${other}${place})${other}\\W*$`,
)
/** 'Apúntamela', 'me la quedo': of a recipe just made there is nothing else to do with it. */
const ofMade = new RegExp(
  `^\\W*${agreeing}(?:(?:apunt|anot|archiv|registr)[ae](?:me|nos)?l[ao]s?|me l[ao]s? quedo|me l[ao]s? (?:guardo|apunto|anoto))${other}\\W*$`,
)

/** The order to keep what was made, however it is put; null of any other turn. */
export const keeping = (content: string, isMade: boolean): string | null => {
  if (content.length > longest) return null
  const folded = fold(content)
  return inItsPlace.test(folded) || (isMade && ofMade.test(folded)) ? 'guárdala' : null
}

/** A longer turn says more than to keep it. Characters. */
const longest = 80
