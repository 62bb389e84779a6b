/** The cook's guide as data: docs/guia.md read at build time (tools/guide), so that no text ever becomes HTML in the browser. */

export type Inline =
  | { readonly kind: 'text' | 'code'; readonly text: string }
  | { readonly kind: 'strong' | 'em'; readonly content: readonly Inline[] }
  /** `to` is a path of Obrador ('/recipes') or a section of the guide ('#escandallos'). */
  | { readonly kind: 'link'; readonly to: string; readonly text: string }

export type Block =
  | { readonly kind: 'heading'; readonly id: string; readonly text: string }
  | { readonly kind: 'paragraph'; readonly content: readonly Inline[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly (readonly Inline[])[] }
  | {
      readonly kind: 'table'
      readonly head: readonly (readonly Inline[])[]
      readonly rows: readonly (readonly (readonly Inline[])[])[]
    }
  /** `src` is beside the guide until the build has given the picture its address. */
  | {
      readonly kind: 'picture'
      readonly src: string
      readonly alt: string
      readonly width: number
      readonly height: number
    }

export type Section = { readonly id: string; readonly title: string; readonly blocks: readonly Block[] }

export type Guide = { readonly title: string; readonly intro: readonly Block[]; readonly sections: readonly Section[] }
