import type { SugarName } from './ingredient.ts'

/** Molar mass of sucrose, g/mol: PAC = 342.3 / M · 100 (§3.1), so sucrose equivalents ÷ 342.3 are moles of anything. */
export const sucroseMolarMass = 342.3

/** Sucrose equivalents of 1 g of ethanol and of 1 g of salt, by the conventional factors 743 and 585 (§3.4). */
export const alcoholPac = 7.43
export const saltPac = 5.85

/** POD of lactose, sucrose = 1 (§3.1). */
export const lactosePod = 0.16

/** Share of lactose in milk solids non-fat (§2). */
export const lactoseOfMsnf = 0.545

/** Sucrose equivalents per g (§3.1); what is not one sugar (oligosaccharides, polyols) is known as a remainder only. */
const sugarPac: Readonly<Partial<Record<SugarName, number>>> = {
  sucrose: 1,
  glucose: 1.9,
  fructose: 1.9,
  galactose: 1.9,
  maltose: 1,
  freeLactose: 1,
  otherDisaccharides: 1,
}

/** K of Norrish (§5.6). */
const norrishK = { disaccharide: 6.47, maltose: 4.54, monosaccharide: 2.25 }

/** Polyols by the ingredient that brings them (§5.6); maltitol, isomalt and lactitol are taken as disaccharides (011). */
const polyolK: Readonly<Record<string, number>> = {
  xilitol: 1.66,
  sorbitol_polvo: 1.65,
  sorbitol_liquido: 1.65,
  eritritol: 1.34,
  glicerina: 1.16,
}

const sugarK: Readonly<Partial<Record<SugarName, number>>> = {
  glucose: norrishK.monosaccharide,
  fructose: norrishK.monosaccharide,
  galactose: norrishK.monosaccharide,
  maltose: norrishK.maltose,
}

/** √K of what is not told apart: disaccharides, oligosaccharides. */
export const defaultRootK = Math.sqrt(norrishK.disaccharide)

/**
 * Σ √K·n in mol per 100 g (§5.6) of an ingredient with these sugars (g per 100 g). Whatever its sucrose equivalents hold
 * beyond the single sugars is its polyols, oligosaccharides or fibre.
 */
export const norrishOf = (
  ingredientId: string,
  sugars: Readonly<Record<SugarName, number>>,
  msnfLactose: number,
  sucroseEquivalent: number,
): number => {
  let known = msnfLactose
  let sum = msnfLactose * defaultRootK
  for (const [name, factor] of Object.entries(sugarPac) as [SugarName, number][]) {
    const equivalent = sugars[name] * factor
    const k = sugarK[name]
    known += equivalent
    sum += equivalent * (k === undefined ? defaultRootK : Math.sqrt(k))
  }
  const k = polyolK[ingredientId]
  sum += Math.max(0, sucroseEquivalent - known) * (k === undefined ? defaultRootK : Math.sqrt(k))
  return sum / sucroseMolarMass
}
