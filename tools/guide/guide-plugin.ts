import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import type { Plugin } from 'vite'
import { parseGuide } from './parse-guide.ts'

/** `import { guide } from '#docs/guia.md'`: the guide as data, its pictures with their size and an address of their own. */
export const guidePlugin = (): Plugin => ({
  name: 'obrador-guide',
  enforce: 'pre',
  load: {
    filter: { id: /\/docs\/guia\.md$/ },
    handler: async (file) => {
      const markdown = readFileSync(file, 'utf8')
      const folder = dirname(file)
      const pictures = [...markdown.matchAll(/^!\[.+\]\(([\w./-]+)\)$/gm)].map(([, src = '']) => src)
      const sizes = new Map(
        await Promise.all(pictures.map(async (src) => [src, await sizeOf(join(folder, src))] as const)),
      )
      const guide = parseGuide(markdown, (src) => sizes.get(src) ?? { width: 0, height: 0 })
      const imports = pictures.map((src, at) => `import picture${at} from ${JSON.stringify(join(folder, src))}`)
      const addresses = pictures.map((src, at) => `${JSON.stringify(src)}: picture${at}`)
      // One address for each picture, put in where the guide shows it.
      return `${imports.join('\n')}
const addresses = { ${addresses.join(', ')} }
const placed = (block) => (block.kind === 'picture' ? { ...block, src: addresses[block.src] } : block)
const read = ${JSON.stringify(guide)}
export const guide = {
  ...read,
  intro: read.intro.map(placed),
  sections: read.sections.map((section) => ({ ...section, blocks: section.blocks.map(placed) })),
}`
    },
  },
})

/** Pictures are taken at twice the size they are shown in. */
const scale = 2

const sizeOf = async (file: string): Promise<{ width: number; height: number }> => {
  const { width, height } = await sharp(file).metadata()
  return { width: Math.round(width / scale), height: Math.round(height / scale) }
}
