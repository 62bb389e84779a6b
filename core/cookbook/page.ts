import type { Category } from '#core/knowledge/categories.ts'
import type { IngredientDraft } from '#core/recipes/recipe.ts'
import type { Place } from './place.ts'

/** The headings a page may have, in the order in which we write them. The reader refuses any other. */
export const headings = [
  'Qué es',
  'Ingredientes',
  'Elaboración',
  'Proporción',
  'Puntos',
  'Fallos',
  'Guardar',
  'Cambios',
  'Escala',
  'Rendimiento',
  'Servir',
  'Curiosidad',
] as const

export type Heading = (typeof headings)[number]

/** The three parts of the cookbook, by the name of their folder. */
export const pageKinds = ['dishes', 'bases', 'cards'] as const

/** A dish is served as it is, a base goes into dishes, a card tells of a technique, a product, a fault, a rule. */
export type PageKind = (typeof pageKinds)[number]

/** An ingredient of a page: its amount, and what it is kept for when not all of it goes in with the rest. */
export type PageIngredient = IngredientDraft & {
  /** 'para freír', 'para el caramelo'; blank when it has no use of its own. */
  readonly reserve: string
  /** Line of the file, from 1. */
  readonly line: number
}

export type Section = {
  readonly heading: Heading
  /** The lines under the heading that are not blank, as they are written. */
  readonly lines: readonly { readonly text: string; readonly line: number }[]
}

/** One thing the kitchen knows, with everything known about it. */
export type Page = {
  readonly kind: PageKind
  /** 'bases/salsas/mayonesa': unique, and how pages name each other. */
  readonly path: string
  readonly name: string
  /** What else cooks call it. */
  readonly aliases: readonly string[]
  /** Names taken for it that are another thing: 'lactonesa' of mayonnaise. */
  readonly falseFriends: readonly string[]
  /** What kind of thing it is: 'salsa emulsionada', 'técnica'. */
  readonly type: string
  /** Category of the recipe that comes of it; null for cards. */
  readonly category: Category | null
  /** Servings the ingredients give; null where the page counts in grams only. */
  readonly servings: number | null
  /** Grams that come out of the ingredients; null where not said. */
  readonly yieldGrams: number | null
  /** Ids of the hazards it carries: 'huevo-crudo'. */
  readonly hazards: readonly string[]
  /** Other words under which cooks ask for it. */
  readonly questions: readonly string[]
  /** The ingredient another food may take the place of, and of which classes; null where its name allows none. */
  readonly slot: { readonly food: string; readonly classes: readonly string[] } | null
  /** Where its figures come from: regulation and article, authority, book, or 'oficio'. */
  readonly source: string
  /** Where a dish has its place; null of bases and cards. */
  readonly place: Place | null
  readonly ingredients: readonly PageIngredient[]
  /** How it is made, infinitive, one step a line. */
  readonly steps: readonly string[]
  readonly sections: readonly Section[]
}

/** Something in a page that does not hold together. */
export type PageProblem = { readonly path: string; readonly line: number; readonly text: string }

/** 'bases/salsas/mayonesa.md:12: …', as editors and terminals can follow it. */
export const problemLine = ({ path, line, text }: PageProblem): string => `${path}.md:${line}: ${text}`

/** The lines under a heading; none where the page has no such heading. */
export const sectionLines = (page: Page, heading: Heading): readonly string[] =>
  page.sections.find((section) => section.heading === heading)?.lines.map(({ text }) => text) ?? []
