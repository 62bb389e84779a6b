const occasions: readonly (readonly [RegExp, string])[] = [
  // What is eaten before a meal is the row of every day.
  [/\bantes de (?:comer|cenar|la (?:comida|cena))\b/, 'aperitivo'],
  [
    /\bcoctel\b.*\b(?:cena|comida)\b|\bcena de pie|\bcoctel\b.*\b(?:[3-6]|tres|cuatro|cinco) ?h(?:oras?)?\b/,
    'cóctel cena',
  ],
  [/\b(?:coctel|copa|recepcion|vino espanol)\b.*\b(?:2|dos) ?h(?:oras?)?\b/, 'cóctel de dos horas'],
  [
    /\bcoctel\b(?! de| con (?!amig|client|invitad|bodas?\b)[a-z])|\b(?:una|la|en) copa\b(?! de)|\brecepcion|\bvino espanol|\bde pie\b|\bfinger/,
    'cóctel',
  ],
  [/\bbarbacoa|\bparrillada|\basado\b/, 'barbacoa'],
  [/\bnin[oa]s?\b|\binfantil|\bcomedor escolar/, 'niños'],
  [/\bbarra\b/, 'barra'],
  [/\bcena\b/, 'cena'],
  [/\bchupitos?\b|\bvasitos?\b/, 'chupito'],
  [/\bdesayunos?\b/, 'desayuno'],
  [/\bguarnicion/, 'guarnición'],
  [/\bde tapa\b|\bpara picar\b|\btapeo\b|\btapita/, 'tapa'],
]

/** The occasion of the table that is spoken of: of the question, or of what was told before it too. */
export const occasionIn = (folded: string, told: string): string | undefined => {
  // The children of a party are not all its guests.
  const isOfChildren =
    !/\badult|\bmayores\b|\d (?:de )?(?:bodas?|banquete|comunion|bautizo|evento|personas|invitados|pax|comensales)\b/.test(
      folded,
    ) && !/\bvino|\bcava|\bcerveza|\bcopas?\b/.test(folded)
  return occasions.find(([pattern, name]) =>
    name === 'niños' ? isOfChildren && pattern.test(folded) : pattern.test(told),
  )?.[1]
}
