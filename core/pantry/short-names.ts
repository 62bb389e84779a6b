/**
 * 'Mousse de choco': chocolate, in the company of sweets; alone, and in any other, a cuttlefish. 'Pastel', 'crema' and 'pudin de choco' may be
 * either: they stay the one that may hurt. `chocos` are always cuttlefish.
 */
const sweet =
  'mousses?|mus|musse|tartas?|tartaletas?|helados?|coulants?|volcan(?:es)?|brownies?|galletas?|cookies?|ganaches?|bizcochos?|trufas?|magdalenas?|muffins?|cupcakes?|batidos?|natillas|flan|flanes|bombones|bombon|napolitanas?|palmeras?|donuts?|berlinas?|macarons?|profiteroles|croissants?|cruas[aá]n(?:es)?|soufl[eé]s?|sorbetes?|glaseados?|cremosos?|semifr[ií]os?|crepes?|gofres?|tortitas|pepitas|chips|virutas|sirope|cobertura|postres?|praline|bavaroise|fondue|turr[oó]n|rosc[oó]n|churros'
const savoury =
  /(?<!\p{L})(?:tinta|sepias?|calamar(?:es)?|pulpo|pescados?|mariscos?|gambas?|lonja|anisakis|plancha|alioli|fritura|habas|papas|patatas?|arroz negro|salad[oa]s?)(?!\p{L})/iu
const beside = new RegExp(
  `(?<!\\p{L})((?:${sweet})(?: \\p{L}{4,12})?(?: (?:de|con|al?))(?: (?:mucho|puro|doble|triple))?) choco(?!\\p{L})`,
  'giu',
)
/** What only chocolate is: white, milk, so much of cocoa, melted, for cooking sweets. */
const kinds =
  /(?<!\p{L})choco(?= (?:blanco|negro|puro|amargo|fondant|con leche|fundido|derretido|templado|atemperado|rallado|en polvo|ruby|\d{2} ?%|al \d{2}))/giu

export const withShortNames = (text: string): string => {
  if (!/choco(?!\p{L})/iu.test(text) || savoury.test(text)) return text
  return text.replace(beside, '$1 chocolate').replace(kinds, 'chocolate')
}
