import type { Dish } from './dish.ts'
import { bakeryDishes } from './dishes-bakery.ts'
import { drinkDishes } from './dishes-drinks.ts'
import { fishDishes } from './dishes-fish.ts'
import { gardenDishes } from './dishes-garden.ts'
import { meatDishes } from './dishes-meat.ts'
import { pastryDishes } from './dishes-pastry.ts'
import { riceAndPastaDishes } from './dishes-rice-pasta.ts'
import { sauceDishes } from './dishes-sauces.ts'
import { savouryDishes } from './dishes-savoury.ts'
import { spoonDishes } from './dishes-spoon.ts'
import { sweetDishes } from './dishes-sweet.ts'
import { worldDishes } from './dishes-world.ts'

/** All dishes: first those whose kind says how they are made, then those with steps of their own. */
export const dishes: readonly Dish[] = [
  ...savouryDishes,
  ...sweetDishes,
  ...spoonDishes,
  ...riceAndPastaDishes,
  ...gardenDishes,
  ...fishDishes,
  ...meatDishes,
  ...worldDishes,
  ...sauceDishes,
  ...bakeryDishes,
  ...pastryDishes,
  ...drinkDishes,
]
