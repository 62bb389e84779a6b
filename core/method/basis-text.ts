import type { MethodDraft } from './draft-method.ts'

/** What a method rests on, in one quiet line for the cook; null where a language model wrote it and says so itself. */
export const basisText = ({ basis, source }: Pick<MethodDraft, 'basis' | 'source'>): string | null => {
  switch (basis) {
    case 'cookbook':
      return `Del recetario: ${source ?? ''}.`
    case 'kind':
      return `Plantilla de ${source ?? ''}.`
    // Its first warning says so already, and what to do about it.
    case 'generic':
    case 'model':
      return null
  }
}
