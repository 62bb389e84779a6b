import type { UndoableTable } from '#core/api/undo.ts'

/** What a deletion takes along or lets go (docs/decisiones/003), and of which columns each kept row is made. */

export type KeptTable = UndoableTable | 'price_offers'
type Column<Table extends string> = { readonly table: Table; readonly column: string }

type Going = {
  /** Rows that go with it, parents before children. */
  readonly children: readonly Column<KeptTable>[]
  /** Columns that pointed at it and are emptied. */
  readonly links: readonly Column<KeptTable | 'recipes'>[]
}

export const goingWith: Readonly<Record<UndoableTable, Going>> = {
  folders: {
    children: [],
    links: [
      { table: 'recipes', column: 'folder_id' },
      { table: 'folders', column: 'parent_id' },
    ],
  },
  projects: {
    children: [
      { table: 'recipe_variations', column: 'project_id' },
      { table: 'project_comments', column: 'project_id' },
    ],
    links: [],
  },
  recipe_variations: { children: [], links: [{ table: 'project_comments', column: 'recipe_variation_id' }] },
  project_comments: { children: [], links: [] },
  ingredient_prices: { children: [{ table: 'price_offers', column: 'price_id' }], links: [] },
  ice_cream_ingredients: { children: [], links: [] },
}

/** Columns that point at something which may have gone meanwhile, and to which table; the row then comes back without it. */
export const looseColumns: Readonly<Partial<Record<KeptTable, Readonly<Record<string, KeptTable | 'recipes'>>>>> = {
  folders: { parent_id: 'folders' },
  recipe_variations: { recipe_id: 'recipes' },
  project_comments: { recipe_variation_id: 'recipe_variations' },
}

type Columns = {
  readonly plain: readonly string[]
  /** Those that may be long; they are what the size of a removal is made of. */
  readonly texts?: readonly string[]
  readonly json?: readonly string[]
}

/** Every column but `user_id` and `id`; held against the database by server/undo/undo.test.ts. */
export const columnsOf: Readonly<Record<KeptTable, Columns>> = {
  folders: { plain: ['name', 'parent_id', 'created_at'] },
  projects: { plain: ['name', 'created_at', 'updated_at'], texts: ['description'] },
  recipe_variations: {
    plain: ['project_id', 'recipe_id', 'name', 'created_at', 'updated_at'],
    texts: ['description'],
    json: ['changes', 'base'],
  },
  project_comments: {
    plain: ['project_id', 'recipe_variation_id', 'created_at', 'updated_at'],
    texts: ['content'],
  },
  ingredient_prices: {
    plain: [
      ...['ingredient_name', 'ingredient_key', 'name_key', 'price_per_unit', 'unit', 'source', 'kind'],
      ...['price_date', 'last_updated', 'choice', 'offer_id'],
    ],
  },
  price_offers: {
    plain: [
      ...['price_id', 'supplier', 'supplier_key', 'format', 'format_key', 'amount', 'unit', 'format_price'],
      ...['vat_rate', 'vat_included', 'price_date', 'minimum', 'reference', 'last_updated'],
    ],
  },
  ice_cream_ingredients: {
    plain: [
      ...['formula_id', 'position', 'name', 'quantity', 'unit', 'ingredient_type', 'fat_content', 'sugar_content'],
      ...['water_content', 'non_fat_solids', 'pac_contribution', 'pod_contribution'],
    ],
  },
}
