import type { HtmlTagDescriptor, Plugin } from 'vite'

/**
 * Asks for the fonts together with the style sheet that names them, so that they are there when the first words are drawn:
 * a font that comes later has other widths, and a row of buttons that wrapped jumps under the finger.
 */
export const preloadFonts = (): Plugin => ({
  name: 'preload-fonts',
  transformIndexHtml: {
    order: 'post',
    // No bundle in development, where nothing is on its way for long.
    handler: (_html, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((file) => file.endsWith('.woff2'))
        .map(
          (file): HtmlTagDescriptor => ({
            tag: 'link',
            // Without crossorigin the browser would fetch a font twice.
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true },
            injectTo: 'head-prepend',
          }),
        ),
  },
})
