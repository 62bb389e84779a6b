import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

export type Picture = { readonly screen: string; readonly caption: string; readonly file: string }

/** One page with all pictures, a row per screen; a click shows one in full. */
export const writeContactSheet = (folder: string, pictures: readonly Picture[]): void => {
  const screens = [...new Set(pictures.map(({ screen }) => screen))].sort()
  const rows = screens.map((screen) => {
    const figures = pictures
      .filter((one) => one.screen === screen)
      .map(
        ({ file, caption }) =>
          `<figure><a href="${file}"><img src="${file}" alt="" loading="lazy"></a><figcaption>${caption}</figcaption></figure>`,
      )
    return `<section id="${screen}"><h2>${screen}</h2><div>${figures.join('')}</div></section>`
  })
  const links = screens.map((screen) => `<a href="#${screen}">${screen}</a>`)
  writeFileSync(join(folder, 'index.html'), `${head}<nav>${links.join(' ')}</nav>${rows.join('\n')}\n`)
}

const head = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Obrador · screens</title><style>
body { margin: 2rem; font: 14px/1.4 system-ui, sans-serif; color: #222; background: #ddd }
nav { display: flex; flex-wrap: wrap; gap: .25rem 1rem }
div { display: flex; gap: 1rem; align-items: start; overflow-x: auto; padding-bottom: 1rem }
figure { margin: 0 } img { height: 26rem; max-width: none; object-fit: cover; object-position: top; border: 1px solid #999 }
</style>`
