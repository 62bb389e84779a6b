import { IconMessages, IconNotebook, IconReceipt2 } from '@tabler/icons-react'
import { landingTexts } from './texts.ts'

const { recipes, assistant, costing } = landingTexts.cards

/** The three highlights. Recipes and AI lead to their screens; the third is no link (spec §2). */
export const featureCards = [
  { ...recipes, icon: IconNotebook, to: '/recipes' },
  { ...assistant, icon: IconMessages, to: '/ai-assistant' },
  { ...costing, icon: IconReceipt2, to: undefined },
] as const
