/** How a kitchen paints what went wrong, and the plain word our pages of faults have for it. Over the folded, written-out text. */
const pictures: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:como|hech[oa]s?|parecen?|es|son) (?:un |una |unos |unas )?(?:ladrillos?|piedras?|rocas?|pedruscos?|marmol|cemento armado|tochos?)\b/g,
    'duro',
  ],
  [/\bno (?:le )?entra (?:ni )?(?:la cuchara|la pala|el boleador|el cuchillo)\b/g, 'queda duro'],
  [/\b(?:como|es|son|parecen?|salen?|quedan?) (?:una |un )?(?:suelas?|zapatos?|gomas?|chicles?)\b/g, 'queda gomoso'],
  [/\b(?:como|es|parecen?|son|salen?|quedan?) (?:una |un )?(?:sopas?|agua|aguachirri|aguachirle)\b/g, 'queda liquido'],
  [
    /\b(?:es |son |parece |un |una |como |hech[oa] )*(?:mazacote|engrudo|pegote|argamasa|plasta|pelotas?|mazacotes)\b/g,
    'queda apelmazado',
  ],
  [/\b(?:hech[oa]s? )?(?:papilla|pure|trizas|migas)\b(?= (?:al|cuando|en cuanto|por)\b)/g, 'queda deshecho'],
  [
    /\b(?:parecen?|como|es|son|sale) (?:de )?(?:huevos? revueltos?|tortilla|requeson|yogur cortado)\b/g,
    'queda cortado',
  ],
  [/\b(?:bolas?|esferas?|perlas?) (?:macizas?|duras?|solidas?)\b/g, 'esferas macizas por dentro'],
  [
    /\b(?:suelta|suda|llora|escupe|pierde|chorrea|rezuma)n? (?:toda |mucha )?(?:la |el )?mantequilla\b/g,
    'se suelta mantequilla',
  ],
]

/** A turn that tells of a fault by a picture, in the words of the pages. */
export const inPlainWords = (written: string): string =>
  pictures.reduce((said, [picture, plain]) => said.replace(picture, plain), written)
