import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { type Grey, greyOf } from '#server/scanner/photo/grey.ts'
import { featuresOf, figures } from '#server/scanner/reading/figure-net.ts'
import { cellsOf } from '#server/scanner/reading/figure-signs.ts'
import { chromiumPath } from '#tools/check/chromium.mjs'
import { distorted } from './figure-distortions.ts'
import { type Example, trained } from './train-figures.ts'

/**
 * `node tools/scan/make-figures.ts [face …]`: draws the ten figures in the faces the sheets are set in (OFL-1.1, Apache-2.0), distorts
 * them as hands and cameras do, and trains the small network that server/scanner/reading/figure-net.ts looks at figures with. Faces that only sheets held back wear
 * are left out on purpose, so that the score tells of faces never seen; those named are left out too, and how they are read is printed.
 */
const heldBack = 'kalam rancho short-stack pangolin inconsolata crimson-text special-elite libre-baskerville'.split(' ')
const perFigure = 60
const tried = process.argv.slice(2)
const packages = join(import.meta.dirname, '../../node_modules')

const faces = ['@fontsource', '@fontsource-variable'].flatMap((scope) =>
  readdirSync(join(packages, scope)).flatMap((face) =>
    ['400', '700'].flatMap((weight) => {
      const cut = scope === '@fontsource' ? `latin-${weight}-normal` : 'latin-wght-normal'
      const file = join(packages, scope, face, 'files', `${face}-${cut}.woff2`)
      return existsSync(file) ? [{ face, weight, file }] : []
    }),
  ),
)

const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] })
const tab = await browser.newPage({ viewport: { width: 400, height: 300 } })
const drawn = async ({ weight, file }: (typeof faces)[number], figure: number): Promise<Grey> => {
  await tab.setContent(`<style>@font-face{font-family:f;font-weight:100 900;src:url(data:font/woff2;base64,${readFileSync(file).toString('base64')})}
    p{margin:60px 120px;font:${weight} 130px/1.2 f}</style><p>${figure}</p>`)
  await tab.evaluate(() => document.fonts.ready)
  return greyOf(sharp(await tab.screenshot()).trim({ background: '#fff', threshold: 40 }))
}

const examples: (Example & { readonly face: string })[] = []
for (const face of faces)
  for (let figure = 0; figure < figures; figure++) {
    const sign = await drawn(face, figure)
    for (let time = 0; time < perFigure; time++) {
      const { width, height, ink } = distorted(sign)
      const input = featuresOf(cellsOf({ x0: 0, y0: 0, x1: width, y1: height }, (x, y) => ink[y * width + x] ?? 0))
      examples.push({ face: face.face, input, figure })
    }
  }
await browser.close()
const known = examples.filter(({ face }) => !heldBack.includes(face) && !tried.includes(face))
const { net, isRight } = trained(known)
for (const face of new Set(examples.map((example) => example.face))) {
  const own = examples.filter((example) => example.face === face)
  const share = own.filter(isRight).length / own.length
  console.log(
    `${face} ${(100 * share).toFixed(1)} %${known.some((example) => example.face === face) ? '' : ' (never seen)'}`,
  )
}
if (tried.length === 0)
  writeFileSync(join(import.meta.dirname, '../../server/scanner/reading/figures.bin'), new Uint8Array(net.buffer))
