import { afterAll, beforeAll, expect, test } from 'vitest'
import { exampleFolders, exampleIngredients, exampleRecipes } from '#core/examples/set.ts'
import { type Cook, forEachEngine, type Kitchen, newCook, openKitchen } from '#testing/harness.ts'

forEachEngine((engine) => {
  let kitchen: Kitchen
  beforeAll(async () => {
    kitchen = await openKitchen(engine)
  })
  afterAll(() => kitchen.close())

  const nothing = { folder: 0, recipe: 0, price: 0, project: 0, formula: 0 }
  const all = {
    folder: exampleFolders.length,
    recipe: exampleRecipes.length,
    price: exampleIngredients.length,
    project: 1,
    formula: 1,
  }
  const lists = {
    folders: '/rest/v1/folders',
    recipes: '/rest/v1/recipes?limit=100',
    prices: '/rest/v1/ingredient_prices?limit=200',
    projects: '/rest/v1/projects',
    formulas: '/rest/v1/ice_cream_formulas',
  }
  const items = async (cook: Cook, list: keyof typeof lists) => (await cook.call('GET', lists[list])).body.items
  const sizes = async (cook: Cook) => {
    const found: number[] = []
    for (const list of ['folders', 'recipes', 'prices', 'projects', 'formulas'] as const)
      found.push((await items(cook, list)).length)
    return found
  }
  const named = async (cook: Cook, list: keyof typeof lists, name: string) =>
    (await items(cook, list)).find((item: { name: string }) => item.name === name)
  const load = (cook: Cook) => cook.call('POST', '/rest/v1/examples')
  const remove = (cook: Cook) => cook.call('DELETE', '/rest/v1/examples')
  const full = [all.folder, all.recipe, all.price, 1, 1]
  const loaded = async (name: string): Promise<Cook> => {
    const cook = await newCook(kitchen, name)
    expect(await load(cook)).toEqual({ status: 201, body: all })
    return cook
  }

  test('sin cargar no hay nada; cargar lo trae todo, en orden; quitar lo deja como estaba', async () => {
    const cook = await newCook(kitchen, 'ana')
    const other = await newCook(kitchen, 'beto')
    expect(await cook.call('GET', '/rest/v1/examples')).toEqual({ status: 200, body: nothing })
    expect(await load(cook)).toEqual({ status: 201, body: all })
    expect(await sizes(cook)).toEqual(full)
    expect((await items(cook, 'recipes')).map(({ name }: { name: string }) => name)).toEqual(
      exampleRecipes.map(({ name }) => name),
    )
    expect(await sizes(other)).toEqual([0, 0, 0, 0, 0])
    expect(await remove(other)).toEqual({ status: 200, body: { removed: nothing, kept: [] } })
    expect(await remove(cook)).toEqual({ status: 200, body: { removed: all, kept: [] } })
    expect(await sizes(cook)).toEqual([0, 0, 0, 0, 0])
    expect(await cook.call('GET', '/rest/v1/examples')).toEqual({ status: 200, body: nothing })
  })

  test('dos toques, dos pestañas a la vez: se carga una vez', async () => {
    const cook = await newCook(kitchen, 'doble')
    for (let round = 0; round < 5; round++) {
      const answers = await Promise.all([load(cook), load(cook), load(cook)])
      for (const answer of answers) expect(answer).toEqual({ status: 201, body: all })
      expect(await load(cook)).toEqual({ status: 201, body: all })
      expect(await sizes(cook)).toEqual(full)
      const removals = await Promise.all([remove(cook), remove(cook)])
      expect(removals.map(({ status }) => status)).toEqual([200, 200])
      expect(await sizes(cook)).toEqual([0, 0, 0, 0, 0])
    }
  })

  test('las recetas se leen enteras, tienen coste y alérgenos; la fórmula llega analizada', async () => {
    const cook = await loaded('entera')
    const { id } = await named(cook, 'recipes', 'Croquetas de jamón ibérico')
    const { body: recipe } = await cook.call('GET', `/rest/v1/recipes/${id}`)
    expect(recipe).toMatchObject({ servings: 10, category: 'Entrantes', warnings: [] })
    expect(recipe.ingredients[0]).toMatchObject({ name: 'Leche entera', quantity: 1.2, unit: 'l' })
    const { body: costs } = await cook.call('GET', '/rest/v1/recipe_costs?limit=50')
    expect(costs.items).toHaveLength(12)
    for (const item of costs.items) expect(item, item.name).toMatchObject({ without_price: 0 })
    const { body: allergens } = await cook.call('GET', `/rest/v1/recipes/${id}/allergens`)
    expect(JSON.stringify(allergens)).toContain('gluten')
    const [formula] = await items(cook, 'formulas')
    expect(formula).toMatchObject({ name: 'Helado de turrón de Jijona', firmness_level: 'Óptimo' })
    const { body: process } = await cook.call('GET', `/rest/v1/ice_cream_processes?formula_id=${formula.id}`)
    expect(process.item.pasteurization_temp).toBeGreaterThan(60)
    const { body: analysis } = await cook.call('GET', `/rest/v1/ice_cream_analysis?formula_id=${formula.id}`)
    expect(analysis.item.analysis.steps.length).toBeGreaterThan(3)
  })

  test('las variaciones parten de su receta de hoy: nada que poner al día', async () => {
    const cook = await loaded('laboratorio')
    const [project] = await items(cook, 'projects')
    expect(project).toMatchObject({ variation_count: 2, comment_count: 1 })
    const { body } = await cook.call('GET', `/rest/v1/recipe_variations?project_id=${project.id}`)
    expect(body.items.map(({ name }: { name: string }) => name)).toEqual(['De setas', 'Sin gluten'])
    for (const variation of body.items)
      expect(variation).toMatchObject({ recipe_name: 'Croquetas de jamón ibérico', newer_base: null })
  })

  test('un precio que ya estaba se queda, al cargar y al quitar', async () => {
    const cook = await newCook(kitchen, 'precios')
    const mine = { ingredient_name: 'HARINA de trigo', price_per_unit: 0.55, unit: 'kg' }
    await cook.call('POST', '/rest/v1/ingredient_prices', mine)
    expect((await load(cook)).body.price).toBe(all.price - 1)
    const { body } = await remove(cook)
    expect(body).toEqual({ removed: { ...all, price: all.price - 1 }, kept: [] })
    expect(await items(cook, 'prices')).toMatchObject([mine])
  })

  test('lo que se ha cambiado se queda, con lo que le hace falta, y ya no es de ejemplo', async () => {
    const cook = await loaded('cambios')
    const gazpacho = await named(cook, 'recipes', 'Gazpacho andaluz')
    const { body: whole } = await cook.call('GET', `/rest/v1/recipes/${gazpacho.id}`)
    await cook.call('PUT', `/rest/v1/recipes/${gazpacho.id}`, { ...whole, name: 'Gazpacho de la casa' })
    const [formula] = await items(cook, 'formulas')
    const { body: rows } = await cook.call('GET', `/rest/v1/ice_cream_ingredients?formula_id=${formula.id}`)
    await cook.call('PATCH', `/rest/v1/ice_cream_ingredients/${rows.items[0].id}`, { quantity: 575 })
    const azafran = (await cook.call('GET', '/rest/v1/ingredient_prices?name=azafran')).body.items[0]
    await cook.call('PATCH', `/rest/v1/ingredient_prices/${azafran.id}`, { price_per_unit: 4000, unit: 'kg' })

    const { body } = await remove(cook)
    expect(body.kept).toContainEqual({ kind: 'recipe', name: 'Gazpacho de la casa' })
    expect(body.kept).toContainEqual({ kind: 'folder', name: 'Entrantes' })
    expect(body.kept).toContainEqual({ kind: 'formula', name: 'Helado de turrón de Jijona' })
    expect(body.kept).toContainEqual({ kind: 'price', name: 'Azafrán' })
    expect(body.kept).toContainEqual({ kind: 'price', name: 'Pepino' })
    // Eight ingredients of the gazpacho, and the saffron.
    expect(await sizes(cook)).toEqual([1, 1, 9, 0, 1])
    expect((await cook.call('GET', '/rest/v1/examples')).body).toEqual(nothing)
    expect((await remove(cook)).body).toEqual({ removed: nothing, kept: [] })
    expect((await load(cook)).body).toEqual({ ...all, price: all.price - 9 })
    expect((await items(cook, 'recipes')).length).toBe(13)
  })

  test('una elaboración de ejemplo se queda mientras la lleve una receta que se queda', async () => {
    const cook = await newCook(kitchen, 'elaboracion')
    await cook.call('POST', '/rest/v1/examples')
    const { body } = await cook.call('GET', '/rest/v1/recipes?name=carrilleras')
    const { body: dish } = await cook.call('GET', `/rest/v1/recipes/${body.items[0].id}`)
    expect(dish.linked).toMatchObject([{ name: 'Fondo oscuro de ave', known: { millilitres: 2400 } }])
    await cook.call('PUT', `/rest/v1/recipes/${dish.id}`, { ...dish, servings: 8 })
    await cook.call('DELETE', '/rest/v1/examples')
    const left = (await cook.call('GET', '/rest/v1/recipes')).body.items.map(({ name }: { name: string }) => name)
    expect(left.sort()).toEqual(['Carrilleras de ternera al vino tinto', 'Fondo oscuro de ave'])
  })

  test('un comentario propio retiene el proyecto y la receta base; una variación propia, su receta', async () => {
    const cook = await loaded('comentario')
    const [project] = await items(cook, 'projects')
    kitchen.wait(1000)
    await cook.call('POST', '/rest/v1/project_comments', { project_id: project.id, content: 'Más sal' })
    const { body } = await remove(cook)
    expect(body.kept).toContainEqual({ kind: 'project', name: 'Croquetas de temporada' })
    expect(body.kept).toContainEqual({ kind: 'recipe', name: 'Croquetas de jamón ibérico' })
    expect(body.removed.recipe).toBe(11)
  })

  test('corregir un alérgeno o guardarla en una carpeta propia es quedársela; borrar la carpeta de ejemplo no', async () => {
    const cook = await loaded('carpetas')
    const { body: folder } = await cook.call('POST', '/rest/v1/folders', { name: 'Menú del día' })
    const tortilla = await named(cook, 'recipes', 'Tortilla de patatas')
    await cook.call('PATCH', `/rest/v1/recipes/${tortilla.id}`, { folder_id: folder.id })
    const arroz = await named(cook, 'recipes', 'Arroz a banda')
    const correction = { recipe_id: arroz.id, allergen: 'apio', state: 'contiene', note: '' }
    const corrected = await cook.call('PUT', `/rest/v1/recipes/${arroz.id}/allergens/apio`, correction)
    expect(corrected.status).toBeLessThan(300)
    const pastry = await named(cook, 'folders', 'Pastelería')
    await cook.call('DELETE', `/rest/v1/folders/${pastry.id}`)
    const { body } = await remove(cook)
    const recipes = body.kept.filter(({ kind }: { kind: string }) => kind === 'recipe')
    expect(recipes).toEqual([
      { kind: 'recipe', name: 'Arroz a banda' },
      { kind: 'recipe', name: 'Tortilla de patatas' },
    ])
    expect(body.removed).toMatchObject({ recipe: 10, folder: 2 })
    const names = (await items(cook, 'folders')).map(({ name }: { name: string }) => name)
    expect(names).toEqual(['Menú del día', 'Platos principales'])
  })

  test('borradas a mano las recetas, se pueden cargar otra vez y nada sale doble', async () => {
    const cook = await loaded('a-mano')
    for (const { id } of await items(cook, 'recipes')) await cook.call('DELETE', `/rest/v1/recipes/${id}`)
    expect((await cook.call('GET', '/rest/v1/examples')).body).toEqual({ ...all, recipe: 0 })
    expect(await load(cook)).toEqual({ status: 201, body: all })
    expect(await sizes(cook)).toEqual(full)
  })

  test('lo que el cocinero ha hecho se queda todo', async () => {
    const cook = await loaded('propias')
    const mine = {
      name: 'Migas',
      servings: 4,
      method: 'Remojar el pan.',
      ingredients: [{ name: 'Ajo', quantity: 20, unit: 'g' }],
    }
    await cook.call('POST', '/rest/v1/recipes', mine)
    await cook.call('POST', '/rest/v1/projects', { name: 'Migas de verano' })
    const { body } = await remove(cook)
    expect(body.kept).toEqual([{ kind: 'price', name: 'Ajo' }])
    expect(await sizes(cook)).toEqual([0, 1, 1, 1, 0])
  })
})
